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

beforeEach( () => {
	pretendToSlide();
	window.matchMedia = jest.fn().mockReturnValue( {
		matches: false,
		addEventListener() {},
		removeEventListener() {},
	} );
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
} );
