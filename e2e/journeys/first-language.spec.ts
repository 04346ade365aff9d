/** The root of a site begins with the language that its owner chose, for all or by host; every other address stays. */
import type { Page } from '@playwright/test';
import { LANGUAGES, pathOf, type Language } from '../lib/languages';
import { expect, test } from '../lib/test';

const ORDER: Record< Language, string[] > = {
	en: [ 'English', 'Español', 'Français' ],
	es: [ 'Español', 'English', 'Français' ],
	fr: [ 'Français', 'English', 'Español' ],
};
const TAGS: Record< Language, string > = { en: 'en-US', es: 'es-US', fr: 'fr-CA' };

/** The home page in English leaves the root. */
const homeOf = ( lang: Language ) => ( lang === 'en' ? '/residential/en/' : pathOf( lang ) );

const attributesOf = ( page: Page, selector: string, name: string ) =>
	page
		.locator( selector )
		.evaluateAll( ( links, attribute ) => links.map( ( link ) => link.getAttribute( attribute ) ), name );

test.describe( 'French first', () => {
	test.use( { settings: { first_language: 'fr' } } );

	test( 'the root leads to French, and each home page has one address', async ( { page } ) => {
		for ( const path of [ '/', '/residential/' ] ) {
			await page.goto( `${ path }?a=1` );
			await expect( page ).toHaveURL( `${ pathOf( 'fr' ) }?a=1` );
		}

		for ( const lang of LANGUAGES ) {
			await page.goto( homeOf( lang ) );
			await expect( page ).toHaveURL( homeOf( lang ) );
			await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', TAGS[ lang ] );
			await expect( page.locator( 'link[rel="canonical"]' ) ).toHaveAttribute(
				'href',
				new RegExp( `^https?://.+${ homeOf( lang ) }$` )
			);

			const codes = await attributesOf( page, 'link[hreflang]', 'hreflang' );
			const addresses = await attributesOf( page, 'link[hreflang]', 'href' );

			expect( codes ).toEqual( [ ...LANGUAGES, 'x-default' ] );
			expect( addresses.map( ( address ) => new URL( address ?? '' ).pathname ) ).toEqual( [
				...LANGUAGES.map( homeOf ),
				homeOf( 'fr' ),
			] );
		}
	} );

	test( 'a search above the languages is answered in French, and is no page for search engines', async ( {
		page,
	} ) => {
		await page.goto( '/residential/?s=furnace' );

		await expect( page ).toHaveURL( `${ pathOf( 'fr' ) }?s=furnace` );
		await expect( page ).toHaveTitle( /^Résultats de la recherche «\u00a0furnace\u00a0»/ );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', TAGS.fr );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Résultats de la recherche' );
		await expect( page.locator( 'meta[name="robots"]' ) ).toHaveAttribute( 'content', /noindex/ );
		await expect( page.locator( 'link[rel="canonical"], link[hreflang]' ) ).toHaveCount( 0 );
	} );

	test( 'the language menus begin with French, and their landmarks have names of their own', async ( { page } ) => {
		await page.goto( pathOf( 'fr', 'resources' ) );

		for ( const role of [ 'banner', 'contentinfo' ] as const ) {
			const links = page.getByRole( role ).locator( '.hvac-language-switcher__link' );

			await expect( links ).toHaveText( ORDER.fr );
			await expect( links.first() ).toHaveAttribute( 'aria-current', 'true' );
			await expect( links.first() ).toHaveAttribute( 'lang', 'fr' );
			await expect( links.first() ).toHaveAttribute( 'hreflang', 'fr' );
		}

		const names = await attributesOf( page, 'nav.hvac-language-switcher__nav', 'aria-label' );
		expect( names ).toEqual( [ 'Langue', 'Langue (2)' ] );
	} );

	// Not by a press: the browser fetches the page ahead, without the headers that set this test's settings.
	test( 'the links lead to English and back', async ( { page } ) => {
		const link = ( name: string ) => page.getByRole( 'banner' ).getByRole( 'link', { name } );

		await page.goto( '/' );
		await expect( link( 'English' ) ).toHaveAttribute( 'href', new RegExp( `${ homeOf( 'en' ) }$` ) );
		await page.goto( homeOf( 'en' ) );
		await expect( link( 'Français' ) ).toHaveAttribute( 'href', new RegExp( `${ pathOf( 'fr' ) }$` ) );
		await expect( link( 'English' ) ).toHaveAttribute( 'aria-current', 'true' );
	} );
} );

test.describe( 'by host', () => {
	test.use( { settings: { first_language: 'host', first_language_hosts: [ 'localhost = es' ] } } );

	test( 'each host has its own first language', async ( { page, request, baseURL } ) => {
		const there = new URL( baseURL ?? '' );
		there.hostname = 'localhost';

		const answer = await request.get( there.href, { maxRedirects: 0 } );
		expect( answer.status() ).toBe( 302 );
		expect( new URL( answer.headers().location ?? '' ).pathname ).toBe( pathOf( 'es' ) );
		const search = await request.get( `${ there.origin }/residential/?s=furnace`, { maxRedirects: 0 } );
		expect( new URL( search.headers().location ?? '' ).pathname ).toBe( pathOf( 'es' ) );
		expect( await ( await request.get( there.href ) ).text() ).toMatch( new RegExp( ORDER.es.join( '[^]*' ) ) );

		await page.goto( '/' );
		await expect( page ).toHaveURL( pathOf( 'en' ) );
		await expect( page.getByRole( 'banner' ).locator( '.hvac-language-switcher__link' ) ).toHaveText( ORDER.en );
	} );
} );

test( 'the browser’s languages and cookies change nothing', async ( { browser, baseURL } ) => {
	const context = await browser.newContext( { baseURL, locale: 'fr-CA' } );
	const page = await context.newPage();

	await page.goto( '/residential/' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'en-US' );
	expect( await context.cookies() ).toEqual( [] );
	await context.close();
} );
