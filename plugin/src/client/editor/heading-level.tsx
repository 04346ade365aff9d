import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	levels: number[];
	value: number;
	onChange: ( level: number ) => void;
}

/** Which level a block's heading has in the outline of its page. */
export const HeadingLevelControl = ( { levels, value, onChange }: Props ) => (
	<SelectControl
		__next40pxDefaultSize
		label={ __( 'Heading level', 'hvac-blocks' ) }
		value={ String( value ) }
		options={ levels.map( ( level ) => ( { value: String( level ), label: `H${ level }` } ) ) }
		onChange={ ( level ) => onChange( Number( level ) ) }
	/>
);
