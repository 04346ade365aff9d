/**
 * Mutants of TypeScript modules, tried with Jest. Stryker would do the same, but needs a newer Node than the project.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../lib/paths.mjs';
import { execute } from '../lib/shell.mjs';
import { PLACE } from './place.mjs';

const MUTANT = path.join( PLACE, 'mutant.ts' );

const OPERATORS = {
	'===': '!==',
	'!==': '===',
	'<': '<=',
	'<=': '<',
	'>': '>=',
	'>=': '>',
	'&&': '||',
	'||': '&&',
	'+': '-',
	'-': '+',
	'*': '/',
	'/': '*',
	'??': '&&',
};

export const tests = '*.test.ts';

/** A node's replacement; undefined for none. */
function replacement( node, text ) {
	if ( ts.isBinaryExpression( node ) ) {
		const { left, operatorToken: sign, right } = node;
		const other = OPERATORS[ text( sign ) ];

		return other && `( ${ text( left ) } ${ other } ${ text( right ) } )`;
	}
	if ( ts.isPrefixUnaryExpression( node ) && node.operator === ts.SyntaxKind.ExclamationToken ) {
		return text( node.operand );
	}
	if ( ts.isConditionalExpression( node ) ) {
		return `( ${ text( node.condition ) } ? ${ text( node.whenFalse ) } : ${ text( node.whenTrue ) } )`;
	}
	if ( ts.isNumericLiteral( node ) ) {
		return `( ${ text( node ) } + 1 )`;
	}
	if ( ts.isExpressionStatement( node ) && ts.isCallExpression( node.expression ) ) {
		return ';';
	}
	return { [ ts.SyntaxKind.TrueKeyword ]: 'false', [ ts.SyntaxKind.FalseKeyword ]: 'true' }[ node.kind ];
}

/** Like bin/mutants/list.php: positions are in bytes. */
export function list( file ) {
	const code = readFileSync( inRoot( file ), 'utf8' );
	const source = ts.createSourceFile( file, code, ts.ScriptTarget.Latest, true );
	const bytes = ( end ) => Buffer.byteLength( code.slice( 0, end ) );
	const text = ( node ) => node.getText( source );
	const found = [];

	( function visit( node ) {
		if ( ts.isTypeNode( node ) || ts.isImportDeclaration( node ) ) {
			return;
		}

		const other = replacement( node, text );
		const from = node.getStart( source );

		if ( other !== undefined ) {
			found.push( {
				line: source.getLineAndCharacterOfPosition( from ).line + 1,
				from: bytes( from ),
				to: bytes( node.end ),
				text: other,
				was: text( node ),
			} );
		}
		ts.forEachChild( node, visit );
	} )( source );

	return found;
}

/** Whether a test imports the module. */
export function isTestOf( file ) {
	const name = path.basename( file, '.ts' );

	return ( test ) => new RegExp( `/${ name }'` ).test( readFileSync( inRoot( test ), 'utf8' ) );
}

let chosen = [];

/** Writes Jest's configuration: importers of the module get the mutant. */
export function prepare( those ) {
	chosen = those;
	writeFileSync(
		path.join( PLACE, 'jest.config.cjs' ),
		`module.exports = { ...require( '${ inRoot( 'jest.config.cjs' ) }' ), rootDir: '${ inRoot() }', resolver: '${ inRoot(
			'bin/mutants/resolve.cjs'
		) }' };`
	);
}

export const write = ( file, code ) => writeFileSync( MUTANT, code );

export const run = ( file, seconds ) =>
	execute(
		process.execPath,
		[
			inRoot( 'node_modules/jest/bin/jest.js' ),
			`--config=${ path.join( PLACE, 'jest.config.cjs' ) }`,
			'--runInBand',
			'--bail',
			'--runTestsByPath',
			...chosen,
		],
		{ env: { HVAC_MUTANT: MUTANT, HVAC_MUTANT_OF: file ? inRoot( file ) : '' }, seconds }
	);
