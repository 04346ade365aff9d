import { parse } from '@babel/parser';
import { SCRIPT_FUNCTIONS, commentAt, stringOfCall } from './calls.mjs';

/** The value of an expression made of fixed strings only, else null. */
function fixed( node ) {
	switch ( node?.type ) {
		case 'StringLiteral':
			return node.value;
		case 'TemplateLiteral':
			return node.expressions.length === 0 ? node.quasis[ 0 ].value.cooked : null;
		case 'BinaryExpression': {
			const [ left, right ] = [ fixed( node.left ), fixed( node.right ) ];

			return node.operator === '+' && left !== null && right !== null ? left + right : null;
		}
		default:
			return null;
	}
}

function nameOf( callee ) {
	return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

function walk( node, visit ) {
	if ( Array.isArray( node ) ) {
		node.forEach( ( child ) => walk( child, visit ) );
	} else if ( node && typeof node.type === 'string' ) {
		visit( node );
		Object.values( node ).forEach( ( child ) => child && typeof child === 'object' && walk( child, visit ) );
	}
}

/**
 * @param {string} code of a .ts, .tsx, .js, .jsx or .mjs file
 * @param {string} file its name, for errors
 * @return {Object[]} its translatable strings
 */
export function fromScript( code, file ) {
	const plugins = [
		'decorators',
		...( /\.tsx?$/.test( file ) ? [ 'typescript' ] : [] ),
		...( file.endsWith( '.ts' ) ? [] : [ 'jsx' ] ),
	];
	const ast = parse( code, { sourceType: 'unambiguous', plugins } );
	const comments = ast.comments.map( ( { value, loc } ) => ( {
		text: value,
		start: loc.start.line,
		end: loc.end.line,
	} ) );
	const strings = [];

	walk( ast.program, ( node ) => {
		if ( node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression' ) {
			return;
		}

		const name = nameOf( node.callee );
		const shape = Object.hasOwn( SCRIPT_FUNCTIONS, name ?? '' ) ? SCRIPT_FUNCTIONS[ name ] : null;

		if ( shape ) {
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
