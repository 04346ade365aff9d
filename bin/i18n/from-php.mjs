import Engine from 'php-parser';
import { PHP_FUNCTIONS, stringsOf } from './calls.mjs';

const engine = new Engine( {
	parser: { extractDoc: true, version: 803, suppressErrors: false },
	ast: { withPositions: true },
} );

/** The value of an expression of fixed strings only, otherwise null. */
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

function called( node ) {
	// `__( ... )` names the function without calling it.
	return node.kind === 'call' && node.what.kind === 'name' && node.arguments[ 0 ]?.kind !== 'variadicplaceholder'
		? node.what.name.replace( /^\\/, '' )
		: undefined;
}

/** The translatable fields of a plugin's header. */
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
	const ast = engine.parseCode( code, file );
	const comments = ( ast.comments ?? [] ).map( ( { value, loc } ) => ( {
		value: value.replace( /^\/\*+|^\/\/|\*\/$/g, '' ),
		loc,
	} ) );

	return [
		...( /^[ \t*]*Plugin Name:/m.test( code.slice( 0, 8192 ) ) ? header( code ) : [] ),
		...stringsOf( ast.children, comments, file, { functions: PHP_FUNCTIONS, called, fixed } ),
	];
}
