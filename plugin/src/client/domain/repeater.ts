/** A repeater's row: texts by field name. */
export type RepeaterRow = Record< string, string >;

/** `supports.hvacBlocks.repeater` in block.json; documented in `Blocks\Repeater\Repeater`. */
export interface RepeaterDeclaration {
	attribute: string;
	child: string;
	fields: string[] | Record< string, string >;
	content?: string;
}

/** A long text: paragraphs, or HTML with other elements. */
export type RepeaterContent = { paragraphs: string[] } | { html: string };

// The same limit as in the twin: larger values are not page content.
const MAX_LENGTH = 1_000_000;
const MAX_ROWS = 500;

const NUMBER = /^(?:0|[1-9]\d{0,8})$/;
const NOT_IN_A_PARAGRAPH = /<(?:ul|ol|dl|table|h[1-6]|blockquote|figure|div|pre|section|hr)\b/i;

const isObject = ( value: unknown ): value is Record< string, unknown > => typeof value === 'object' && value !== null;

/**
 * The rows of a repeater as a CMS stored them; the twin of `Blocks\Repeater\RepeaterRows`.
 *
 * @param value of the attribute, of any type
 * @param names of the known fields; others are dropped
 * @return the rows with any text
 */
export function readRows( value: unknown, names: string[] ): RepeaterRow[] {
	const decoded = typeof value === 'string' ? decode( value ) : value;
	const rows = isObject( decoded ) && ownText( decoded, 'rows' ) !== undefined ? ownText( decoded, 'rows' ) : decoded;

	if ( ! isObject( rows ) ) {
		return [];
	}

	const numbers = Object.keys( rows ).filter( ( key ) => NUMBER.test( key ) );

	return numbers.length > MAX_ROWS
		? []
		: numbers
				.sort( ( a, b ) => Number( a ) - Number( b ) )
				.map( ( key ) => readRow( rows[ key ], names ) )
				.filter( ( row ) => Object.keys( row ).length > 0 );
}

function decode( json: string ): unknown {
	try {
		return json.length > MAX_LENGTH ? null : JSON.parse( json );
	} catch {
		return null;
	}
}

const ownText = ( value: Record< string, unknown >, name: string ): unknown =>
	Object.prototype.hasOwnProperty.call( value, name ) ? value[ name ] : undefined;

const readRow = ( row: unknown, names: string[] ): RepeaterRow =>
	Object.fromEntries(
		( isObject( row ) ? names : [] )
			.map( ( name ) => [ name, readText( ownText( row as Record< string, unknown >, name ) ) ] )
			.filter( ( [ , text ] ) => text !== '' )
	);

const readText = ( value: unknown ): string =>
	[ 'string', 'number', 'boolean' ].includes( typeof value )
		? String( value ).replace( /^[ \t\n\r]+|[ \t\n\r]+$/g, '' )
		: '';

/** A row's long text; the twin of `Blocks\Repeater\RepeaterContent`. */
export function readContent( text: string ): RepeaterContent {
	if ( NOT_IN_A_PARAGRAPH.test( text ) ) {
		return { html: text };
	}

	return {
		paragraphs: text
			.replace( /\r\n?/g, '\n' )
			.replace( /<\/?p\b[^>]*>/gi, '\n\n' )
			.split( /\n[ \t]*\n/ )
			.map( ( part ) => part.replace( /^[ \t\n]+|[ \t\n]+$/g, '' ) )
			.filter( ( part ) => part !== '' )
			.map( ( part ) => part.replace( /\n/g, '<br>' ) ),
	};
}

/** The child's attributes by the row's fields. */
export const fieldsOf = ( { fields }: RepeaterDeclaration ): Record< string, string > =>
	Array.isArray( fields ) ? Object.fromEntries( fields.map( ( name ) => [ name, name ] ) ) : fields;

/**
 * Converts a text to an attribute's type.
 *
 * @param text
 * @param type of the attribute, from its block.json
 */
export function castText( text: string, type: unknown ): string | number | boolean {
	if ( type === 'boolean' ) {
		return [ 'true', '1', 'yes', 'on' ].includes( text.toLowerCase() );
	}

	const types = [ type ].flat();
	const isNumber = ( types.includes( 'integer' ) || types.includes( 'number' ) ) && ! types.includes( 'string' );

	return isNumber && text !== '' && Number.isFinite( Number( text ) ) ? Number( text ) : text;
}
