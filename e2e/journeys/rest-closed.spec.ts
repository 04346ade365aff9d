/**
 * A plugin or a firewall closes WordPress' REST API to visitors (docs/adr/0029): they can still find and contact a
 * dealer.
 */
import type { Page } from '@playwright/test';
import { siteAdministrator } from '../lib/content';
import { FIRST_STEP, HOMEOWNER, SECOND_STEP, consentBox, fillIn, fillInAll, referenceOn, typed } from '../lib/form';
import { pathOf, WORDS } from '../lib/languages';
import { expect, hydrate, overflow, test as base } from '../lib/test';

const words = WORDS.en;
const LOCATOR = pathOf( 'en', 'dealer-locator' );

/** Variants of `bin/site/closed-site.php`: 401, 400, 404, and a page with status 200. */
const WAYS = [ 'authentication', 'disabled', 'routes', 'page' ];

const test = base.extend< { way: string } >( {
	way: [ 'authentication', { option: true } ],
	// Only for the visitor's browser: the administrator can use the REST API.
	page: async ( { page, way, extraHTTPHeaders }, provide ) => {
		await page.context().setExtraHTTPHeaders( { ...extraHTTPHeaders, 'X-Test-Closer': way } );
		await provide( page );
	},
} );

const count = ( page: Page ) => page.locator( '.hvac-dealer-locator__count' );

/** The administrator's list contains the lead once. */
async function expectOneLead( baseURL: string | undefined, email: string, reference: string ) {
	const utils = await siteAdministrator( baseURL ?? '' );
	const { leads } = await utils.rest< { leads: Array< { reference: string } > } >( {
		path: `/hvac-blocks/v1/admin/leads?search=${ encodeURIComponent( email ) }`,
	} );

	expect( leads.map( ( lead ) => lead.reference ) ).toEqual( [ reference ] );
}

for ( const way of WAYS ) {
	test.describe( `closed by ${ way }`, () => {
		test.use( { way } );

		for ( const [ width, size ] of [
			[ 1280, 6 ],
			[ 390, 3 ],
		] as const ) {
			test( `a homeowner finds and contacts a dealer, ${ width } wide`, async ( { page, baseURL, watched } ) => {
				const email = `zoe-${ way }-${ width }-${ Date.now() }@example.test`;
				watched.allow( 'Failed to load resource' );
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( LOCATOR );
				await hydrate( page );

				await page.getByLabel( words.zip ).fill( '75024' );
				await page.getByRole( 'button', { name: words.find } ).click();
				await expect( count( page ) ).toHaveText( words.showing( 1, size, 23 ) );

				await page.getByText( words.filters, { exact: true } ).click();
				await page.getByLabel( words.nate ).check();
				await page.getByLabel( words.financing ).check();
				await page.getByRole( 'heading', { level: 1 } ).click();
				await expect( count( page ) ).toHaveText( words.showing( 1, size, 9 ) );

				await page.getByRole( 'radio', { name: 'Map' } ).click();
				await expect( page.locator( '.hvac-dealer-map' ) ).toHaveAttribute( 'data-state', 'ready' );
				expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
				await page.screenshot( { path: test.info().outputPath( 'map.png' ) } );

				await page.getByRole( 'radio', { name: 'List' } ).click();
				await page.getByRole( 'article' ).first().getByRole( 'link', { name: words.book } ).click();
				await fillInAll( page, words );
				await page.getByRole( 'button', { name: words.back } ).click();
				await fillIn( page, words, { email } );
				await page.getByRole( 'button', { name: words.stepNext } ).click();
				await page.getByRole( 'button', { name: words.send } ).click();
				const reference = await referenceOn( page, words );

				expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
				await page.screenshot( { path: test.info().outputPath( 'thanks.png' ) } );
				await expectOneLead( baseURL, email, reference );
			} );
		}

		test.describe( 'without JavaScript', () => {
			test.use( { javaScriptEnabled: false } );

			test( 'too', async ( { page, baseURL } ) => {
				const email = `zoe-${ way }-${ Date.now() }@example.test`;
				await page.goto( LOCATOR );
				await page.getByLabel( words.zip ).fill( '75024' );
				await page.getByRole( 'button', { name: words.find } ).click();
				await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );
				await page.getByText( words.filters, { exact: true } ).click();
				await page.getByLabel( words.nate ).check();
				await page.getByLabel( words.financing ).check();
				await page.getByRole( 'button', { name: words.apply } ).click();
				await expect( count( page ) ).toHaveText( words.showing( 1, 6, 9 ) );

				await page.getByRole( 'article' ).first().getByRole( 'link', { name: words.book } ).click();
				await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP, email } );
				await consentBox( page ).check();
				await page.getByRole( 'button', { name: words.send } ).click();
				await expectOneLead( baseURL, email, await referenceOn( page, words ) );
			} );
		} );
	} );
}

for ( const [ lang, width ] of [
	[ 'en', 1280 ],
	[ 'fr', 390 ],
] as const ) {
	base( `a firewall refuses both addresses: ${ lang }, ${ width } wide`, async ( { page, watched } ) => {
		const said = WORDS[ lang ];
		const phone = page.locator( '.hvac-message, [role="alert"]' ).getByRole( 'link', { name: '1-800-555-0142' } );

		watched.allow( 'Failed to load resource' );
		await page.setViewportSize( { width, height: 900 } );
		await page.route( /hvac-blocks\/v1\/|hvac-blocks-api=/, ( route ) =>
			route.fulfill( { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' } )
		);

		await base.step( 'dealers: the page answers', async () => {
			await page.goto( pathOf( lang, 'dealer-locator' ) );
			await page.getByLabel( said.zip ).fill( '75024' );
			await page.getByRole( 'button', { name: said.find } ).click();
			await expect( page.locator( '.hvac-message' ) ).toContainText( said.failed );
			await expect( phone ).toBeVisible();
			await expect( page.getByLabel( said.zip ) ).toHaveValue( '75024' );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );

			await page.locator( '.hvac-message' ).getByRole( 'link' ).last().click();
			await expect( count( page ) ).toContainText( '23' );
			const refused = page.waitForResponse( /hvac-blocks-api=.*dealers/ );
			await hydrate( page );
			await page.getByText( said.filters, { exact: true } ).click();
			await refused;
			await page.getByLabel( said.nate ).check();
			await expect( page ).toHaveURL( /filter-nate=1/ );
			await expect( page.getByLabel( said.nate ) ).toBeChecked();
		} );

		await base.step( 'rebates: the page answers', async () => {
			await page.goto( pathOf( lang, 'pricing/savings-and-offers' ) );
			const block = page.locator( '.hvac-rebates-center' );
			await block.locator( 'input[name="zipcode"]' ).fill( '10001' );
			await block.locator( 'button[type="submit"]' ).click();
			await expect( phone ).toBeVisible();
			await block.locator( '.hvac-message' ).getByRole( 'link' ).last().click();
			await expect( block.locator( '.hvac-rebate' ).first() ).toBeVisible();
		} );

		await base.step( 'a lead: everything typed stays, with whom to call', async () => {
			await page.goto( pathOf( lang, 'contact-dealer' ) );
			await fillInAll( page, said );

			await page.getByRole( 'button', { name: said.send } ).click();
			await expect( page.getByRole( 'alert' ) ).toContainText( said.notStored );
			await expect( phone ).toBeVisible();
			expect( await typed( page ) ).toEqual( { ...HOMEOWNER, phone: expect.stringContaining( '555' ) } );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );

			await page.unrouteAll();
			await page.getByRole( 'button', { name: said.send } ).click();
			await referenceOn( page, said );
		} );
	} );
}
