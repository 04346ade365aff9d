/**
 * From the home page to a request that a dealer's service has accepted after failing twice, and that the
 * administrator can follow.
 */
import { createHmac } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { FIRST_STEP, HOMEOWNER, SECOND_STEP, consentBox, fillIn, referenceOn } from '../lib/form';
import { LANGUAGES, pathOf, WORDS, type Language, type Words } from '../lib/languages';
import { administrator } from '../lib/administrator';
import { expect, hydrate, layoutShift, overflow, requestHeaders, test as visitor, type Settings } from '../lib/test';
import { upstreamOfTheTest, type Upstream } from '../lib/upstream';

const SECRET = 'a-secret-of-the-journey-0001';
const SOURCES = { en: 'TRANE:CONTACT_DEALER', es: 'TRANE:CONTACT_DEALER_SPANISH', fr: 'TRANE:CONTACT_DEALER_FRENCH' };

const test = visitor.extend< { upstream: Upstream } >( {
	upstream: upstreamOfTheTest,
	settings: async ( { upstream }, provide ) =>
		provide( {
			leads_url: `${ upstream.url }/leads`,
			leads_sign_secret: SECRET,
			upstream_allowed_private_hosts: [ '127.0.0.1' ],
		} ),
} );

for ( const lang of LANGUAGES ) {
	test( `a homeowner finds and contacts a dealer: ${ lang }${ lang === 'en' ? ' @release' : '' }`, async ( {
		page,
		browser,
		baseURL,
		upstream,
		settings,
	} ) => {
		const words = WORDS[ lang ];

		await test.step( 'enters a ZIP code on the home page', () => enterZip( page, lang ) );

		await test.step( 'narrows the dealers down and turns the page', () => narrow( page, words, 6 ) );

		const dealer = await test.step( 'opens the form of one, and comes back to where they were', () =>
			choose( page, words, 6 ) );

		await test.step( 'fills in both steps, with mistakes', () => fillInWithMistakes( page, words ) );

		const reference = await test.step( 'is thanked with a reference', () => send( page, words, dealer ) );

		const site = new Site( baseURL ?? '', settings );

		await test.step( 'the request is delivered at the third try', () =>
			deliver( site, upstream, SOURCES[ lang ] ) );

		await test.step( 'the administrator follows its history', () => follow( browser, reference, dealer ) );
	} );
}

// Without the upstream: its request would wait for a service that ends with this test.
visitor( 'a homeowner finds and contacts a dealer: on a telephone', async ( { page } ) => {
	const words = WORDS.en;

	await page.setViewportSize( { width: 390, height: 844 } );
	await enterZip( page, 'en' );
	await narrow( page, words, 3 );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	const dealer = await choose( page, words, 3 );
	await fillInWithMistakes( page, words );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await send( page, words, dealer );
} );

const cards = ( page: Page ) => page.getByRole( 'article' );
const said = ( page: Page, text: string ) => page.getByText( text, { exact: true } ).filter( { visible: true } );

async function enterZip( page: Page, lang: Language ) {
	const words = WORDS[ lang ];

	await page.goto( pathOf( lang ) );
	await page.getByRole( 'button', { name: words.find, exact: true } ).click();
	await expect( page.getByText( words.zipRequired ) ).toBeVisible();
	await page.getByLabel( words.zip ).fill( '  75024 ' );
	await page.getByRole( 'button', { name: words.find, exact: true } ).click();

	await expect( page ).toHaveURL( `${ pathOf( lang, 'dealer-locator' ) }?zipcode=75024` );
	await expect( page.getByText( words.near ) ).toBeVisible();
}

async function narrow( page: Page, words: Words, size: number ) {
	const count = page.locator( '.hvac-dealer-locator__count' );

	// Before and after hydration.
	await expect( said( page, words.showing( 1, size, 23 ) ) ).toBeVisible();
	await expect( cards( page ) ).toHaveCount( size );
	await hydrate( page );
	await expect( count ).toHaveText( words.showing( 1, size, 23 ) );
	await expect( cards( page ) ).toHaveCount( size );
	expect( await layoutShift( page ) ).toBeLessThan( 0.001 );

	await page.getByText( words.filters, { exact: true } ).click();
	await page.getByLabel( words.nate ).check();
	await page.getByLabel( words.financing ).check();
	await page.getByRole( 'heading', { level: 1 } ).click();

	await expect( page.getByLabel( words.nate ) ).toBeHidden();
	await expect( page.locator( '.hvac-dealer-filters__toggle' ) ).toContainText( words.filtersActive );
	await expect( count ).toHaveText( words.showing( 1, size, 9 ) );
	for ( const card of await cards( page ).all() ) {
		await expect( card ).toContainText( words.nate );
		await expect( card ).toContainText( words.financing );
	}

	await page.getByRole( 'link', { name: words.page } ).click();
	await expect( count ).toHaveText( words.showing( size + 1, Math.min( 2 * size, 9 ), 9 ) );
	await expect( count ).toBeFocused();
	await expect( page ).toHaveURL( new RegExp( `\\?zipcode=75024&from=${ size + 1 }&filter=nate,financing$` ) );
}

async function choose( page: Page, words: Words, size: number ): Promise< string > {
	const card = cards( page ).nth( 1 );
	const dealer = await card.getByRole( 'heading' ).innerText();
	const open = () => card.getByRole( 'link', { name: words.book } ).click();

	await open();
	await expect( page.getByText( words.recipient( dealer ) ) ).toBeVisible();

	await page.goBack();
	await expect( said( page, words.showing( size + 1, Math.min( 2 * size, 9 ), 9 ) ) ).toBeVisible();
	await expect( page.locator( '.hvac-dealer-filters__toggle' ) ).toContainText( words.filtersActive );

	await open();
	await expect( page.getByText( words.recipient( dealer ) ) ).toBeVisible();
	return dealer;
}

async function fillInWithMistakes( page: Page, words: Words ) {
	const { errors } = words;
	const next = page.getByRole( 'button', { name: words.stepNext } );
	const summary = page.getByRole( 'alert' );

	await next.click();
	await expect( summary ).toContainText( words.invalid );
	await expect( page.getByLabel( words.firstName, { exact: true } ) ).toBeFocused();
	await expect( summary.getByRole( 'link' ) ).toHaveText( [
		errors.firstName,
		errors.lastName,
		errors.email,
		errors.phone,
	] );

	await fillIn( page, words, { ...FIRST_STEP, email: 'zoe.example.test' } );
	await next.click();
	await expect( summary.getByRole( 'link' ) ).toHaveText( [ words.emailInvalid ] );
	await fillIn( page, words, { email: HOMEOWNER.email } );
	await next.click();

	await page.getByRole( 'button', { name: words.send } ).click();
	await expect( summary.getByRole( 'link' ) ).toHaveText( [
		errors.addressLine1,
		errors.city,
		errors.state,
		errors.consent,
	] );
	// Nothing is asked twice: the form has the ZIP of the search.
	await expect( page.locator( '[name="fields[zip]"]' ) ).toHaveValue( /^[0-9]{5}$/ );
	await fillIn( page, words, { ...SECOND_STEP, zip: '7502' } );
	await consentBox( page ).check();
	await page.getByRole( 'button', { name: words.send } ).click();
	await expect( summary.getByRole( 'link' ) ).toHaveText( [ words.zipInvalid ] );
	await fillIn( page, words, { zip: HOMEOWNER.zip } );
}

async function send( page: Page, words: Words, dealer: string ): Promise< string > {
	await page.getByRole( 'button', { name: words.send } ).click();
	const reference = await referenceOn( page, words );

	await expect( page.getByRole( 'heading', { name: words.thanks } ) ).toBeFocused();
	await expect( page.getByText( words.soon( dealer ) ) ).toBeVisible();
	await expect( page.getByText( words.recipient( dealer ) ) ).toBeHidden();
	return reference;
}

/** The site's clock: WP-Cron as called by a machine, after a time has passed. */
class Site {
	constructor(
		private readonly url: string,
		private readonly settings: Settings
	) {}

	async seconds( seconds: number ): Promise< void > {
		await fetch( `${ this.url }/wp-cron.php`, {
			headers: { ...requestHeaders( this.settings, '127.0.0.1' ), 'X-Test-Seconds-Later': String( seconds ) },
		} );
	}
}

async function deliver( site: Site, upstream: Upstream, source: string ) {
	const received = async () => ( await upstream.log() ).leads.received;

	await upstream.tell( 'leads', { fail_first: 2 } );
	await site.seconds( 0 );
	expect( await received() ).toBe( 1 );

	// The first minute is not over.
	await site.seconds( 30 );
	expect( await received() ).toBe( 1 );
	await site.seconds( 40 );
	expect( await received() ).toBe( 2 );
	await site.seconds( 335 );
	expect( await received() ).toBe( 3 );
	await site.seconds( 86400 );

	const { leads, requests } = await upstream.log();
	expect( leads.received ).toBe( 3 );
	expect( Object.values( leads.by_key ) ).toEqual( [
		expect.objectContaining( {
			...HOMEOWNER,
			phone: expect.stringMatching( /2145550123/ ),
			kind: 'CONTACT_DEALER',
			brand: 'TRANE',
			source,
			companyId: expect.stringMatching( /./ ),
		} ),
	] );
	expect( new Set( requests.map( ( { headers } ) => headers[ 'idempotency-key' ] ) ).size ).toBe( 1 );
	expect( new Set( requests.map( ( { headers } ) => headers[ 'x-hvac-blocks-delivery' ] ) ).size ).toBe( 3 );
	for ( const { headers, text = '' } of requests ) {
		const [ time, signature ] = ( headers[ 'x-hvac-blocks-signature' ] ?? '' ).split( ',' );

		expect( signature ).toBe( `v1=${ signed( `${ time?.slice( 2 ) }.${ text }` ) }` );
	}
}

const signed = ( text: string ) => createHmac( 'sha256', SECRET ).update( text ).digest( 'hex' );

async function follow( browser: Browser, reference: string, dealer: string ) {
	const page = await administrator( browser );

	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-leads' );
	const row = page.getByRole( 'row', { name: reference } );
	await expect( row ).toContainText( dealer );
	await expect( row ).toContainText( 'Delivered' );

	await row.getByRole( 'link', { name: reference } ).click();
	await expect( page.getByText( 'The service accepted the lead (status 201).' ).first() ).toBeVisible();
	await expect( page.locator( '.hvac-leads__deliveries' ) ).toContainText( '3 attempts' );
	await expect(
		page.locator( '.hvac-leads__ledger [data-event]' ).filter( { hasText: 'Not accepted, will retry' } )
	).toHaveCount( 2 );
	const events = await page
		.locator( '.hvac-leads__ledger [data-event]' )
		.evaluateAll( ( lines ) => lines.map( ( { dataset } ) => dataset.event ) );
	expect( events.slice( 0, 2 ) ).toEqual( [ 'accepted', 'consent_given' ] );
	expect( events.filter( ( event ) => event === 'will_retry' ) ).toHaveLength( 2 );
	await page.context().close();
}
