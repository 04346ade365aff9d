/**
 * The slider's examples, with server HTML slides and a custom step and breakpoints: in a real browser, before any
 * block uses them.
 */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileString } from 'sass';
import type { slide, SliderEngine } from '../../plugin/src/client/modules/slider';
import { expect, test } from '../lib/test';

const plugin = path.resolve( 'plugin' );
const read = ( file: string ) => readFileSync( path.join( plugin, file ), 'utf8' );

declare global {
	interface Window {
		engine: SliderEngine;
		moves: Array< [ number, string[] ] >;
	}
}

/** A page with one example of the slider, in a column as wide as the window. */
async function show( page: Page, example: string, width: number ) {
	const style = compileString( '@use "style" as *; @include slider-breakpoints(500px, 1000px);', {
		loadPaths: [ path.join( plugin, 'src/ui/controls/slider' ) ],
	} ).css;
	const html = read( `src/ui/controls/slider/golden/${ example }.html` ).replace( />\n</g, '><' );

	await page.route( '**/slider-part/', ( route ) =>
		route.fulfill( {
			contentType: 'text/html; charset=utf-8',
			body: `<!DOCTYPE html><html lang="en"><title>Slider</title><style>body{margin:0}${ style }</style><div class="hvac-block">${ html }</div>`,
		} )
	);
	await page.route( '**/slider-part/engine.js', ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body: read( 'build/modules/slider.js' ) } )
	);
	await page.setViewportSize( { width, height: 800 } );
	await page.goto( '/slider-part/' );
}

/** Starts Swiper on the row; each move is recorded with the slides reported in view. */
const start = ( page: Page, options: Partial< Parameters< typeof slide >[ 1 ] > ) =>
	page.evaluate( async ( given ) => {
		const file = '/slider-part/engine.js';
		const engine = await import( file );
		window.moves = [];
		window.engine = engine.slide( document.querySelector( '.hvac-slider__row' ) as HTMLElement, {
			slideClass: 'hvac-slider__slide',
			trackClass: 'hvac-slider__track',
			position: 0,
			view: 1,
			step: 1,
			gap: 0,
			loop: false,
			wraps: false,
			effect: 'slide',
			speed: 0,
			clip: true,
			...given,
			onMove: ( position: number, inView: Element[] ) =>
				void window.moves.push( [
					position,
					inView.map( ( each ) => each.querySelector( 'p' )?.textContent ?? '' ),
				] ),
		} );
	}, options );

const last = ( page: Page ) => page.evaluate( () => window.moves.at( -1 ) );
const slides = ( ...numbers: number[] ) => numbers.map( ( number ) => `Slide ${ number }` );

/** How many slides fit into the row, with the gap between the first two. */
const measured = ( page: Page ) =>
	page.evaluate( () => {
		const row = document.querySelector( '.hvac-slider__track' ) as HTMLElement;
		const [ first, second ] = [ ...document.querySelectorAll( '.hvac-slider__slide' ) ].map( ( each ) =>
			each.getBoundingClientRect()
		) as [ DOMRect, DOMRect ];
		const gap = second.left - first.right;
		const { clientWidth } = row.parentElement as HTMLElement;

		return { gap: Math.round( gap ), view: ( clientWidth - 10 + gap ) / ( first.width + gap ) };
	} );

test( 'has the slides in view, gaps and breakpoints of its block', async ( { page } ) => {
	await show( page, 'steps', 480 );
	const narrow = await measured( page );
	expect( narrow.view ).toBeCloseTo( 2.3, 1 );
	expect( narrow.gap ).toBe( 8 );
	await expect( page.getByRole( 'button', { name: 'Next slide' } ) ).toBeVisible();

	// From its own desktop breakpoint on, it is a grid.
	await page.setViewportSize( { width: 1000, height: 800 } );
	await expect( page.getByRole( 'button', { name: 'Next slide' } ) ).toBeHidden();
	expect( await page.locator( '.hvac-slider__row' ).evaluate( ( row ) => getComputedStyle( row ).overflowX ) ).toBe(
		'visible'
	);
} );

test( 'moves by its step and reaches the last slide', async ( { page } ) => {
	await show( page, 'steps', 480 );
	await start( page, { view: 2.3, step: 2, gap: 8 } );
	expect( await last( page ) ).toEqual( [ 0, slides( 1, 2, 3 ) ] );

	await page.evaluate( () => window.engine.next() );
	expect( await last( page ) ).toEqual( [ 1, slides( 3, 4, 5 ) ] );
	await page.evaluate( () => window.engine.to( 3 ) );
	expect( await last( page ) ).toEqual( [ 3, slides( 5, 6, 7 ) ] );
	await page.evaluate( () => window.engine.previous() );
	expect( ( await last( page ) )?.[ 0 ] ).toBe( 2 );

	// A focused slide scrolls fully into view.
	await page.evaluate( () =>
		window.engine.reveal( document.querySelectorAll( '.hvac-slider__slide' )[ 0 ] as Element )
	);
	expect( await last( page ) ).toEqual( [ 0, slides( 1, 2, 3 ) ] );
	await page.evaluate( () =>
		window.engine.reveal( document.querySelectorAll( '.hvac-slider__slide' )[ 3 ] as Element )
	);
	expect( await last( page ) ).toEqual( [ 1, slides( 3, 4, 5 ) ] );
} );

test( 'wraps both ways where it fades', async ( { page } ) => {
	await show( page, 'wraps', 480 );
	await start( page, { effect: 'fade', wraps: true } );

	await page.evaluate( () => window.engine.previous() );
	expect( await last( page ) ).toEqual( [ 2, slides( 3 ) ] );
	await page.evaluate( () => window.engine.next() );
	expect( await last( page ) ).toEqual( [ 0, slides( 1 ) ] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'its slides scroll and snap, and nothing is there that does not work', async ( { page } ) => {
		await show( page, 'steps', 480 );
		await expect( page.locator( '.hvac-slider__row' ) ).toHaveCSS( 'scroll-snap-type', 'x mandatory' );
		await expect( page.locator( '.hvac-slider__slide' ).first() ).toHaveCSS( 'scroll-snap-align', 'start' );
		await expect( page.getByRole( 'button' ) ).toHaveCount( 0 );

		await page.locator( '.hvac-slider__slide' ).last().scrollIntoViewIfNeeded();
		await expect( page.locator( '.hvac-slider__slide' ).last() ).toBeInViewport( { ratio: 0.9 } );
	} );
} );
