import Engine from 'php-parser';
import { PHP_FUNCTIONS, commentAt, stringOfCall } from './calls.mjs';

const engine = new Engine( {
	parser: { extractDoc: true, version: 803, suppressErrors: false },
	ast: { withPositions: true },
} );

function fixed( node ) {
	if ( node?.kind === 'string' || node?.kind === 'nowdoc' ) {
		return node.value;
	}

	if ( node?.kind === 'bin' && node.type === '.' ) {
		const [ left, right ] = [ fixed( node.left ), fixed( node.right ) ];

		return left !== null && right !== null ? left + right : null;
	}

	return null;
}

function walk( node, visit ) {
	if ( Array.isArray( node ) ) {
		node.forEach( ( child ) => walk( child, visit ) );
	} else if ( node && typeof node === 'object' ) {
		if ( node.kind ) {
			visit( node );
		}

		Object.entries( node ).forEach( ( [ key, child ] ) => key !== 'loc' && walk( child, visit ) );
	}
}

/** The fields of a plugin's header that WordPress translates. */
function header( code ) {
	const field = ( name ) => code.match( new RegExp( `^[ \\t*]*${ name }:\\s*(.+)$`, 'm' ) )?.[ 1 ].trim();

	return [
		[ 'Plugin Name', 'Plugin Name of the plugin' ],
		[ 'Description', 'Description of the plugin' ],
	]
		.map( ( [ name, comment ] ) => ( { msgid: field( name ), comment } ) )
		.filter( ( { msgid } ) => msgid );
}

/**
 * @param {string} code of a PHP file
 * @param {string} file its name, for errors
 * @return {Object[]} its translatable strings
 */
export function fromPhp( code, file ) {
	const strings = /^[ \t*]*Plugin Name:/m.test( code.slice( 0, 8192 ) ) ? header( code ) : [];
	const ast = engine.parseCode( code, file );
	const comments = ( ast.comments ?? [] ).map( ( { value, loc } ) => ( {
		text: value.replace( /^\/\*+|^\/\/|\*\/$/g, '' ),
		start: loc.start.line,
		end: loc.end.line,
	} ) );

	walk( ast.children, ( node ) => {
		if ( node.kind !== 'call' || node.what.kind !== 'name' ) {
			return;
		}

		const name = node.what.name.replace( /^\\/, '' );
		const shape = Object.hasOwn( PHP_FUNCTIONS, name ) ? PHP_FUNCTIONS[ name ] : null;

		// `__( ... )` names the function without calling it.
		if ( shape && node.arguments[ 0 ]?.kind !== 'variadicplaceholder' ) {
			const { line } = node.loc.start;
			const string = stringOfCall(
				name,
				shape,
				node.arguments.map( fixed ),
				`${ file }:${ line }`,
				commentAt( comments, line )
			);

			if ( string ) {
				strings.push( string );
			}
		}
	} );

	return strings;
}
