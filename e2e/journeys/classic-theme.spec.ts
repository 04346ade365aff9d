/**
 * A theme without block templates: shortcodes in its header, footer, and pages, with and without JavaScript, and the
 * plugin's own pages.
 */
import type { Page } from '@playwright/test';
import { AxeOnce } from '../lib/axe';
import {
	FIRST_STEP,
	HOMEOWNER,
	SECOND_STEP,
	consentBox,
	fillIn,
	fillInAll,
	referenceOn,
	storedLead,
} from '../lib/form';
import { pathOf, WORDS } from '../lib/languages';
import { administrator } from '../lib/administrator';
import { expect, hydrate, overflow, pagesOf, test } from '../lib/test';

test.use( { theme: 'classic' } );

const words = WORDS.en;
const axe = new AxeOnce();
const pages = pagesOf( {
	locator: '<!-- wp:shortcode -->[hvac_dealer_locator level="1" show_filters="no"]<!-- /wp:shortcode -->',
	contact:
		'<p>Write to us.</p>\n\n[hvac_contact_dealer_form heading="Ask a pro" level="1" source="TRANE:SCHEDULE SERVICE"]\n\n<p>We answer within a day.</p>',
	mistaken: '<!-- wp:shortcode -->[hvac_zip_form layout="sideways" level="1"]<!-- /wp:shortcode -->',
} );

const count = ( page: Page ) => page.locator( '.hvac-dealer-locator__count' );
/** Styles after the first block: it was drawn without them. */
const lateStyles = ( page: Page ): Promise< number > =>
	page.locator( 'body link[rel="stylesheet"], body style' ).count();

test( 'a shortcode finds dealers, styled from the start, and hydrates', async ( { page } ) => {
	await page.goto( pages.locator.link );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	expect( await lateStyles( page ) ).toBe( 0 );
	await hydrate( page );

	const locator = page.locator( '.hvac-dealer-locator' );
	await locator.getByLabel( words.zip ).fill( '75024' );
	await locator.getByRole( 'button', { name: words.find } ).click();
	await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );
	await expect( page.getByText( words.filters, { exact: true } ) ).toHaveCount( 0 );
	await page.getByRole( 'link', { name: words.page } ).click();
	await expect( count( page ) ).toHaveText( words.showing( 7, 12, 23 ) );
	expect( await axe.violations( page, 'body' ) ).toEqual( [] );
} );

test( 'a shortcode sends a lead', async ( { page, baseURL } ) => {
	await page.goto( pages.contact.link );
	await expect( page.getByRole( 'heading', { level: 1, name: 'Ask a pro' } ) ).toBeVisible();
	// WordPress adds no paragraph around a block.
	await expect( page.locator( 'p:has(.hvac-block), p:empty:not([class])' ) ).toHaveCount( 0 );

	await hydrate( page );
	const form = page.locator( '.hvac-contact-dealer-form' );
	await form.scrollIntoViewIfNeeded();
	await fillInAll( page, words );
	await page.getByRole( 'button', { name: words.send } ).click();
	await referenceOn( page, words );
	expect( await storedLead( page, baseURL ) ).toMatchObject( {
		form: 'contact-dealer',
		source: 'TRANE:SCHEDULE SERVICE',
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a shortcode finds dealers and sends a lead', async ( { page } ) => {
		await page.goto( pages.locator.link );
		const locator = page.locator( '.hvac-dealer-locator' );
		await locator.getByLabel( words.zip ).fill( '75024' );
		await locator.getByRole( 'button', { name: words.find } ).click();
		await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );

		await page.goto( pages.contact.link );
		await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP, email: 'nobody' } );
		await page.getByRole( 'button', { name: words.send } ).click();
		await expect( page.getByText( words.invalid ) ).toBeVisible();
		await fillIn( page, words, { email: HOMEOWNER.email } );
		await consentBox( page.getByRole( 'main' ) ).check();
		await page.getByRole( 'button', { name: words.send } ).click();
		await referenceOn( page, words );
	} );
} );

test( 'the header changes the language and calls, the footer signs up', async ( { page } ) => {
	await page.goto( pathOf( 'en', 'contact-dealer' ) );
	await expect( page.locator( '.site-header' ).getByRole( 'link', { name: /1-800-555-0142/ } ) ).toBeVisible();
	await expect( page.locator( '.site-footer .hvac-newsletter' ) ).toBeVisible();
	await page.locator( '.site-header .hvac-language-switcher a[lang="es"]' ).click();
	await expect( page ).toHaveURL( pathOf( 'es', 'contact-dealer' ) );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', /^es/ );
} );

test( 'a mistake is told to editors alone', async ( { page, browser } ) => {
	await page.goto( pages.mistaken.link );
	await expect( page.locator( '.hvac-zip-form' ) ).toBeVisible();
	await expect( page.locator( '.hvac-shortcode-problem' ) ).toHaveCount( 0 );

	const editors = await administrator( browser );
	await editors.goto( pages.mistaken.link );
	await expect( editors.locator( '.hvac-shortcode-problem' ) ).toContainText( 'It takes one of: stacked, inline.' );
	await editors.context().close();
} );

interface Brought {
	address: string;
	heading: string | RegExp;
	/** What the console reports for a missing address. */
	allowed?: string[];
}

const BROUGHT: Record< string, Brought > = {
	'a dealer': {
		address: '/residential/en/dealers/maplebeck-air-heat-dallas-tx-100101/',
		heading: 'Maplebeck Air & Heat',
	},
	'the dealers of a city': { address: '/residential/en/find-a-dealer/texas/dallas/', heading: /Dallas/ },
	'search results': { address: '/residential/en/?s=furnace', heading: /^Search results/ },
	'a page that does not exist': {
		address: '/residential/en/no-such-page/',
		heading: 'This page does not exist',
		allowed: [ '404' ],
	},
	'the wizard': { address: pathOf( 'en', 'resources/system-recommendation-tool' ), heading: /./ },
};

for ( const [ name, { address, heading, allowed } ] of Object.entries( BROUGHT ) ) {
	test( `the theme shows ${ name }`, async ( { page, watched } ) => {
		allowed?.forEach( watched.allow );
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( address );
			await expect( page.getByRole( 'heading', { level: 1, name: heading } ) ).toHaveCount( 1 );
			await expect( page.locator( '.site-header, .site-footer' ) ).toHaveCount( 2 );
			expect( await overflow( page ), `${ width }` ).toBeLessThanOrEqual( 0 );
		}
		expect( await lateStyles( page ) ).toBe( 0 );
		await hydrate( page );
	} );
}
