import cases from '@contracts/repeater.cases.json';
import { fieldsOf, readContent, readRows, typed } from './repeater';

it.each( cases.rows )( 'reads $name', ( { value, rows } ) => {
	expect( readRows( value, cases.names ) ).toEqual( rows );
} );

it.each( cases.content )( 'parts a long text: $name', ( { text, paragraphs, html } ) => {
	expect( readContent( text ) ).toEqual( paragraphs ? { paragraphs } : { html } );
} );

it( 'leaves alone what is too large', () => {
	const rows = ( count: number ) => Array.from( { length: count }, () => ( { question: 'A' } ) );

	expect( readRows( rows( 500 ), cases.names ) ).toHaveLength( 500 );
	expect( readRows( rows( 501 ), cases.names ) ).toEqual( [] );
	expect( readRows( `[{"question":"${ 'A'.repeat( 1_000_000 ) }"}]`, cases.names ) ).toEqual( [] );
} );

it( 'gives a text the type of the attribute', () => {
	expect( typed( '7', 'integer' ) ).toBe( 7 );
	expect( typed( 'none', 'integer' ) ).toBe( 'none' );
	expect( typed( 'Yes', 'boolean' ) ).toBe( true );
	expect( typed( 'No', 'boolean' ) ).toBe( false );
	expect( typed( '12', 'string' ) ).toBe( '12' );
	expect( typed( '7', [ 'object', 'integer' ] ) ).toBe( 7 );
	expect( typed( '007', [ 'string', 'integer' ] ) ).toBe( '007' );
	expect( fieldsOf( { attribute: 'a', child: 'b', fields: [ 'name' ] } ) ).toEqual( { name: 'name' } );
} );
