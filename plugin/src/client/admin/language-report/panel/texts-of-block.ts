import { getBlockType, getSaveContent } from '@wordpress/blocks';
import type { Block } from '../../shared/blocks';

type Attribute = { role?: string; source?: string };

const read = new WeakMap< Block, string[] >();

/**
 * The texts of a block that a translation changes, without those of its inner blocks and without tags. The server's twin
 * is `PageTexts`, which also says what is none.
 */
export function textsOfBlock( block: Block ): string[] {
	const known = read.get( block );

	if ( known ) {
		return known;
	}

	const texts = [ savedText( block ), ...writtenIn( block ) ].map( plain ).filter( ( text ) => text !== '' );

	read.set( block, texts );
	return texts;
}

/** What it stores as HTML; ours store none. */
function savedText( { name, attributes }: Block ): string {
	if ( name.startsWith( 'hvac-blocks/' ) || ! getBlockType( name ) ) {
		return '';
	}
	try {
		const saved: unknown = getSaveContent( name, attributes, [] );

		return typeof saved === 'string' ? saved : '';
	} catch {
		// A block of another plugin may not cope; its text is not listed.
		return '';
	}
}

function writtenIn( { name, attributes }: Block ): string[] {
	const declared = ( getBlockType( name )?.attributes ?? {} ) as Record< string, Attribute >;

	return Object.entries( declared ).flatMap( ( [ attribute, { role, source } ] ) => {
		const value = attributes[ attribute ];
		const text = typeof value === 'object' ? ( value as { alt?: unknown } | null )?.alt : value;

		return role === 'content' && source === undefined && typeof text === 'string' ? [ text ] : [];
	} );
}

/** The attribute that is a text of a block; undefined for one in its HTML, and for the words of a picture. */
export const attributeOf = ( { attributes }: Block, text: string ): string | undefined =>
	Object.entries( attributes ).find( ( [ , value ] ) => plain( String( value ) ) === text )?.[ 0 ];

export function plain( html: string ): string {
	const text = /[<&]/.test( html )
		? ( new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '' )
		: html;

	return text.replace( /\s+/g, ' ' ).trim();
}
