/**
 * A homeowner looks for an air conditioner: filters the category, opens one, compares two, asks about it, finds its
 * documents; with and without a script.
 */
import type { Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { siteAdministrator } from '../lib/content';
import { consentBox, fillIn, fillInAll, FIRST_STEP, referenceOn, SECOND_STEP } from '../lib/form';
import { type Words, WORDS } from '../lib/languages';
import { expect, overflow, test } from '../lib/test';

const CATEGORY = '/residential/en/products/air-conditioners/';

/** Without a script, all steps are one. */
async function fillInAtOnce( page: Page, words: Words ): Promise< void > {
	await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP } );
	await consentBox( page ).check();
}

for ( const javaScriptEnabled of [ true, false ] ) {
	const fillInForm = javaScriptEnabled ? fillInAll : fillInAtOnce;

	test.describe( `JavaScript: ${ javaScriptEnabled }`, () => {
		test.use( { javaScriptEnabled } );

		test( 'from a category to a product, and to a comparison', async ( { page } ) => {
			await page.goto( CATEGORY );
			const grid = page.locator( '.hvac-product-grid' );

			await expect( grid.locator( '.hvac-card' ) ).toHaveCount( 3 );
			await expect( grid.getByRole( 'button', { name: 'Compare the chosen products' } ) ).toBeHidden();
			await grid.getByRole( 'checkbox', { name: 'Compare Ridge 17' } ).check();
			await grid.getByRole( 'checkbox', { name: 'Compare Summit 20' } ).check();
			await grid.getByRole( 'button', { name: 'Compare the chosen products' } ).click();
			await expect( page ).toHaveURL( /\/compare\/\?products/ );

			const table = page.locator( '.hvac-comparison-table table' ).first();

			await expect( table.locator( 'thead a' ) ).toHaveText( [ 'Ridge 17', 'Summit 20' ] );
			await table.getByRole( 'link', { name: 'Summit 20' } ).click();
			await expect( page ).toHaveURL( /\/products\/air-conditioners\/summit-20\/$/ );
			await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Summit 20' );
			await expect( page.getByText( 'From $9,800 US' ) ).toBeVisible();
			await expect( page.getByRole( 'link', { name: 'Find a dealer for this' } ) ).toBeVisible();
		} );

		for ( const [ lang, ask, about ] of [
			[ 'en', 'Ask about this product', 'About: Summit Thermostat' ],
			[ 'es', 'Pregunte por este producto', 'Sobre: Termostato Summit' ],
		] as const ) {
			test( `a question about a product names it, and the lead keeps it: ${ lang }`, async ( {
				page,
				baseURL,
			} ) => {
				const words = WORDS[ lang ];

				await page.goto( `/residential/${ lang }/products/indoor-air-quality/summit-thermostat/` );
				await page.getByRole( 'link', { name: ask } ).click();
				await expect( page.getByText( about ) ).toBeVisible();

				await fillInForm( page, words );
				await page.getByRole( 'button', { name: words.send } ).click();
				const reference = await referenceOn( page, words );
				const utils = await siteAdministrator( baseURL ?? '' );

				expect( await utils.rest( { path: `/hvac-blocks/v1/admin/leads/${ reference }` } ) ).toMatchObject( {
					productId: 'SM-T',
					product: about.replace( /.*: /, '' ),
				} );
			} );
		}

		test( 'its page shows the rebates for it where the visitor lives', async ( { page } ) => {
			await page.goto( '/residential/en/products/furnaces/summit-97/' );
			const rebates = page.locator( '.hvac-rebates' );

			await rebates.getByLabel( 'ZIP code or city' ).fill( '75024' );
			await rebates.getByRole( 'button', { name: 'Find rebates' } ).click();
			await expect( rebates.getByText( 'rebates for Plano, Texas' ).first() ).toBeVisible();
			await expect( rebates.getByText( 'Gas furnace with 95% AFUE or more' ) ).toBeVisible();
			await expect( rebates.getByText( 'Heat pump with 15.2 SEER2 or more' ) ).toHaveCount( 0 );
		} );

		test( 'a model number finds its documents, a wrong one similar models', async ( { page, watched } ) => {
			// The page's dialogs take the focus when they open; Chromium says so of an address with a fragment.
			watched.allow( 'Autofocus processing was blocked' );
			await page.goto( '/residential/en/resources/warranty/' );
			const manual = page.locator( '.hvac-find-manual' );

			await expect( manual.locator( 'details' ) ).toHaveCount( 9 );
			await manual.getByRole( 'searchbox', { name: 'Model or serial number' } ).fill( 'hb ac 14' );
			await manual.getByRole( 'button', { name: 'Find' } ).click();
			await expect( manual.getByRole( 'link', { name: 'Harbor 14' } ) ).toBeVisible();
			await expect( manual.getByRole( 'link', { name: 'Warranty certificate' } ) ).toHaveAttribute(
				'href',
				/warranty-outdoor-units-en\.pdf$/
			);

			await manual.getByRole( 'searchbox', { name: 'Model or serial number' } ).fill( 'HB-AC-15' );
			await manual.getByRole( 'button', { name: 'Find' } ).click();
			await expect( manual.getByText( 'We have no documents for “HB-AC-15”.' ) ).toBeVisible();
			await expect( manual.getByRole( 'link', { name: 'Harbor 14' } ).first() ).toBeVisible();
			await expect( manual.getByRole( 'link', { name: 'Contact a dealer' } ) ).toBeVisible();
		} );
	} );
}

test( 'filters are in the address, and say when nothing matches', async ( { page } ) => {
	await page.goto( '/residential/en/products/furnaces/' );
	const grid = page.locator( '.hvac-product-grid' );

	await grid.getByLabel( 'Noise level' ).selectOption( '55' );
	await grid.getByRole( 'button', { name: 'Show', exact: true } ).press( 'Enter' );
	await expect( page ).toHaveURL( /noise=55/ );
	await expect( grid.locator( '.hvac-card' ) ).toHaveCount( 2 );
	await expect( grid.getByText( '2 products' ) ).toBeVisible();

	await grid.getByLabel( 'Level', { exact: true } ).selectOption( 'good' );
	await grid.getByRole( 'button', { name: 'Show', exact: true } ).press( 'Enter' );
	await expect( grid.getByText( 'No product matches all of these. Choose fewer.' ) ).toBeVisible();
	await grid.getByRole( 'link', { name: 'Show all' } ).click();
	await expect( grid.locator( '.hvac-card' ) ).toHaveCount( 4 );
} );

for ( const [ lang, name, from ] of [
	[ 'es', 'Termostato Summit', /^Desde/ ],
	[ 'fr', 'Thermostat Summit', /^À partir de/ ],
] as const ) {
	test( `a product's page fits a phone and has no barrier: ${ lang }`, async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( `/residential/${ lang }/products/indoor-air-quality/summit-thermostat/` );

		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( name );
		await expect( page.getByText( from ).first() ).toBeVisible();
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		expect( await violations( page ) ).toEqual( [] );

		await page.goto( `/residential/${ lang }/resources/warranty/?model=HB-AC-15` );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		expect( await violations( page ) ).toEqual( [] );
	} );
}
