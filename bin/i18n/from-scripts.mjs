import { parse } from '@babel/parser';
import { SCRIPT_FUNCTIONS, stringsOf } from './calls.mjs';

/** The value of an expression of fixed strings only, otherwise null. */
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

function called( { type, callee } ) {
	if ( type !== 'CallExpression' && type !== 'OptionalCallExpression' ) {
		return undefined;
	}

	return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
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

	return stringsOf( ast.program, ast.comments, file, { functions: SCRIPT_FUNCTIONS, called, fixed } );
}
