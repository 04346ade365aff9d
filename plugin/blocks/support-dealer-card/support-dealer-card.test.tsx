import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeZip } from '@client/data/zip';
import { covers, zipsIn } from '@client/domain/zip-coverage';
import { isFollowed } from '@client/testing/follow';
import { hydrateGolden, runEarly } from '@client/testing/island';
import { View } from './view';

const user = userEvent.setup( { delay: null } );
const block = () => document.querySelector( '[data-hvac]' ) as HTMLElement;
const card = () => screen.queryByRole( 'article' );
const show = ( name: string, before?: () => void ) => hydrateGolden( __dirname, name, View, before );
const body = { location: null, radius: 25, dealers: [ { data: { name: 'Near', companyID: 'D1' } } ] };
let answer: ( body: unknown, status?: number ) => Promise< void >;
let asked: string[];

beforeEach( () => {
	localStorage.clear();
	asked = [];
	jest.spyOn( window, 'fetch' ).mockImplementation( ( url ) => {
		asked.push( String( url ) );
		return new Promise( ( resolve ) => {
			answer = ( json, status = 200 ) =>
				act( async () =>
					resolve( { ok: status < 400, status, json: async () => json, headers: new Headers() } as Response )
				);
		} );
	} );
} );

it( 'shows nothing until a ZIP is known, and nothing for one that is not covered', async () => {
	await show( 'hidden' );
	expect( card() ).toBeNull();

	act( () => storeZip( '60601' ) );
	expect( asked ).toEqual( [] );
	expect( screen.queryByRole( 'heading' ) ).toBeNull();
} );

it( 'makes room at once for a visitor whose ZIP is covered, then shows the dealer', async () => {
	localStorage.setItem( 'zipcode', '75025' );
	await show( 'hidden', () => {
		runEarly();
		expect( block() ).toHaveAttribute( 'data-covered' );
	} );
	expect( block() ).toHaveAttribute( 'data-covered' );

	await answer( body );
	expect( screen.getByRole( 'heading', { name: 'Near' } ) ).toBeVisible();
	// Nothing below moves.
	expect( block() ).toHaveAttribute( 'data-covered' );

	act( () => storeZip( '60601' ) );
	expect( block() ).not.toHaveAttribute( 'data-covered' );
} );

it.each( [
	[ 'editor', 'Blue Door Heating & Air' ],
	[ 'nobody', 'We found 0 dealers servicing near 75024' ],
	[ 'failed', 'We could not load the dealers.' ],
] )( 'does not ask what the server answered: %s', async ( name, text ) => {
	localStorage.setItem( 'zipcode', '75025' );
	await show( name );
	await act( async () => {} );

	expect( asked ).toEqual( [] );
	expect( screen.getByText( text ) ).toBeVisible();
} );

it( 'asks once more where the server could not tell and the visitor tries again', async () => {
	await show( 'failed' );
	await user.click( screen.getByRole( 'link', { name: 'Try again' } ) );
	expect( asked ).toHaveLength( 1 );

	await answer( body );
	expect( screen.getByRole( 'heading', { name: 'Near' } ) ).toBeVisible();
} );

it( 'follows the ZIP that another block of the page is given', async () => {
	await show( 'company' );
	expect( screen.getByRole( 'heading', { name: 'Lantern Climate' } ) ).toBeVisible();

	act( () => storeZip( '60601' ) );
	expect( card() ).toBeNull();

	act( () => storeZip( '02139-4307' ) );
	expect( asked[ 0 ] ).toContain( '/dealers/EX002' );
	await answer( body.dealers[ 0 ] );
	expect( card() ).toBeVisible();
} );

/** Other ZIP codes than the example's. */
const coverage = ( zips: string ) => () => {
	const json = document.querySelector( 'script[type="application/json"]' ) as HTMLElement;
	json.textContent = ( json.textContent ?? '' ).replace( /"coverage":\[[^\]]*\]/, `"coverage":[${ zips }]` );
};

it( 'gives a telephone number and another try where the search fails', async () => {
	await show( 'hidden', coverage( '75026' ) );
	act( () => storeZip( '75026' ) );
	await answer( { code: 'down' }, 503 );
	expect( screen.getByText( 'We could not load the dealers.' ) ).toBeVisible();

	await user.click( screen.getByRole( 'link', { name: 'Try again' } ) );
	await answer( body );
	expect( card() ).toBeVisible();
} );

it( 'says that nobody is found', async () => {
	await show( 'hidden', coverage( '75099' ) );
	act( () => storeZip( '75099' ) );
	await answer( { location: null, radius: 100, dealers: [] } );

	expect( card() ).toBeNull();
	expect( screen.getByText( 'We found 0 dealers servicing near 75099' ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'Find more dealers' } ) ).toBeVisible();
} );

it( 'knows a dealer that is no more from a service that is down', async () => {
	await show( 'company' );
	act( () => storeZip( '75024' ) );
	await answer( { code: 'gone' }, 404 );
	// At the second address, too.
	await answer( { code: 'gone' }, 404 );
	expect( screen.getByText( 'We found 0 dealers servicing near 75024' ) ).toBeVisible();
} );

it.each( [
	[ '02139', true ],
	[ ' 02139-4307 ', true ],
	[ '2139', false ],
	[ '75024', false ],
	[ 'Cambridge, MA', false ],
] )( 'knows whether %s is covered, as PHP does', ( place, is ) => {
	expect( covers( [ 2139 ], place ) ).toBe( is );
} );

it( 'reads the ZIP codes that an editor types', () => {
	expect( zipsIn( '75024, 02139;x 75024\n00000 123456' ) ).toEqual( [ 75024, 2139 ] );
} );

it( 'leads to the page where the site keeps visitors from its routes', async () => {
	await show( 'hidden', coverage( '75027' ) );
	act( () => storeZip( '75027' ) );
	await answer( {}, 403 );
	await answer( {}, 403 );
	const retry = screen.getByRole( 'link', { name: 'Try again' } );

	expect( retry ).toHaveAttribute( 'href', '?zipcode=75027' );
	expect( await isFollowed( () => user.click( retry ) ) ).toBe( true );
} );
