import { DropdownMenu, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { download as icon } from '@wordpress/icons';
import { download, problemOf, type ApiProblem } from '../shared/api';

/** Saves all dealers as a file that imports back unchanged. */
export function Export() {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );

	async function save( format: 'csv' | 'json' ): Promise< void > {
		setIsBusy( true );
		setProblem( null );

		try {
			await download( `/dealer-export?format=${ format }`, `dealers.${ format }` );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ) );
		} finally {
			setIsBusy( false );
		}
	}

	return (
		<>
			<DropdownMenu
				icon={ icon }
				label={ __( 'Export all dealers', 'hvac-blocks' ) }
				text={ __( 'Export', 'hvac-blocks' ) }
				toggleProps={ { variant: 'secondary', isBusy, __next40pxDefaultSize: true, showTooltip: false } }
				controls={ [
					{
						title: __( 'CSV, for spreadsheets', 'hvac-blocks' ),
						onClick: () => void save( 'csv' ),
					},
					{
						title: __( 'JSON, for programs', 'hvac-blocks' ),
						onClick: () => void save( 'json' ),
					},
				] }
			/>
			{ problem && (
				<Notice status="error" onRemove={ () => setProblem( null ) }>
					{ problem.message }
				</Notice>
			) }
		</>
	);
}
