import '@testing-library/jest-dom';
import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeviceSettings, SliderSettings, SliderTexts } from '@client/domain/slider';
import contract from '@contracts/slider.json';
import * as engine from '@hvac-blocks/slider';
import { Slider } from './view';

jest.mock( '@hvac-blocks/slider', () => ( { slide: jest.fn() } ) );

const user = userEvent.setup( { delay: null, advanceTimers: jest.advanceTimersByTime } );
const slide = engine.slide as jest.MockedFunction< typeof engine.slide >;

const texts: SliderTexts = {
	carousel: 'carousel',
	slide: 'slide',
	position: '{number} of {count}',
	range: '{first} to {last} of {count}',
	previous: 'Previous slide',
	next: 'Next slide',
	pause: 'Stop the slider',
	play: 'Start the slider',
	dots: 'Slides',
	dot: 'Slide {number} of {count}',
};

const device: DeviceSettings = {
	active: true,
	arrows: true,
	dots: true,
	automatic: false,
	delay: 5000,
	loop: false,
	view: 1,
	effect: 'slide',
	clip: true,
};

type Own = Omit< SliderSettings, 'devices' | 'css' >;

const settingsOf = ( changes: Partial< DeviceSettings >, own: Own = {} ): SliderSettings => ( {
	devices: { mobile: device, tablet: device, desk: { ...device, ...changes } },
	css: '',
	...own,
} );

/** Mocks Swiper: consecutive slides in view, from the position on. */
function pretendToSlide( view: number, count: number, loop: boolean ) {
	slide.mockImplementation( ( row, { position, step, onMove } ) => {
		let at = position;
		const all = [ ...row.querySelectorAll( '.hvac-slider__slide' ) ];
		const to = ( next: number ) => {
			const last = loop ? count : Math.ceil( ( count - view ) / step ) + 1;
			at = ( next + last ) % last;
			const first = loop ? at : Math.min( at * step, count - view );
			act( () =>
				onMove(
					at,
					Array.from( { length: view }, ( _, index ) => all[ ( first + index ) % count ] as Element )
				)
			);
		};
		to( at );
		return {
			next: () => to( at + 1 ),
			previous: () => to( at - 1 ),
			to,
			reveal: ( each ) => to( all.indexOf( each ) ),
			destroy: jest.fn(),
		};
	} );
}

let media: Record< string, EventTarget & { matches: boolean; media: string } >;

/** Sets the window's width, and whether the visitor prefers reduced motion. */
function setWindow( width: number, lessMotion = false ) {
	for ( const [ query, list ] of Object.entries( media ) ) {
		list.matches = matches( query, width, lessMotion );
	}
	window.matchMedia = ( query: string ) =>
		( media[ query ] ??= Object.assign( new EventTarget(), {
			media: query,
			matches: matches( query, width, lessMotion ),
		} ) ) as unknown as MediaQueryList;
	Object.values( media ).forEach( ( list ) => act( () => void list.dispatchEvent( new Event( 'change' ) ) ) );
}

const matches = ( query: string, width: number, lessMotion: boolean ) =>
	query.includes( 'reduced-motion' ) ? lessMotion : width >= Number( /min-width:(\d+)px/.exec( query )?.[ 1 ] );

interface Show extends Partial< DeviceSettings > {
	count?: number;
	own?: Own;
}

async function show( { count = 4, own, ...changes }: Show = {} ) {
	const view = Math.floor( changes.view ?? 1 );
	pretendToSlide( view, count, changes.loop ?? false );
	const result = render(
		<>
			<button>Before</button>
			<Slider id="dealers" label="Dealers near you" settings={ settingsOf( changes, own ) } texts={ texts }>
				{ Array.from( { length: count }, ( _, index ) => (
					<p key={ index }>
						<a href="#dealer">{ `Dealer ${ index + 1 }` }</a>
					</p>
				) ) }
			</Slider>
		</>
	);
	// The engine is a separate module that is still loading; then the browser reports what is on the screen.
	await act( async () => undefined );
	await act( async () => undefined );
	return result;
}

const slides = () =>
	screen
		.getAllByRole( 'group', { hidden: true } )
		.filter( ( each ) => /of/.test( each.ariaLabel ?? each.getAttribute( 'aria-label' ) ?? '' ) );
const inert = () => slides().map( ( each ) => each.hasAttribute( 'inert' ) );
const dots = () => within( screen.getByRole( 'group', { name: 'Slides' } ) ).getAllByRole( 'button' );
const current = () => dots().findIndex( ( dot ) => dot.getAttribute( 'aria-current' ) === 'true' );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const live = () => document.querySelector( '[aria-live]' ) as HTMLElement;
const slider = () => screen.getByRole( 'region', { name: 'Dealers near you' } );

let scroll: ( isIntersecting: boolean ) => void;

/** Mocks the browser: visible elements are on the screen until they are scrolled away. */
class Observer {
	constructor( callback: ( entries: Array< { isIntersecting: boolean } > ) => void ) {
		scroll = ( isIntersecting ) => act( () => callback( [ { isIntersecting } ] ) );
	}

	observe() {
		void Promise.resolve().then( () => scroll( true ) );
	}

	disconnect() {}
}

beforeEach( () => {
	Object.assign( window, { IntersectionObserver: Observer } );
	media = {};
	setWindow( 1280 );
	slide.mockReset();
} );

afterEach( () => jest.useRealTimers() );

it( 'has the same widths and gaps in the styles as in the contract', () => {
	const styles = readFileSync( path.join( __dirname, '_style.scss' ), 'utf8' );
	const map = ( name: string ) =>
		Object.fromEntries(
			[
				...( new RegExp( `\\$slider-${ name }: \\(([^)]+)\\)` ).exec( styles )?.[ 1 ] ?? '' ).matchAll(
					/(\w+): (\d+)/g
				),
			].map( ( [ , key, value ] ) => [ key, Number( value ) ] )
		);
	const inContract = ( name: 'min' | 'gap' ) =>
		Object.fromEntries( Object.entries( contract.devices ).map( ( [ key, of ] ) => [ key, of[ name ] ] ) );

	expect( map( 'min' ) ).toEqual( inContract( 'min' ) );
	expect( map( 'gap' ) ).toEqual( inContract( 'gap' ) );
	expect( inContract( 'min' ) ).toEqual( { mobile: 0, tablet: 600, desk: 1024 } );
	expect( inContract( 'gap' ) ).toEqual( { mobile: 15, tablet: 5, desk: 30 } );
	[ ...styles.matchAll( /width (?:<|>=) (\d+)px/g ) ].forEach( ( [ , width ] ) =>
		expect( Object.values( inContract( 'min' ) ) ).toContain( Number( width ) )
	);
} );

it( 'is a carousel whose slides say which they are', async () => {
	await show();

	expect( slider() ).toHaveAttribute( 'aria-roledescription', 'carousel' );
	expect( slides().map( ( each ) => each.getAttribute( 'aria-label' ) ) ).toEqual( [
		'1 of 4',
		'2 of 4',
		'3 of 4',
		'4 of 4',
	] );
	expect( slides()[ 0 ] ).toHaveAttribute( 'aria-roledescription', 'slide' );
} );

it( 'is scrolled by a keyboard until it slides, and is no stop where all slides are in view', async () => {
	const row = () => document.getElementById( 'dealers-row' );
	const isShown = show();
	expect( row() ).toHaveAttribute( 'tabindex', '0' );
	await isShown;
	expect( row() ).toHaveAttribute( 'tabindex', '-1' );

	cleanup();
	await show( { count: 1 } );
	expect( row() ).not.toHaveAttribute( 'tabindex' );
} );

it( 'slides with the arrows, which stop at the ends and keep the focus', async () => {
	await show();
	expect( button( 'Previous slide' ) ).toHaveAttribute( 'aria-disabled', 'true' );

	await user.click( button( 'Next slide' ) );
	await user.click( button( 'Next slide' ) );
	await user.click( button( 'Next slide' ) );
	expect( current() ).toBe( 3 );
	expect( button( 'Next slide' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( button( 'Next slide' ) ).toHaveFocus();

	await user.click( button( 'Next slide' ) );
	expect( current() ).toBe( 3 );
} );

it( 'goes round both ways in a loop', async () => {
	await show( { loop: true } );
	await user.click( button( 'Previous slide' ) );
	expect( current() ).toBe( 3 );
	await user.click( button( 'Next slide' ) );
	expect( current() ).toBe( 0 );
} );

it( 'slides with the dots: one for each place it can stand at', async () => {
	await show( { count: 5, view: 3 } );
	expect( dots().filter( ( dot ) => dot.dataset.on?.includes( 'desk' ) ) ).toHaveLength( 3 );

	await user.click( button( 'Slide 3 of 5' ) );
	expect( current() ).toBe( 2 );
	expect( inert() ).toEqual( [ true, true, false, false, false ] );
} );

it( 'slides with the arrow keys, from anywhere in it but a field', async () => {
	await show();
	act( () => screen.getByText( 'Dealer 1' ).focus() );
	await user.keyboard( '{ArrowRight}' );
	expect( current() ).toBe( 1 );
	await user.keyboard( '{ArrowLeft}{ArrowLeft}' );
	expect( current() ).toBe( 0 );

	const field = document.createElement( 'input' );
	slides()[ 0 ]?.append( field );
	fireEvent.keyDown( field, { key: 'ArrowRight' } );
	fireEvent.keyDown( button( 'Next slide' ), { key: 'ArrowRight', altKey: true } );
	expect( current() ).toBe( 0 );
} );

it( 'takes what is out of view out of reach, and the focus with what comes', async () => {
	await show();
	expect( inert() ).toEqual( [ false, true, true, true ] );

	act( () => screen.getByText( 'Dealer 1' ).focus() );
	await user.keyboard( '{ArrowRight}' );
	expect( inert() ).toEqual( [ true, false, true, true ] );
	expect( slides()[ 1 ] ).toHaveFocus();
} );

it( 'tells the place when somebody moved it, and not before', async () => {
	await show( { count: 5, view: 2 } );
	expect( live() ).toBeEmptyDOMElement();
	expect( live() ).toHaveAttribute( 'aria-live', 'polite' );

	await user.click( button( 'Next slide' ) );
	expect( live() ).toHaveTextContent( '2 to 3 of 5' );
} );

it( 'shows no arrows and no dots, and loads nothing, where all slides are in view', async () => {
	await show( { count: 3, view: 3 } );

	expect( slider() ).toHaveAttribute( 'data-desk', 'still' );
	expect( slide ).not.toHaveBeenCalled();
	expect( inert() ).toEqual( [ false, false, false ] );
} );

it.each( [ 0, 1 ] )( 'works with %d slides', async ( count ) => {
	await show( { count, loop: true, automatic: true } );

	expect( slide ).not.toHaveBeenCalled();
	expect( slider() ).toHaveAttribute( 'data-desk', 'still' );
	expect( screen.queryByRole( 'group', { name: 'Slides' } ) ).toBeNull();
} );

it( 'is a plain grid on a device for which it is switched off', async () => {
	await show( { active: false } );
	expect( slider() ).toHaveAttribute( 'data-desk', '' );
	expect( slide ).not.toHaveBeenCalled();

	setWindow( 500 );
	await act( async () => undefined );
	expect( slide ).toHaveBeenCalledTimes( 1 );
	expect( slide.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { gap: 15, view: 1, speed: 300 } );
} );

it( 'begins anew with the settings of another device, at the same place', async () => {
	await show( { view: 2 } );
	await user.click( button( 'Next slide' ) );
	const first = slide.mock.results[ 0 ]?.value as engine.SliderEngine;

	setWindow( 800 );
	await act( async () => undefined );
	expect( first.destroy ).toHaveBeenCalled();
	expect( slide.mock.calls[ 1 ]?.[ 1 ] ).toMatchObject( { gap: 5, view: 1, position: 1 } );
} );

it( 'leaves a row to the finger that scrolls it on a touch screen, and slides from where that comes to rest', async () => {
	const { matchMedia } = window;
	window.matchMedia = ( query ) =>
		query.includes( 'coarse' ) ? ( { matches: true } as MediaQueryList ) : matchMedia( query );
	jest.useFakeTimers();
	await show();
	const row = document.querySelector( '.hvac-slider__row' ) as HTMLElement;
	const wait = ( milliseconds: number ) => act( async () => jest.advanceTimersByTime( milliseconds ) );

	await wait( 200 );
	row.dispatchEvent( new Event( 'scroll' ) );
	await wait( 200 );
	// A busy browser reports scrolling late.
	row.scrollLeft = 90;
	await wait( 200 );
	row.dispatchEvent( new Event( 'touchmove' ) );
	await wait( 1000 );
	expect( slide ).not.toHaveBeenCalled();
	row.dispatchEvent( new Event( 'touchend' ) );
	await wait( 300 );
	expect( slide ).toHaveBeenCalledTimes( 1 );
	jest.useRealTimers();
} );

it( 'begins where presses led that came before it', async () => {
	Element.prototype.scrollTo = jest.fn();
	pretendToSlide( 1, 4, false );
	render(
		<Slider id="dealers" label="Dealers" settings={ settingsOf( {} ) } texts={ texts }>
			{ [ 1, 2, 3, 4 ].map( ( number ) => (
				<p key={ number }>{ number }</p>
			) ) }
		</Slider>
	);
	fireEvent.click( button( 'Next slide' ) );
	fireEvent.click( button( 'Next slide' ) );
	expect( slide ).not.toHaveBeenCalled();
	await act( async () => undefined );

	expect( slide.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { position: 2 } );
	expect( current() ).toBe( 2 );
} );

it( 'moves by its step, never past a slide, and says where it stands', async () => {
	setWindow( 1280 );
	await show( { count: 7, view: 3, active: true, own: { step: 2 } } );
	// One slide is in view on smaller devices.
	expect( slide.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { step: 1 } );
} );

it( 'moves by two where two are in view on every device', async () => {
	const two = { ...device, view: 2.3 };
	pretendToSlide( 2, 7, false );
	render(
		<Slider
			id="products"
			label="Products"
			settings={ { devices: { mobile: two, tablet: two, desk: two }, css: '', step: 2 } }
			texts={ texts }
		>
			{ Array.from( { length: 7 }, ( _, index ) => (
				<p key={ index }>{ `Product ${ index + 1 }` }</p>
			) ) }
		</Slider>
	);
	await act( async () => undefined );

	expect( slide.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { step: 2, view: 2.3 } );
	expect( dots().map( ( dot ) => dot.getAttribute( 'aria-label' ) ) ).toEqual(
		[ 1, 3, 5, 7 ].map( ( number ) => `Slide ${ number } of 7` )
	);

	await user.click( button( 'Next slide' ) );
	expect( live() ).toHaveTextContent( '3 to 4 of 7' );
	await user.click( button( 'Slide 7 of 7' ) );
	expect( live() ).toHaveTextContent( '6 to 7 of 7' );
	expect( button( 'Next slide' ) ).toHaveAttribute( 'aria-disabled', 'true' );
} );

it( 'wraps from the last to the first and back, where its block says so', async () => {
	await show( { effect: 'fade', own: { wraps: true, speed: 400 } } );
	expect( slide.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { wraps: true, speed: 400, loop: false } );
	expect( button( 'Previous slide' ) ).toHaveAttribute( 'aria-disabled', 'false' );

	await user.click( button( 'Previous slide' ) );
	expect( current() ).toBe( 3 );
	act( () => screen.getByText( 'Dealer 4' ).focus() );
	await user.keyboard( '{ArrowRight}' );
	expect( current() ).toBe( 0 );
} );

it( 'says between the arrows where it stands, where its block says so', async () => {
	await show( { effect: 'fade', own: { wraps: true, counts: true } } );
	const count = () => document.querySelector( '.hvac-slider__count' )?.textContent;
	expect( count() ).toBe( '1 of 4' );

	await user.click( button( 'Previous slide' ) );
	expect( count() ).toBe( '4 of 4' );
} );

it( 'has the breakpoints and the gaps of its block', async () => {
	setWindow( 550 );
	await show( { own: { breakpoints: { tablet: 500, desk: 540 } }, gap: 8 } );

	expect( slider() ).toHaveAttribute( 'data-breakpoints', '500-540' );
	expect( slide.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { gap: 8 } );
} );

it( 'gives the slides back when it goes', async () => {
	const { unmount } = await show();
	const first = slide.mock.results[ 0 ]?.value as engine.SliderEngine;
	unmount();
	expect( first.destroy ).toHaveBeenCalled();
} );

describe( 'that moves by itself', () => {
	const wait = ( milliseconds: number ) => act( () => jest.advanceTimersByTime( milliseconds ) );

	beforeEach( () => jest.useFakeTimers() );

	it( 'moves on after its delay, without a word', async () => {
		await show( { automatic: true } );
		expect( live() ).toHaveAttribute( 'aria-live', 'off' );

		wait( 4999 );
		expect( current() ).toBe( 0 );
		wait( 1 );
		expect( current() ).toBe( 1 );
		wait( 15000 );
		expect( current() ).toBe( 0 );
	} );

	it( 'stops at the button, which says so, and goes on at it', async () => {
		await show( { automatic: true } );
		await user.click( button( 'Stop the slider' ) );
		wait( 60000 );
		expect( current() ).toBe( 0 );
		expect( live() ).toHaveAttribute( 'aria-live', 'polite' );

		await user.click( button( 'Start the slider' ) );
		expect( button( 'Stop the slider' ) ).toHaveFocus();
		wait( 5000 );
		expect( current() ).toBe( 1 );
	} );

	it( 'waits while a mouse is over it', async () => {
		await show( { automatic: true } );
		// jsdom does not support pointers.
		const over = Object.assign( createEvent.pointerOver( slider() ), { pointerType: 'mouse' } );
		fireEvent( slider(), over );
		wait( 60000 );
		expect( current() ).toBe( 0 );

		fireEvent.pointerLeave( slider() );
		wait( 5000 );
		expect( current() ).toBe( 1 );
	} );

	it( 'waits while the focus is in it', async () => {
		await show( { automatic: true } );
		act( () => screen.getByText( 'Dealer 1' ).focus() );
		wait( 60000 );
		expect( current() ).toBe( 0 );
		expect( live() ).toHaveAttribute( 'aria-live', 'polite' );

		act( () => screen.getByText( 'Before' ).focus() );
		wait( 5000 );
		expect( current() ).toBe( 1 );
	} );

	it( 'waits while nobody sees the page', async () => {
		await show( { automatic: true } );
		const hidden = jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
		fireEvent( document, new Event( 'visibilitychange' ) );
		wait( 60000 );
		expect( current() ).toBe( 0 );

		hidden.mockReturnValue( false );
		fireEvent( document, new Event( 'visibilitychange' ) );
		wait( 5000 );
		expect( current() ).toBe( 1 );
		hidden.mockRestore();
	} );

	it( 'waits while it is not on the screen', async () => {
		await show( { automatic: true } );
		scroll( false );
		wait( 60000 );
		expect( current() ).toBe( 0 );

		scroll( true );
		wait( 5000 );
		expect( current() ).toBe( 1 );
	} );

	it( 'does not begin for who wants less motion, and does not glide', async () => {
		setWindow( 1280, true );
		await show( { automatic: true } );
		wait( 60000 );
		expect( current() ).toBe( 0 );
		expect( slide.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { speed: 0 } );

		await user.click( button( 'Start the slider' ) );
		wait( 5000 );
		expect( current() ).toBe( 1 );
	} );

	it( 'has the button only where it moves', async () => {
		await show();
		expect( slider().dataset.desk ).not.toContain( 'auto' );
		wait( 60000 );
		expect( current() ).toBe( 0 );
	} );
} );
