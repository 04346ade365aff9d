import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HeadingLevelControl } from './heading-level';
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

interface SearchControlsProps {
	attributes: { placeholder: string; level: number };
	setAttributes: ( change: { placeholder?: string; level?: number } ) => void;
}

/** What every block that searches for dealers has in its settings. */
export const SearchControls = ( { attributes: { placeholder, level }, setAttributes }: SearchControlsProps ) => (
	<>
		<PlaceholderControl value={ placeholder } onChange={ ( value ) => setAttributes( { placeholder: value } ) } />
		<HeadingLevelControl
			levels={ [ 1, 2, 3 ] }
			value={ level }
			onChange={ ( value ) => setAttributes( { level: value } ) }
		/>
	</>
);

/** What an editor is to know of the dealers in a preview. */
export const samplesHint = (): string =>
	__( 'The dealers here are samples. On the page, visitors see those near the place they enter.', 'hvac-blocks' );

/** A block's heading, as it is edited in place. */
export const headingText = (): EditableText => ( {
	label: __( 'Heading', 'hvac-blocks' ),
	formats: [ 'core/bold', 'core/italic' ],
} );

/** The texts of a block with a heading and a ZIP entry, as they are edited in place. */
export const placeSearchTexts = (): Record< string, EditableText > => ( {
	heading: headingText(),
	label: { label: __( 'Field label', 'hvac-blocks' ) },
	help: { label: __( 'Help text', 'hvac-blocks' ) },
	button: { label: __( 'Button text', 'hvac-blocks' ) },
} );
