import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeZip } from '@client/data/zip';
import { hydrateGolden } from '@client/testing/island';
import { View } from './view';

jest.mock( '@hvac-blocks/slider', () => ( {
	slide: () => ( { next() {}, previous() {}, to() {}, reveal() {}, destroy() {} } ),
} ) );

const user = userEvent.setup( { delay: null } );
const show = ( name: string ) => hydrateGolden( __dirname, name, View );
const dealer = ( number: number ) => ( { data: { name: `Dealer ${ number }`, companyID: `D${ number }` } } );
const plano = { zip: '75024', name: 'Plano', region: 'Texas', country: 'US', lat: 33, lon: -96 };
const answers: Array< ( body: unknown, status?: number ) => Promise< void > > = [];
let asked: URL[];

beforeEach( () => {
	localStorage.clear();
	window.history.replaceState( null, '', '/' );
	answers.length = 0;
	asked = [];
	// jsdom has no navigation timing.
	performance.getEntriesByType ??= () => [];
	jest.spyOn( window, 'fetch' ).mockImplementation( ( url ) => {
		asked.push( new URL( String( url ) ) );
		return new Promise( ( resolve ) => {
			answers.push( ( body, status = 200 ) =>
				act( async () =>
					resolve( { ok: status < 400, status, json: async () => body, headers: new Headers() } as Response )
				)
			);
		} );
	} );
} );

const enter = async ( place: string ) => {
	await user.clear( screen.getByRole( 'textbox' ) );
	await user.type( screen.getByRole( 'textbox' ), `${ place }{Enter}` );
};

it( 'finds the dealers near the place that is entered', async () => {
	await show( 'no-place' );
	await enter( '75024' );
	expect(
		screen.getByText( 'Searching for dealers near 75024…', { selector: '.hvac-dealer-slider__count' } )
	).toBeVisible();
	expect( asked[ 0 ]?.searchParams.get( 'mode' ) ).toBe( 'standard' );

	await answers[ 0 ]?.( { location: plano, radius: 25, dealers: [ 1, 2, 3, 4 ].map( dealer ) } );
	const slider = screen.getByRole( 'region', { name: 'Dealers near you' } );
	expect( within( slider ).getAllByRole( 'article' ) ).toHaveLength( 4 );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '4 dealers found near Plano, Texas.' );
} );

it( 'asks for the dealers of the campaign with the manufacturer’s own information, and shows their own numbers', async () => {
	await show( 'own-info' );
	await enter( '60601' );
	expect( asked.at( -1 )?.searchParams.get( 'mode' ) ).toBe( 'campaign' );
} );

it( 'asks for the dealers of the campaign on its page', async () => {
	await show( 'campaign' );
	await enter( '60601' );
	expect( asked[ 0 ]?.searchParams.get( 'mode' ) ).toBe( 'campaign' );
} );

it( 'follows the place that another block of the page is given, and leaves history and counting to it', async () => {
	const tracked = jest.fn();
	const entries = window.history.length;
	document.addEventListener( 'hvac-blocks:dealer_search', tracked, { once: true } );
	await show( 'no-place' );
	act( () => storeZip( '60602' ) );
	await answers[ 0 ]?.( { location: plano, radius: 25, dealers: [ dealer( 1 ) ] } );
	expect( screen.getByRole( 'heading', { name: 'Dealer 1' } ) ).toBeVisible();
	expect( window.history ).toHaveLength( entries );
	expect( tracked ).not.toHaveBeenCalled();
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
} );

it( 'begins with the stored place', async () => {
	localStorage.setItem( 'zipcode', '60603' );
	await show( 'no-place' );
	expect( asked[ 0 ]?.searchParams.get( 'q' ) ).toBe( '60603' );
} );

it( 'shows the nearest of many and leads to the rest', async () => {
	await show( 'no-place' );
	await enter( '60604' );
	await answers[ 0 ]?.( {
		location: plano,
		radius: 25,
		dealers: Array.from( { length: 30 }, ( _, index ) => dealer( index ) ),
	} );
	expect( document.querySelectorAll( '.hvac-slider__slide' ) ).toHaveLength( 12 );
	expect( screen.getByRole( 'link', { name: 'See all 30 dealers' } ) ).toHaveAttribute(
		'href',
		expect.stringMatching( /\/residential\/en\/dealer-locator\/\?zipcode=60604$/ )
	);
} );

it( 'says that there is nobody only once the answer is there', async () => {
	await show( 'no-place' );
	await enter( '99723' );
	expect( screen.queryByText( /We found 0 dealers/ ) ).toBeNull();

	await answers[ 0 ]?.( { location: null, radius: 100, dealers: [] } );
	expect(
		screen.getByText( 'We found 0 dealers servicing near 99723', { selector: '.hvac-message__title' } )
	).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'Find more dealers' } ) ).toBeVisible();
} );

it( 'gives a telephone number and another try where the search fails', async () => {
	await show( 'no-place' );
	await enter( '60605' );
	await answers[ 0 ]?.( { code: 'down', message: 'Down' }, 503 );
	expect( screen.getByText( 'We could not load the dealers.', { selector: '.hvac-message__title' } ) ).toBeVisible();
	expect( document.querySelector( '.hvac-message__phone' ) ).toHaveAttribute(
		'href',
		expect.stringMatching( /^tel:/ )
	);

	await user.click( screen.getByRole( 'link', { name: 'Try again' } ) );
	await answers[ 1 ]?.( { location: plano, radius: 25, dealers: [ dealer( 1 ) ] } );
	expect( screen.getByRole( 'heading', { name: 'Dealer 1' } ) ).toBeVisible();
} );
