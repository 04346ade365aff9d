import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateGolden } from '@client/testing/island';
import { View } from './view';

const user = userEvent.setup( { delay: null } );
const field = () => screen.getByLabelText< HTMLInputElement >( 'ZIP code or city' );
const message = () => screen.getByRole( 'alert' );
const show = ( beforeHydration?: () => void ) => hydrateGolden( __dirname, 'default', View, beforeHydration );

/** Whether the browser would send the form; jsdom cannot. */
function send(): boolean {
	let isSent = true;
	act( () => {
		isSent = fireEvent.submit( field().form as HTMLFormElement );
	} );
	return isSent;
}

beforeEach( () => localStorage.clear() );

it( 'leads to the dealer locator with the trimmed place and stores it', async () => {
	await show();
	await user.type( field(), '  75024 ' );

	expect( send() ).toBe( true );
	expect( field() ).toHaveValue( '75024' );
	expect( field().form?.action ).toMatch( /\/residential\/en\/dealer-locator\/$/ );
	expect( localStorage.getItem( 'zipcode' ) ).toBe( '75024' );
} );

it.each( [ '', '   ' ] )( 'asks for a place instead of sending "%s"', async ( typed ) => {
	await show();
	field().value = typed;

	expect( send() ).toBe( false );
	expect( message() ).toHaveTextContent( 'Zip code or city is required' );
	expect( field() ).toBeInvalid();
	expect( field() ).toHaveFocus();
	expect( field() ).toHaveAccessibleDescription( /^\s*Zip code or city is required$/ );
	expect( localStorage.getItem( 'zipcode' ) ).toBeNull();
} );

it( 'takes the message back with the next place', async () => {
	await show();
	send();
	await user.type( field(), 'Plano, TX' );

	expect( send() ).toBe( true );
	expect( message() ).toBeEmptyDOMElement();
	expect( field() ).toBeValid();
} );

it( 'offers the stored place, selected for a visitor who is about to type', async () => {
	localStorage.setItem( 'zipcode', '60601' );
	await show( () => field().focus() );

	expect( field() ).toHaveValue( '60601' );
	await user.keyboard( '7' );
	expect( field() ).toHaveValue( '7' );
} );

it( 'keeps what was typed before it ran', async () => {
	localStorage.setItem( 'zipcode', '60601' );
	await show( () => {
		field().value = '750';
	} );

	expect( field() ).toHaveValue( '750' );
} );

it( 'works where storage is forbidden', async () => {
	const forbid = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new DOMException( 'forbidden' );
	} );
	await show();
	await user.type( field(), '75024' );

	expect( send() ).toBe( true );
	forbid.mockRestore();
} );
