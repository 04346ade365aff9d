/** What a visitor sees if something is slow or broken: plain language, a phone number, nothing lost. */
import type { Page, Request, Route } from '@playwright/test';
import { HOMEOWNER, consentBox, fillInAll, referenceOn, typed } from '../lib/form';
import { pathOf, WORDS } from '../lib/languages';
import { expect, test as base } from '../lib/test';
import { upstreamOfTheTest, type Upstream } from '../lib/upstream';

const words = WORDS.en;
const LOCATOR = pathOf( 'en', 'dealer-locator' );
const PHONE = '1-800-555-0142';
const count = ( page: Page ) => page.locator( '.hvac-dealer-locator__count' );

base.describe( 'the dealers come from another service', () => {
	const test = base.extend< { upstream: Upstream } >( {
		upstream: upstreamOfTheTest,
		settings: async ( { upstream }, provide ) =>
			provide( {
				dealers_provider: 'http',
				dealers_url: `${ upstream.url }/dealers`,
				upstream_allowed_private_hosts: [ '127.0.0.1' ],
				upstream_timeout_seconds: 1,
			} ),
	} );

	test( 'which is slow, gone or talks nonsense', async ( { page, upstream } ) => {
		// A different place for each: a failed request is not repeated for some seconds.
		const troubles = { hang: '75024', refuse: '10001', garbage: '60601', large: '33101' };

		for ( const [ mode, zip ] of Object.entries( troubles ) ) {
			await test.step( mode, async () => {
				await upstream.tell( 'dealers', { mode } );
				await page.goto( `${ LOCATOR }?zipcode=${ zip }` );

				await expect( page.getByText( words.failed ) ).toBeVisible();
				await expect( page.getByRole( 'link', { name: PHONE } ) ).toHaveAttribute( 'href', 'tel:18005550142' );
				await expect( page.getByLabel( words.zip ) ).toHaveValue( zip );
			} );
		}
	} );

	test( 'which fails while the visitor searches on', async ( { page, upstream, watched } ) => {
		watched.allow( 'Failed to load resource' );
		await page.goto( `${ LOCATOR }?zipcode=75024` );
		await expect( count( page ) ).toHaveText( /^Showing 1-6 of \d$/ );

		await upstream.tell( 'dealers', { mode: '500' } );
		await page.getByLabel( words.zip ).fill( '10001' );
		await page.getByRole( 'button', { name: words.find } ).click();
		await expect( page.locator( '.hvac-message' ).getByText( words.failed ) ).toBeVisible();
		await expect( page.getByRole( 'link', { name: PHONE } ) ).toBeVisible();
		await expect( page.locator( 'body' ) ).not.toContainText( 'upstream-internal-detail' );

		// For some seconds the site does not call a service that has just failed.
		await upstream.tell( 'dealers', { mode: 'ok' } );
		await expect( async () => {
			await page.getByRole( 'link', { name: 'Try again' } ).click();
			await expect( count( page ) ).toHaveText( /^Showing 1-6 of \d$/, { timeout: 1500 } );
		} ).toPass( { timeout: 20_000 } );
	} );
} );

base( 'a search that is never answered ends in plain words', async ( { page, watched } ) => {
	watched.allow( 'Failed to load resource' );
	// The mocked clock lacks navigation timing, which a WordPress script reads.
	watched.allow( 'domContentLoadedEventStart' );
	await page.clock.install();
	await page.goto( LOCATOR );
	await expect( page.getByText( words.noPlace ) ).toBeVisible();
	await page.route( '**/hvac-blocks/v1/dealers?*', () => {} );

	await page.getByLabel( words.zip ).fill( '75024' );
	await page.getByRole( 'button', { name: words.find } ).click();
	await expect( count( page ) ).toHaveText( 'Searching for dealers near 75024…' );
	await expect( page.locator( '.hvac-dealer-locator__results' ) ).toHaveAttribute( 'aria-busy', 'true' );

	await page.clock.fastForward( 10_000 );
	await expect( count( page ) ).toHaveText(
		'Still searching for dealers near 75024. This is taking longer than usual.'
	);
	await page.clock.fastForward( 20_000 );
	await expect( page.locator( '.hvac-message' ).getByText( words.failed ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: PHONE } ) ).toBeVisible();
	await expect( page.locator( '.hvac-dealer-locator__results' ) ).toHaveAttribute( 'aria-busy', 'false' );

	await page.unroute( '**/hvac-blocks/v1/dealers?*' );
	await page.getByRole( 'link', { name: 'Try again' } ).click();
	await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );
} );

base.describe( 'a request cannot be sent', () => {
	const answer = ( status: number, body: object ) => ( route: Route ) =>
		route.fulfill( { status, contentType: 'application/json', body: JSON.stringify( body ) } );

	const failures: Array< [ string, ( route: Route ) => Promise< void >, string ] > = [
		[
			'the storage fails',
			answer( 503, { code: 'hvac_blocks_not_stored', message: words.notStored, data: { status: 503 } } ),
			words.notStored,
		],
		[
			'a proxy answers in its own words',
			( route ) => route.fulfill( { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' } ),
			words.notStored,
		],
		[
			'too many came',
			answer( 429, { code: 'hvac_blocks_too_many', message: words.tooMany, data: { status: 429 } } ),
			words.tooMany,
		],
	];

	base( 'everything typed stays, and another try sends it', async ( { page, context, watched } ) => {
		watched.allow( 'Failed to load resource' );
		await page.goto( pathOf( 'en', 'contact-dealer' ) );
		await fillInAll( page, words );

		for ( const [ what, fail, message ] of failures ) {
			await base.step( what, async () => {
				await page.route( '**/hvac-blocks/v1/leads*', fail );
				await expectFailure( page, message );
				await page.unroute( '**/hvac-blocks/v1/leads*' );
			} );
		}

		await base.step( 'no connection: it is sent by itself when there is one', async () => {
			await context.setOffline( true );
			await page.getByRole( 'button', { name: words.send } ).click();
			await expect( page.getByRole( 'status' ) ).toHaveText( 'Waiting for a connection' );
			await expect( page.locator( '.hvac-form' ).getByRole( 'link', { name: PHONE } ) ).toBeVisible();
			expect( await typed( page ) ).toEqual( { ...HOMEOWNER, phone: expect.stringContaining( '555' ) } );
			await context.setOffline( false );
			await referenceOn( page, words );
		} );
	} );

	base( 'a request whose answer is lost is kept once', async ( { page, watched } ) => {
		watched.allow( 'Failed to load resource' );
		let first = '';
		await page.goto( pathOf( 'en', 'contact-dealer' ) );
		await fillInAll( page, words );
		await page.route( '**/hvac-blocks/v1/leads*', async ( route ) => {
			const stored = await route.fetch();
			expect( stored.status() ).toBe( 201 );
			first = ( await stored.json() ).reference;
			await route.abort();
		} );
		await page.getByRole( 'button', { name: words.send } ).click();
		await expect( page.getByRole( 'status' ) ).toHaveText( 'Waiting for a connection' );
		await page.unroute( '**/hvac-blocks/v1/leads*' );

		// The page is opened again: it resends the lead by itself, under the key that identifies duplicates.
		const answered = page.waitForResponse( ( response ) => response.url().includes( '/hvac-blocks/v1/leads' ) );
		await page.reload();
		expect( ( await answered ).status() ).toBe( 200 );
		await expect( page.locator( '.hvac-sent-on' ) ).toHaveText( new RegExp( `${ words.thanks }.*${ first }` ) );
		await page.locator( '.hvac-sent-on' ).getByRole( 'button', { name: 'Close' } ).click();
		await expect( page.locator( '.hvac-sent-on' ) ).toHaveCount( 0 );
		await page.getByLabel( words.firstName, { exact: true } ).click();
		await expect( page.locator( '[data-hvac="contact-dealer-form"]' ) ).toHaveAttribute( 'data-hvac-ready' );
		await expect( page.getByLabel( words.firstName, { exact: true } ) ).toHaveValue( '' );
	} );

	base( 'a request that waits is sent by another page, by one of two tabs', async ( { page, context, watched } ) => {
		watched.allow( 'Failed to load resource' );
		const sent: Request[] = [];
		const answered: Request[] = [];
		context.on( 'request', ( request ) => sent.push( request ) );
		context.on( 'response', ( response ) => answered.push( response.request() ) );
		const keysOf = ( requests: Request[] ): string[] =>
			requests
				.filter(
					( request ) => request.method() === 'POST' && request.url().includes( '/hvac-blocks/v1/leads' )
				)
				.map( ( request ) => request.postDataJSON().idempotencyKey );
		await page.goto( pathOf( 'es', 'contact-dealer' ) );
		await fillInAll( page, WORDS.es );
		await context.setOffline( true );
		await page.getByRole( 'button', { name: WORDS.es.send } ).click();
		await expect( page.getByRole( 'status' ) ).not.toBeEmpty();
		await page.close();
		await context.setOffline( false );

		const tabs = await Promise.all( [ context.newPage(), context.newPage() ] );
		await Promise.all( tabs.map( ( tab ) => tab.goto( pathOf( 'en', 'dealer-locator' ) ) ) );
		const notes = () => Promise.all( tabs.map( ( tab ) => tab.locator( '.hvac-sent-on' ).allInnerTexts() ) );
		// The text is inserted after the live region exists.
		await expect.poll( notes ).toContainEqual( [ expect.stringMatching( WORDS.es.reference ) ] );
		expect( ( await notes() ).flat() ).toHaveLength( 1 );
		// Without a connection the form retries while its page is open: an answered request has arrived.
		expect( keysOf( answered ) ).toEqual( keysOf( sent ).slice( 0, 1 ) );
		expect( await tabs[ 0 ]?.evaluate( () => localStorage.getItem( 'hvac-blocks:waiting' ) ) ).toBeNull();
	} );

	async function expectFailure( page: Page, message: string ) {
		await page.getByRole( 'button', { name: words.send } ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText( message );
		await expect( page.getByRole( 'alert' ) ).toBeFocused();
		await expect( page.getByRole( 'alert' ).getByRole( 'link', { name: PHONE } ) ).toBeVisible();
		expect( await typed( page ) ).toEqual( { ...HOMEOWNER, phone: expect.stringContaining( '555' ) } );
		await expect( consentBox( page ) ).toBeChecked();
	}
} );
