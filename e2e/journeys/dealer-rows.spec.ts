/**
 * Dealers in a row: the slider by arrows, dots, and keyboard, automatic and stopped; cards; the support dealer's
 * card.
 */
import type { Page } from '@playwright/test';
import { makePage, removePage, siteAdministrator } from '../lib/content';
import { drawn } from '../lib/frames';
import { WORDS } from '../lib/languages';
import { expect, layoutShift, movements, pagesOf, test } from '../lib/test';

const words = WORDS.en;
const BLOCKS = {
	slider: '<!-- wp:hvac-blocks/dealer-slider {"slider":{"desk":{"dots_navigation":"true"}}} /-->',
	moving: '<!-- wp:hvac-blocks/dealer-slider {"slider":{"desk":{"automatic_transition":"true","transition_delay":"1"}}} /-->',
	cards: '<!-- wp:hvac-blocks/dealer-cards /-->',
	both: '<!-- wp:hvac-blocks/dealer-cards /--><!-- wp:hvac-blocks/dealer-slider /-->',
	support:
		'<!-- wp:hvac-blocks/support-dealer-card {"heading":"Your support dealer","zipcodeCoverage":[75024]} /-->' +
		'<!-- wp:paragraph --><p>What stands below.</p><!-- /wp:paragraph -->',
	nobodys: '<!-- wp:hvac-blocks/support-dealer-card /-->',
};

const made = pagesOf( BLOCKS );

const slides = ( page: Page ) => page.locator( '.hvac-slider__slide' );
const button = ( page: Page, name: string ) => page.getByRole( 'button', { name, exact: true } );
const told = ( page: Page ) => page.locator( '.hvac-slider > [aria-live]' );
const dot = ( page: Page, number: number ) => button( page, `Slide ${ number } of 12` );

const inView = async ( page: Page, first: number, last: number ) => {
	await expect( slides( page ).nth( first - 1 ) ).toBeInViewport();
	await expect( slides( page ).nth( last - 1 ) ).toBeInViewport();
	await expect( slides( page ).nth( last ) ).not.toBeInViewport();
};

test( 'a homeowner slides through dealers by arrows, dots and keyboard', async ( { page } ) => {
	await page.goto( `${ made.slider.link }?zipcode=75024` );
	await expect( slides( page ) ).toHaveCount( 12 );
	// A row that scrolls until it is touched.
	expect( await slides( page ).nth( 11 ).getAttribute( 'inert' ) ).toBeNull();
	await slides( page ).first().hover();
	// Swiper has loaded: slides out of view are not focusable.
	await expect( slides( page ).nth( 11 ) ).toHaveAttribute( 'inert' );
	await inView( page, 1, 3 );
	await expect( button( page, 'Previous slide' ) ).toHaveAttribute( 'aria-disabled', 'true' );

	await button( page, 'Next slide' ).click();
	await inView( page, 2, 4 );
	await expect( told( page ) ).toHaveText( '2 to 4 of 12' );
	await expect( slides( page ).first() ).toHaveAttribute( 'inert' );
	await expect( dot( page, 2 ) ).toHaveAttribute( 'aria-current', 'true' );

	await dot( page, 10 ).click();
	await expect( told( page ) ).toHaveText( '10 to 12 of 12' );
	await expect( button( page, 'Next slide' ) ).toHaveAttribute( 'aria-disabled', 'true' );

	await page.keyboard.press( 'ArrowLeft' );
	await expect( told( page ) ).toHaveText( '9 to 11 of 12' );
	await expect( slides( page ).nth( 8 ) ).not.toHaveAttribute( 'inert' );
} );

test( 'a slider that moves by itself has a button that stops it', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto( `${ made.moving.link }?zipcode=75024` );
	await expect( slides( page ).nth( 11 ) ).toHaveAttribute( 'inert' );
	// It moves without announcing it.
	await expect( slides( page ).first() ).toHaveAttribute( 'inert' );
	await expect( told( page ) ).toHaveAttribute( 'aria-live', 'off' );

	await button( page, 'Stop the slider' ).click();
	await page.mouse.move( 0, 0 );
	await expect( button( page, 'Start the slider' ) ).toBeVisible();
	await expect( told( page ) ).toHaveAttribute( 'aria-live', 'polite' );
} );

test( 'of two blocks the one in use writes the address and tells the search, the other follows', async ( { page } ) => {
	await page.addInitScript( 'window.dataLayer = []' );
	await page.goto( made.both.link );
	const searches = () => page.evaluate( `window.dataLayer.filter( ( { event } ) => event === 'dealer_search' )` );
	const entries = await page.evaluate( () => history.length );
	const cards = page.locator( '[data-hvac="dealer-cards"]' );

	// Other tests may add dealers here.
	const answered = page.waitForResponse( /\/dealers\?/ );

	await cards.getByLabel( words.zip ).fill( '75024' );
	await cards.getByRole( 'button', { name: words.find } ).click();
	await expect( cards.getByRole( 'article' ) ).toHaveCount( 3 );
	const { dealers } = await ( await answered ).json();
	// The other one was not touched.
	await expect( slides( page ) ).toHaveCount( 12 );
	await expect( page ).toHaveURL( `${ made.both.link }?zipcode=75024` );
	expect( await page.evaluate( () => history.length ) ).toBe( entries + 1 );
	expect( await searches() ).toEqual( [ { event: 'dealer_search', zip: '75024', dealers: dealers.length } ] );
} );

test( 'only visitors of its ZIP codes see the support dealer', async ( { page } ) => {
	const card = page.getByRole( 'heading', { name: 'Your support dealer' } );
	const enter = ( zip: string ) => page.evaluate( ( place ) => localStorage.setItem( 'zipcode', place ), zip );

	await page.goto( made.support.link );
	await expect( card ).toBeHidden();
	await enter( '75024' );
	await page.reload();
	await expect( card ).toBeVisible();
	await expect( page.getByRole( 'article' ) ).toHaveCount( 1 );
	expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
	await enter( '10001' );
	await page.reload();
	await expect( page.getByText( 'What stands below.' ) ).toBeVisible();
	await expect( card ).toBeHidden();
} );

const BADGES = {
	isTcs: true,
	emergencyService: true,
	nateCertified: true,
	showFinancing: true,
	leasingOption: true,
	nexiaDealerDiagnostics: true,
	charterMemberDate: '2009-04-01',
};
const NAMES = {
	long: 'Northwestern Comfort, Heating & Cooling of Collin County',
	longest: 'Heating & Cooling '.repeat( 16 ),
};

for ( const [ language, width ] of ( [ 'en', 'es', 'fr' ] as const ).flatMap( ( each ) =>
	[ 390, 1280 ].map( ( size ) => [ each, size ] as const )
) ) {
	test( `a support card taller than its place moves nothing: ${ language }, ${ width } wide`, async ( {
		page,
		baseURL,
	} ) => {
		const utils = await siteAdministrator( baseURL ?? '' );
		const support = await makePage( utils, `/residential/${ language }/`, BLOCKS.support );
		let name = '';

		await page.setViewportSize( { width, height: 900 } );
		await page.route( /hvac-blocks\/v1\/dealers\?/, async ( route ) => {
			const answer = await route.fetch();
			const body = await answer.json();
			Object.assign( body.dealers[ 0 ].data, BADGES, { name } );
			await route.fulfill( { json: body } );
		} );
		await page.goto( support.link );
		await page.evaluate( () => localStorage.setItem( 'zipcode', '75024' ) );

		for ( name of Object.values( NAMES ) ) {
			await page.reload();
			const card = page.locator( '.hvac-support-dealer-card__card' );
			const more = card.locator( '[aria-expanded]' );
			await expect( card.locator( '.hvac-dealer-card__name' ) ).toHaveText( name.trim() );
			await drawn( page );
			expect( await movements( page ) ).toEqual( [] );

			// If everything fits, there is no "more" button.
			await Promise.all( ( await more.all() ).map( ( each ) => each.click() ) );
			await expect( card.locator( '.hvac-badge' ) ).toHaveCount( 7 );
			await expect( card.locator( '.hvac-badge' ).last() ).toBeVisible();
			expect( await movements( page ) ).toEqual( [] );
		}
		await removePage( utils, support );
	} );
}

test( 'a support dealer for no ZIP code is nobody’s, and says so to who builds the page', async ( {
	page,
	watched,
} ) => {
	const warning = 'the block has no zipcodeCoverage';
	watched.allow( warning );
	const warned = page.waitForEvent( 'console', ( message ) => message.text().includes( warning ) );
	await page.goto( made.nobodys.link );
	expect( ( await warned ).type() ).toBe( 'warning' );
	await expect( page.getByText( 'Your local dealer' ) ).toBeHidden();
	await expect( page.locator( '[data-hvac]' ) ).toHaveCount( 0 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'cards are found by a form, and a slider is a row that scrolls', async ( { page } ) => {
		await page.goto( made.cards.link );
		await expect( page.getByText( words.noPlace ) ).toBeVisible();
		await page.getByLabel( words.zip ).fill( '75024' );
		await page.getByRole( 'button', { name: words.find } ).click();
		await expect( page.getByText( '23 dealers found near Plano, Texas.' ) ).toBeVisible();
		await expect( page.getByRole( 'article' ) ).toHaveCount( 3 );
		await expect( page.getByRole( 'article' ).first().getByRole( 'link', { name: words.book } ) ).toBeVisible();

		await page.goto( `${ made.slider.link }?zipcode=75024` );
		await expect( slides( page ) ).toHaveCount( 12 );
		await expect( page.getByRole( 'button', { name: 'Next slide' } ) ).toBeHidden();
		await slides( page ).nth( 11 ).scrollIntoViewIfNeeded();
		await expect( slides( page ).nth( 11 ) ).toBeInViewport();
	} );
} );
