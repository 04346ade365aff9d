import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** A source of leads that editors choose; empty for the form's first. */
export type LeadSource = '' | 'TRANE:SCHEDULE SERVICE';

interface Props {
	value: LeadSource;
	onChange: ( source: LeadSource ) => void;
}

/** What the leads of a block are sent as. */
export const SourceControl = ( { value, onChange }: Props ) => (
	<SelectControl
		__next40pxDefaultSize
		label={ __( 'Sent as', 'hvac-blocks' ) }
		value={ value }
		options={ [
			{ value: '', label: __( 'Contact dealer', 'hvac-blocks' ) },
			{ value: 'TRANE:SCHEDULE SERVICE', label: __( 'Schedule service', 'hvac-blocks' ) },
		] }
		onChange={ onChange }
	/>
);
