import { __ } from '@wordpress/i18n';

/** A text edited in place: its slot and its attribute have the same name. */
export interface EditableText {
	/** The field's accessible name: "Heading". */
	label: string;
	/** The allowed formats. */
	formats: string[];
}

/** Texts by slot name; a string is the label of a text without formats. */
export type Texts = Record< string, string | EditableText >;

/** A text with bold and italic. */
export const emphasis = ( label: string ): EditableText => ( { label, formats: [ 'core/bold', 'core/italic' ] } );

/** A text that also has links and tooltips. */
export const rich = ( label: string ): EditableText => ( {
	label,
	formats: [ 'core/bold', 'core/italic', 'core/link', 'hvac-blocks/tooltip' ],
} );

/** The texts of a block with a section heading. */
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
