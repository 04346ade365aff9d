import '@testing-library/jest-dom';
import { hydrateGolden } from '@client/testing/island';
import * as engine from '@hvac-blocks/slider';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import path from 'node:path';
import { SliderBlock } from './block';

jest.mock( '@hvac-blocks/slider', () => ( { slide: jest.fn() } ) );

const user = userEvent.setup( { delay: null } );
const slide = engine.slide as jest.MockedFunction< typeof engine.slide >;
const slides = () => [ ...document.querySelectorAll< HTMLElement >( '.hvac-slider__slide' ) ];
const inView = () => slides().filter( ( each ) => ! each.hasAttribute( 'inert' ) );
const arrow = ( name: string ) => screen.getByRole( 'button', { name } );

/** Mocks Swiper: one slide in view. */
function pretendToSlide() {
	slide.mockImplementation( ( _row, { position, onMove } ) => {
		let at = position;
		const to = ( next: number ) => {
			at = Math.max( 0, next );
			act( () => onMove( at, slides().slice( at, at + 1 ) ) );
		};

		return { to, next: () => to( at + 1 ), previous: () => to( at - 1 ), reveal() {}, destroy() {} };
	} );
}

async function show( block: string ) {
	await hydrateGolden( path.join( __dirname, '../../../../blocks', block ), 'default', SliderBlock );
	await waitFor( () => expect( document.querySelector( '.hvac-slider__row' ) ).toHaveAttribute( 'data-ready' ) );
}

/** Mocks a phone. */
function setWindow( lessMotion = false ) {
	window.matchMedia = ( media ) =>
		Object.assign( new EventTarget(), {
			media,
			matches: lessMotion && media.includes( 'reduced-motion' ),
		} ) as unknown as MediaQueryList;
}

beforeEach( () => {
	slide.mockClear();
	pretendToSlide();
	setWindow();
} );

describe.each( [ 'slider', 'quote-slider', 'product-selector-carousel' ] )( '%s', ( block ) => {
	it( 'moves by its arrows, says where it is, and takes the focus from what is out of view', async () => {
		await show( block );
		await user.click( arrow( 'Next slide' ) );

		expect( inView() ).toEqual( [ slides()[ 1 ] ] );
		expect( document.querySelector( '[aria-live=polite]' ) ).toHaveTextContent( /^2 of \d$/ );

		await user.click( arrow( 'Previous slide' ) );
		expect( inView() ).toEqual( [ slides()[ 0 ] ] );
	} );

	it( 'moves by keyboard', async () => {
		await show( block );
		act( () => arrow( 'Next slide' ).focus() );
		await user.keyboard( '{Enter}{Enter}' );

		expect( inView() ).toEqual( [ slides()[ 2 ] ] );
	} );

	it( 'moves by the arrow keys from a slide, and the focus comes along', async () => {
		await show( block );
		act( () => slides()[ 0 ]?.focus() );
		await user.keyboard( '{ArrowRight}' );

		expect( slides()[ 1 ] ).toHaveFocus();

		await user.keyboard( '{ArrowLeft}' );
		expect( slides()[ 0 ] ).toHaveFocus();
	} );

	it( 'announces nothing before it is moved, and does not glide under reduced motion', async () => {
		setWindow( true );
		await show( block );

		expect( document.querySelector( '[aria-live]' ) ).toBeEmptyDOMElement();
		expect( slide.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { speed: 0 } );
	} );
} );

it.each( [ 'slider', 'product-selector-carousel' ] )(
	'%s leads to a slide by its dot, and marks it',
	async ( block ) => {
		await show( block );
		await user.click( screen.getByRole( 'button', { name: /^Slide 3 of / } ) );

		expect( inView() ).toEqual( [ slides()[ 2 ] ] );
		expect( screen.getByRole( 'button', { current: true } ) ).toHaveAccessibleName( /^Slide 3 of / );
	}
);

it.each( [
	[ 'slider', false ],
	[ 'quote-slider', true ],
	[ 'product-selector-carousel', false ],
] )( '%s goes on from its ends: %s', async ( block, goesOn ) => {
	await show( block );

	expect( arrow( 'Previous slide' ) ).toHaveAttribute( 'aria-disabled', String( ! goesOn ) );
	expect( slide.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { loop: false, wraps: goesOn } );
} );
