/**
 * A slider with any blocks: it scrolls until it is used, then slides; by keyboard, by touch, automatically; without a
 * script.
 */
import type { Page } from '@playwright/test';
import { drawn } from '../lib/frames';
import { fontsOf } from '../lib/looks';
import { expect, layoutShift, overflow, pagesOf, test } from '../lib/test';

const slide = ( title: string, more = '' ) =>
	`<!-- wp:hvac-blocks/slide --><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">${ title }</h3><!-- /wp:heading --><!-- wp:paragraph --><p>About ${ title }: <a href="#${ title }">more</a></p><!-- /wp:paragraph -->${ more }<!-- /wp:hvac-blocks/slide -->`;
const titles = [ 'Furnaces', 'Coils', 'Ducts', 'Filters', 'Controls' ];
const slider = ( settings: object, slides: string[], heading = 'Our systems' ) =>
	`<!-- wp:hvac-blocks/slider ${ JSON.stringify( { heading, slider: settings } ) } -->${ slides.join( '' ) }<!-- /wp:hvac-blocks/slider --><!-- wp:paragraph --><p>What stands below.</p><!-- /wp:paragraph -->`;
const five = titles.map( ( title ) => slide( title ) );
const everywhere = ( settings: object ) => ( { desk: settings } );

const BLOCKS = {
	three: slider( {}, five ),
	loop: slider( everywhere( { infinite_loop: 'true', slides_per_view: '2' } ), five ),
	fade: slider( everywhere( { transition_effect: 'fade' } ), five ),
	moving: slider( everywhere( { automatic_transition: 'true', transition_delay: '1' } ), five ),
	nested: slider( {}, [
		slide( 'ZIP', '<!-- wp:hvac-blocks/zip-form /-->' ),
		slide(
			'FAQ',
			'<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"Why?"} --><!-- wp:paragraph --><p>So.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->'
		),
		...five,
	] ),
	flat: `<!-- wp:hvac-blocks/slider {"desk_slides_per_view":"1","arrows_desk":"false"} -->${ five.join( '' ) }<!-- /wp:hvac-blocks/slider -->`,
	one: slider( {}, five.slice( 0, 1 ) ),
	many: slider(
		{},
		Array.from( { length: 200 }, ( _, index ) => slide( `Part ${ index + 1 }` ) )
	),
};

const made = pagesOf( BLOCKS );

const region = ( page: Page ) => page.getByRole( 'region', { name: 'Our systems' } );
const slides = ( page: Page ) => page.locator( '.hvac-slider__slide' );
const row = ( page: Page ) => page.locator( '.hvac-slider__row' );
const button = ( page: Page, name: string ) => page.getByRole( 'button', { name, exact: true } );
const told = ( page: Page ) => page.locator( '.hvac-slider > [aria-live]' );
const heading = ( page: Page, name: string ) => page.getByRole( 'heading', { name, exact: true } );

/** The plugin's scripts that a page requests from now on. */
function scriptsOf( page: Page ): string[] {
	const names: string[] = [];

	page.on( 'request', ( request ) => {
		const name = /\/build\/modules\/(.+)\.js/.exec( request.url() )?.[ 1 ];
		names.push( ...( name ? [ name ] : [] ) );
	} );
	return names;
}

/** Waits until Swiper controls the row. */
const ready = ( page: Page ) => expect( row( page ).first() ).toHaveAttribute( 'data-ready' );

test( 'nothing but the loader comes before somebody uses it, then Swiper does', async ( { page } ) => {
	const scripts = scriptsOf( page );

	await page.goto( made.three.link );
	// The first slide: the row scrolls by itself to one that is out of view.
	await slides( page ).first().scrollIntoViewIfNeeded();
	expect( scripts ).toEqual( [ 'loader' ] );

	await button( page, 'Next slide' ).click();
	await expect( told( page ) ).toHaveText( '2 to 4 of 5' );
	expect( scripts ).toContain( 'slider' );
} );

test( 'a press before the script is there is not lost, and the row stays where it was scrolled to', async ( {
	page,
} ) => {
	await page.goto( made.three.link );
	await row( page ).evaluate( ( element ) => element.scrollTo( { left: element.scrollWidth } ) );
	await expect( heading( page, 'Controls' ) ).toBeInViewport( { ratio: 1 } );
	await region( page ).hover();
	await ready( page );
	await expect( heading( page, 'Controls' ) ).toBeInViewport( { ratio: 1 } );
	await expect( button( page, 'Next slide' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await button( page, 'Previous slide' ).click();
	await expect( told( page ) ).toHaveText( '2 to 4 of 5' );
} );

test( 'the keyboard alone moves it, and the focus is never in what is hidden', async ( { page } ) => {
	await page.goto( made.three.link );
	await expect( region( page ) ).toHaveAttribute( 'aria-roledescription', 'carousel' );
	await expect( slides( page ).nth( 1 ) ).toHaveAccessibleName( '2 of 5' );

	await button( page, 'Next slide' ).focus();
	await ready( page );
	await page.keyboard.press( 'Enter' );
	await expect( told( page ) ).toHaveText( '2 to 4 of 5' );
	await expect( button( page, 'Next slide' ) ).toBeFocused();

	await page.keyboard.press( 'ArrowRight' );
	await expect( told( page ) ).toHaveText( '3 to 5 of 5' );
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( told( page ) ).toHaveText( '1 to 3 of 5' );

	// Tab through the links: those in view, then what is below the slides.
	const focused = page.locator( ':focus' );
	for ( const link of [ '#Furnaces', '#Coils', '#Ducts' ] ) {
		await page.keyboard.press( 'Tab' );
		await expect( focused ).toHaveAttribute( 'href', link );
		await expect( focused ).toBeInViewport();
	}
	await page.keyboard.press( 'Tab' );
	await expect( focused ).toHaveClass( /hvac-slider__dot/ );
} );

test( 'a loop goes on from the last to the first, both ways', async ( { page } ) => {
	await page.goto( made.loop.link );
	await region( page ).hover();
	await ready( page );
	await button( page, 'Previous slide' ).click();
	await expect( told( page ) ).toHaveText( '5 to 1 of 5' );
	await expect( heading( page, 'Controls' ) ).toBeInViewport( { ratio: 1 } );
	await expect( heading( page, 'Furnaces' ) ).toBeInViewport( { ratio: 1 } );
	await button( page, 'Next slide' ).click();
	await expect( told( page ) ).toHaveText( '1 to 2 of 5' );
} );

test( 'where it fades one slide is seen', async ( { page } ) => {
	await page.goto( made.fade.link );
	await button( page, 'Next slide' ).click();
	await expect( told( page ) ).toHaveText( '2 of 5' );
	await expect( slides( page ).nth( 0 ) ).toHaveCSS( 'opacity', '0' );
	await expect( slides( page ).nth( 1 ) ).toHaveCSS( 'opacity', '1' );
	await expect( page.locator( '.hvac-slider__slide:not([inert])' ) ).toHaveCount( 1 );
} );

test.describe( 'that moves by itself', () => {
	test( 'has a button that is seen and stops it, and says nothing while it moves', async ( { page } ) => {
		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		await page.goto( made.moving.link );
		await expect( button( page, 'Stop the slider' ) ).toBeInViewport();
		await expect( slides( page ).first() ).toHaveAttribute( 'inert' );
		await expect( told( page ) ).toHaveAttribute( 'aria-live', 'off' );

		await button( page, 'Stop the slider' ).click();
		await page.mouse.move( 0, 0 );
		await expect( button( page, 'Start the slider' ) ).toBeVisible();
		await expect( told( page ) ).toHaveAttribute( 'aria-live', 'polite' );
	} );

	test( 'waits for visitors who want less motion to start it', async ( { page } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( made.moving.link );
		await ready( page );
		await expect( button( page, 'Start the slider' ) ).toBeVisible();
		await button( page, 'Start the slider' ).click();
		// It moves without an animation.
		await expect( slides( page ).first() ).toHaveAttribute( 'inert' );
	} );
} );

test( 'islands and details in its slides work as anywhere, also after it moved', async ( { page } ) => {
	await page.goto( made.nested.link );
	await page.getByText( 'Why?' ).click();
	await expect( page.getByText( 'So.' ) ).toBeVisible();
	await button( page, 'Next slide' ).click();
	await expect( told( page ) ).toHaveText( '2 to 4 of 7' );
	await expect( page.getByText( 'So.' ) ).toBeVisible();
	await button( page, 'Previous slide' ).click();
	await page.getByLabel( 'Zip', { exact: false } ).first().fill( '75024' );
	// In a field, the arrow keys belong to the field.
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.type( '1' );
	await expect( page.getByLabel( 'Zip', { exact: false } ).first() ).toHaveValue( '750214' );
} );

test( 'settings of another CMS are those of the block', async ( { page } ) => {
	await page.goto( made.flat.link );
	await expect( page.getByRole( 'region', { name: 'Slides' } ) ).toHaveAttribute( 'data-desk', 'row dots' );
	await expect( button( page, 'Next slide' ) ).not.toBeInViewport();
	await expect( page.getByRole( 'group', { name: 'Slides' } ).getByRole( 'button' ) ).toHaveCount( 5 );
} );

test( 'one slide has nothing to press and no script; of 200 the last can be reached', async ( { page } ) => {
	const scripts = scriptsOf( page );

	await page.goto( made.one.link );
	await region( page ).hover();
	await expect( region( page ).getByRole( 'button' ) ).toHaveCount( 0 );
	expect( scripts ).toEqual( [] );

	await page.goto( made.many.link );
	await button( page, 'Next slide' ).click();
	await expect( told( page ) ).toHaveText( '2 to 4 of 200' );
	await expect( page.getByRole( 'group', { name: 'Slides', exact: true } ) ).toBeHidden();
	expect( await overflow( page ) ).toBe( 0 );
} );

for ( const [ name, width ] of [
	[ 'three', 1280 ],
	[ 'fade', 1280 ],
	[ 'loop', 700 ],
	[ 'three', 390 ],
] as const ) {
	test( `nothing moves as it wakes, on a processor a quarter as fast: ${ name } at ${ width }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		const client = await page.context().newCDPSession( page );
		await client.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
		await page.goto( made[ name ].link );
		// A late font belongs to the theme.
		await fontsOf( page.locator( 'body' ) );
		const before = await layoutShift( page );
		// A press would excuse a layout shift.
		await region( page ).dispatchEvent( 'pointerover' );
		await ready( page );
		await drawn( page );

		expect( await layoutShift( page ) ).toBe( before );
		expect( await overflow( page ) ).toBe( 0 );
	} );
}

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } );

	/**
	 * A finger that draws the row along and rests before it lifts: how far a row flies on would depend on how busy the
	 * machine is.
	 */
	async function swipe( page: Page, by: number ) {
		const box = await row( page ).boundingBox();
		const client = await page.context().newCDPSession( page );
		const y = ( box?.y ?? 0 ) + 20;
		const x = ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2;
		const start = Date.now() / 1000;
		const touch = ( type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, seconds: number ) =>
			client.send( 'Input.dispatchTouchEvent', {
				type,
				timestamp: start + seconds,
				touchPoints: type === 'touchEnd' ? [] : [ { x: x + by * part, y } ],
			} );

		await touch( 'touchStart', 0, 0 );
		for ( let part = 1; part <= 5; part++ ) {
			await touch( 'touchMove', part / 5, part / 50 );
		}
		await touch( 'touchMove', 1, 0.5 );
		await touch( 'touchEnd', 1, 0.6 );
	}

	test( 'a swipe moves it, the first one too; a finger that trembles does not', async ( { page } ) => {
		await page.goto( made.three.link );
		await swipe( page, -250 );
		await expect( heading( page, 'Coils' ) ).toBeInViewport( { ratio: 1 } );
		await ready( page );
		await expect( heading( page, 'Coils' ) ).toBeInViewport( { ratio: 1 } );

		await swipe( page, -4 );
		await expect( heading( page, 'Coils' ) ).toBeInViewport( { ratio: 1 } );
		await swipe( page, -250 );
		await expect( heading( page, 'Ducts' ) ).toBeInViewport( { ratio: 1 } );
		await expect( told( page ) ).toHaveText( '3 of 5' );
		expect( await overflow( page ) ).toBe( 0 );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'its slides scroll and snap, and nothing is there that does not work', async ( { page } ) => {
		await page.goto( made.three.link );
		await expect( region( page ) ).toBeVisible();
		await expect( row( page ) ).toHaveCSS( 'scroll-snap-type', 'x mandatory' );
		await expect( region( page ).getByRole( 'button' ) ).toHaveCount( 0 );
		await heading( page, 'Controls' ).scrollIntoViewIfNeeded();
		await expect( heading( page, 'Controls' ) ).toBeInViewport( { ratio: 0.9 } );
	} );
} );
