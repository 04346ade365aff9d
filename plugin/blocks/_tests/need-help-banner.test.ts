import { readFileSync } from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import { fromGolden } from '@client/islands/parity';
import { screen } from '@testing-library/dom';

const show = ( name: string ) => {
	document.body.innerHTML = fromGolden(
		readFileSync( path.join( __dirname, `../need-help-banner/golden/${ name }.html` ), 'utf8' )
	);
	return document.body;
};

it( 'dials the number it shows, and says when somebody answers', () => {
	const link = () => screen.getByRole( 'link' );

	expect( show( 'default' ) ).toHaveTextContent( 'Monday to Friday, 7am to 5pm CST' );
	expect( link() ).toHaveAttribute( 'href', 'tel:18005550142' );
	expect( link() ).toHaveTextContent( '1-800-555-0142' );

	expect( show( 'customer-service' ) ).toHaveTextContent( 'De lunes a viernes, de 8 a. m. a 6 p. m. CST' );
	expect( link() ).toHaveAttribute( 'href', 'tel:18005550177' );

	show( 'own-texts' );
	expect( link() ).toHaveAttribute( 'href', 'tel:2145550199' );
	expect( link() ).toHaveTextContent( '(214) 555-0199' );
} );

it( 'puts gas before the number, and the number before the words in an emergency', () => {
	show( 'emergency' );
	const gas = screen.getByText( /^Smell gas/ );
	const [ phone, words ] = [ screen.getByRole( 'link' ), screen.getByText( /^Don't wait/ ) ];

	expect( gas.compareDocumentPosition( phone ) ).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
	expect( gas.closest( '.hvac-need-help-banner__panel' ) ).toBeNull();
	expect( phone.compareDocumentPosition( words ) ).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
	expect( show( 'default' ) ).not.toHaveTextContent( 'gas' );
} );

it( 'is a dialog that its own buttons open and close without a script', () => {
	show( 'dialog' );
	const dialog = document.querySelector( '[popover]' );
	const [ open, close ] = screen.getAllByRole( 'button', { hidden: true } );

	expect( dialog ).toHaveAttribute( 'role', 'dialog' );
	expect( dialog ).toHaveAccessibleName( 'Need help now?' );
	expect( open ).toHaveAccessibleName( 'Need help now?' );
	expect( open ).toHaveAttribute( 'popovertarget', dialog?.id );
	expect( dialog ).not.toContainElement( open ?? null );
	expect( close ).toHaveAccessibleName( 'Close' );
	expect( close ).toHaveAttribute( 'popovertarget', dialog?.id );
	expect( close ).toHaveAttribute( 'popovertargetaction', 'hide' );
	expect( dialog ).toContainElement( close ?? null );
	expect( dialog ).toContainElement( screen.getByRole( 'link', { hidden: true } ) );
} );

it( 'hides nothing behind a button in an emergency', () => {
	expect( show( 'dialog-emergency' ).querySelector( '[popover], button' ) ).toBeNull();
	expect( screen.getByRole( 'link' ) ).toHaveTextContent( '1-800-555-0142' );
} );

it( 'shows in the languages that are switched on', () => {
	expect( show( 'other-language' ) ).toBeEmptyDOMElement();
	expect( show( 'dialog-fr' ) ).toHaveTextContent( 'Besoin d’aide' );
	expect( show( 'customer-service' ) ).toHaveTextContent( '1-800-555-0177' );
} );
