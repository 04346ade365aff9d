/**
 * Every example of every block, as the gallery shows it: three languages, two widths, with and without JavaScript.
 * HVAC_SCREENSHOTS=1 saves screenshots in artifacts/gallery/. A static block's page has none of our scripts, so it is
 * the same without JavaScript.
 */
import type { Page } from '@playwright/test';
import { AxeOnce } from './lib/axe';
import { BLOCKS, isIsland } from './lib/blocks';
import { LANGUAGES, type Language } from './lib/languages';
import { ofPages } from './lib/page-proofs';
import { skipIfProven } from './lib/proofs';
import { expect, hydrate, layoutShift, movements, overflow, test, watch } from './lib/test';

const WIDTHS = [ 390, 1280 ];
// The theme's font swaps in by a fraction of a pixel.
const NOTHING_SEEN = 0.001;

test.describe.configure( { mode: 'parallel' } );

// Each worker checks what galleries share once.
const axe = new AxeOnce();

const atWidth = ( page: Page, width: number ) => page.setViewportSize( { width, height: 900 } );

const addressOf = ( block: string, lang: Language ): string => `/hvac-blocks/gallery/${ block }/?lang=${ lang }`;

async function open( page: Page, block: string, lang: Language ): Promise< void > {
	await page.goto( addressOf( block, lang ) );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', new RegExp( `^${ lang }` ) );
	await expect( page.locator( '.hvac-gallery__example' ).first() ).toBeVisible();
}

/**
 * Layout shifts happen while a page loads: check each width in one language, and each language at the narrowest
 * width.
 */
async function show( page: Page, block: string, lang: Language, width: number ): Promise< void > {
	await atWidth( page, width );
	if ( lang === LANGUAGES[ 0 ] || width === WIDTHS[ 0 ] ) {
		await open( page, block, lang );
		await hydrate( page );
	}
}

const seenMoving = async ( page: Page ): Promise< string[] > =>
	( await layoutShift( page ) ) < NOTHING_SEEN ? [] : movements( page );

async function picture( page: Page, name: string ): Promise< void > {
	if ( process.env.HVAC_SCREENSHOTS ) {
		await page.screenshot( { path: `artifacts/gallery/${ name }.png`, fullPage: true } );
	}
}

for ( const block of BLOCKS ) {
	test( `gallery: ${ block }`, async ( { page } ) => {
		const addresses = LANGUAGES.map( ( lang ) => addressOf( block, lang ) );

		skipIfProven( await ofPages( page, addresses, 'e2e/blocks.spec.ts' ), LANGUAGES.length * WIDTHS.length );

		for ( const lang of LANGUAGES ) {
			for ( const width of WIDTHS ) {
				await test.step( `${ lang } ${ width }`, async () => {
					await show( page, block, lang, width );
					await picture( page, `${ block }-${ lang }-${ width }` );

					const where = `${ lang } ${ width }`;
					expect(
						await axe.violations( page, '.hvac-gallery__head, .hvac-gallery__example' ),
						where
					).toEqual( [] );
					expect( await seenMoving( page ), where ).toEqual( [] );
					expect( await overflow( page ), `${ where }: wider than the window` ).toBeLessThanOrEqual( 0 );
				} );
			}
		}
	} );
}

// The other languages are viewed by people, and do not differ in anything that a browser reports.
for ( const lang of process.env.HVAC_SCREENSHOTS ? LANGUAGES : LANGUAGES.slice( 0, 1 ) ) {
	test( `gallery without JavaScript, ${ lang }`, async ( { browser, baseURL } ) => {
		const context = await browser.newContext( { javaScriptEnabled: false } );
		const page = await context.newPage();
		const watched = await watch( page, baseURL ?? '' );

		for ( const block of BLOCKS.filter( isIsland ) ) {
			await test.step( block, async () => {
				await open( page, block, lang );
				for ( const width of WIDTHS ) {
					await atWidth( page, width );
					await picture( page, `${ block }-${ lang }-${ width }-plain` );
				}
				expect( watched.complaints, block ).toEqual( [] );
			} );
		}
		await context.close();
	} );
}
