import '@testing-library/jest-dom';
import { waitFor } from '@testing-library/react';
import { installDialog } from '@client/testing/dialog';
import { storeZip } from '../data/zip';

const mockMounted: string[] = [];
let mockRelease: Promise< void > | null = null;

jest.mock(
	'@hvac-blocks/runtime',
	() => ( {
		mount: async ( _view: unknown, island: HTMLElement ) => {
			await mockRelease;
			mockMounted.push( island.id );
			island.toggleAttribute( 'data-hvac-ready', true );
			globalThis.addEventListener( 'hvac-blocks:zip', ( event ) => {
				island.dataset.heard = ( event as CustomEvent ).detail;
			} );
			island.addEventListener( 'click', ( event ) => {
				event.preventDefault();
				island.dataset.pressed = ( event.target as HTMLElement ).className;
			} );
		},
	} ),
	{ virtual: true }
);
jest.mock( '@hvac-blocks/island/x', () => ( { View: () => null } ), { virtual: true } );

let near: Array< () => void > = [];

const island = ( id: string, place: string, html = '', props: object = {} ) =>
	`<div id="${ id }" data-hvac="x" data-hvac-when="touch" data-hvac-place="${ place }"><script type="application/json">${ JSON.stringify(
		props
	) }</script><hvac-root>${ html }</hvac-root></div>`;
const get = ( id: string ) => document.getElementById( id ) as HTMLElement;
const find = ( selector: string ) => document.querySelector( selector ) as HTMLElement;
const start = ( html: string ) => {
	document.body.innerHTML = html;
	jest.isolateModules( () => void require( './places' ) );
};
/** Waits until everything involved in hydration is done. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

let listening: jest.SpyInstance;

beforeEach( () => {
	installDialog();
	localStorage.clear();
	mockMounted.length = 0;
	mockRelease = null;
	near = [];
	listening = jest.spyOn( window, 'addEventListener' );
	window.IntersectionObserver = class {
		constructor( private readonly callback: IntersectionObserverCallback ) {}
		observe( target: Element ) {
			near.push( () =>
				this.callback(
					[ { target, isIntersecting: true } as unknown as IntersectionObserverEntry ],
					this as unknown as IntersectionObserver
				)
			);
		}
	} as unknown as typeof IntersectionObserver;
} );

afterEach( () => {
	listening.mock.calls.forEach( ( [ type, listener ] ) => window.removeEventListener( type, listener ) );
	listening.mockRestore();
} );

it( 'leaves a block alone that shows the place of the address, and one that waits for a place', async () => {
	localStorage.setItem( 'zipcode', '10001' );
	start( island( 'a', '75024' ) );
	localStorage.clear();
	start( island( 'b', '' ) );
	await settle();

	expect( near ).toEqual( [] );
	expect( mockMounted ).toEqual( [] );
} );

it( 'hydrates a block without a place for the stored one, once it is in view', async () => {
	localStorage.setItem( 'zipcode', '10001' );
	start( island( 'a', '' ) );
	expect( mockMounted ).toEqual( [] );

	near.forEach( ( come ) => come() );
	await waitFor( () => expect( mockMounted ).toEqual( [ 'a' ] ) );
} );

it( 'hydrates every block for a place entered in another one, and tells it to those that came too late to hear it', async () => {
	let release = () => {};
	mockRelease = new Promise( ( done ) => ( release = done ) );
	start( island( 'a', '' ) + island( 'b', '75024' ) );

	storeZip( '10001' );
	storeZip( '60601' );
	release();

	await waitFor( () => expect( get( 'a' ).dataset.heard ).toBe( '60601' ) );
	await waitFor( () => expect( get( 'b' ).dataset.heard ).toBe( '60601' ) );
	expect( mockMounted ).toEqual( [ 'a', 'b' ] );
} );

describe( 'a dialog that was printed open', () => {
	const DIALOG =
		'<button aria-haspopup="dialog">Enter</button><dialog open data-modal><form method="dialog"><button class="close">x</button></form><input name="zipcode" value="75"></dialog>';
	const dialog = () => find( 'dialog' ) as HTMLDialogElement;

	it( 'is put over the page, ready to be typed into, which is no touch', async () => {
		const showModal = jest.spyOn( HTMLDialogElement.prototype, 'showModal' );
		start( island( 'a', '', DIALOG ) );
		await settle();

		expect( showModal ).toHaveBeenCalledTimes( 1 );
		expect( dialog().open ).toBe( true );
		expect( find( 'input' ) ).toHaveFocus();
		expect( mockMounted ).toEqual( [] );

		find( 'input' ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await waitFor( () => expect( mockMounted ).toEqual( [ 'a' ] ) );
	} );

	it( 'gives the focus to what opens it again', () => {
		start( island( 'a', '', DIALOG ) );
		dialog().close();

		expect( find( '[aria-haspopup]' ) ).toHaveFocus();
	} );

	it( 'is closed by its own button at once', () => {
		mockRelease = new Promise( () => {} );
		start( island( 'a', '', DIALOG ) );
		const press = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
		let isLeft: boolean | undefined;
		document.addEventListener(
			'click',
			( event ) => {
				isLeft = ! event.defaultPrevented;
				// jsdom does not support forms that close dialogs.
				event.preventDefault();
			},
			{ once: true }
		);
		find( '.close' ).dispatchEvent( press );

		expect( isLeft ).toBe( true );
	} );
} );

describe( 'a link of a card', () => {
	const LINKS =
		'<a class="hvac-dealer-card__call" href="#tel"><b>Call</b></a><a class="hvac-dealer-card__profile" href="#page">Page</a>';
	const press = ( selector: string, keys: MouseEventInit = {} ) => {
		const event = new MouseEvent( 'click', { bubbles: true, cancelable: true, ...keys } );
		find( selector ).dispatchEvent( event );
		return event;
	};

	it( 'that does more than lead somewhere is pressed again once the block answers', async () => {
		start( island( 'a', '75024', LINKS ) );
		expect( press( 'b' ).defaultPrevented ).toBe( true );
		expect( find( '.hvac-dealer-card__call' ) ).toHaveAttribute( 'aria-busy', 'true' );

		await waitFor( () => expect( get( 'a' ).dataset.pressed ).toBe( 'hvac-dealer-card__call' ) );
		expect( find( '.hvac-dealer-card__call' ) ).not.toHaveAttribute( 'aria-busy' );
	} );

	it( 'is answered once, though its view listens before it is ready and the visitor presses twice', async () => {
		let release = () => {};
		const heard = jest.fn();
		mockRelease = new Promise( ( done ) => ( release = done ) );
		start( island( 'a', '75024', LINKS ) );
		find( 'hvac-root' ).addEventListener( 'click', heard );

		press( 'b' );
		expect( press( 'b' ).defaultPrevented ).toBe( true );
		expect( heard ).not.toHaveBeenCalled();

		release();
		await settle();
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'that leads somewhere, or is to open in a tab of its own, is the browser’s', () => {
		mockRelease = new Promise( () => {} );
		start( island( 'a', '75024', LINKS ) );

		expect( press( '.hvac-dealer-card__profile' ).defaultPrevented ).toBe( false );
		expect( press( 'b', { ctrlKey: true } ).defaultPrevented ).toBe( false );
	} );
} );

describe( 'a page that came with a place', () => {
	const heard = jest.fn();
	const found = ( total: number ) => ( { search: { status: 'found', location: { zip: '75024' }, total } } );
	const arrive = ( from: string ) => {
		performance.getEntriesByType = () => [ { type: 'navigate' } ] as unknown as PerformanceEntryList;
		Object.defineProperty( document, 'referrer', { value: window.location.origin + from, configurable: true } );
	};

	beforeEach( () => {
		heard.mockClear();
		document.addEventListener( 'hvac-blocks:dealer_search', heard );
	} );
	afterEach( () => document.removeEventListener( 'hvac-blocks:dealer_search', heard ) );

	it( 'tells of the search that led to it, once, without a script of a block', async () => {
		arrive( '/' );
		start( island( 'a', '75024', '', found( 12 ) ) + island( 'b', '75024', '', found( 3 ) ) );
		window.dispatchEvent( new Event( 'load' ) );
		await settle();

		expect( heard.mock.calls.map( ( [ { detail } ] ) => detail ) ).toEqual( [ { zip: '75024', dealers: 12 } ] );
		expect( mockMounted ).toEqual( [] );
	} );

	it( 'tells of it only once a visitor sees the page that the browser prepared', () => {
		arrive( '/' );
		Object.defineProperty( document, 'prerendering', { value: true, configurable: true } );
		start( island( 'a', '75024', '', found( 12 ) ) );
		window.dispatchEvent( new Event( 'load' ) );
		Object.defineProperty( document, 'prerendering', { value: false, configurable: true } );
		expect( heard ).not.toHaveBeenCalled();

		document.dispatchEvent( new Event( 'prerenderingchange' ) );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'of the same list', '/?zipcode=75024', found( 12 ) ],
		[ 'that failed', '/', { search: { status: 'failed' } } ],
		[ 'of a block that searches nothing', '/', {} ],
	] )( 'tells of none %s', ( _what, from, props ) => {
		arrive( from );
		start( island( 'a', '75024', '', props ) );
		window.dispatchEvent( new Event( 'load' ) );

		expect( heard ).not.toHaveBeenCalled();
	} );
} );

it( 'says which dealers are open before anybody touches a block', async () => {
	const words = 'Open now|Closed now|Closed today|Today: {times}|{first} to {last}|Open 24 hours';
	start(
		island(
			'a',
			'75024',
			`<p data-hours="Mo-Su 00:00-23:59" data-zone="America/Chicago" data-words="${ words }"></p>`
		)
	);

	await waitFor( () => expect( find( 'p' ) ).toHaveTextContent( 'Open now · Open 24 hours' ) );
	expect( mockMounted ).toEqual( [] );
} );
