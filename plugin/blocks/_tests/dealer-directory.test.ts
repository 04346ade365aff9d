import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromGolden } from '@client/islands/parity';

const show = ( name: string ) => {
	document.body.innerHTML = fromGolden(
		readFileSync( path.join( __dirname, `../dealer-directory/golden/${ name }.html` ), 'utf8' )
	);
};
const links = ( within: string ) =>
	[ ...document.querySelectorAll< HTMLAnchorElement >( `${ within } a` ) ].map( ( { pathname } ) => pathname );

it( 'is links alone, down the tree', () => {
	show( 'default' );
	expect( document.querySelector( 'button' ) ).toBeNull();
	expect( links( '.hvac-dealer-directory__links' ) ).toEqual( [
		'/residential/en/find-a-dealer/illinois/',
		'/residential/en/find-a-dealer/texas/',
		'/residential/en/find-a-dealer/quebec/',
	] );

	show( 'region-fr' );
	expect( links( '.hvac-dealer-directory__links' ) ).toEqual( [ '/residential/fr/find-a-dealer/quebec/montreal/' ] );
	expect( links( 'nav' ) ).toEqual( [ '/residential/fr/', '/residential/fr/find-a-dealer/' ] );

	show( 'city' );
	expect( links( '.hvac-dealer-directory__name' )[ 0 ] ).toBe(
		'/residential/en/dealers/north-star-heating-air-plano-tx-1001/'
	);
} );

it( 'puts many cities below their letters, in order', () => {
	show( 'region-large' );
	const letters = [ ...document.querySelectorAll( 'h2' ) ].map( ( { textContent } ) => textContent );

	expect( letters ).toEqual( [ ...new Set( letters ) ].sort() );
	expect( letters ).toContain( 'M' );
} );

it( 'shows a page of a long list, with links to the others', () => {
	show( 'page-2' );
	expect( document.querySelectorAll( '.hvac-dealer-directory__entry' ) ).toHaveLength( 50 );
	expect( document.querySelector( '.hvac-dealer-directory__name' )?.textContent ).toBe( 'Dealer 050' );
	expect( links( '.hvac-pagination' ) ).toContain( '/residential/en/find-a-dealer/texas/houston/page/3/' );
} );

it( 'keeps an address that a dealer does not show', () => {
	show( 'city' );
	const quiet = [ ...document.querySelectorAll( 'li' ) ].find( ( { textContent } ) =>
		textContent?.startsWith( 'Kitchen Table Comfort' )
	);

	expect( quiet?.querySelector( 'address' ) ).toBeNull();
} );
