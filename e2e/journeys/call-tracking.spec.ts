/** Which number a visitor sees and dials, with and without call tracking, whatever the services do. */
import type { Page } from '@playwright/test';
import { pathOf } from '../lib/languages';
import { expect, hydrate, test as base } from '../lib/test';
import { upstreamOfTheTest, type Upstream } from '../lib/upstream';

const LOCATOR = `${ pathOf( 'en', 'dealer-locator' ) }?zipcode=75024`;
const BUTTON = '/hvac-blocks/gallery/phone-button/';
const TRACKED = /^972-555-02\d\d$/;
const DEFAULT = '1-800-555-0142';

const card = ( page: Page, index = 0 ) => page.getByRole( 'article' ).nth( index );
const number = ( page: Page, index = 0 ) => card( page, index ).locator( '.hvac-dealer-card__number' );
const callNow = ( page: Page, index = 0 ) => card( page, index ).getByRole( 'link', { name: /^Call Now/ } );

/** The browser's requests to the site for a number. */
function askedOf( page: Page ): Array< Record< string, unknown > > {
	const asked: Array< Record< string, unknown > > = [];

	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/whodis' ) ) {
			asked.push( request.postDataJSON() );
		}
	} );

	return asked;
}

/** The displayed and the dialed number, which must match once nothing loads. */
async function dialled( page: Page, index = 0 ): Promise< string > {
	let text = '';

	await expect( async () => {
		text = ( await number( page, index ).textContent() ) ?? '';
		expect( text ).toMatch( /\d/ );
		await expect( number( page, index ) ).toHaveAttribute( 'href', `tel:${ text.replace( /\D/g, '' ) }`, {
			timeout: 1000,
		} );
	} ).toPass( { timeout: 20000 } );

	return text;
}

base( 'without the flag the number is the real one, and nobody is asked', async ( { page } ) => {
	const asked = askedOf( page );
	await page.goto( LOCATOR );
	await hydrate( page );
	await callNow( page ).click();

	await expect( number( page ) ).toBeFocused();
	expect( await dialled( page ) ).not.toMatch( TRACKED );
	expect( asked ).toEqual( [] );
} );

base.describe( 'with a service that leases numbers', () => {
	const test = base.extend< { upstream: Upstream } >( {
		upstream: upstreamOfTheTest,
		settings: async ( { upstream }, provide ) =>
			provide( {
				flag_126_call_tracking: true,
				call_tracking_adapter: 'whodis',
				whodis_url: `${ upstream.url }/whodis`,
				whodis_key: 'not-for-browsers',
				default_routing_group: 'site',
				upstream_allowed_private_hosts: [ '127.0.0.1' ],
				upstream_timeout_seconds: 1,
			} ),
	} );

	test( 'a dealer is asked for once in a session, when the number is revealed', async ( { page, upstream } ) => {
		const asked = askedOf( page );
		await page.goto( LOCATOR );
		await hydrate( page );
		expect( asked ).toEqual( [] );

		await callNow( page ).click();
		await expect( number( page ) ).toHaveText( TRACKED );
		const first = await dialled( page );
		await callNow( page, 1 ).click();
		await expect( number( page, 1 ) ).toHaveText( TRACKED );
		expect( asked ).toHaveLength( 2 );
		expect( asked[ 0 ] ).toMatchObject( { leaseName: 'WEB', metaData: { dealerName: expect.any( String ) } } );
		expect( asked[ 0 ]?.sessionID ).toBe( asked[ 1 ]?.sessionID );

		await page.reload();
		await hydrate( page );
		await callNow( page ).click();
		await expect( number( page ) ).toHaveText( first );
		expect( asked ).toHaveLength( 2 );
		expect( await page.context().cookies() ).toEqual( [] );

		const { requests } = await upstream.log();
		expect( requests ).toHaveLength( 2 );
		expect( requests[ 0 ]?.headers.authorization ).toBe( 'Bearer not-for-browsers' );
		await expect( page.locator( 'html' ) ).not.toContainText( 'not-for-browsers' );
	} );

	test( 'Spanish pages have a marketing code of their own', async ( { page } ) => {
		const asked = askedOf( page );
		await page.goto( `${ pathOf( 'es', 'dealer-locator' ) }?zipcode=75024` );
		await hydrate( page );
		await card( page ).locator( '.hvac-dealer-card__call' ).click();

		await expect( number( page ) ).toHaveText( TRACKED );
		expect( asked[ 0 ] ).toMatchObject( { leaseName: 'WEB-ES' } );
	} );

	test( 'a small screen dials the tracked number', async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( LOCATOR );
		await hydrate( page );
		const call = card( page ).getByRole( 'link', { name: /^Call:/ } );
		await call.scrollIntoViewIfNeeded();

		await expect( call ).toHaveAttribute( 'href', /^tel:97255502\d\d$/ );
	} );

	test( 'a service that is slow, gone or talks nonsense leaves a number to dial', async ( { page, upstream } ) => {
		const troubles = [ 'hang', 'refuse', 'garbage', '500' ];
		await page.goto( LOCATOR );
		await hydrate( page );

		for ( const [ index, mode ] of troubles.entries() ) {
			await test.step( mode, async () => {
				await upstream.tell( 'whodis', { mode } );
				await callNow( page, index ).click();
				// While loading, it already dials.
				await expect( number( page, index ) ).toHaveAttribute( 'href', /^tel:\d{10,11}$/ );
				await expect( number( page, index ) ).toHaveText( /^[\d(][-\d() ]{9,}$/ );
				expect( await dialled( page, index ) ).not.toMatch( TRACKED );
			} );
		}
	} );

	test( 'a phone button asks when it comes into view', async ( { page } ) => {
		const asked = askedOf( page );
		await page.goto( BUTTON );
		const button = page.locator( '.hvac-phone-button' ).first();
		await expect( button.getByRole( 'link' ) ).toHaveText( TRACKED );

		await expect( button.getByRole( 'link' ) ).toHaveAttribute( 'href', /^tel:97255502\d\d$/ );
		expect( asked.filter( ( { routingGroupID } ) => routingGroupID === 'site' ) ).toHaveLength( 1 );
	} );
} );

base.describe( 'with a number insertion script', () => {
	const SCRIPT = 'https://numbers.example.com/swap.js';
	const SWAPPED = '972-555-0188';
	const answers = `window.CallTrk = { getSwapNumbers: ( numbers, done, pool ) => {
		window.asked = [ ...( window.asked ?? [] ), pool ];
		setTimeout( () => done( { [ numbers[ 0 ] ]: '${ SWAPPED }' } ) );
	} };`;

	base.use( {
		settings: {
			flag_126_call_tracking: true,
			call_tracking_adapter: 'script',
			call_tracking_script_url: SCRIPT,
			call_tracking_pool_id: 'P-1',
		},
	} );

	base( 'it is loaded when a number is revealed, and given the pool', async ( { page, watched } ) => {
		watched.allow( SCRIPT );
		let loads = 0;
		await page.route( SCRIPT, ( route ) => {
			loads++;
			return route.fulfill( { contentType: 'text/javascript', body: answers } );
		} );
		await page.goto( LOCATOR );
		await hydrate( page );
		expect( loads ).toBe( 0 );

		await callNow( page ).click();
		await expect( number( page ) ).toHaveText( SWAPPED );
		await callNow( page, 1 ).click();
		await expect( number( page, 1 ) ).toHaveText( SWAPPED );
		expect( loads ).toBe( 1 );
		expect( await page.evaluate( 'window.asked' ) ).toMatchObject( [ { poolId: 'P-1' }, { poolId: 'P-1' } ] );
	} );

	base( 'where it is blocked the number of the group stays', async ( { page, watched } ) => {
		watched.allow( SCRIPT );
		watched.allow( 'Failed to load resource' );
		await page.route( SCRIPT, ( route ) => route.abort() );
		await page.goto( LOCATOR );
		await hydrate( page );
		await callNow( page ).click();

		await expect( number( page ) ).toHaveText( /^[\d(][-\d() ]{9,}$/ );
		expect( await dialled( page ) ).not.toBe( SWAPPED );
	} );

	base( 'without consent it is not loaded', async ( { page } ) => {
		await page.addInitScript( 'window.wp_has_consent = () => false;' );
		await page.goto( LOCATOR );
		await hydrate( page );
		await callNow( page ).click();

		expect( await dialled( page ) ).not.toBe( SWAPPED );
	} );
} );

base.describe( 'without JavaScript', () => {
	base.use( { javaScriptEnabled: false, settings: { flag_126_call_tracking: true } } );

	base( 'the number is there to read and to dial', async ( { page } ) => {
		await page.goto( LOCATOR );
		await expect( number( page ) ).toBeVisible();
		await dialled( page );

		await page.goto( BUTTON );
		const link = page.locator( '.hvac-phone-button' ).first().getByRole( 'link' );
		await expect( link ).toHaveText( DEFAULT );
		await expect( link ).toHaveAttribute( 'href', 'tel:18005550142' );
	} );
} );
