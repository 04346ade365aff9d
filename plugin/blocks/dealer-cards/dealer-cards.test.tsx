import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { storeZip } from '@client/data/zip';
import { hydrateGolden } from '@client/testing/island';
import { View } from './view';

const show = ( name: string ) => hydrateGolden( __dirname, name, View );
const dealer = ( number: number ) => ( { data: { name: `Dealer ${ number }`, companyID: `D${ number }` } } );
const names = () => screen.queryAllByRole( 'article' ).map( ( card ) => card.querySelector( 'h2,h3' )?.textContent );
let answer: ( body: unknown ) => Promise< void >;

beforeEach( () => {
	localStorage.clear();
	window.history.replaceState( null, '', '/' );
	// jsdom has no navigation timing.
	performance.getEntriesByType ??= () => [];
	jest.spyOn( window, 'fetch' ).mockImplementation(
		() =>
			new Promise( ( resolve ) => {
				answer = ( body ) =>
					act( async () =>
						resolve( { ok: true, status: 200, json: async () => body, headers: new Headers() } as Response )
					);
			} )
	);
} );

const found = ( count: number ) => ( {
	location: { zip: '75001', name: 'Addison', region: 'Texas', country: 'US', lat: 32.96, lon: -96.83 },
	radius: 25,
	dealers: Array.from( { length: count }, ( _, index ) => dealer( index + 1 ) ),
} );

// First, before any other block of these tests listens.
it( 'asks for no place on the site of one dealer, and shows that dealer whatever is entered elsewhere', async () => {
	localStorage.setItem( 'zipcode', '75024' );
	await show( 'single' );
	act( () => storeZip( '60601' ) );

	expect( window.fetch ).not.toHaveBeenCalled();
	expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	expect( names() ).toEqual( [ 'Lantern Climate' ] );
} );

it( 'shows the nearest dealers, and leads to the others', async () => {
	await show( 'no-place' );
	act( () => storeZip( '75001' ) );
	expect( document.querySelectorAll( '.hvac-dealer-skeleton' ) ).toHaveLength( 3 );

	await answer( found( 5 ) );
	expect( names() ).toEqual( [ 'Dealer 1', 'Dealer 2', 'Dealer 3' ] );
	expect( screen.getByRole( 'link', { name: 'See all 5 dealers' } ) ).toBeVisible();
} );

it( 'shows the first dealer alone', async () => {
	await show( 'solo-no-place' );
	act( () => storeZip( '75002' ) );
	expect( document.querySelectorAll( '.hvac-dealer-skeleton' ) ).toHaveLength( 1 );

	await answer( found( 5 ) );
	expect( names() ).toEqual( [ 'Dealer 1' ] );
	expect( screen.queryByRole( 'link', { name: /See all/ } ) ).toBeNull();
} );
