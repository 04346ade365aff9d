import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ImportJob } from './types';

interface FileFormatProps {
	job: ImportJob;
	onChooseSheet: ( sheet: string ) => void;
}

/** The detected file format, if unusual, and the choice of a sheet. */
export function FileFormat( { job: { stage, found, sheet, sheets }, onChooseSheet }: FileFormatProps ) {
	const isChoice = sheets.length > 1 && [ 'columns', 'checked', 'failed' ].includes( stage );

	return (
		<>
			{ found && <p className="hvac-import__note">{ found }</p> }
			{ isChoice && (
				<div className="hvac-import__sheet">
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Sheet', 'hvac-blocks' ) }
						value={ sheet }
						options={ sheets.map( ( name ) => ( { label: name, value: name } ) ) }
						onChange={ onChooseSheet }
					/>
				</div>
			) }
		</>
	);
}
