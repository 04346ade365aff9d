import { readFileSync } from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import { fromGolden } from '@client/islands/parity';
import { screen } from '@testing-library/dom';

const show = ( name: string ) => {
	document.body.innerHTML = fromGolden( readFileSync( path.join( __dirname, `golden/${ name }.html` ), 'utf8' ) );
	return document.body;
};

it( 'ships no script', () => {
	expect( show( 'default' ).innerHTML ).not.toMatch( /<script|data-hvac="/ );
} );

it( 'dials the number it shows, and says when somebody answers', () => {
	const link = () => screen.getByRole( 'link' );

	expect( show( 'default' ) ).toHaveTextContent( 'Monday to Friday, 8am to 6pm CST' );
	expect( link() ).toHaveAttribute( 'href', 'tel:18005550142' );
	expect( link() ).toHaveTextContent( '1-800-555-0142' );

	show( 'own-texts' );
	expect( link() ).toHaveAttribute( 'href', 'tel:2145550199' );
	expect( link() ).toHaveTextContent( '(214) 555-0199' );
} );

it( 'puts the number before the words in an emergency', () => {
	show( 'emergency' );
	const [ phone, words ] = [ screen.getByRole( 'link' ), screen.getByText( /^Do not wait/ ) ];

	expect( phone.compareDocumentPosition( words ) ).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
	expect( screen.getByText( /^If you smell gas/ ) ).toBeInTheDocument();
	expect( show( 'default' ) ).not.toHaveTextContent( 'gas' );
} );
