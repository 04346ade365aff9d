/** The dealer locator's map, by pointer and by keyboard, and its variants: the ZIP dialog and the slider. */
import type { Page } from '@playwright/test';
import { makePage, removePage, siteAdministrator, type MadePage } from '../lib/content';
import { pathOf, WORDS } from '../lib/languages';
import { expect, hydrate, layoutShift, overflow, test } from '../lib/test';

const words = WORDS.en;
const LOCATOR = `${ pathOf( 'en', 'dealer-locator' ) }?zipcode=75024`;
const SELECT = 'Please select a dealer on the map.';

const count = ( page: Page ) => page.locator( '.hvac-dealer-locator__count' );
const cards = ( page: Page ) => page.locator( '.hvac-dealer-locator__list' ).getByRole( 'article' );
const map = ( page: Page ) => page.locator( '.hvac-dealer-map' );
const markers = ( page: Page ) => page.locator( '.hvac-map__marker[aria-label]' );
const markerOf = ( page: Page, number: number ) =>
	markers( page ).filter( { has: page.getByText( String( number ), { exact: true } ) } );
const view = ( page: Page, name: 'List' | 'Map' ) => page.getByRole( 'radio', { name } );
const isReady = ( page: Page ) =>
	expect( page.locator( '[data-hvac^="dealer-locator"]' ) ).toHaveAttribute( 'data-hvac-ready' );
const isWaiting = ( page: Page ) =>
	expect( page.locator( '[data-hvac^="dealer-locator"]' ) ).not.toHaveAttribute( 'data-hvac-ready' );

async function openMap( page: Page ) {
	await expect( map( page ) ).toHaveAttribute( 'data-state', 'ready' );
	await expect( markers( page ).first() ).toBeVisible();
	await expect( page.getByText( SELECT ) ).toBeVisible();
}

const focused = ( page: Page ) => page.locator( ':focus' );

test( 'a homeowner chooses a dealer on the map, with the pointer', async ( { page } ) => {
	await page.goto( LOCATOR );
	await expect( view( page, 'List' ) ).toBeChecked();
	await isWaiting( page );
	await view( page, 'Map' ).click();
	await expect( view( page, 'Map' ) ).toBeChecked();
	await openMap( page );
	await expect( page ).toHaveURL( `${ LOCATOR }&view=map` );

	await test.step( 'card and marker point at each other', async () => {
		const card = cards( page ).nth( 1 );
		const name = await card.getByRole( 'heading' ).innerText();
		const marker = page.getByRole( 'button', { name } );

		await card.hover();
		await expect( marker ).toHaveAttribute( 'data-hover' );
		await marker.hover();
		await expect( page.locator( 'li[data-pointed]' ).getByRole( 'heading' ) ).toHaveText( name );
	} );

	await test.step( 'a marker brings its card, from another page too', async () => {
		const marker = markerOf( page, 9 );
		const [ name = '' ] = ( ( await marker.getAttribute( 'aria-label' ) ) ?? '' ).split( ', ' );

		await marker.click();
		const chosen = page.locator( 'li[aria-current="true"]' );
		await expect( chosen.getByRole( 'heading' ) ).toHaveText( name );
		await expect( chosen ).toBeInViewport();
		await expect( chosen ).toBeFocused();
		await expect( page.getByText( SELECT ) ).toBeHidden();
		await expect( count( page ) ).toHaveText( words.showing( 7, 12, 23 ) );
	} );

	await test.step( 'filters leave their markers', async () => {
		await page.getByText( words.filters, { exact: true } ).click();
		await page.getByLabel( words.charter ).check();
		await expect( page.getByText( SELECT ) ).toBeVisible();
		await expect
			.poll( async () => Number( ( await count( page ).innerText() ).split( ' ' ).pop() ) )
			.toBeLessThan( 23 );
	} );

	await test.step( 'the back button leads to the list again', async () => {
		await expect( page ).toHaveURL( /filter=charter&view=map$/ );
		await page.goBack();
		await expect( count( page ) ).toHaveText( words.showing( 7, 12, 23 ) );
		await page.goBack();
		await expect( view( page, 'List' ) ).toBeChecked();
		await expect( map( page ) ).toHaveCount( 0 );
		await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );
	} );
} );

test( 'a homeowner chooses a dealer on the map, with the keyboard', async ( { page } ) => {
	const { keyboard } = page;

	await page.goto( LOCATOR );
	await view( page, 'List' ).focus();
	await isReady( page );
	await keyboard.press( 'ArrowRight' );
	await expect( view( page, 'Map' ) ).toBeChecked();
	await openMap( page );

	await markers( page ).first().focus();
	await expect( focused( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	const [ name = '' ] = ( ( await focused( page ).getAttribute( 'aria-label' ) ) ?? '' ).split( ', ' );
	await expect( page.locator( 'li[data-pointed]' ).getByRole( 'heading' ) ).toHaveText( name );

	await keyboard.press( 'Enter' );
	const chosen = page.locator( 'li[aria-current="true"]' );
	await expect( chosen ).toBeFocused();
	await expect( chosen ).toContainText( name );
	await keyboard.press( 'Tab' );
	await expect( chosen.locator( ':focus' ) ).toHaveCount( 1 );
} );

test( 'on a telephone the map stands in place of the list, the chosen dealer under it', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	// The map loads by itself.
	await page.goto( `${ LOCATOR }&view=map` );
	await openMap( page );
	await expect( cards( page ).first() ).toBeHidden();
	expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );

	await markerOf( page, 1 ).click();
	await expect( page.locator( '.hvac-dealer-locator__chosen' ) ).toBeInViewport();
	await expect( page.locator( '.hvac-dealer-locator__chosen' ) ).toBeFocused();

	await view( page, 'List' ).check();
	await expect( cards( page ) ).toHaveCount( 3 );
} );

test( 'a homeowner searches farther, and keeps filters, map, and distance', async ( { page } ) => {
	const within = ( miles: number ) => page.getByRole( 'link', { name: `Within ${ miles } miles` } );
	const filters = page.getByText( 'Filters', { exact: true } );

	await page.goto( LOCATOR );
	await filters.click();
	await expect( within( 25 ) ).toHaveAttribute( 'aria-current', 'true' );
	await within( 100 ).click();
	await expect( count( page ) ).toHaveText( words.showing( 1, 6, 30 ) );
	await expect( page.locator( '.hvac-dealer-locator__near' ) ).toContainText( 'Within 100 miles' );

	await filters.click();
	await isReady( page );
	await page.getByLabel( words.nate ).check();
	await expect( page ).toHaveURL( /radius=100.*filter=nate/ );
	await view( page, 'Map' ).check();
	await openMap( page );
	await filters.click();
	await expect( within( 100 ) ).toHaveAttribute( 'aria-current', 'true' );
	await within( 50 ).click();
	await expect( page ).toHaveURL( /radius=50.*filter=nate.*view=map/ );
	await openMap( page );

	// Another place is searched for within the same distance.
	const answer = page.waitForResponse( /\/dealers\?/ );
	await page.getByLabel( words.zip ).fill( '10001' );
	await page.getByRole( 'button', { name: words.find } ).click();
	expect( ( await answer ).url() ).toContain( 'radius=50' );
	await expect( page ).toHaveURL( /radius=50.*zipcode=10001/ );
} );

/** Sorts by rating, then by name, and goes back. */
async function sort( page: Page ) {
	const by = async ( name: string ) => {
		await page.getByText( 'Filters', { exact: true } ).click();
		await page.getByRole( 'link', { name, exact: true } ).click();
	};
	const names = cards( page ).getByRole( 'heading' );

	await page.goto( LOCATOR );
	const nearest = await names.allTextContents();
	await by( 'Best rating first' );
	await expect( page ).toHaveURL( /\?sort=rating&zipcode=75024#/ );
	await expect( count( page ) ).toContainText( 'Best rating first.' );
	const rated = await names.allTextContents();
	await expect( names ).not.toHaveText( nearest );

	await by( 'Name' );
	await expect( count( page ) ).toContainText( 'In alphabetical order.' );
	await expect( page.getByRole( 'heading', { name: 'Dealers near you' } ) ).toBeInViewport();
	const shown = await names.allTextContents();
	await expect( names ).toHaveText( shown.sort( ( a, b ) => a.localeCompare( b, 'en' ) ) );

	await page.goBack();
	await expect( names ).toHaveText( rated );
}

test( 'a homeowner sorts dealers, and the order stays with pages, filters, and the next search', async ( { page } ) => {
	await sort( page );
	await expect( count( page ) ).toContainText( 'Best rating first.' );

	const answer = page.waitForResponse( /\/dealers\?/ );
	await page.getByLabel( words.zip ).fill( '10001' );
	await page.getByRole( 'button', { name: words.find } ).click();
	expect( ( await answer ).url() ).toContain( 'sort=rating' );
	await expect( page.getByRole( 'status' ).filter( { hasText: 'Best rating first.' } ) ).toHaveCount( 1 );
	await expect( page ).toHaveURL( /sort=rating&zipcode=10001/ );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a homeowner sorts dealers', async ( { page } ) => {
		await sort( page );
		await expect( count( page ) ).toContainText( 'Best rating first.' );
	} );

	test( 'pages and filters keep the distance', async ( { page } ) => {
		const near = page.locator( '.hvac-dealer-locator__near' );
		const filters = page.getByText( 'Filters', { exact: true } );

		await page.goto( LOCATOR );
		await filters.click();
		await page.getByRole( 'link', { name: 'Within 50 miles' } ).click();
		await expect( near ).toContainText( 'Within 50 miles' );
		await page.getByRole( 'link', { name: 'Page 2', exact: true } ).click();
		await expect( near ).toContainText( 'Within 50 miles' );
		await filters.click();
		await page.getByLabel( words.nate ).check();
		await page.getByRole( 'button', { name: 'Show dealers' } ).click();
		await expect( near ).toContainText( 'Within 50 miles' );
	} );
} );

test( 'a stored ZIP fills the page without moving it', async ( { page } ) => {
	await page.addInitScript( () => localStorage.setItem( 'zipcode', '75024' ) );
	await page.goto( pathOf( 'en', 'dealer-locator' ) );
	await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );
	expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
} );

test.describe( 'a variant', () => {
	const made: Record< string, MadePage > = {};
	const block = ( variant: string ) =>
		`<!-- wp:hvac-blocks/dealer-locator {"variant":"${ variant }","heading":"Find a dealer"} /-->`;

	test.beforeAll( async ( { baseURL } ) => {
		const utils = await siteAdministrator( baseURL ?? '' );

		for ( const variant of [ 'test', 'slider' ] ) {
			made[ variant ] = await makePage( utils, '/residential/en/', block( variant ) );
		}
	} );

	test.afterAll( async ( { baseURL } ) => {
		const utils = await siteAdministrator( baseURL ?? '' );
		await Promise.all( Object.values( made ).map( ( page ) => removePage( utils, page ) ) );
	} );

	const dialog = ( page: Page ) => page.getByRole( 'dialog', { name: 'Please enter your Zip code' } );

	test( 'asks for the ZIP code in a dialog', async ( { page } ) => {
		// In the headless shell the pointer rests in the page's corner, over the dialog's backdrop. The visitor has
		// not touched anything.
		await page.addInitScript( () =>
			addEventListener(
				'pointerover',
				( event ) => event.isTrusted && event.clientX + event.clientY === 0 && event.stopPropagation(),
				true
			)
		);
		await page.goto( made.test?.link ?? '' );
		await expect( dialog( page ) ).toBeVisible();
		await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 1 );
		await expect( page.getByLabel( words.zip ) ).toBeFocused();
		await expect( view( page, 'Map' ) ).toBeDisabled();
		await expect( page.locator( '.hvac-filter-toggles__button' ).first() ).toBeDisabled();
		await expect( dialog( page ).getByRole( 'link', { name: 'See all dealers' } ) ).toHaveAttribute(
			'href',
			/\/find-a-dealer\/$/
		);

		await isWaiting( page );

		await test.step( 'which Escape closes, and a button opens again', async () => {
			await page.keyboard.press( 'Escape' );
			await expect( dialog( page ) ).toBeHidden();
			await expect( page.getByText( words.noPlace ) ).toBeVisible();
			await expect( page.getByRole( 'button', { name: 'Enter your ZIP code' } ) ).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await expect( page.getByLabel( words.zip ) ).toBeFocused();
		} );

		await test.step( 'as its own button does', async () => {
			await dialog( page ).getByRole( 'button', { name: 'Close' } ).click();
			await expect( dialog( page ) ).toBeHidden();
			await expect( page.getByRole( 'button', { name: 'Enter your ZIP code' } ) ).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 1 );
		} );

		await test.step( 'and a ZIP code', async () => {
			await page.keyboard.press( 'Enter' );
			await expect( page.getByText( words.zipRequired ) ).toBeVisible();
			await page.keyboard.type( '75024' );
			await page.keyboard.press( 'Enter' );
			await expect( dialog( page ) ).toBeHidden();
			await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );
			await expect( page.getByRole( 'button', { name: 'Change: 75024' } ) ).toBeFocused();
		} );

		await test.step( 'the filters stay pressed', async () => {
			await page.getByRole( 'button', { name: words.nate } ).click();
			await page.getByRole( 'button', { name: words.financing } ).click();
			await expect( page.getByRole( 'button', { name: words.nate } ) ).toHaveAttribute( 'aria-pressed', 'true' );
			await expect( count( page ) ).toHaveText( words.showing( 1, 6, 9 ) );
			await expect( page ).toHaveURL( /\?zipcode=75024&filter=nate,financing$/ );
		} );

		await test.step( 'another ZIP code clears the list', async () => {
			let answer = () => {};
			const held = new Promise< void >( ( done ) => ( answer = done ) );
			await page.route( '**/hvac-blocks/v1/dealers?*', async ( route ) => {
				await held;
				await route.continue();
			} );
			await page.getByRole( 'button', { name: 'Change: 75024' } ).click();
			await page.getByLabel( words.zip ).fill( '00000' );
			await page.getByRole( 'button', { name: words.find } ).click();

			await expect( count( page ) ).toHaveText( 'Searching for dealers near 00000…' );
			await expect( cards( page ) ).toHaveCount( 0 );
			await expect( page.locator( '.hvac-message' ) ).toHaveCount( 0 );
			answer();
			await expect( page.locator( '.hvac-message' ) ).toContainText( words.nobody( '00000' ) );
			await expect( view( page, 'Map' ) ).toBeDisabled();
		} );
	} );

	test( 'takes what is typed into its dialog at once', async ( { page } ) => {
		await page.goto( made.test?.link ?? '' );
		await expect( page.getByLabel( words.zip ) ).toBeFocused();
		await page.keyboard.type( '75024' );
		await page.keyboard.press( 'Enter' );
		await expect( dialog( page ) ).toBeHidden();
		await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );
		await expect( page ).toHaveURL( /\?zipcode=75024$/ );
	} );

	test( 'does not ask again who comes with a ZIP code', async ( { page } ) => {
		await page.goto( `${ made.test?.link }?zipcode=75024` );
		await expect( dialog( page ) ).toBeHidden();
		await isWaiting( page );
		await hydrate( page );
		await expect( dialog( page ) ).toBeHidden();
		await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );
		expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
	} );

	test( 'shows the nearest dealers in a slider', async ( { page } ) => {
		await page.goto( made.slider?.link ?? '' );
		await expect( page.getByText( words.noPlace ) ).toBeVisible();
		await page.getByLabel( words.zip ).fill( '75024' );
		await page.getByRole( 'button', { name: words.find } ).click();

		await expect( count( page ) ).toHaveText( '23 dealers found near Plano, Texas.' );
		const slides = page.locator( '.hvac-slider__slide' );
		await expect( slides ).toHaveCount( 12 );
		await expect( slides.nth( 3 ) ).not.toBeInViewport();
		await page.getByRole( 'button', { name: 'Next slide' } ).click();
		await expect( slides.nth( 3 ) ).toBeInViewport();

		// The visitor opens the form from the fourth card; this page stays, so that its events can be read.
		await page.evaluate( () => {
			Object.assign( window, { dataLayer: [] } );
			document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
		} );
		await slides.nth( 3 ).locator( '.hvac-dealer-card__contact' ).click();
		expect( await page.evaluate( 'window.dataLayer' ) ).toMatchObject( [
			{ event: 'dealer_form_open', cardPosition: 4 },
		] );

		await page.getByRole( 'link', { name: 'See all 23 dealers' } ).click();
		await expect( page ).toHaveURL( LOCATOR );
		await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );
	} );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'has the ZIP entry in the page and filters that are sent', async ( { page } ) => {
			await page.goto( made.test?.link ?? '' );
			await page.getByLabel( words.zip ).fill( '75024' );
			await page.getByRole( 'button', { name: words.find } ).click();
			await expect( count( page ) ).toHaveText( words.showing( 1, 6, 23 ) );
			await page.getByRole( 'button', { name: words.nate } ).click();
			await page.getByRole( 'button', { name: words.financing } ).click();
			await expect( count( page ) ).toHaveText( words.showing( 1, 6, 9 ) );
			await expect( page.getByLabel( words.zip ) ).toHaveValue( '75024' );
		} );
	} );
} );
