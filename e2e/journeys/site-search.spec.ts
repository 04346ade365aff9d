/**
 * The demo site's search: from its header, on the results page, and on a missing page; with and without JavaScript,
 * in three languages.
 */
import type { Locator, Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { LANGUAGES, pathOf, type Language } from '../lib/languages';
import { menuIsReady } from '../lib/menu';
import { expect, layoutShift, overflow, test } from '../lib/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const SIZES = [ PHONE, DESKTOP ];

interface Words {
	open: string;
	field: string;
	/** The query, and a page that has it in its title. */
	typed: string;
	found: string;
	foundAt: string;
	title: RegExp;
	count: RegExp;
	nothing: ( typed: string ) => string;
	again: string;
	search: string;
	pages: string;
	missing: string;
	lost: [ path: string, words: string ];
}

const WORDS: Record< Language, Words > = {
	en: {
		open: 'Open menu',
		field: 'Search',
		typed: 'heat pump',
		found: 'Heat pumps',
		foundAt: 'products/heat-pumps',
		title: /^Search results for “heat pump” – /,
		count: /^\d+ results for “heat pump”$/,
		nothing: ( typed ) => `No results for “${ typed }”`,
		again: 'Search this site',
		search: 'Search',
		pages: 'Pages of results',
		missing: 'This page does not exist',
		lost: [ 'heat-pumps.html', 'heat pumps' ],
	},
	es: {
		open: 'Abrir el menú',
		field: 'Buscar',
		typed: 'bomba de calor',
		found: 'Bombas de calor',
		foundAt: 'products/heat-pumps',
		title: /^Resultados de la búsqueda de “bomba de calor” – /,
		count: /^\d+ resultados para “bomba de calor”$/,
		nothing: ( typed ) => `No hay resultados para “${ typed }”`,
		again: 'Buscar en este sitio',
		search: 'Buscar',
		pages: 'Páginas de resultados',
		missing: 'Esta página no existe',
		lost: [ 'bombas-de-calor', 'bombas de calor' ],
	},
	fr: {
		open: 'Ouvrir le menu',
		field: 'Rechercher',
		typed: 'thermopompes',
		found: 'Thermopompes',
		foundAt: 'products/heat-pumps',
		title: /^Résultats de la recherche «\u00a0thermopompes\u00a0» – /,
		count: /^\d+ résultats pour «\u00a0thermopompes\u00a0»$/,
		nothing: ( typed ) => `Aucun résultat pour «\u00a0${ typed }\u00a0»`,
		again: 'Rechercher dans ce site',
		search: 'Rechercher',
		pages: 'Pages de résultats',
		missing: 'Cette page n’existe pas',
		lost: [ 'thermopompes', 'thermopompes' ],
	},
};

const titles = ( page: Page ) => page.locator( '.hvac-search-result__title' );
const toSearch = ( lang: Language, typed: string ) =>
	`/residential/${ lang }/?${ new URLSearchParams( { s: typed } ) }`;

/** The header's search field, brought into view. */
async function headerSearch( page: Page, lang: Language, { opens }: { opens: boolean } ): Promise< Locator > {
	if ( opens ) {
		await menuIsReady( page );
		await page.getByRole( 'button', { name: WORDS[ lang ].open } ).click();
	}

	const field = page.getByRole( 'banner' ).getByRole( 'searchbox', { name: WORDS[ lang ].field, exact: true } );
	await expect( field ).toBeVisible();
	return field;
}

for ( const javaScriptEnabled of [ true, false ] ) {
	for ( const viewport of SIZES ) {
		const opens = javaScriptEnabled && viewport === PHONE;

		test.describe( `JavaScript: ${ javaScriptEnabled }, ${ viewport.width }`, () => {
			test.use( { javaScriptEnabled, viewport } );

			for ( const lang of LANGUAGES ) {
				test( `a visitor searches from the header: ${ lang }`, async ( { page } ) => {
					const words = WORDS[ lang ];

					await page.goto( pathOf( lang, 'resources' ) );
					const field = await headerSearch( page, lang, { opens } );
					await field.fill( words.typed );
					await field.press( 'Enter' );

					await expect( page ).toHaveURL( toSearch( lang, words.typed ) );
					await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', new RegExp( `^${ lang }(-|$)` ) );
					await expect( page ).toHaveTitle( words.title );
					await expect( page.locator( 'meta[name="robots"]' ) ).toHaveAttribute( 'content', /noindex/ );
					await expect( page.getByRole( 'main' ).getByText( words.count ) ).toBeVisible();
					await expect( titles( page ) ).toHaveCount( 10 );
					await expect( titles( page ).first() ).toHaveText( words.found );
					await expect( page.getByRole( 'main' ).getByRole( 'searchbox' ) ).toHaveValue( words.typed );
					expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );

					for ( const href of await titles( page )
						.getByRole( 'link' )
						.evaluateAll( ( links: HTMLAnchorElement[] ) => links.map( ( link ) => link.pathname ) ) ) {
						expect( href ).toMatch( new RegExp( `^${ pathOf( lang ) }` ) );
					}

					const first = await titles( page ).allTextContents();
					await page
						.getByRole( 'navigation', { name: words.pages } )
						.getByRole( 'link', { name: /2$/, exact: true } )
						.click();
					await expect( page ).toHaveURL( /[?&]paged=2$/ );
					await expect( titles( page ) ).not.toHaveText( first );
					await expect( page.getByRole( 'main' ).getByRole( 'searchbox' ) ).toHaveValue( words.typed );

					await page.goto( toSearch( lang, words.typed ) );
					await titles( page ).first().getByRole( 'link' ).click();
					await expect( page ).toHaveURL( pathOf( lang, words.foundAt ) );
				} );
			}
		} );
	}
}

for ( const lang of LANGUAGES ) {
	test( `everybody can use the results: ${ lang }`, async ( { page } ) => {
		for ( const viewport of SIZES ) {
			await page.setViewportSize( viewport );
			await page.goto( toSearch( lang, WORDS[ lang ].typed ) );
			await expect( titles( page ) ).toHaveCount( 10 );
			expect( await violations( page ) ).toEqual( [] );
			expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
		}
	} );
}

test( 'the links to the other languages keep what was searched for', async ( { page } ) => {
	await page.goto( toSearch( 'en', 'SEER2 & AFUE' ) );

	for ( const [ lang, name ] of [
		[ 'fr', 'Français' ],
		[ 'es', 'Español' ],
		[ 'en', 'English' ],
	] as const ) {
		await page.getByRole( 'banner' ).getByRole( 'link', { name } ).click();
		await expect( page ).toHaveURL( toSearch( lang, 'SEER2 & AFUE' ) );
		await expect( page.getByRole( 'main' ).getByLabel( WORDS[ lang ].again ).first() ).toBeVisible();
		await expect( page.getByRole( 'main' ).getByRole( 'searchbox' ) ).toHaveValue( 'SEER2 & AFUE' );
	}
} );

const ODD = [ '<img src=q onerror=xqz(1)>', "' OR '1'='1'; #", '🔥❄️', `xyzzy${ 'é'.repeat( 400 ) }` ];

for ( const lang of LANGUAGES ) {
	test( `where nothing is found, the page keeps what was typed and leads on: ${ lang }`, async ( { page } ) => {
		const words = WORDS[ lang ];
		const main = page.getByRole( 'main' );

		for ( const viewport of SIZES ) {
			await page.setViewportSize( viewport );
			for ( const typed of ODD ) {
				const kept = [ ...typed ].slice( 0, 100 ).join( '' );

				await page.goto( toSearch( lang, typed ) );
				await expect( main.getByText( words.nothing( kept ), { exact: true } ) ).toBeVisible();
				await expect( main.getByRole( 'searchbox' ) ).toHaveValue( kept );
				expect( await overflow( page ), typed ).toBeLessThanOrEqual( 0 );
			}
			expect( await violations( page ) ).toEqual( [] );
		}

		for ( const path of [ 'dealer-locator', 'products', 'contact-dealer' ] ) {
			await expect( main.locator( `a[href$="${ pathOf( lang, path ) }"]` ) ).toBeVisible();
		}

		await page.goto( toSearch( lang, '' ) );
		await expect( main.getByRole( 'searchbox' ) ).toHaveValue( '' );
		await expect( titles( page ) ).toHaveCount( 0 );
	} );

	test( `a page that does not exist searches for the words of its address: ${ lang }`, async ( {
		page,
		watched,
	} ) => {
		watched.allow( 'status of 404' );
		const words = WORDS[ lang ];
		const [ path, typed ] = words.lost;

		for ( const viewport of SIZES ) {
			await page.setViewportSize( viewport );
			await page.goto( `/residential/${ lang }/old/${ path }` );
			const main = page.getByRole( 'main' );
			const form = main.getByRole( 'search', { name: words.again } );

			await expect( main.getByRole( 'heading', { level: 1, name: words.missing } ) ).toBeVisible();
			await expect( form.getByRole( 'searchbox' ) ).toHaveValue( typed );
			expect( await violations( page ) ).toEqual( [] );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );

			await form.getByRole( 'button', { name: words.search } ).click();
			await expect( page ).toHaveURL( toSearch( lang, typed ) );
			await expect( titles( page ).first() ).toHaveText( words.found );
		}
	} );
}
