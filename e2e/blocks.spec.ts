/**
 * Every example of every block, as the gallery shows it: three languages, two widths, with and without
 * JavaScript. HVAC_SCREENSHOTS=1 leaves pictures of them in artifacts/gallery/.
 */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './lib/axe';
import { LANGUAGES, type Language } from './lib/languages';
import { expect, hydrate, layoutShift, overflow, test, watch } from './lib/test';

const blocks = readdirSync( 'plugin/blocks' ).filter( ( name ) => ! name.startsWith( '_' ) );
const WIDTHS = [ 390, 1280 ];
// The theme's font swaps in by a fraction of a pixel.
const NOTHING_SEEN = 0.001;

test.describe.configure( { mode: 'parallel' } );

async function open( page: Page, block: string, lang: Language, width: number ): Promise< void > {
	await page.setViewportSize( { width, height: 900 } );
	await page.goto( `${ process.env.WP_BASE_URL }/hvac-blocks/gallery/${ block }/?lang=${ lang }` );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', new RegExp( `^${ lang }` ) );
	await expect( page.locator( '.hvac-gallery__example' ).first() ).toBeVisible();
}

async function picture( page: Page, name: string ): Promise< void > {
	if ( process.env.HVAC_SCREENSHOTS ) {
		await page.screenshot( { path: `artifacts/gallery/${ name }.png`, fullPage: true } );
	}
}

for ( const block of blocks ) {
	for ( const lang of LANGUAGES ) {
		test( `gallery: ${ block }, ${ lang }`, async ( { page } ) => {
			for ( const width of WIDTHS ) {
				await open( page, block, lang, width );
				await hydrate( page );
				await picture( page, `${ block }-${ lang }-${ width }` );

				expect( await violations( page, '.hvac-gallery' ), `${ width }` ).toEqual( [] );
				expect( await layoutShift( page ), `${ width }: moved by itself` ).toBeLessThan( NOTHING_SEEN );
				expect( await overflow( page ), `${ width }: wider than the window` ).toBeLessThanOrEqual( 0 );
			}
		} );
	}

	test( `gallery without JavaScript: ${ block }`, async ( { browser, baseURL } ) => {
		const context = await browser.newContext( { javaScriptEnabled: false } );
		const page = await context.newPage();
		const watched = await watch( page, baseURL ?? '' );

		for ( const lang of LANGUAGES ) {
			for ( const width of WIDTHS ) {
				await open( page, block, lang, width );
				await picture( page, `${ block }-${ lang }-${ width }-plain` );
			}
		}

		expect( watched.complaints ).toEqual( [] );
		await context.close();
	} );
}
