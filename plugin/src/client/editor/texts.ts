import { __ } from '@wordpress/i18n';

/** A text edited in place: its slot and its attribute have the same name. */
export interface EditableText {
	/** The field's accessible name: "Heading". */
	label: string;
	/** The allowed formats. */
	formats: string[];
	/** Whether it has several lines although it has no links. */
	lines?: true;
}

/** Texts by slot name; a string is the label of a text without formats. */
export type Texts = Record< string, string | EditableText >;

/** A text with bold and italic. */
export const emphasis = ( label: string ): EditableText => ( { label, formats: [ 'core/bold', 'core/italic' ] } );

/** A text of several lines that has no links. */
export const lines = ( text: string | EditableText ): EditableText => ( { ...editable( text ), lines: true } );

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

/** Whether a text is one line, such as a heading, a button, or a label: one without links that is not declared otherwise. */
export const isOneLine = ( text: string | EditableText ): boolean => {
	const { formats, lines: hasLines } = editable( text );

	return ! hasLines && ! formats.includes( 'core/link' );
};
