/** An island waits for the visitor's first touch: no script before it, and nothing lost. */
import type { Page } from '@playwright/test';
import { fillIn, FIRST_STEP, typed } from '../lib/form';
import { hold } from '../lib/hold';
import { pathOf, WORDS } from '../lib/languages';
import { makePage, removePage, siteAdministrator } from '../lib/content';
import { rest } from '../lib/frames';
import { expect, test } from '../lib/test';

const words = WORDS.en;

/** The plugin's scripts that a page has requested, by name. */
function scriptsOf( page: Page ): string[] {
	const names: string[] = [];

	page.on( 'request', ( request ) => {
		const name = /\/hvac-blocks\/build\/(.+\.js)/.exec( request.url() )?.[ 1 ];

		if ( name ) {
			names.push( name );
		}
	} );

	return names;
}

test( 'before the first touch there is the loader alone', async ( { page } ) => {
	const scripts = scriptsOf( page );

	// Module scripts are fetched before the document is loaded.
	await page.goto( pathOf( 'en', 'resources' ) );
	expect( scripts ).toEqual( [ 'modules/loader.js' ] );

	await page.getByRole( 'button', { name: words.find } ).hover();
	await expect( page.locator( '[data-hvac="zip-form"]' ) ).toHaveAttribute( 'data-hvac-ready' );
	expect( scripts ).toContain( 'modules/island/zip-form.js' );
	expect( scripts.filter( ( name ) => /runtime/.test( name ) ) ).toHaveLength( 1 );
	expect( scripts.join() ).not.toMatch( /dealer-locator|contact-dealer|form-schema/ );
} );

const DEALERS: Record< string, string > = {
	finder: 'dealer-locator {"variant":"finder"}',
	test: 'dealer-locator {"variant":"test"}',
	slider: 'dealer-locator {"variant":"slider"}',
	row: 'dealer-slider {}',
	cards: 'dealer-cards {}',
};

test( 'blocks of dealers wait too, with dealers and without, and load 2 KB', async ( { page, baseURL } ) => {
	const utils = await siteAdministrator( baseURL ?? '' );
	const scripts = scriptsOf( page );

	for ( const [ name, block ] of Object.entries( DEALERS ) ) {
		await test.step( name, async () => {
			const made = await makePage( utils, '/residential/en/', `<!-- wp:hvac-blocks/${ block } /-->` );

			for ( const query of [ '', '?zipcode=75024', '?zipcode=00000' ] ) {
				scripts.length = 0;
				await page.goto( made.link + query );
				await rest( page );
				// The ZIP code in an address is stored, and dealers with hours may be open.
				expect( scripts ).toEqual( [
					...( query ? [ 'modules/asked-zip.js' ] : [] ),
					'modules/places.js',
					...( query === '?zipcode=75024' ? [ 'modules/open-hours.js' ] : [] ),
				] );
				await page.evaluate( () => localStorage.clear() );
			}

			await page.evaluate( () => localStorage.setItem( 'zipcode', '75024' ) );
			await page.goto( made.link );
			await expect( page.getByRole( 'article' ).first() ).toBeAttached();
			await page.evaluate( () => localStorage.clear() );
			await removePage( utils, made );
		} );
	}
} );

test( 'a press on "Call Now" and on "Book Online" is not lost', async ( { page } ) => {
	const locator = `${ pathOf( 'en', 'dealer-locator' ) }?zipcode=75024`;
	const card = page.getByRole( 'article' ).first();

	const release = await hold( page, 'dealer-locator' );
	await page.goto( locator );
	await card.getByRole( 'link', { name: /^Call Now/ } ).click();
	await expect( card.getByRole( 'link', { name: /^Call Now/ } ) ).toHaveAttribute( 'aria-busy', 'true' );
	release();
	await expect( card.getByRole( 'link', { name: /^[\d-]+$/ } ) ).toBeFocused();

	await page.addInitScript( () => {
		document.addEventListener( 'hvac-blocks:dealer_form_open', () => sessionStorage.setItem( 'told', '1' ) );
	} );
	await page.goto( locator );
	await card.getByRole( 'link', { name: words.book } ).click();
	await expect( page ).toHaveURL( /contact-dealer\/\?dealer=/ );
	expect( await page.evaluate( () => sessionStorage.getItem( 'told' ) ) ).toBe( '1' );
} );

test( 'what was typed into a list of dealers before its script is searched', async ( { page } ) => {
	const release = await hold( page, 'dealer-locator' );

	await page.goto( pathOf( 'en', 'dealer-locator' ) );
	await page.getByLabel( words.zip ).fill( '75024' );
	await page.getByLabel( words.zip ).press( 'Enter' );
	await expect( page.getByText( words.noPlace ) ).toBeVisible();
	release();

	await expect( page.locator( '.hvac-dealer-locator__count' ) ).toHaveText( words.showing( 1, 6, 23 ) );
	await expect( page ).toHaveURL( /\?zipcode=75024$/ );
} );

test( 'a press that comes before the script is done once the script is there', async ( { page } ) => {
	const release = await hold( page, 'zip-form' );

	await page.goto( pathOf( 'en' ) );
	await page.getByRole( 'button', { name: words.find } ).click();
	await expect( page.getByText( words.zipRequired ) ).toHaveCount( 0 );
	release();

	await expect( page.getByText( words.zipRequired ) ).toBeVisible();
	await expect( page ).toHaveURL( pathOf( 'en' ) );
} );

const busy = ( page: Page ) => page.locator( '[aria-busy="true"]' );

/** Whether the indicator of a pending press is visible. */
const sign = ( page: Page, selector: string ) =>
	page
		.locator( selector )
		.evaluate( ( element ) => getComputedStyle( element ).backgroundImage.includes( 'gradient' ) );

for ( const width of [ 390, 1280 ] ) {
	test( `a press on the map is seen at once, ${ width } wide`, async ( { page } ) => {
		const map = page.getByRole( 'radio', { name: 'Map' } );
		const option = '.hvac-view-switch__option:has([value="map"])';

		for ( const act of [ () => map.click(), () => map.press( 'Space' ) ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const release = await hold( page, 'dealer-locator' );
			await page.goto( `${ pathOf( 'en', 'dealer-locator' ) }?zipcode=75024` );
			await expect( map ).toBeVisible();
			await page.evaluate( () => document.fonts.ready );
			await page.locator( option ).scrollIntoViewIfNeeded();
			const size = async () => {
				const box = await page.locator( option ).boundingBox();
				return [ box?.width, box?.height ];
			};
			const before = await size();
			await act();

			await expect( map ).toBeChecked();
			await expect( map ).toHaveAttribute( 'aria-busy', 'true' );
			expect( await sign( page, option ) ).toBe( true );
			await expect( page.locator( '.hvac-dealer-locator__pane' ) ).toHaveCount( 0 );
			expect( await size() ).toEqual( before );
			release();

			await expect( page.locator( '.hvac-dealer-locator__map' ) ).toBeVisible();
			await expect( map ).toBeChecked();
			await expect( busy( page ) ).toHaveCount( 0 );
			expect( await sign( page, option ) ).toBe( false );
			await expect( page ).toHaveURL( /view=map/ );
			await page.unrouteAll();
		}
	} );
}

test( 'a press on any button is seen at once, by pointer and keyboard', async ( { page } ) => {
	const find = page.getByRole( 'button', { name: words.find } );
	// Relative to its form: a press may scroll the page.
	const place = () =>
		find.evaluate( ( button ) => {
			const form = button.closest( 'form' )?.getBoundingClientRect();
			const { x, y, width, height } = button.getBoundingClientRect();

			return [ x - ( form?.x ?? 0 ), y - ( form?.y ?? 0 ), width, height ];
		} );

	for ( const act of [ () => find.click(), () => find.press( 'Enter' ), () => find.press( 'Space' ) ] ) {
		const release = await hold( page, 'zip-form' );
		await page.goto( pathOf( 'en' ) );
		const before = await place();
		await act();

		await expect( find ).toHaveAttribute( 'aria-busy', 'true' );
		expect( await sign( page, '[data-hvac="zip-form"] button' ) ).toBe( true );
		expect( await place() ).toEqual( before );
		// With reduced motion the indicator does not move.
		expect( await find.evaluate( ( button ) => button.getAnimations().length ) ).toBe( 0 );
		release();

		await expect( page.getByText( words.zipRequired ) ).toBeVisible();
		await expect( busy( page ) ).toHaveCount( 0 );
		await page.unrouteAll();
	}
} );

test( 'the Enter key is a press like any other, before the script and after', async ( { page } ) => {
	const field = page.getByLabel( words.zip );
	const release = await hold( page, 'zip-form' );

	await page.goto( pathOf( 'en' ) );
	await field.focus();
	await page.keyboard.press( 'Enter' );
	release();
	await expect( page.getByText( words.zipRequired ) ).toBeVisible();

	await page.reload();
	await field.focus();
	await expect( page.locator( '[data-hvac="zip-form"]' ) ).toHaveAttribute( 'data-hvac-ready' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( words.zipRequired ) ).toBeVisible();
	await expect( page ).toHaveURL( pathOf( 'en' ) );
} );

test( 'what is typed before the script is kept and sent', async ( { page } ) => {
	const release = await hold( page, 'zip-form' );

	await page.goto( pathOf( 'en' ) );
	await page.getByLabel( words.zip ).fill( '75024' );
	release();
	await expect( page.locator( '[data-hvac="zip-form"]' ) ).toHaveAttribute( 'data-hvac-ready' );
	await expect( page.getByLabel( words.zip ) ).toHaveValue( '75024' );
	await page.getByRole( 'button', { name: words.find } ).click();

	await expect( page ).toHaveURL( /\/dealer-locator\/\?zipcode=75024$/ );
	expect( await page.evaluate( () => localStorage.getItem( 'zipcode' ) ) ).toBe( '75024' );
} );

test( 'a form keeps what is typed before its script, and goes on', async ( { page } ) => {
	const release = await hold( page, 'contact-dealer-form' );

	await page.goto( pathOf( 'en', 'contact-dealer' ) );
	await fillIn( page, words, FIRST_STEP );
	await page.getByRole( 'button', { name: words.stepNext } ).click();
	release();

	await expect( page.getByRole( 'heading', { name: 'Step 2 of 2' } ) ).toBeFocused();
	expect( await typed( page ) ).toMatchObject( { ...FIRST_STEP, phone: expect.stringContaining( '555' ) } );
} );

test( 'without the script the form does its work alone', async ( { page, watched } ) => {
	watched.allow( 'Failed to load resource' );
	watched.allow( 'Failed to fetch dynamically imported module' );
	await page.route( '**/modules/island/zip-form.js*', ( route ) => route.abort() );

	await page.goto( pathOf( 'en' ) );
	await page.getByLabel( words.zip ).fill( '75024' );
	await page.getByRole( 'button', { name: words.find } ).click();

	await expect( page.locator( '.hvac-dealer-locator__count' ) ).toHaveText( words.showing( 1, 6, 23 ) );
} );

test( 'a page without islands has no script of ours', async ( { page, baseURL } ) => {
	const utils = await siteAdministrator( baseURL ?? '' );
	const made = await makePage(
		utils,
		'/residential/en/',
		'<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"How long?"} --><!-- wp:paragraph --><p>Long.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->'
	);
	const scripts = scriptsOf( page );

	await page.goto( made.link );
	await expect( page.getByText( 'How long?' ) ).toBeVisible();
	await page.getByText( 'How long?' ).click();
	await expect( page.getByText( 'Long.', { exact: true } ) ).toBeVisible();
	expect( scripts ).toEqual( [] );
	expect( await page.content() ).not.toMatch( /@hvac-blocks\/|hvac-blocks\/build\/[^"]+\.js/ );
	await removePage( utils, made );
} );
