import { waitFor } from '@testing-library/react';

const mockMounted: string[] = [];
let mockFails = false;
let mockCode: Promise< void > | null = null;

jest.mock(
	'@hvac-blocks/runtime',
	() => ( {
		mount: async ( _view: unknown, island: HTMLElement ) => {
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
jest.mock( '@hvac-blocks/pending-leads', () => ( { sent: ++mockSent } ), { virtual: true } );
jest.mock(
	'@hvac-blocks/island/late',
	() => {
		// A module's code is awaited like a promise.
		const code = { View: () => null };
		return {
			...code,
			then: ( done: ( value: object ) => void, fail: () => void ) => mockCode?.then( () => done( code ), fail ),
		};
	},
	{ virtual: true }
);
jest.mock(
	'@hvac-blocks/island/x',
	() => ( {
		then: ( done: ( value: object ) => void, fail: ( error: Error ) => void ) =>
			mockFails ? fail( new Error( 'no network' ) ) : done( { View: () => null } ),
	} ),
	{ virtual: true }
);

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
	mockCode = null;
	targets = [];
	window.IntersectionObserver = jest.fn( ( callback ) => {
		return { observe: ( target: Element ) => targets.push( [ target, callback ] ) };
	} ) as unknown as typeof IntersectionObserver;
} );

it( 'hydrates `load` when the page is drawn and `visible` when it comes near', async () => {
	start(
		'<div id="a" data-hvac="x" data-hvac-when="load"></div><div id="b" data-hvac="x" data-hvac-when="visible"></div>'
	);

	see( 'a', false );
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
	// It looks as it does without a script.
	expect( get( 'a' ).dataset.hvacWhen ).toBe( '' );
} );

describe( 'a control that is pressed while its script is on the way', () => {
	let answer = () => {};
	let refuse = () => {};
	const busy = () => [ ...document.querySelectorAll( '[aria-busy="true"]' ) ].map( ( { id } ) => id );

	beforeEach( () => {
		mockCode = new Promise( ( resolve, reject ) => {
			answer = resolve;
			refuse = () => reject( new Error( 'no network' ) );
		} );
		start(
			'<div id="a" data-hvac="late" data-hvac-when="touch"><button id="b"><svg id="icon"></svg></button><details><summary id="s">s</summary></details><input type="radio" id="r"><label for="c">c</label><input type="checkbox" id="c"></div>'
		);
	} );

	const press = ( id: string ) => {
		const event = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
		get( id ).dispatchEvent( event );
		return event;
	};

	it( 'is busy at once, and as the server printed it when the island comes', async () => {
		press( 'icon' );
		press( 's' );
		expect( busy() ).toEqual( [ 'b', 's' ] );

		answer();
		await waitFor( () => expect( get( 'a' ).dataset.clicked ).toBe( '1' ) );
		expect( busy() ).toEqual( [] );
	} );

	it( 'is no longer busy when the script cannot be had', async () => {
		press( 'b' );
		refuse();

		await waitFor( () => expect( busy() ).toEqual( [] ) );
	} );

	it( 'shows by itself what is chosen', () => {
		expect( press( 'r' ).defaultPrevented ).toBe( false );
		expect( ( get( 'r' ) as HTMLInputElement ).checked ).toBe( true );
		get( 'c' ).click();
		expect( ( get( 'c' ) as HTMLInputElement ).checked ).toBe( true );
		expect( busy() ).toEqual( [ 'r' ] );
	} );
} );

it( 'leaves a press alone that comes after the island answers', async () => {
	start( '<div id="a" data-hvac="x" data-hvac-when="touch"><button>b</button></div>' );
	get( 'a' ).dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	await waitFor( () => expect( mockMounted ).toEqual( [ 'a' ] ) );
	await Promise.resolve();

	get( 'a' ).querySelector( 'button' )?.click();

	// Synchronously, within this event.
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
	see( 'inner', false );

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
	see( 'a', true );

	await waitFor( () => expect( mockMounted ).toEqual( [ 'a' ] ) );
	forbidden.mockRestore();
} );
