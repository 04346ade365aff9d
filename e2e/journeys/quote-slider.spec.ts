/** Quotes: one is visible, they rotate in both directions, and the text is readable on any picture. */
import type { Page } from '@playwright/test';
import { makePage, removePage, siteAdministrator } from '../lib/content';
import { drawn } from '../lib/frames';
import { fontsOf } from '../lib/looks';
import { expect, layoutShift, overflow, pagesOf, test } from '../lib/test';

const quote = ( words: string, more: object = {} ) =>
	`<!-- wp:hvac-blocks/quote ${ JSON.stringify( { quote: words, author: 'A. Customer', ...more } ) } /-->`;
const quotes = ( inner: string, attributes: object = {} ) =>
	`<!-- wp:hvac-blocks/quote-slider ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:hvac-blocks/quote-slider --><!-- wp:paragraph --><p>What stands below.</p><!-- /wp:paragraph -->`;

const BLOCKS = {
	three: quotes(
		quote( 'It is quiet.', { background_image: { illustration: 'house' } } ) +
			quote( 'It is warm. '.repeat( 40 ) ) +
			quote( 'It is cheap.' )
	),
	samples: quotes(
		[ 'comfort', 'service', 'price' ]
			.map( ( sample ) => `<!-- wp:hvac-blocks/quote {"sample":"${ sample }"} /-->` )
			.join( '' )
	),
	rows: `<!-- wp:hvac-blocks/quote-slider {"slide_block_repeater_fields":"[{\\"sup_title\\":\\"Heat pump\\",\\"title\\":\\"Quiet\\",\\"quote\\":\\"From a row.\\",\\"author\\":\\"A. Customer\\"},{\\"quote\\":\\"Another row.\\"}]"} /-->`,
	one: quotes( quote( 'Alone.' ) ),
};

const made = pagesOf( BLOCKS );

const region = ( page: Page ) => page.getByRole( 'region', { name: 'What homeowners say' } );
const row = ( page: Page ) => page.locator( '.hvac-slider__row' );
const button = ( page: Page, name: string ) => page.getByRole( 'button', { name, exact: true } );
const told = ( page: Page ) => page.locator( '.hvac-slider > [aria-live]' );
const count = ( page: Page ) => page.locator( '.hvac-slider__count' );
/** The visible slide, once Swiper shows it alone: until it has loaded, the row scrolls and no slide is inert. */
async function seen( page: Page ) {
	const slides = page.locator( '.hvac-slider__slide:not([inert])' );

	await expect( slides ).toHaveCount( 1 );
	return slides;
}

test( 'begins with the first, goes round both ways and shows the current one alone', async ( { page } ) => {
	await page.goto( made.three.link );
	await expect( count( page ) ).toHaveText( '1 of 3' );
	await expect( page.getByText( 'It is quiet.' ) ).toBeInViewport();
	await expect( page.getByText( 'It is cheap.' ) ).not.toBeInViewport();

	await button( page, 'Previous slide' ).click();
	await expect( count( page ) ).toHaveText( '3 of 3' );
	await expect( told( page ) ).toHaveText( '3 of 3' );
	await expect( await seen( page ) ).toHaveText( /It is cheap/ );
	await expect( page.locator( '.hvac-slider__slide' ).first() ).toHaveCSS( 'opacity', '0' );

	await button( page, 'Next slide' ).click();
	await expect( count( page ) ).toHaveText( '1 of 3' );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( count( page ) ).toHaveText( '1 of 3' );
	await seen( page );
} );

test( 'fades in 400 milliseconds, and at once for those who want less motion', async ( { page } ) => {
	/** The duration of each fade that starts when the next quote is requested. */
	const fades = async ( reducedMotion: 'reduce' | 'no-preference' ) => {
		await page.emulateMedia( { reducedMotion } );
		await page.goto( made.three.link );
		await region( page ).hover();
		await expect( row( page ) ).toHaveAttribute( 'data-ready' );
		const durations = await row( page ).evaluateHandle( ( element ) => {
			const found: string[] = [];
			element.addEventListener( 'transitionrun', ( event ) => {
				const { target, propertyName } = event as TransitionEvent;

				if ( propertyName === 'opacity' ) {
					found.push( getComputedStyle( target as Element ).transitionDuration );
				}
			} );
			return found;
		} );
		await button( page, 'Next slide' ).click();
		await expect( await seen( page ) ).toHaveText( /It is warm/ );
		await expect( await seen( page ) ).toHaveCSS( 'opacity', '1' );
		return durations.jsonValue();
	};

	expect( await fades( 'no-preference' ) ).toEqual( [ '0.4s', '0.4s' ] );
	expect( await fades( 'reduce' ) ).toEqual( [] );
} );

test( 'says who is quoted, in the markup for it', async ( { page } ) => {
	await page.goto( made.three.link );
	const figure = page.getByRole( 'figure', { name: 'A. Customer' } ).first();
	await expect( figure.getByRole( 'blockquote' ) ).toHaveText( 'It is quiet.' );
	await expect( figure.locator( 'img' ) ).toHaveAttribute( 'alt', '' );
} );

test( 'is as tall as its longest quote, whichever is seen', async ( { page } ) => {
	await page.goto( made.three.link );
	const height = async () => ( await region( page ).boundingBox() )?.height;
	const before = await height();
	await button( page, 'Next slide' ).click();
	await expect( count( page ) ).toHaveText( '2 of 3' );
	expect( await height() ).toBe( before );
} );

test( 'samples say that they are, in the page’s language, and a live site shows none', async ( { page, baseURL } ) => {
	await page.goto( made.samples.link );
	await expect( page.getByText( 'Sample quote' ).first() ).toBeVisible();
	await expect( page.locator( '.hvac-quote' ) ).toHaveCount( 3 );

	const utils = await siteAdministrator( baseURL ?? '' );
	const french = await makePage( utils, '/residential/fr/', BLOCKS.samples );
	await page.goto( french.link );
	await expect( page.getByText( 'Témoignage d’exemple' ).first() ).toBeVisible();
	await expect( count( page ) ).toHaveText( '1 sur 3' );
	await removePage( utils, french );
} );

test( 'rows of another CMS are quotes; one quote has nothing to press', async ( { page } ) => {
	await page.goto( made.rows.link );
	await expect( page.getByRole( 'heading', { name: 'Quiet' } ) ).toBeVisible();
	await button( page, 'Next slide' ).click();
	await seen( page );
	await expect( count( page ) ).toHaveText( '2 of 2' );
	await expect( await seen( page ) ).toHaveText( /Another row/ );

	await page.goto( made.one.link );
	await expect( page.getByText( 'Alone.' ) ).toBeVisible();
	await expect( region( page ).getByRole( 'button' ) ).toHaveCount( 0 );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `nothing moves as it wakes, on a processor a quarter as fast: ${ width }`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 800 } );
		const client = await page.context().newCDPSession( page );
		await client.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
		await page.goto( made.three.link );
		// A late font belongs to the theme.
		await fontsOf( page.locator( 'body' ) );
		const before = await layoutShift( page );
		await region( page ).dispatchEvent( 'pointerover' );
		await expect( row( page ) ).toHaveAttribute( 'data-ready' );
		await drawn( page );

		expect( await layoutShift( page ) ).toBe( before );
		expect( await overflow( page ) ).toBe( 0 );
	} );
}

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } );

	test( 'a swipe brings the next one, and after the last the first', async ( { page } ) => {
		await page.goto( made.three.link );
		await button( page, 'Previous slide' ).tap();
		await expect( row( page ) ).toHaveAttribute( 'data-ready' );
		await expect( count( page ) ).toHaveText( '3 of 3' );

		await row( page ).evaluate( ( element ) => element.scrollIntoView( { block: 'center' } ) );
		const box = await row( page ).boundingBox();
		const client = await page.context().newCDPSession( page );
		const at = ( part: number ) => [ { x: ( box?.x ?? 0 ) + 300 - part * 50, y: ( box?.y ?? 0 ) + 100 } ];
		await client.send( 'Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at( 0 ) } );
		for ( let part = 1; part <= 5; part++ ) {
			await client.send( 'Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at( part ) } );
		}
		await client.send( 'Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] } );

		await expect( count( page ) ).toHaveText( '1 of 3' );
		await expect( await seen( page ) ).toHaveText( /It is quiet/ );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'every quote can be scrolled to', async ( { page } ) => {
		await page.goto( made.three.link );
		await expect( row( page ) ).toHaveCSS( 'scroll-snap-type', 'x mandatory' );
		await expect( region( page ).getByRole( 'button' ) ).toHaveCount( 0 );
		await expect( count( page ) ).toBeHidden();
		await page.getByText( 'It is cheap.' ).scrollIntoViewIfNeeded();
		await expect( page.getByText( 'It is cheap.' ) ).toBeInViewport();
	} );
} );
