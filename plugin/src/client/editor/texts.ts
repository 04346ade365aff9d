import { __ } from '@wordpress/i18n';

/** A text of a block that is edited in place: its slot and its attribute have the same name. */
export interface EditableText {
	/** What it is, for the field's accessible name: "Heading". */
	label: string;
	/** Formats that the text may have. */
	formats: string[];
}

/** Texts by the name of their slot; one without formats is its label alone. */
export type Texts = Record< string, string | EditableText >;

/** A text with bold and italic words. */
export const emphasis = ( label: string ): EditableText => ( { label, formats: [ 'core/bold', 'core/italic' ] } );

/** A text with links and tooltips, too. */
export const rich = ( label: string ): EditableText => ( {
	label,
	formats: [ 'core/bold', 'core/italic', 'core/link', 'hvac-blocks/tooltip' ],
} );

/** The texts of a block that begins with a heading. */
export const sectionTexts = () => ( {
	heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
	intro: rich( __( 'Introduction', 'hvac-blocks' ) ),
} );

/** The texts of a card with a link. */
export const cardTexts = () => ( {
	title: __( 'Title', 'hvac-blocks' ),
	text: rich( __( 'Text', 'hvac-blocks' ) ),
	linkText: __( 'Link text', 'hvac-blocks' ),
} );

export const editable = ( text: string | EditableText ): EditableText =>
	typeof text === 'string' ? { label: text, formats: [] } : text;
