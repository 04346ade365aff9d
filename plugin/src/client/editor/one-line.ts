import { getDefaultBlockName } from '@wordpress/blocks';
import type { KeyboardEvent } from 'react';
import { isOneLine, type Texts } from './texts';

const FIELD = '.block-editor-rich-text__editable';

/** What moving on needs of the editor's store. */
export interface Editor {
	canInsertBlockType: ( name: string, root: string ) => boolean;
	getBlockIndex: ( block: string ) => number;
	getBlockRootClientId: ( block: string ) => string | null;
	insertDefaultBlock: ( attributes: object, root: string, index: number ) => void;
	selectionChange: ( block: string, attribute: string, start: number, end: number ) => void;
}

const attributeOf = ( field: Element ): string => field.getAttribute( 'data-wp-block-attribute-key' ) ?? '';

const blockOf = ( element: Element ): Element | null => element.closest( '[data-block]' );

const idOf = ( block: Element | null ): string => block?.getAttribute( 'data-block' ) ?? '';

/** The text of this block that an event is in, if it is one line. */
export function oneLineField(
	{ target, currentTarget }: { target: EventTarget; currentTarget: Element },
	texts: Texts
) {
	const field = ( target as Element ).closest( FIELD );
	const text = field && blockOf( field ) === currentTarget ? texts[ attributeOf( field ) ] : undefined;

	return text !== undefined && isOneLine( text ) ? field : null;
}

/** Enter in a text of one line goes on, as in WordPress' headings: to the next text of the block, or to a new paragraph. */
export function moveOn( event: KeyboardEvent, texts: Texts, store: () => Editor ): void {
	const field = oneLineField( event, texts );
	const isChoosing = field?.hasAttribute( 'aria-activedescendant' );

	if ( event.key !== 'Enter' || event.nativeEvent.isComposing || ! field || isChoosing ) {
		return;
	}
	event.preventDefault();
	if ( event.shiftKey || event.ctrlKey || event.metaKey || event.altKey ) {
		return;
	}

	const editor = store();
	const block = event.currentTarget;
	const fields = [ ...field.ownerDocument.querySelectorAll( FIELD ) ];
	const next = fields.slice( fields.indexOf( field ) + 1 ).find( ( each ) => each.checkVisibility() );
	const id = idOf( block );
	const root = editor.getBlockRootClientId( id ) ?? '';

	if ( next && block.contains( next ) ) {
		editor.selectionChange( idOf( blockOf( next ) ), attributeOf( next ), 0, 0 );
	} else if ( editor.canInsertBlockType( getDefaultBlockName() ?? '', root ) ) {
		editor.insertDefaultBlock( {}, root, editor.getBlockIndex( id ) + 1 );
	} else if ( next ) {
		editor.selectionChange( idOf( blockOf( next ) ), attributeOf( next ), 0, 0 );
	}
}

/** The elements of formats. */
const ELEMENTS: Record< string, string[] > = {
	'core/bold': [ 'strong', 'b' ],
	'core/italic': [ 'em', 'i' ],
	'core/link': [ 'a' ],
	'hvac-blocks/tooltip': [ 'dfn' ],
};

const TAG = /<\/?([a-z][a-z0-9-]*)\b[^>]*>/gi;

/**
 * A changed text without the formats that pasting adds and the text does not allow. Formats that it had stay.
 *
 * @param html    as RichText writes it
 * @param before  the text before the change
 * @param formats those allowed
 * @param lines   whether line breaks are
 */
export function withAllowedFormats( html: string, before: string, formats: string[], lines: boolean ): string {
	const had = [ ...before.matchAll( TAG ) ].map( ( [ , name = '' ] ) => name.toLowerCase() );
	const allowed = new Set( [ ...had, ...formats.flatMap( ( format ) => ELEMENTS[ format ] ?? [] ) ] );

	return html.replace( TAG, ( tag, written: string ) => {
		const name = written.toLowerCase();

		if ( name === 'br' ) {
			return lines || had.includes( name ) ? tag : ' ';
		}
		return allowed.has( name ) ? tag : '';
	} );
}
