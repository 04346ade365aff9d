/** A dealer's own page, found through the tree of states and cities, by people and by search engines. */
import type { Page } from '@playwright/test';
import { AxeOnce, violations } from '../lib/axe';
import { siteAdministrator } from '../lib/content';
import { FIRST_STEP, HOMEOWNER, SECOND_STEP, consentBox, fillIn, referenceOn } from '../lib/form';
import { LANGUAGES, pathOf, WORDS, type Language } from '../lib/languages';
import { ofPages } from '../lib/page-proofs';
import { skipIfProven } from '../lib/proofs';
import { expect, hydrate, layoutShift, overflow, test } from '../lib/test';

const NAME = 'Maplebeck Air & Heat';
const SLUG = 'maplebeck-air-heat-dallas-tx-100101';

const profile = ( lang: Language, slug = SLUG ) => `/residential/${ lang }/dealers/${ slug }/`;
const directory = ( lang: Language, rest = '' ) => `${ pathOf( lang, 'find-a-dealer' ) }${ rest }`;
const pathname = ( page: Page ) => new URL( page.url() ).pathname;

/** From the directory's page to the dealer's, using only links. */
async function walk( page: Page, lang: Language ): Promise< void > {
	await page.goto( directory( lang ) );
	await page
		.locator( '.hvac-dealer-directory' )
		.getByRole( 'link', { name: /^Texas/ } )
		.click();
	expect( pathname( page ) ).toBe( directory( lang, 'texas/' ) );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( 'Texas' );

	await page
		.locator( '.hvac-dealer-directory' )
		.getByRole( 'link', { name: /^Dallas/ } )
		.click();
	expect( pathname( page ) ).toBe( directory( lang, 'texas/dallas/' ) );

	await page.getByRole( 'link', { name: NAME, exact: true } ).click();
	expect( pathname( page ) ).toBe( profile( lang ) );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( NAME );
}

for ( const lang of LANGUAGES ) {
	test( `a homeowner walks from the directory to a dealer: ${ lang }`, async ( { page } ) => {
		await walk( page, lang );

		await test.step( 'the page says what it is', async () => {
			await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', new RegExp( `^${ lang }` ) );
			await expect( page.locator( 'link[rel="canonical"]' ) ).toHaveAttribute(
				'href',
				new RegExp( `${ profile( lang ) }$` )
			);
			for ( const other of LANGUAGES ) {
				await expect( page.locator( `link[hreflang="${ other }"]` ) ).toHaveAttribute(
					'href',
					new RegExp( `${ profile( other ) }$` )
				);
			}
			expect( await page.title() ).toContain( NAME );
		} );

		await test.step( 'the form names who gets the request', async () => {
			await expect( page.getByText( WORDS[ lang ].recipient( NAME ) ) ).toBeVisible();
		} );

		await test.step( 'the menu of languages leads to the same dealer', async () => {
			const other = lang === 'fr' ? 'es' : 'fr';

			await page.locator( `header a[hreflang="${ other }"]` ).click();
			expect( pathname( page ) ).toBe( profile( other ) );
			await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( NAME );
		} );
	} );
}

test( 'the map opens at a press, without a request to anybody else', async ( { page } ) => {
	await page.goto( profile( 'en' ) );
	const leaflet = page.waitForRequest( /modules\/map\.js/ );

	await page.getByRole( 'button', { name: 'Show map' } ).click();
	await leaflet;
	await expect( page.getByRole( 'region', { name: `Where to find ${ NAME }` } ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Show map' } ) ).toHaveCount( 0 );
} );

test.describe( 'a visitor in Tokyo', () => {
	test.use( { timezoneId: 'Asia/Tokyo' } );

	test( 'reads whether a dealer in Texas is open', async ( { page, baseURL } ) => {
		const utils = await siteAdministrator( baseURL as string );
		const path = '/hvac-blocks/v1/admin/dealers/open-now';
		const data = { name: 'Open Now Test', state: 'TX', zip: '75024', openingHours: [ 'Mo-Fr 08:00-17:00' ] };
		const { profileUrl } = await utils.rest< { profileUrl: string } >( { method: 'PUT', path, data: { data } } );

		try {
			for ( const [ time, shown, hidden ] of [
				[ '2026-01-05T22:59Z', 'Open now', 'Closed now' ],
				[ '2026-01-05T23:00Z', 'Closed now', 'Open now' ],
			] as const ) {
				await page.addInitScript( ( now ) => {
					window.Date = class extends Date {
						constructor( value: string = now ) {
							super( value );
						}
					} as unknown as DateConstructor;
				}, time );
				await page.goto( new URL( profileUrl ).pathname );
				await expect( page.getByText( shown, { exact: true } ) ).toBeVisible();
				await expect( page.getByText( hidden, { exact: true } ) ).toBeHidden();
			}
			expect( await violations( page ) ).toEqual( [] );
		} finally {
			await utils.rest( { method: 'DELETE', path } );
		}
	} );
} );

test( 'a request reaches the dealer whose page it is', async ( { page } ) => {
	const words = WORDS.en;

	await page.goto( profile( 'en' ) );
	await hydrate( page );
	await fillIn( page, words, FIRST_STEP );
	await page.getByRole( 'button', { name: words.stepNext } ).click();
	await fillIn( page, words, SECOND_STEP );
	await consentBox( page ).check();

	const sent = page.waitForRequest(
		( request ) => request.method() === 'POST' && request.url().endsWith( '/leads' )
	);
	await page.getByRole( 'button', { name: words.send } ).click();
	expect( ( await sent ).postDataJSON() ).toMatchObject( { companyId: '100101' } );
	await expect( page.getByText( words.soon( NAME ) ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the tree, the page and its form are whole', async ( { page } ) => {
		await walk( page, 'en' );

		await expect( page.getByRole( 'button', { name: 'Show map' } ) ).toBeHidden();
		await expect( page.getByRole( 'link', { name: /Directions/ } ) ).toHaveAttribute( 'href', /1258%20Mill%20Rd/ );
		await expect( page.getByRole( 'link', { name: /^Call / } ) ).toHaveAttribute( 'href', 'tel:4695550188' );

		await fillIn( page, WORDS.en, HOMEOWNER );
		await consentBox( page ).check();
		await page.getByRole( 'button', { name: WORDS.en.send } ).click();
		await referenceOn( page, WORDS.en );
		expect( pathname( page ) ).toBe( profile( 'en' ) );
		await expect( page.getByText( WORDS.en.soon( NAME ) ) ).toBeVisible();
	} );
} );

test( 'old addresses lead to the new one, and nobody is not found', async ( { request } ) => {
	const answer = async ( path: string ) => {
		const response = await request.get( path, { maxRedirects: 0 } );
		const { location } = response.headers();

		return [ response.status(), location && new URL( location ).pathname + new URL( location ).search ];
	};

	expect( await answer( profile( 'es', 'the-name-before-plano-tx-100101' ) ) ).toEqual( [ 301, profile( 'es' ) ] );
	expect( await answer( `/Residential/EN/dealers/${ SLUG.toUpperCase() }?zipcode=75024` ) ).toEqual( [
		301,
		`${ profile( 'en' ) }?zipcode=75024`,
	] );
	expect( await answer( directory( 'fr', 'TX/Dallas' ) ) ).toEqual( [ 301, directory( 'fr', 'texas/dallas/' ) ] );
	expect( await answer( profile( 'en' ) ) ).toEqual( [ 200, undefined ] );
	expect( await answer( profile( 'en', 'nobody-plano-tx-999999999' ) ) ).toEqual( [ 404, undefined ] );
	expect( await answer( directory( 'en', 'texas/nowhere/' ) ) ).toEqual( [ 404, undefined ] );
	expect( await answer( directory( 'en', 'texas/dallas/page/2/' ) ) ).toEqual( [ 404, undefined ] );
} );

for ( const lang of LANGUAGES ) {
	test( `who follows a dead link is led on: ${ lang }`, async ( { page, watched } ) => {
		watched.allow( '404' );
		await page.goto( profile( lang, 'nobody-plano-tx-999999999' ) );

		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', new RegExp( `^${ lang }` ) );
		await expect( page.locator( 'meta[name="robots"]' ) ).toHaveAttribute( 'content', /noindex/ );
		await page.locator( `main a[href$="${ directory( lang ) }"]` ).click();
		await expect( page.locator( '.hvac-dealer-directory' ) ).toBeVisible();
	} );
}

test( 'search engines are told', async ( { page, request } ) => {
	await page.goto( profile( 'en' ) );
	const [ json ] = await page.locator( 'script[type="application/ld+json"]' ).allTextContents();
	const [ business, trail ] = JSON.parse( json ?? '' )[ '@graph' ];

	expect( business ).toMatchObject( {
		'@type': 'HVACBusiness',
		name: NAME,
		telephone: '469-555-0188',
		address: { addressLocality: 'Dallas', addressRegion: 'TX', addressCountry: 'US' },
	} );
	expect( business ).not.toHaveProperty( 'aggregateRating' );
	expect( trail.itemListElement.map( ( { name }: { name: string } ) => name ) ).toEqual( [
		'Home',
		'Find a dealer',
		'Texas',
		'Dallas',
		NAME,
	] );

	const index = await ( await request.get( '/wp-sitemap.xml' ) ).text();
	expect( index ).toContain( 'wp-sitemap-dealers-places-fr-1.xml' );
	expect( await ( await request.get( '/wp-sitemap-dealers-fr-1.xml' ) ).text() ).toContain( profile( 'fr' ) );
} );

const PAGES: Record< string, ( lang: Language ) => string > = {
	'a dealer': ( lang ) => profile( lang ),
	'no dealer': ( lang ) => profile( lang, 'nobody-9' ),
	'a state': ( lang ) => directory( lang, 'texas/' ),
	'a city': ( lang ) => directory( lang, 'texas/dallas/' ),
};

for ( const [ name, path ] of Object.entries( PAGES ) ) {
	test( `everybody can use the page of ${ name }`, async ( { page, watched } ) => {
		watched.allow( '404' );
		const axe = new AxeOnce();

		skipIfProven(
			await ofPages( page, LANGUAGES.map( path ), 'e2e/journeys/dealer-pages.spec.ts' ),
			LANGUAGES.length * 2
		);
		for ( const lang of LANGUAGES ) {
			for ( const width of [ 390, 1280 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( path( lang ) );

				expect( await axe.violations( page ) ).toEqual( [] );
				expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
				expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
			}
		}
	} );
}
