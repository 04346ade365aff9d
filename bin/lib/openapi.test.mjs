/**
 * Validates `docs/reference/openapi.json` against the JSON schema of OpenAPI 3.1 (`openapi-3.1.schema.json`:
 * https://spec.openapis.org/oas/3.1/schema/2026-08-03, Apache-2.0).
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import Ajv2020 from 'ajv/dist/2020.js';
import { ANSWER_TYPES, answerTypes } from './answer-types.mjs';
import { inRoot } from './paths.mjs';

const read = ( file ) => JSON.parse( readFileSync( inRoot( file ), 'utf8' ) );
const document = read( 'docs/reference/openapi.json' );
// WordPress' and OpenAPI's formats are annotations here; custom keywords would be mistakes.
const ajv = new Ajv2020.default( { strict: false, validateFormats: false } );
const validate = ajv.compile( read( 'bin/lib/openapi-3.1.schema.json' ) );

const operations = Object.entries( document.paths ).flatMap( ( [ path, methods ] ) =>
	Object.values( methods ).map( ( operation ) => ( { path, ...operation } ) )
);

/** Every value with this key. */
function* values( node, key ) {
	for ( const [ name, value ] of Object.entries( node ?? {} ) ) {
		if ( name === key ) {
			yield value;
		}
		if ( typeof value === 'object' ) {
			yield* values( value, key );
		}
	}
}

test( 'it is an OpenAPI document', () => {
	assert.ok( validate( document ), JSON.stringify( validate.errors, null, 1 ) );
	assert.equal( validate( { ...document, info: {} } ), false );
} );

test( 'its schemas are JSON schemas', () => {
	const schemas = [ ...values( document, 'schema' ), ...Object.values( document.components.schemas ) ];
	const wrong = schemas.filter( ( schema ) => ! ajv.validateSchema( schema ) );

	assert.ok( schemas.length > 200 );
	assert.deepEqual( wrong, [] );
} );

test( 'what it refers to is there, and each operation has a name of its own', () => {
	const missing = [ ...values( document, '$ref' ) ].filter(
		( reference ) =>
			! reference
				.slice( 2 )
				.split( '/' )
				.reduce( ( node, name ) => node?.[ name ], document )
	);

	assert.deepEqual( missing, [] );
	assert.equal( new Set( operations.map( ( { operationId } ) => operationId ) ).size, operations.length );
} );

test( 'what stands in a path is a parameter', () => {
	for ( const { path, parameters } of operations ) {
		const named = parameters
			.filter( ( parameter ) => parameter.in === 'path' )
			.map( ( { name } ) => `{${ name }}` );

		assert.deepEqual( named.sort(), ( path.match( /\{\w+\}/g ) ?? [] ).sort(), path );
	}
} );

test( "the admin client's types are those of the answers", async () => {
	assert.equal( readFileSync( ANSWER_TYPES, 'utf8' ), await answerTypes(), 'npm run goldens' );
} );
