/**
 * Plugins that optimize pages: pictures are delayed, all inline scripts are combined at the end of the page, whatever
 * marks they carry; or a policy forbids inline scripts. Islands still work, and show the right content first.
 */
import type { Page } from '@playwright/test';
import { hold } from '../lib/hold';
import { pathOf, WORDS } from '../lib/languages';
import { expect, test } from '../lib/test';

const TOOL = '<!-- wp:hvac-blocks/recommendation-wizard {"mode":"system"} /-->';

const ask = ( page: Page, headers: Record< string, string >, name: string ) =>
	page.context().setExtraHTTPHeaders( { ...headers, [ name ]: '1' } );

test( 'the locator answers where pictures are delayed and scripts combined', async ( {
	page,
	extraHTTPHeaders,
	watched,
} ) => {
	// React's development build reports each difference.
	watched.allow( 'did not match' );
	await ask( page, extraHTTPHeaders ?? {}, 'X-Test-Optimizer' );
	await page.goto( `${ pathOf( 'en', 'dealer-locator' ) }?zipcode=75024` );

	await page.getByRole( 'radio', { name: 'Map' } ).click();

	await expect( page.locator( '.hvac-dealer-locator__map' ) ).toBeVisible();
	await expect( page.locator( '[data-hvac="dealer-locator"]' ) ).toHaveAttribute( 'data-hvac-ready' );
} );

for ( const name of [ 'X-Test-Optimizer', 'X-Test-Policy' ] ) {
	test( `the wizard answers its first press in the visitor’s flow: ${ name }`, async ( {
		page,
		make,
		context,
		baseURL,
		extraHTTPHeaders,
		watched,
	} ) => {
		watched.allow( 'Content Security Policy' );
		watched.allow( 'did not match' );
		await context.addCookies( [ { name: 'wizard_flow', value: '2', url: baseURL ?? '' } ] );
		const { link } = await make( TOOL );
		await ask( page, extraHTTPHeaders ?? {}, name );
		const printed = await page.goto( link );
		expect( ( await printed?.text() )?.includes( '<noscript><img' ) ).toBe( name === 'X-Test-Optimizer' );

		await page.locator( '.hvac-wizard__next' ).click();

		await expect( page.getByRole( 'heading', { name: 'Step 2 of 3 What matters most to you?' } ) ).toBeFocused();
	} );
}

test( 'blocks show the visitor’s content once their islands are ready where a policy forbids early scripts', async ( {
	page,
	make,
	extraHTTPHeaders,
	watched,
} ) => {
	watched.allow( 'Content Security Policy' );
	watched.allow( 'did not match' );
	const { link } = await make(
		'<!-- wp:hvac-blocks/closeable-banner {"text":"We are closed on Friday."} /-->' +
			'<!-- wp:hvac-blocks/regional-text {"north_campaign_text":"Long winters.","south_campaign_text":"Long summers."} /-->' +
			'<!-- wp:hvac-blocks/support-dealer-card {"zipcodeCoverage":[75024]} /-->'
	);
	await page.addInitScript( () => localStorage.setItem( 'zipcode', '75024' ) );
	await ask( page, extraHTTPHeaders ?? {}, 'X-Test-Policy' );
	await page.goto( link );

	await expect( page.getByText( 'Long summers.' ) ).toBeVisible();
	await expect( page.getByText( 'Long winters.' ) ).toBeHidden();
	await expect( page.getByRole( 'heading', { name: 'Your local dealer' } ) ).toBeVisible();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Close' } ).click();
	await expect( page.getByText( 'We are closed on Friday.' ) ).toBeHidden();
	await expect( page.locator( '.hvac-closeable-banner' ) ).toHaveAttribute( 'data-hvac-ready' );
	// No early script ran.
	expect(
		await page.evaluate( () => 'hvacEarly' in ( document.querySelector( '.hvac-regional-text' ) ?? {} ) )
	).toBe( false );
} );

test( 'a form that is drawn anew keeps what was typed, the caret and the press that waits', async ( {
	page,
	watched,
} ) => {
	watched.allow( 'hydration: Error: Minified React error #4' );
	// Logged if the press comes while React re-renders the form: the island then sends it.
	watched.allow( 'Form submission canceled because the form is not connected' );
	const release = await hold( page, 'zip-form' );
	await page.route( `**${ pathOf( 'en' ) }`, async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() ).replaceAll( '<hvac-root>', '<hvac-root><i></i>' );
		await route.fulfill( { response, body } );
	} );
	const { zip, find } = WORDS.en;
	const field = page.getByLabel( zip );

	await page.goto( pathOf( 'en' ) );
	await field.pressSequentially( '75024' );
	await field.press( 'ArrowLeft' );
	const old = await field.elementHandle();
	release();
	await expect( page.locator( '[data-hvac="zip-form"]' ) ).toHaveAttribute( 'data-hvac-ready' );

	expect( await old?.evaluate( ( element ) => element.isConnected ) ).toBe( false );
	await expect( field ).toHaveValue( '75024' );
	await expect( field ).toBeFocused();
	expect( await field.evaluate( ( element: HTMLInputElement ) => element.selectionStart ) ).toBe( 4 );

	await page.reload();
	await field.fill( '75024' );
	await page.getByRole( 'button', { name: find } ).click();
	await expect( page ).toHaveURL( /\/dealer-locator\/\?zipcode=75024$/ );
	// The island sent it: the form alone would not have stored the place.
	expect( await page.evaluate( () => localStorage.getItem( 'zipcode' ) ) ).toBe( '75024' );
} );

test( 'the first paint says how many steps the visitor’s flow has', async ( {
	page,
	make,
	context,
	baseURL,
	watched,
} ) => {
	watched.allow( 'net::ERR_FAILED' );
	const { link } = await make( TOOL );
	await page.route( '**/modules/*.js*', ( route ) => route.abort() );

	for ( const [ flow, steps ] of [
		[ '1', 5 ],
		[ '2', 3 ],
		[ '3', 3 ],
	] as const ) {
		await context.addCookies( [ { name: 'wizard_flow', value: flow, url: baseURL ?? '' } ] );
		await page.goto( link );
		await expect( page.getByRole( 'heading', { name: `Step 1 of ${ steps }` } ) ).toBeVisible();
	}
} );

test( 'no control of an island without its script is dead', async ( { page, make, watched } ) => {
	watched.allow( 'net::ERR_FAILED' );
	await page.route( '**/modules/island/*', ( route ) => route.abort() );

	for ( const [ name, address ] of [
		[ 'dealer-locator', `${ pathOf( 'en', 'dealer-locator' ) }?zipcode=75024` ],
		[ 'recommendation-wizard', ( await make( TOOL ) ).link ],
	] as const ) {
		await page.goto( address );
		const island = page.locator( `[data-hvac="${ name }"]` );
		await island.hover();
		await expect( island ).toHaveAttribute( 'data-hvac-when', '' );

		await expect.soft( island.locator( 'button[type=button]:visible, [role=tab]:visible' ) ).toHaveCount( 0 );
		await expect.soft( island.locator( '[type=submit]:visible' ).first() ).toBeEnabled();
	}
} );
