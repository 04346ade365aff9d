/** The arguments of WordPress' translation functions, in PHP and in JavaScript. */

export const DOMAIN = 'hvac-blocks';

const text = [ 'msgid' ];
const inContext = [ 'msgid', 'msgctxt' ];
const plural = [ 'msgid', 'msgid_plural', null ];
const pluralInContext = [ 'msgid', 'msgid_plural', null, 'msgctxt' ];

/** The strings among a function's arguments, in order; the text domain follows them. */
export const SCRIPT_FUNCTIONS = { __: text, _x: inContext, _n: plural, _nx: pluralInContext };

export const PHP_FUNCTIONS = {
	...SCRIPT_FUNCTIONS,
	_e: text,
	_ex: inContext,
	esc_html__: text,
	esc_html_e: text,
	esc_html_x: inContext,
	esc_attr__: text,
	esc_attr_e: text,
	esc_attr_x: inContext,
	_n_noop: [ 'msgid', 'msgid_plural' ],
	_nx_noop: [ 'msgid', 'msgid_plural', 'msgctxt' ],
};

/**
 * The string that a call translates.
 *
 * @param {string}                name    of the function
 * @param {Array<string|null>}    shape   the meaning of its arguments
 * @param {Array<string|null>}    values  the arguments; null for any that is not a fixed string
 * @param {string}                where   for the error: file and line
 * @param {string|undefined}      comment for translators
 * @return {Object|null} null for a string of another text domain
 */
function stringOfCall( name, shape, values, where, comment ) {
	const domain = values[ shape.length ];

	if ( domain !== DOMAIN ) {
		if ( typeof domain === 'string' && domain !== '' ) {
			return null;
		}

		throw new Error( `${ where }: ${ name }() needs the text domain '${ DOMAIN }' as its last argument.` );
	}

	const string = { comment };

	shape.forEach( ( part, index ) => {
		if ( part === null ) {
			return;
		}

		if ( typeof values[ index ] !== 'string' || values[ index ] === '' ) {
			throw new Error( `${ where }: ${ name }() needs a fixed, non-empty string, or nobody can translate it.` );
		}

		string[ part ] = values[ index ];
	} );

	return string;
}

/**
 * The comment for translators on a call's line or the line before.
 *
 * @param {Array<{text: string, start: number, end: number}>} comments
 * @param {number}                                            line
 */
function commentAt( comments, line ) {
	const found = comments.find( ( { end } ) => end === line || end === line - 1 );

	return found?.text
		.match( /translators:\s*([\s\S]*)/i )?.[ 1 ]
		.replace( /\s*\n\s*\**\s*/g, ' ' )
		.trim();
}

function walk( node, visit ) {
	if ( Array.isArray( node ) ) {
		node.forEach( ( child ) => walk( child, visit ) );
	} else if ( node && typeof node === 'object' ) {
		visit( node );
		Object.entries( node ).forEach( ( [ key, child ] ) => key !== 'loc' && walk( child, visit ) );
	}
}

/**
 * The strings of all calls in a file.
 *
 * @param {Object}                                 tree     its syntax tree; every node has a `loc`
 * @param {Array<{value: string, loc: Object}>}    comments without their delimiters
 * @param {string}                                 file     its name, for errors
 * @param {Object}                                 language
 * @param {Object}                                 language.functions  the functions to look for
 * @param {function(Object): (string|undefined)}   language.called     the name of the function that a node calls
 * @param {function(Object): (string|null)}        language.fixed      the value of an expression of fixed strings only
 * @return {Object[]} translatable strings
 */
export function stringsOf( tree, comments, file, { functions, called, fixed } ) {
	const lines = comments.map( ( { value, loc } ) => ( { text: value, start: loc.start.line, end: loc.end.line } ) );
	const strings = [];

	walk( tree, ( node ) => {
		const name = called( node ) ?? '';

		if ( Object.hasOwn( functions, name ) ) {
			const { line } = node.loc.start;
			const string = stringOfCall(
				name,
				functions[ name ],
				node.arguments.map( fixed ),
				`${ file }:${ line }`,
				commentAt( lines, line )
			);

			if ( string ) {
				strings.push( string );
			}
		}
	} );

	return strings;
}
