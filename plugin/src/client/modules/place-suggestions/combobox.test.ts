import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attach } from '.';

const user = userEvent.setup( { delay: null } );
const settings = {
	url: 'https://example.test/wp-json/hvac-blocks/v1/places',
	lang: 'en',
	texts: {
		label: 'Suggestions',
		locate: 'Use my location',
		locating: 'Finding your location…',
		unknown: 'We could not find your location.',
		found: { one: '{count} place found.', other: '{count} places found.' },
	},
};
const PLACES: Record< string, Array< { label: string; query: string } > > = {
	portl: [
		{ label: 'Portland, Oregon', query: 'Portland, OR' },
		{ label: 'Portland, Maine', query: 'Portland, ME' },
	],
	'33.08,-96.81': [ { label: 'Plano, Texas', query: '75024' } ],
};

const DEALERS: Record< string, Array< { label: string; url: string } > > = {
	portl: [ { label: 'Portland Air, Boise, Idaho', url: '/residential/en/dealers/portland-air-boise-id-1/' } ],
};

let asked: string[] = [];
let sent: string[] = [];

const field = () => screen.getByRole< HTMLInputElement >( 'combobox' );
const options = () => screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );
const chosen = () => document.getElementById( field().getAttribute( 'aria-activedescendant' ) ?? '' )?.textContent;
const position = ( locate: Geolocation[ 'getCurrentPosition' ] ) =>
	Object.defineProperty( navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: locate } } );

beforeEach( () => {
	asked = [];
	sent = [];
	document.body.innerHTML = `<div data-hvac-places='${ JSON.stringify( settings ) }'>
		<dialog open><form><input name="zipcode" aria-label="Place"><button>Find</button></form></dialog></div>`;
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		sent.push( field().value );
	} );
	window.isSecureContext = true;
	position( ( found ) => found( { coords: { latitude: 33.0789, longitude: -96.8123 } } as GeolocationPosition ) );
	window.fetch = jest.fn( async ( url: RequestInfo | URL ) => {
		const { searchParams } = new URL( String( url ) );
		const text = searchParams.get( 'q' ) ?? searchParams.get( 'near' ) ?? '';
		asked.push( text );

		return {
			ok: true,
			status: 200,
			headers: new Headers(),
			json: async () => ( { places: PLACES[ text ] ?? [], dealers: DEALERS[ text ] ?? [] } ),
		};
	} ) as unknown as typeof fetch;
	attach( document.querySelector( 'input' ) as HTMLInputElement );
} );

it( 'suggests places while the visitor types, and searches for the chosen one', async () => {
	await user.type( field(), 'Portl' );
	await waitFor( () => expect( options() ).toEqual( [ 'Portland, Oregon', 'Portland, Maine' ] ) );
	expect( field() ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '2 places found.' );

	await user.click( screen.getByText( 'Portland, Maine' ) );

	expect( sent ).toEqual( [ 'Portland, ME' ] );
	expect( field() ).toHaveAttribute( 'aria-expanded', 'false' );
} );

it( 'is used by keyboard: the arrows go around, Enter chooses, Escape closes the list and not the dialog', async () => {
	const escape = jest.fn();
	document.addEventListener( 'keydown', escape );
	await user.type( field(), 'portl' );
	await waitFor( () => expect( options() ).toHaveLength( 2 ) );

	await user.keyboard( '{ArrowDown}' );
	expect( chosen() ).toBe( 'Portland, Oregon' );
	await user.keyboard( '{ArrowUp}' );
	expect( chosen() ).toBeUndefined();
	await user.keyboard( '{ArrowUp}' );
	expect( chosen() ).toBe( 'Portland, Maine' );

	escape.mockClear();
	await user.keyboard( '{Escape}' );
	expect( options() ).toEqual( [] );
	expect( escape ).not.toHaveBeenCalled();

	await user.keyboard( '{ArrowDown}{Enter}' );
	expect( sent ).toEqual( [ 'Portland, OR' ] );
	document.removeEventListener( 'keydown', escape );
} );

it( 'leaves Enter without a choice, short texts and postal codes alone', async () => {
	await user.type( field(), 'portl' );
	await waitFor( () => expect( options() ).toHaveLength( 2 ) );
	await user.keyboard( '{Enter}' );
	expect( sent ).toEqual( [ 'portl' ] );

	await user.clear( field() );
	await user.type( field(), '75024' );
	await user.clear( field() );
	await user.type( field(), 'm5v' );
	await user.clear( field() );
	await user.type( field(), 'pl{ArrowDown}' );
	expect( options() ).toEqual( [] );
	expect( asked ).toEqual( [] );
} );

it( 'offers the visitor’s own place, rounded to a kilometer, while the field is empty', async () => {
	await user.click( field() );
	expect( options() ).toEqual( [ 'Use my location' ] );
	await user.keyboard( '{ArrowDown}{Enter}' );

	await waitFor( () => expect( sent ).toEqual( [ '75024' ] ) );
	expect( asked ).toEqual( [ '33.08,-96.81' ] );
} );

it( 'says so if the position is refused, and can be used further', async () => {
	position( ( _found, failed ) => failed?.( {} as GeolocationPositionError ) );
	await user.click( field() );
	await user.click( screen.getByText( 'Use my location' ) );

	await waitFor( () => expect( options() ).toEqual( [ 'We could not find your location.' ] ) );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'We could not find your location.' );
	await user.keyboard( '{ArrowDown}{Enter}' );
	await user.type( field(), 'portl' );
	await waitFor( () => expect( options() ).toHaveLength( 2 ) );
} );

it( 'stays quiet if the route fails, and attaches once', async () => {
	window.fetch = jest.fn( async () => ( {
		ok: false,
		status: 503,
		headers: new Headers(),
		json: async () => ( {} ),
	} ) ) as never;
	attach( field() );
	await user.type( field(), 'dallas' );
	await waitFor( () => expect( window.fetch ).toHaveBeenCalled() );

	expect( options() ).toEqual( [] );
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	expect( screen.getAllByRole( 'listbox', { hidden: true } ) ).toHaveLength( 1 );
} );

test( 'dealers of that name follow the places and lead to their profiles', async () => {
	const dealers = { url: 'https://example.test/wp-json/hvac-blocks/v1/dealer-names', text: 'Dealer: {name}' };
	document.body.innerHTML = `<div data-hvac-places='${ JSON.stringify( settings ) }' data-hvac-dealers='${ JSON.stringify( dealers ) }'>
		<form><input name="zipcode" aria-label="Place"></form></div>`;
	attach( document.querySelector( 'input' ) as HTMLInputElement );

	await user.type( field(), 'Portl' );
	await waitFor( () =>
		expect( options() ).toEqual( [ 'Portland, Oregon', 'Portland, Maine', 'Dealer: Portland Air, Boise, Idaho' ] )
	);
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '3 places found.' );
} );
