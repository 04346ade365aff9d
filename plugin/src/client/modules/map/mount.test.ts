import { act } from '@testing-library/react';
import { mount } from './mount';
import type { MapConfig, MapHandle, MapMarker, MapOptions } from './types';

const config: MapConfig = {
	data: '/map/',
	codes: '/codes?edition=1',
	tiles: null,
	unit: 'country',
	lang: 'en',
	texts: {
		map: 'Map of dealers',
		loading: 'Loading',
		failed: 'Failed',
		zoomIn: 'Zoom in',
		zoomOut: 'Zoom out',
		back: 'Back to {place}',
		place: 'Your location: {place}',
		cluster: { one: '{count} dealer', other: '{count} dealers' },
		wheel: 'Hold {key}',
		touch: 'Two fingers',
		pin: 'Position',
		pinHelp: 'Help',
		miles: '{number} mi',
		feet: '{number} ft',
		kilometres: '{number} km',
		metres: '{number} m',
	},
};
const place = { lat: 33.02, lon: -96.7, name: 'Plano' };
const markers: MapMarker[] = [
	{ id: 'a', lat: 33.03, lon: -96.71, title: 'Lone Star Air, 1 mile away', label: '1' },
	{ id: 'b', lat: 33.05, lon: -96.75, title: '<b>Cool</b> & Sons', label: '2' },
];
let handle: MapHandle;
let root: HTMLElement;

const open = ( options: Partial< MapOptions > = {} ) => {
	handle = mount( root, { config, place, markers, ...options } );
};
const buttons = ( selector = '.hvac-map__marker' ) => [ ...root.querySelectorAll< HTMLButtonElement >( selector ) ];
const names = () => buttons().map( ( button ) => button.getAttribute( 'aria-label' ) );
const named = ( name: string ) => root.querySelector< HTMLElement >( `[aria-label="${ name }"]` );

beforeEach( () => {
	document.body.innerHTML = '<div id="map"></div>';
	root = document.getElementById( 'map' ) as HTMLElement;
	jest.spyOn( HTMLCanvasElement.prototype, 'getContext' ).mockReturnValue( null );
	// jsdom has no layout: this sets the size of Leaflet's map.
	jest.spyOn( HTMLElement.prototype, 'clientWidth', 'get' ).mockReturnValue( 800 );
	jest.spyOn( HTMLElement.prototype, 'clientHeight', 'get' ).mockReturnValue( 600 );
} );

afterEach( () => {
	handle.destroy();
	jest.restoreAllMocks();
} );

it( 'is a named region with a button for each dealer, in their order', () => {
	open();

	expect( root.querySelector( '[role="region"]' )?.getAttribute( 'aria-label' ) ).toBe( 'Map of dealers' );
	expect( names() ).toEqual( [ 'Lone Star Air, 1 mile away', '<b>Cool</b> & Sons' ] );
	expect( root.querySelector( 'b' ) ).toBeNull();
	expect( buttons()[ 0 ]?.textContent ).toContain( '1' );
} );

it( 'marks when its markers are drawn, for the benchmark', () => {
	performance.mark = jest.fn();
	open();

	expect( performance.mark ).toHaveBeenCalledWith( 'hvac-map-drawn' );
} );

it( 'tells which marker is pressed, pointed at and left', () => {
	const [ onSelect, onHover ] = [ jest.fn(), jest.fn() ];
	open( { onSelect, onHover } );
	const [ , second ] = buttons();

	second?.click();
	second?.dispatchEvent( new Event( 'pointerenter' ) );
	second?.dispatchEvent( new Event( 'pointerleave' ) );

	expect( onSelect.mock.calls ).toEqual( [ [ 'b' ] ] );
	expect( onHover.mock.calls ).toEqual( [ [ 'b' ], [ null ] ] );
} );

it( 'shows what is chosen and pointed at from outside', () => {
	open( { selected: 'a' } );
	expect( buttons().map( ( button ) => button.getAttribute( 'aria-pressed' ) ) ).toEqual( [ 'true', 'false' ] );

	handle.update( { selected: 'b', hover: 'a' } );

	expect( buttons().map( ( button ) => button.getAttribute( 'aria-pressed' ) ) ).toEqual( [ 'false', 'true' ] );
	expect( buttons().map( ( button ) => button.hasAttribute( 'data-hover' ) ) ).toEqual( [ true, false ] );
} );

it( 'gathers many and opens a group by the keyboard without losing the focus', () => {
	const many = Array.from( { length: 60 }, ( _, index ) => ( {
		id: String( index ),
		lat: 33 + ( index % 8 ) / 50,
		lon: -96.7 - index / 200,
		title: `Dealer ${ index }`,
	} ) );
	open( { markers: many, zoom: 8 } );
	const [ cluster ] = buttons( '.hvac-map__cluster' );

	expect( cluster?.getAttribute( 'aria-label' ) ).toMatch( /^\d+ dealers$/ );
	cluster?.focus();
	act( () => cluster?.click() );

	expect( root.contains( root.ownerDocument.activeElement ) ).toBe( true );
} );

it( 'draws other markers when they change, and keeps the place', () => {
	open();
	handle.update( { markers: markers.slice( 1 ) } );

	expect( names() ).toEqual( [ '<b>Cool</b> & Sons' ] );
	expect( named( 'Your location: Plano' ) ).not.toBeNull();

	handle.update( { place: { lat: 21.3, lon: -157.86, name: 'Honolulu' }, markers: [] } );
	expect( named( 'Your location: Honolulu' ) ).not.toBeNull();
	expect( named( 'Back to Honolulu' ) ).not.toBeNull();
} );

it.each( [
	[ 'US', 'mi' ],
	[ 'CA', 'km' ],
] )( 'has the scale of the place’s country: %s, %s', ( country, unit ) => {
	open( { place: { ...place, country } } );

	expect( root.querySelector( '.hvac-map__scale' )?.textContent ).toMatch( new RegExp( `^[125]0* ${ unit }$` ) );
} );

it( 'leaves the wheel to the page until the map has the focus or Ctrl is held', () => {
	open();
	const canvas = root.querySelector( '.hvac-map__map' ) as HTMLElement;
	const seen = jest.fn();
	canvas.addEventListener( 'wheel', seen );
	const turn = ( init = {} ) =>
		canvas.dispatchEvent( new WheelEvent( 'wheel', { bubbles: true, cancelable: true, ...init } ) );

	turn();
	expect( seen ).not.toHaveBeenCalled();
	expect( root.querySelector( '.hvac-map__hint[data-shown]' )?.textContent ).toBe( 'Hold Ctrl' );

	turn( { ctrlKey: true } );
	canvas.focus();
	turn();
	expect( seen ).toHaveBeenCalledTimes( 2 );
} );

it( 'hears Escape', () => {
	const onEscape = jest.fn();
	open( { onEscape } );

	buttons()[ 0 ]?.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } ) );

	expect( onEscape ).toHaveBeenCalledTimes( 1 );
} );

it( 'moves a pin with the arrow keys', () => {
	const onMove = jest.fn();
	open( { markers: [], place: null, pin: { lat: 33, lon: -97 }, onMove } );
	const pin = root.querySelector( '[data-draggable]' );

	pin?.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'ArrowUp', bubbles: true } ) );
	pin?.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'ArrowLeft', shiftKey: true, bubbles: true } ) );

	const [ [ lat, lon ], [ , west ] ] = onMove.mock.calls;
	expect( lat ).toBeGreaterThan( 33 );
	expect( lon ).toBeCloseTo( -97, 3 );
	expect( west ).toBeLessThan( -97.04 );
} );

it( 'sizes dots by their weight, and by area', () => {
	open( {
		markers: [],
		place: null,
		dots: [
			{ lat: 33, lon: -97, weight: 100, label: '75024' },
			{ lat: 33.2, lon: -97, weight: 25, label: '75025' },
			{ lat: 99, lon: 0, weight: 400, label: 'nowhere' },
		],
	} );

	expect( buttons( '.hvac-map__dot' ) ).toHaveLength( 2 );
} );

describe( 'tiles', () => {
	const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' };
	const images = () => [ ...root.querySelectorAll< HTMLImageElement >( 'img.leaflet-tile' ) ];

	it( 'names whose they are, as text', () => {
		open( { config: { ...config, tiles: { ...tiles, attribution: '<i>© Tiles</i>' } } } );

		expect( images().length ).toBeGreaterThan( 4 );
		expect( root.querySelector( '.hvac-map__source' )?.textContent ).toBe( '<i>© Tiles</i>' );
		expect( root.querySelector( '.hvac-map__base' ) ).toBeNull();
	} );

	it( 'gives way to the built-in map when they fail, and asks for no more', () => {
		open( { config: { ...config, tiles } } );

		images()
			.slice( 0, 3 )
			.forEach( ( image ) => image.dispatchEvent( new Event( 'error' ) ) );

		expect( images() ).toHaveLength( 0 );
		expect( root.querySelector( '.hvac-map__base' ) ).not.toBeNull();
		expect( root.querySelector( '.hvac-map__source' )?.textContent ).toContain( 'Natural Earth' );
	} );
} );

it( 'leaves nothing behind', () => {
	open();
	handle.destroy();
	expect( root.outerHTML ).toBe( '<div id="map" class=""></div>' );
	open();
} );
