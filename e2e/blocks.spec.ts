/**
 * Every example of every block, as the gallery shows it: three languages, two widths, with and without
 * JavaScript. Screenshots are left in artifacts/gallery/.
 */
import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, hydrate, layoutShift, test, watch } from './lib/test';

const blocks = readdirSync( 'plugin/blocks' ).filter( ( name ) => ! name.startsWith( '_' ) );
const LANGUAGES = [ 'en', 'es', 'fr' ];
const WIDTHS = [ 390, 1280 ];
// The theme's font swaps in by a fraction of a pixel.
const NOTHING_SEEN = 0.001;
// Whose card comes after the page, for the visitor's own ZIP code: the place that is kept for it is a card's usual size, not its own.
const COMES_LATER = [ 'support-dealer-card' ];
const RULES = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

for ( const block of blocks ) {
	test( `gallery: ${ block }`, async ( { page } ) => {
		// A block may have dozens of examples.
		test.slow();
		for ( const lang of LANGUAGES ) {
			for ( const width of WIDTHS ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( `/hvac-blocks/gallery/${ block }/?lang=${ lang }` );
				await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', new RegExp( `^${ lang }` ) );
				await hydrate( page );
				await page.screenshot( {
					path: `artifacts/gallery/${ block }-${ lang }-${ width }.png`,
					fullPage: true,
				} );

				const { violations } = await new AxeBuilder( { page } )
					.include( '.hvac-gallery' )
					.withTags( RULES )
					.analyze();
				expect( violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] ) ).toEqual( [] );
				expect( await layoutShift( page ), `${ lang } ${ width }: moved by itself` ).toBeLessThan(
					COMES_LATER.includes( block ) ? 1 : NOTHING_SEEN
				);
				expect( await overflow( page ), `${ lang } ${ width }: wider than the window` ).toBeLessThanOrEqual(
					0
				);
			}
		}
	} );

	test( `gallery without JavaScript: ${ block }`, async ( { browser, baseURL } ) => {
		const context = await browser.newContext( { javaScriptEnabled: false } );
		const page = await context.newPage();
		const watched = await watch( page, baseURL ?? '' );

		for ( const lang of LANGUAGES ) {
			for ( const width of WIDTHS ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( `${ baseURL }/hvac-blocks/gallery/${ block }/?lang=${ lang }` );
				await expect( page.locator( '.hvac-gallery__example' ).first() ).toBeVisible();
				await page.screenshot( {
					path: `artifacts/gallery/${ block }-${ lang }-${ width }-plain.png`,
					fullPage: true,
				} );
			}
		}

		expect( watched.complaints ).toEqual( [] );
		await context.close();
	} );
}

const overflow = ( page: import( '@playwright/test' ).Page ): Promise< number > =>
	page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth );
