import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromGolden } from '@client/islands/parity';
import userEvent from '@testing-library/user-event';

const show = ( name: string ) => {
	document.body.innerHTML = fromGolden(
		readFileSync( path.join( __dirname, `../dealer-profile/golden/${ name }.html` ), 'utf8' )
	);
};

it( 'opens the rest of the service area without a script of its own', async () => {
	show( 'default' );
	const [ places ] = document.querySelectorAll( 'details' );
	expect( places?.open ).toBe( false );

	await userEvent.click( places?.querySelector( 'summary' ) as Element );
	expect( places?.open ).toBe( true );
	expect( places?.textContent ).toContain( 'Durant, Thackerville' );
} );

it( 'keeps its outline, wherever it stands', () => {
	const outline = () => [ ...document.querySelectorAll( 'h1, h2, h3' ) ].map( ( { tagName } ) => tagName );

	show( 'default' );
	expect( outline() ).toEqual( [ 'H1', 'H2', 'H2', 'H2', 'H2' ] );
	show( 'of-block' );
	expect( outline() ).toEqual( [ 'H2', 'H3', 'H3' ] );
} );

it( 'leads on from a dealer that there is not, and shows no form', () => {
	show( 'gone' );
	expect( [ ...document.querySelectorAll( 'a' ) ].map( ( { pathname } ) => pathname ) ).toEqual( [
		'/residential/en/find-a-dealer/',
		'/residential/en/dealer-locator/',
	] );
	expect( document.querySelector( '[data-hvac-slot]' ) ).toBeNull();
} );

it( 'shows markup in a name as text', () => {
	show( 'markup' );
	expect( document.querySelector( 'script, b, i' ) ).toBeNull();
	expect( document.querySelector( 'h1' )?.textContent ).toBe(
		'<script>alert(1)</script> :) [gallery] Wordpress & "Sons"'
	);
} );
