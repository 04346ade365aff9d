import '@testing-library/jest-dom';
import { storeZip } from '@client/data/zip';
import { isFollowed } from '@client/testing/follow';
import { hydrateGolden } from '@client/testing/island';
import * as partner from '@hvac-blocks/rebates';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

jest.mock( '@hvac-blocks/rebates', () => ( { showOffers: jest.fn() } ) );

const showOffers = partner.showOffers as jest.MockedFunction< typeof partner.showOffers >;
const user = userEvent.setup( { delay: null } );
const show = ( name: string ) => hydrateGolden( __dirname, name, View );
const location = {
	zip: '60601',
	name: 'Chicago',
	region: 'Illinois',
	regionCode: 'IL',
	country: 'US',
	lat: 41,
	lon: -87,
};
const rebate = ( number: number ) => ( {
	title: `Rebate ${ number }`,
	lang: 'en',
	amount: 100,
	upTo: false,
	provider: 'Prairie Light',
	url: '',
	expires: null,
} );
const found = ( total: number, page = 1 ) => ( {
	total,
	pages: Math.ceil( total / 6 ),
	page,
	rebates: Array.from( { length: Math.min( 6, total - ( page - 1 ) * 6 ) }, ( _, index ) => rebate( index + 1 ) ),
	location,
	demo: false,
} );
const titles = () => screen.queryAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent );
const status = () => screen.getByRole( 'status' );
const answers: Array< ( body: unknown, code?: number ) => Promise< void > > = [];
let asked: URL[];

beforeEach( () => {
	localStorage.clear();
	window.history.replaceState( null, '', '/?utm=mail' );
	Object.assign( window, { consent_api: undefined, wp_has_consent: undefined } );
	showOffers.mockReset().mockResolvedValue( undefined );
	answers.length = 0;
	asked = [];
	jest.spyOn( window, 'fetch' ).mockImplementation( ( url ) => {
		asked.push( new URL( String( url ) ) );
		return new Promise( ( resolve ) => {
			answers.push( ( body, code = 200 ) =>
				act( async () =>
					resolve( {
						ok: code < 400,
						status: code,
						json: async () => body,
						headers: new Headers(),
					} as Response )
				)
			);
		} );
	} );
} );

const enter = async ( place: string ) => {
	await user.clear( screen.getByRole( 'textbox' ) );
	await user.type( screen.getByRole( 'textbox' ), `${ place }{Enter}` );
};

describe( 'a search', () => {
	it( 'shows the rebates for the place that is entered, says so, and names it in the address', async () => {
		await show( 'no-place' );
		expect( status() ).toBeEmptyDOMElement();

		await enter( '60601' );
		expect( status() ).toHaveTextContent( 'Looking for rebates near 60601…' );
		expect( asked[ 0 ]?.searchParams.get( 'q' ) ).toBe( '60601' );
		expect( window.location.search ).toBe( '?utm=mail&zipcode=60601' );

		await answers[ 0 ]?.( found( 2 ) );
		expect( titles() ).toEqual( [ 'Rebate 1', 'Rebate 2' ] );
		expect( status() ).toHaveTextContent( '2 rebates for Chicago, Illinois' );
	} );

	it( 'asks nothing where nothing is entered', async () => {
		await show( 'no-place' );
		await user.type( screen.getByRole( 'textbox' ), '{Enter}' );

		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Zip code or city is required' );
		expect( asked ).toEqual( [] );
	} );

	it( 'shows the answer to the last one, in whatever order they come', async () => {
		await show( 'no-place' );
		await enter( '75024' );
		await enter( '60601' );
		await answers[ 1 ]?.( found( 1 ) );
		await answers[ 0 ]?.( found( 5 ) );

		expect( titles() ).toEqual( [ 'Rebate 1' ] );
	} );

	it( 'says that there are none, or no such place', async () => {
		await show( 'no-place' );
		await enter( '60601' );
		await answers[ 0 ]?.( found( 0 ) );
		expect( screen.getByText( /^No rebates are listed for Chicago/ ) ).toBeVisible();

		await enter( 'Nowhere' );
		await answers[ 1 ]?.( { ...found( 0 ), location: null } );
		expect( status() ).toHaveTextContent( 'We can’t find “Nowhere”.' );
	} );

	it( 'can be tried again where it failed', async () => {
		await show( 'no-place' );
		await enter( '60601' );
		await answers[ 0 ]?.( { code: 'down', message: 'Down' }, 503 );
		expect( status() ).toHaveTextContent( 'We could not load the rebates.' );
		expect( screen.getByRole( 'link', { name: '1-800-555-0142' } ) ).toHaveAttribute( 'href', 'tel:18005550142' );

		await user.click( screen.getByRole( 'link', { name: 'Try again' } ) );
		await answers[ 1 ]?.( found( 1 ) );
		expect( titles() ).toEqual( [ 'Rebate 1' ] );
	} );

	it( 'follows the place of another block without a word, and the stored one', async () => {
		await show( 'no-place' );
		const { length } = window.history;
		act( () => storeZip( '60601' ) );
		await answers[ 0 ]?.( found( 1 ) );
		expect( titles() ).toEqual( [ 'Rebate 1' ] );
		expect( status() ).toBeEmptyDOMElement();
		expect( window.history ).toHaveLength( length );

		asked = [];
		await show( 'no-place' );
		expect( asked[ 0 ]?.searchParams.get( 'q' ) ).toBe( '60601' );
	} );
} );

it( 'turns the page, with the focus at its top', async () => {
	await show( 'second-page' );
	await user.click( screen.getByRole( 'link', { name: 'Page 1' } ) );
	expect( asked[ 0 ]?.searchParams.get( 'page' ) ).toBe( '1' );

	await answers[ 0 ]?.( found( 8 ) );
	expect( titles() ).toHaveLength( 6 );
	expect( document.querySelector( '.hvac-rebates__count' ) ).toHaveFocus();
	expect( document.querySelector( '.hvac-rebates__count' ) ).toHaveTextContent( 'Showing 1-6 of 8' );
} );

describe( 'a partner’s offers', () => {
	const button = () => screen.getByRole( 'button', { name: 'See partner offers' } );
	const place = () => document.querySelector( '.hvac-rebates__script' );

	it( 'load once they are asked for, in place of the list, and take the focus', async () => {
		await show( 'script' );
		expect( showOffers ).not.toHaveBeenCalled();

		await user.click( button() );
		expect( showOffers ).toHaveBeenCalledTimes( 1 );
		expect( showOffers ).toHaveBeenCalledWith( place(), expect.stringContaining( 'https://' ) );
		await waitFor( () => expect( place() ).toHaveFocus() );
		expect( titles() ).toEqual( [] );
	} );

	it( 'do not load without consent to marketing', async () => {
		Object.assign( window, { consent_api: {}, wp_has_consent: () => false } );
		await show( 'script' );
		await user.click( button() );

		expect( showOffers ).not.toHaveBeenCalled();
		expect( status() ).toHaveTextContent( 'Partner offers load only if you allow marketing cookies.' );
	} );

	it( 'leave the list where they fail', async () => {
		showOffers.mockRejectedValue( new Error( 'Down' ) );
		await show( 'script' );
		await user.click( button() );

		await waitFor( () => expect( status() ).toHaveTextContent( 'Partner offers could not be loaded.' ) );
		expect( titles() ).toHaveLength( 2 );
	} );
} );

it( 'leads to the page where the site keeps visitors from its routes', async () => {
	await show( 'no-place' );
	await enter( '60602' );
	await answers[ 0 ]?.( {}, 403 );
	await answers[ 1 ]?.( {}, 403 );
	const retry = screen.getByRole( 'link', { name: 'Try again' } );

	expect( retry ).toHaveAttribute( 'href', '?zipcode=60602' );
	expect( await isFollowed( () => user.click( retry ) ) ).toBe( true );
} );
