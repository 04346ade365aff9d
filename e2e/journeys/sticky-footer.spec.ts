/** A bar that is visible from 350 pixels of scrolling to the end of the content. */
import type { Page } from '@playwright/test';
import { expect, layoutShift, test } from '../lib/test';

const words = ( count: number ) =>
	Array.from(
		{ length: count },
		( _, at ) =>
			`<!-- wp:paragraph --><p>Words ${ at + 1 } with <a href="#${ at }">a link</a>.</p><!-- /wp:paragraph -->`
	).join( '' );
const FOOTER = '<!-- wp:hvac-blocks/sticky-footer /-->';
const MARKER = '<!-- wp:hvac-blocks/end-of-content /-->';

const block = ( page: Page ) => page.locator( '.hvac-sticky-footer' );
const bar = ( page: Page ) => page.getByRole( 'complementary', { name: 'Next step' } );
const heightOf = ( page: Page ) => page.evaluate( () => document.documentElement.scrollHeight );
const scrollTo = ( page: Page, top: number ) =>
	page.evaluate( ( to ) => window.scrollTo( { top: to, behavior: 'instant' } ), top );
const isStuck = ( page: Page ) => expect( block( page ) ).toHaveAttribute( 'data-stuck' );
const isLoose = ( page: Page ) => expect( block( page ) ).not.toHaveAttribute( 'data-stuck' );
const ready = ( page: Page ) => expect( block( page ) ).toHaveAttribute( 'data-hvac-ready' );

for ( const width of [ 390, 1280 ] ) {
	test( `it stays at the bottom from 350 pixels to the end, at ${ width }`, async ( { page, make } ) => {
		const made = await make( words( 60 ) + FOOTER );

		await page.setViewportSize( { width, height: 800 } );
		await page.route( '**/modules/island/**', async ( route ) => {
			// The page's height before hydration.
			await page.waitForFunction( () => document.readyState === 'complete' );
			await route.continue();
		} );
		await page.goto( made.link );
		const before = await heightOf( page );
		await ready( page );
		expect( await heightOf( page ) ).toBe( before );
		await scrollTo( page, 300 );
		await isLoose( page );

		await scrollTo( page, 400 );
		await isStuck( page );
		const box = await bar( page ).boundingBox();
		expect( ( box?.y ?? 0 ) + ( box?.height ?? 0 ) ).toBeCloseTo( 800, 0 );
		expect( box?.height ).toBeLessThanOrEqual( 120 );
		expect( await heightOf( page ) ).toBe( before );

		await test.step( 'it covers nothing that has the focus', async () => {
			for ( let at = 0; at < 25; at++ ) {
				await page.keyboard.press( 'Tab' );
				const bottom = await page.evaluate( () => {
					const focused = document.querySelector( ':focus' );

					return focused?.closest( 'main' ) && ! focused.closest( '.hvac-sticky-footer' )
						? focused.getBoundingClientRect().bottom
						: 0;
				} );
				expect( bottom ).toBeLessThanOrEqual( ( await bar( page ).boundingBox() )?.y ?? 0 );
			}
		} );

		await test.step( 'it lets go at the end of the main content', async () => {
			await page
				.locator( 'main' )
				.evaluate( ( main ) => main.scrollIntoView( { block: 'end', behavior: 'instant' } ) );
			// The end may be between two pixels.
			await page.evaluate( () => window.scrollBy( { top: 2, behavior: 'instant' } ) );
			await isLoose( page );
			await scrollTo( page, 400 );
			await isStuck( page );
		} );

		expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
	} );
}

for ( const [ where, content ] of [
	[ 'elsewhere on the page', words( 40 ) + MARKER + words( 40 ) + FOOTER ],
	[
		'in the bar',
		words( 40 ) +
			`<!-- wp:hvac-blocks/sticky-footer -->${ MARKER }<!-- /wp:hvac-blocks/sticky-footer -->` +
			words( 40 ),
	],
] as const ) {
	test( `it lets go at a marker ${ where }`, async ( { page, make } ) => {
		const made = await make( content );

		await page.goto( made.link );
		await ready( page );
		await scrollTo( page, 400 );
		await isStuck( page );
		await page
			.locator( '.hvac-end-of-content' )
			.evaluate( ( marker ) => marker.scrollIntoView( { block: 'center', behavior: 'instant' } ) );
		await isLoose( page );
	} );
}

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'it stands where it was put', async ( { page, make } ) => {
		const made = await make( words( 60 ) + FOOTER );

		await page.goto( made.link );
		await expect( bar( page ) ).toHaveCSS( 'position', 'static' );
		await expect( bar( page ).getByRole( 'link' ) ).toHaveAttribute( 'href', /\/residential\/en\// );
	} );
} );
