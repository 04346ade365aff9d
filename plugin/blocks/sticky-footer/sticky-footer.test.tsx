import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { hydrateGolden } from '@client/testing/island';
import { View } from './view';

interface Watched {
	see: ( entry: object ) => void;
	threshold: number | number[];
	elements: Element[];
}

let watched: Watched[];
const block = () => document.querySelector( '[data-hvac]' ) as HTMLElement;
const [ START, END ] = [ 0, 1 ];
const see = ( which: number, entry: object ) => act( () => watched[ which ]?.see( entry ) );
const past = { isIntersecting: false, boundingClientRect: { top: -10 } };
const before = { isIntersecting: false, boundingClientRect: { top: 900 } };

beforeEach( async () => {
	jest.useFakeTimers();
	watched = [];
	window.IntersectionObserver = class {
		constructor( callback: ( entries: object[] ) => void, { threshold = 0 }: IntersectionObserverInit = {} ) {
			const elements: Element[] = [];
			watched.push( { see: ( entry ) => callback( [ entry ] ), threshold, elements } );
			Object.assign( this, { observe: ( element: Element ) => elements.push( element ), disconnect: () => {} } );
		}
	} as unknown as typeof IntersectionObserver;
	await hydrateGolden( __dirname, 'default', View );
} );

afterEach( () => jest.useRealTimers() );

it( 'sticks once the page is scrolled past 350 pixels, and not before', () => {
	expect( watched[ START ]?.elements[ 0 ] ).toHaveStyle( { position: 'absolute' } );
	expect( ( watched[ START ]?.elements[ 0 ] as HTMLElement ).style.insetBlockStart ).toBe( '350px' );

	see( START, before );
	expect( block() ).not.toHaveAttribute( 'data-stuck' );
	see( START, past );
	expect( block() ).toHaveAttribute( 'data-stuck' );
	expect( block().style.minBlockSize ).not.toBe( '' );
	see( START, { isIntersecting: true, boundingClientRect: { top: 10 } } );
	expect( block() ).not.toHaveAttribute( 'data-stuck' );
	expect( block().style.minBlockSize ).toBe( '' );
} );

it( 'lets go while nine tenths of the end of the content are in view, watched after two seconds', () => {
	see( START, past );
	act( () => void jest.advanceTimersByTime( 1999 ) );
	expect( watched[ END ]?.elements ).toEqual( [] );
	act( () => void jest.advanceTimersByTime( 1 ) );
	expect( watched[ END ]?.elements ).toHaveLength( 1 );
	expect( watched[ END ]?.threshold ).toContain( 0.9 );

	see( END, { intersectionRatio: 0.89 } );
	expect( block() ).toHaveAttribute( 'data-stuck' );
	see( END, { intersectionRatio: 0.9 } );
	expect( block() ).not.toHaveAttribute( 'data-stuck' );
	see( END, { intersectionRatio: 0 } );
	expect( block() ).toHaveAttribute( 'data-stuck' );
} );

it( 'watches the end of the main content, and leaves no room for it', () => {
	act( () => void jest.advanceTimersByTime( 2000 ) );

	expect( watched[ END ]?.elements[ 0 ] ).toHaveStyle( { position: 'absolute', margin: '0' } );
	expect( watched[ END ]?.elements[ 0 ]?.parentElement ).toBe( document.body );
} );

it.each( [
	[ 'elsewhere on the page', [ 'page' ], 'page' ],
	[ 'in it, which counts for more', [ 'page', 'bar' ], 'bar' ],
] )( 'watches the marker that an editor put %s', async ( _where, markers, expected ) => {
	watched = [];
	await hydrateGolden( __dirname, 'default', View, () => {
		for ( const id of markers ) {
			( id === 'bar' ? block().querySelector( '.hvac-sticky-footer__end' ) : document.body )?.insertAdjacentHTML(
				'afterbegin',
				`<div class="hvac-end-of-content" id="${ id }"></div>`
			);
		}
	} );
	act( () => void jest.advanceTimersByTime( 2000 ) );

	expect( watched[ END ]?.elements[ 0 ]?.id ).toBe( expected );
	see( START, past );
	see( END, { intersectionRatio: 1 } );
	expect( block() ).not.toHaveAttribute( 'data-stuck' );
} );

it( 'leads somewhere without a script', () => {
	expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href', expect.stringContaining( '/find-a-dealer/' ) );
} );
