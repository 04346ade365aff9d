/**
 * The path determines the language: of the document, of every label, of numbers, and of the links to the other
 * languages.
 */
import type { Page } from '@playwright/test';
import { LANGUAGES, pathOf, WORDS, type Language } from '../lib/languages';
import { expect, hydrate, test } from '../lib/test';

const PAGES = [ '', 'dealer-locator', 'find-a-dealer', 'contact-dealer', 'resources' ];
const NAMES: Record< Language, string > = { en: 'English', es: 'Español', fr: 'Français' };
const TITLES: Record< Language, string > = { en: 'Resources', es: 'Recursos', fr: 'Ressources' };
const WRONG: Record< Language, RegExp > = {
	en: /distribuidor|concessionnaire/i,
	es: /concessionnaire|Find dealers|Next|Book Online|miles away/,
	fr: /distribuidor|Find dealers|Book Online|miles away/,
};

const alternates = ( page: Page ) =>
	page
		.locator( 'link[rel="alternate"][hreflang]' )
		.evaluateAll( ( links: HTMLLinkElement[] ) =>
			Object.fromEntries( links.map( ( { hreflang, href } ) => [ hreflang, new URL( href ).pathname ] ) )
		);

for ( const lang of LANGUAGES ) {
	test( `every page is in its language and knows its counterparts: ${ lang }`, async ( { page } ) => {
		for ( const name of PAGES ) {
			await test.step( pathOf( lang, name ), async () => {
				await page.goto( pathOf( lang, name ) );
				await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', new RegExp( `^${ lang }(-|$)` ) );
				expect( await alternates( page ) ).toEqual( {
					en: pathOf( 'en', name ),
					es: pathOf( 'es', name ),
					fr: pathOf( 'fr', name ),
					'x-default': pathOf( 'en', name ),
				} );
				await expect( page.getByRole( 'main' ) ).not.toContainText( WRONG[ lang ] );
			} );
		}
	} );

	test( `words and numbers: ${ lang }`, async ( { page } ) => {
		const words = WORDS[ lang ];
		const decimal = lang === 'fr' ? ',' : '.';
		const check = async () => {
			const card = page.getByRole( 'article' ).first();

			await expect( card.locator( '.hvac-dealer-card__distance' ) ).toHaveText( words.distance );
			await expect( page.locator( '.hvac-rating__score' ).first() ).toHaveText(
				new RegExp( `^\\d\\${ decimal }\\d$` )
			);
			await expect( card.getByRole( 'link', { name: words.book } ) ).toBeVisible();
			await expect( page.getByRole( 'main' ) ).not.toContainText( WRONG[ lang ] );
		};

		await page.goto( `${ pathOf( lang, 'dealer-locator' ) }?zipcode=75024` );
		await check();

		// What React renders after PHP.
		await hydrate( page );
		await page.getByRole( 'link', { name: words.page } ).click();
		await expect( page.locator( '.hvac-dealer-locator__count' ) ).toHaveText( words.showing( 7, 12, 23 ) );
		await check();
		await page.getByLabel( words.zip ).fill( '00000' );
		await page.getByRole( 'button', { name: words.find } ).click();
		await expect( page.locator( '.hvac-message' ) ).toContainText( words.nobody( '00000' ) );
	} );
}

test( 'a visitor changes the language and stays on the page', async ( { page } ) => {
	await page.goto( pathOf( 'en', 'resources' ) );

	for ( const lang of [ 'fr', 'es', 'en' ] as const ) {
		const link = page.getByRole( 'banner' ).getByRole( 'link', { name: NAMES[ lang ] } );

		await expect( link ).toHaveAttribute( 'lang', lang );
		await link.click();
		await expect( page ).toHaveURL( pathOf( lang, 'resources' ) );
		await expect( page.getByRole( 'navigation' ).getByRole( 'link', { name: TITLES[ lang ] } ) ).toHaveAttribute(
			'href',
			pathOf( lang, 'resources' )
		);
		await expect( link ).toHaveAttribute( 'aria-current', 'true' );
	}
} );
