/** Page furniture: the language switcher, and a button that stays in view. */
import type { Locator } from '@playwright/test';
import { makePage, removePage, siteAdministrator, type MadePage } from '../lib/content';
import { expect, layoutShift, overflow, test } from '../lib/test';

const SWITCHER = '<!-- wp:hvac-blocks/language-switcher {"names":"short"} /-->';
const LINKS = Array.from(
	{ length: 30 },
	( _, at ) => `<!-- wp:paragraph --><p><a href="#${ at }">Link ${ at + 1 }</a></p><!-- /wp:paragraph -->`
).join( '' );
const STICKY = '<!-- wp:hvac-blocks/sticky-cta /-->';

const made = {} as Record< 'english' | 'spanish' | 'sticky', MadePage >;
const pathOfPage = ( { link }: MadePage ) => new URL( link ).pathname;

test.beforeAll( async ( { baseURL } ) => {
	const utils = await siteAdministrator( baseURL ?? '' );

	made.sticky = await makePage( utils, '/residential/en/', STICKY + LINKS );
	made.english = await makePage( utils, '/residential/en/', SWITCHER );
	const { id } = await makePage( utils, '/residential/es/', SWITCHER );
	made.spanish = await utils.rest( {
		method: 'POST',
		path: `/wp/v2/pages/${ id }`,
		data: { slug: pathOfPage( made.english ).split( '/' ).at( -2 ) },
	} );
} );

test.afterAll( async ( { baseURL } ) => {
	const utils = await siteAdministrator( baseURL ?? '' );
	await Promise.all( Object.values( made ).map( ( page ) => removePage( utils, page ) ) );
} );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( `JavaScript: ${ javaScriptEnabled }`, () => {
		test.use( { javaScriptEnabled } );

		test( 'the language switcher keeps the page, and leads home where it has no counterpart', async ( {
			page,
		} ) => {
			await page.goto( made.english.link );
			// The header and the footer have their own, so this one has a number in its name.
			const main = page.getByRole( 'main' );
			const languages = main.locator( '.hvac-language-switcher' );
			const link = ( name: string ) => languages.getByRole( 'link', { name, exact: true } );

			await expect( main.getByRole( 'navigation', { name: 'Language (2)', exact: true } ) ).toBeVisible();
			await expect( link( 'English' ) ).toHaveAttribute( 'aria-current', 'true' );
			await link( 'Español' ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( page ).toHaveURL( pathOfPage( made.spanish ) );
			await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', /^es/ );
			await expect( main.getByRole( 'navigation', { name: 'Idioma (2)', exact: true } ) ).toBeVisible();
			await expect( link( 'Español' ) ).toHaveAttribute( 'aria-current', 'true' );
			await expect( link( 'English' ) ).not.toHaveAttribute( 'aria-current' );

			await link( 'Français' ).click();
			await expect( page ).toHaveURL( /\/residential\/fr\/$/ );
			await page.goto( made.spanish.link );
			await link( 'English' ).click();
			await expect( page ).toHaveURL( pathOfPage( made.english ) );
		} );
	} );
}

/** Whether another element covers an element's center. */
const isCovered = ( element: Locator ) =>
	element.evaluate( ( it ) => {
		const { left, top, width, height } = it.getBoundingClientRect();
		const over = document.elementFromPoint( left + width / 2, top + height / 2 );

		return ! over || ! it.contains( over );
	} );

for ( const width of [ 320, 1280 ] ) {
	test( `the sticky button covers nothing that is focused, nor the end of the page: ${ width }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 600 } );
		await page.goto( made.sticky.link );
		const button = page.locator( '.hvac-sticky-cta' ).getByRole( 'link' );
		const top = async () => ( await button.boundingBox() )?.y ?? 0;

		// It is not shown on the first screen.
		await expect( button ).not.toBeInViewport();
		await page.getByRole( 'main' ).getByRole( 'link', { name: 'Link 1', exact: true } ).focus();
		let seen = false;
		for ( let at = 1; at <= 30; at++ ) {
			const link = page.getByRole( 'link', { name: `Link ${ at }`, exact: true } );
			const box = await link.boundingBox();

			await expect( link ).toBeFocused();
			seen ||= ( await top() ) < 600;
			expect( ( box?.y ?? 0 ) + ( box?.height ?? 0 ) ).toBeLessThanOrEqual( await top() );
			expect( await isCovered( link ) ).toBe( false );
			await page.keyboard.press( 'Tab' );
		}

		expect( seen ).toBe( true );

		await page.keyboard.press( 'End' );
		const last = page.locator( 'body a:visible' ).last();
		await last.focus();
		expect( await isCovered( last ) ).toBe( false );
		const footer = await page.getByRole( 'contentinfo' ).boundingBox();
		expect( ( await top() ) + 44 ).toBeLessThanOrEqual( ( footer?.y ?? 0 ) + 1 );
		expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );

		await page.emulateMedia( { media: 'print' } );
		await expect( button ).toBeHidden();
	} );
}

test( 'on a phone, the sticky button of the home leaves the place for a ZIP code alone', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( '/residential/en/' );
	const button = page.locator( '.hvac-sticky-cta' ).getByRole( 'link', { name: 'Get a Free Online Estimate' } );
	const form = page.locator( '.hvac-zip-form' ).first();
	await expect( button ).toHaveAttribute( 'href', /\/residential\/en\/resources\/system-recommendation-tool\/$/ );

	// At every scroll position in which the field is visible.
	for ( const control of [ form.getByRole( 'textbox' ), form.getByRole( 'button' ).first() ] ) {
		for ( const block of [ 'end', 'center', 'start' ] as const ) {
			await control.evaluate( ( it, at ) => it.scrollIntoView( { block: at, behavior: 'instant' } ), block );
			expect( await isCovered( control ), block ).toBe( false );
		}
	}

	await page.evaluate( () => window.scrollTo( { top: 2000, behavior: 'instant' } ) );
	await expect( button ).toBeInViewport( { ratio: 1 } );
	await page.getByRole( 'main' ).getByRole( 'textbox' ).last().focus();
	await expect( button ).toBeHidden();
} );

test( 'a banner and a hero across the window begin where the header does', async ( { page } ) => {
	await page.goto( '/residential/fr/' );

	for ( const width of [ 390, 782, 1280, 1600 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const [ logo, ...words ] = await Promise.all(
			[ 'header .wp-block-site-logo', '.hvac-closeable-banner__text', '.hvac-hero-video h1' ].map(
				async ( part ) => Math.round( ( await page.locator( part ).first().boundingBox() )?.x ?? -1 )
			)
		);

		expect( words, `${ width }` ).toEqual( [ logo, logo ] );
	}
} );
