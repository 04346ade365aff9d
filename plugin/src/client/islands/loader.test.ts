import { waitFor } from '@testing-library/react';

const mockMounted: string[] = [];
let mockFails = false;

jest.mock(
	'@hvac-blocks/runtime',
	() => ( {
		mount: async ( _view: unknown, island: HTMLElement ) => {
			if ( mockFails ) {
				throw new Error( 'no network' );
			}
			mockMounted.push( island.id );
			island.querySelector( 'button' )?.addEventListener( 'click', ( event ) => {
				event.preventDefault();
				island.dataset.clicked = String( Number( island.dataset.clicked ?? 0 ) + 1 );
			} );
		},
	} ),
	{ virtual: true }
);
let mockSent = 0;
jest.mock( '@hvac-blocks/waiting', () => ( { sent: ++mockSent } ), { virtual: true } );
jest.mock( '@hvac-blocks/island/x', () => ( { View: () => null } ), { virtual: true } );

type Watch = ( entries: Array< { isIntersecting: boolean; target: Element } > ) => void;

let targets: Array< [ Element, Watch ] > = [];
const see = ( id: string, isIntersecting: boolean ) =>
	targets.forEach( ( [ target, watch ] ) => target.id === id && watch( [ { isIntersecting, target } ] ) );

const start = ( html: string ) => {
	document.body.innerHTML = html;
	jest.isolateModules( () => void require( './loader' ) );
};
const get = ( id: string ) => document.getElementById( id ) as HTMLElement;

beforeEach( () => {
	mockMounted.length = 0;
	mockSent = 0;
	localStorage.clear();
	mockFails = false;
	targets = [];
	window.IntersectionObserver = jest.fn( ( callback ) => {
		return { observe: ( target: Element ) => targets.push( [ target, callback ] ) };
	} ) as unknown as typeof IntersectionObserver;
	window.requestIdleCallback = ( callback ) => {
		callback( { didTimeout: false, timeRemaining: () => 0 } );
		return 0;
	};
} );

it( 'hydrates `load` when the browser is idle and `visible` when it comes near', async () => {
	start(
		'<div id="a" data-hvac="x" data-hvac-when="load"></div><div id="b" data-hvac="x" data-hvac-when="visible"></div>'
	);

	await waitFor( () => expect( mockMounted ).toEqual( [ 'a' ] ) );
	see( 'b', false );
	see( 'b', true );

	await waitFor( () => expect( mockMounted ).toEqual( [ 'a', 'b' ] ) );
} );

it.each( [ 'pointerover', 'focusin' ] )( 'hydrates `touch` at the first %s, once', async ( name ) => {
	start( '<div id="a" data-hvac="x" data-hvac-when="touch"><button>b</button></div>' );
	expect( mockMounted ).toEqual( [] );

	get( 'a' ).firstElementChild?.dispatchEvent( new Event( name, { bubbles: true } ) );
	get( 'a' ).firstElementChild?.dispatchEvent( new Event( name, { bubbles: true } ) );

	await waitFor( () => expect( mockMounted ).toEqual( [ 'a' ] ) );
} );

it( 'hydrates the others too at a touch, and holds no press once they came by themselves', async () => {
	start(
		'<div id="a" data-hvac="x" data-hvac-when="visible"><button>b</button></div><div id="b" data-hvac="x" data-hvac-when="visible"><button>b</button></div>'
	);
	get( 'b' ).dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
	await waitFor( () => expect( mockMounted ).toEqual( [ 'b' ] ) );

	see( 'a', true );
	await waitFor( () => expect( mockMounted ).toEqual( [ 'b', 'a' ] ) );
	await Promise.resolve();
	get( 'a' ).querySelector( 'button' )?.click();
	expect( get( 'a' ).dataset.clicked ).toBe( '1' );
} );

it( 'does a press again that came before the island answered', async () => {
	start( '<div id="a" data-hvac="x" data-hvac-when="touch"><button>b</button></div>' );

	get( 'a' ).querySelector( 'button' )?.click();

	await waitFor( () => expect( get( 'a' ).dataset.clicked ).toBe( '1' ) );
} );

it( 'leaves the press to the document when the island cannot be loaded', async () => {
	mockFails = true;
	start( '<div id="a" data-hvac="x" data-hvac-when="touch"><form action="/there"><button>b</button></form></div>' );
	const onSubmit = jest.fn( ( event: Event ) => event.preventDefault() );
	get( 'a' ).querySelector( 'form' )?.addEventListener( 'submit', onSubmit );

	get( 'a' ).querySelector( 'button' )?.click();
	expect( onSubmit ).not.toHaveBeenCalled();

	await waitFor( () => expect( onSubmit ).toHaveBeenCalledTimes( 1 ) );
} );

it( 'leaves a press alone that comes after the island answers', async () => {
	start( '<div id="a" data-hvac="x" data-hvac-when="touch"><button>b</button></div>' );
	get( 'a' ).dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	await waitFor( () => expect( mockMounted ).toEqual( [ 'a' ] ) );
	await Promise.resolve();

	get( 'a' ).querySelector( 'button' )?.click();

	// At once: within this very event.
	expect( get( 'a' ).dataset.clicked ).toBe( '1' );
} );

it( 'leaves links alone', () => {
	start( '<div id="a" data-hvac="x" data-hvac-when="touch"><a href="#there"><b>go</b></a></div>' );
	const press = new MouseEvent( 'click', { bubbles: true, cancelable: true } );

	get( 'a' ).querySelector( 'b' )?.dispatchEvent( press );

	expect( press.defaultPrevented ).toBe( false );
} );

it( 'hydrates a parent before its child', async () => {
	start(
		'<div id="outer" data-hvac="x" data-hvac-when="touch"><div id="inner" data-hvac="x" data-hvac-when="load"></div></div>'
	);

	await waitFor( () => expect( mockMounted ).toEqual( [ 'outer', 'inner' ] ) );
} );

it( 'has a lead sent on that waits, and loads nothing for it where none does', async () => {
	start( '' );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( mockSent ).toBe( 0 );

	localStorage.setItem( 'hvac-blocks:waiting', '[]' );
	start( '' );
	await waitFor( () => expect( mockSent ).toBe( 1 ) );
} );

it( 'hydrates where storage is forbidden', async () => {
	const forbidden = jest.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
		throw new DOMException( 'The operation is insecure.', 'SecurityError' );
	} );
	start( '<div id="a" data-hvac="x" data-hvac-when="load"></div>' );

	await waitFor( () => expect( mockMounted ).toEqual( [ 'a' ] ) );
	forbidden.mockRestore();
} );
