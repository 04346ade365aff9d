import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditableText } from './view-preview';

interface Props {
	value: string;
	onChange: ( placeholder: string ) => void;
}

/** What stands in an empty ZIP field. */
export const PlaceholderControl = ( { value, onChange }: Props ) => (
	<TextControl
		__next40pxDefaultSize
		label={ __( 'Placeholder', 'hvac-blocks' ) }
		help={ __( 'Empty: the standard text, in the language of the page.', 'hvac-blocks' ) }
		value={ value }
		onChange={ onChange }
	/>
);

/** The texts of a block with a heading and a ZIP entry, as they are edited in place. */
export const placeSearchTexts = (): Record< string, EditableText > => ( {
	heading: { label: __( 'Heading', 'hvac-blocks' ), formats: [ 'core/bold', 'core/italic' ] },
	label: { label: __( 'Field label', 'hvac-blocks' ) },
	help: { label: __( 'Help text', 'hvac-blocks' ) },
	button: { label: __( 'Button text', 'hvac-blocks' ) },
} );
