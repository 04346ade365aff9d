import '@testing-library/jest-dom';
import { hydrateGolden, runEarly } from '@client/testing/island';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

const film = () => document.querySelector( 'video' ) as HTMLVideoElement;
const button = () => screen.getByRole( 'button' );
let isPaused: boolean;

beforeEach( () => {
	// jsdom plays no media.
	isPaused = false;
	Object.defineProperty( HTMLMediaElement.prototype, 'paused', { configurable: true, get: () => isPaused } );
	HTMLMediaElement.prototype.pause = jest.fn( function ( this: HTMLMediaElement ) {
		isPaused = true;
		this.dispatchEvent( new Event( 'pause' ) );
	} );
	HTMLMediaElement.prototype.play = jest.fn( async function ( this: HTMLMediaElement ) {
		isPaused = false;
		this.dispatchEvent( new Event( 'play' ) );
	} );
} );

it( 'pauses the film and lets it go on', async () => {
	await hydrateGolden( __dirname, 'film', View );
	expect( button() ).toHaveAccessibleName( 'Pause video' );

	await userEvent.click( button() );
	expect( film().paused ).toBe( true );
	expect( button() ).toHaveAccessibleName( 'Play video' );

	await userEvent.click( button() );
	expect( film().paused ).toBe( false );
	expect( button() ).toHaveAccessibleName( 'Pause video' );
} );

it( 'offers to play what the browser did not start, and stays as it is where that is forbidden', async () => {
	isPaused = true;
	jest.spyOn( HTMLMediaElement.prototype, 'currentSrc', 'get' ).mockReturnValue( 'http://example.test/evening.webm' );
	HTMLMediaElement.prototype.play = jest.fn().mockRejectedValue( new DOMException( 'No.', 'NotAllowedError' ) );
	await hydrateGolden( __dirname, 'film', View );
	expect( button() ).toHaveAccessibleName( 'Play video' );

	await userEvent.click( button() );
	expect( button() ).toHaveAccessibleName( 'Play video' );
} );

it( 'is the first that the Tab key comes to, before the link', async () => {
	await hydrateGolden( __dirname, 'es', View );

	await userEvent.tab();
	expect( button() ).toHaveFocus();
	await userEvent.tab();
	expect( screen.getByRole( 'link', { name: 'Explorar todos los productos' } ) ).toHaveFocus();
} );

it( 'leaves the film to the browser: it loads nothing for those who want less motion or run no script', async () => {
	await hydrateGolden( __dirname, 'film', View );

	expect( film() ).not.toHaveAttribute( 'src' );
	expect( film().querySelector( 'source' )?.media ).toBe(
		'(prefers-reduced-motion: no-preference) and (scripting: enabled)'
	);
	expect( document.querySelector( 'img' ) ).toHaveAttribute( 'fetchpriority', 'high' );
} );

it.each( [
	[ true, '' ],
	[ false, null ],
	[ undefined, null ],
] )( 'where Save-Data is %p the film has the address %p in place of its own', async ( saveData, src ) => {
	Object.defineProperty( navigator, 'connection', {
		configurable: true,
		value: saveData === undefined ? undefined : { saveData },
	} );
	await hydrateGolden( __dirname, 'film', View, runEarly );

	expect( film().getAttribute( 'src' ) ).toBe( src );
	Reflect.deleteProperty( navigator, 'connection' );
} );
