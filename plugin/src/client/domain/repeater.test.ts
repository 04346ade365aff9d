import cases from '@contracts/repeater.cases.json';
import { fieldsOf, readContent, readRows, castText } from './repeater';

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
	expect( castText( '7', 'integer' ) ).toBe( 7 );
	expect( castText( 'none', 'integer' ) ).toBe( 'none' );
	expect( castText( 'Yes', 'boolean' ) ).toBe( true );
	expect( castText( 'No', 'boolean' ) ).toBe( false );
	expect( castText( '12', 'string' ) ).toBe( '12' );
	expect( castText( '7', [ 'object', 'integer' ] ) ).toBe( 7 );
	expect( castText( '007', [ 'string', 'integer' ] ) ).toBe( '007' );
	expect( fieldsOf( { attribute: 'a', child: 'b', fields: [ 'name' ] } ) ).toEqual( { name: 'name' } );
} );
