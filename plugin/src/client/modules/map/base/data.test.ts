/** The built-in map's data as shipped. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import data from '@contracts/map-data.json';
import provinces from '@contracts/ca-provinces.json';
import states from '@contracts/us-states.json';
import { mercatorX, mercatorY } from '../geo';
import {
	type BaseFile,
	baseOf,
	codesOf,
	type LevelFile,
	MapData,
	numbersOf,
	type Shape,
	shapeOf,
	SQUARE,
	squareOf,
	WORLD,
} from './data';

const folder = path.resolve( __dirname, '../../../../../data/map' );
const text = ( name: string ) => readFileSync( path.join( folder, `${ name }.json` ), 'utf8' ).trimEnd();
const baseFile: BaseFile = JSON.parse( text( 'base' ) );
const base = baseOf( baseFile );

const isIn = ( { points }: Shape, x: number, y: number ): boolean => {
	let inside = false;
	for ( let at = 0, before = points.length - 2; at < points.length; before = at, at += 2 ) {
		const [ ax, ay, bx, by ] = [ points[ at ], points[ at + 1 ], points[ before ], points[ before + 1 ] ].map(
			Number
		) as [ number, number, number, number ];
		if ( ay > y !== by > y && x < ( ( bx - ax ) * ( y - ay ) ) / ( by - ay ) + ax ) {
			inside = ! inside;
		}
	}
	return inside;
};
const isOn = ( shapes: Shape[] = [], x: number, y: number ) =>
	shapes.filter( ( shape ) => isIn( shape, x, y ) ).length % 2 === 1;
const at = ( lat: number, lon: number ): [ number, number ] => [ mercatorX( lon ) * WORLD, mercatorY( lat ) * WORLD ];

it( 'has every state and province where it lies', () => {
	const missing = [ ...states, ...provinces ]
		.map( ( { code } ) => code )
		.filter( ( code ) => {
			const region = base.regions.find( ( one ) => one.code === code );
			return ! region || ! isOn( base.shapes.home, region.x, region.y );
		} );

	expect( states.length + provinces.length ).toBeGreaterThanOrEqual( 64 );
	expect( missing.filter( ( code ) => ! [ 'AS', 'GU', 'MP', 'VI' ].includes( code ) ) ).toEqual( [] );
} );

it.each( [
	[ 'Plano', 33.02, -96.7, 'home' ],
	[ 'Honolulu', 21.32, -157.85, 'home' ],
	[ 'Anchorage', 61.18, -149.85, 'home' ],
	[ 'San Juan', 18.4, -66.06, 'home' ],
	[ 'Winnipeg', 49.9, -97.14, 'home' ],
	[ 'Monterrey', 25.67, -100.31, 'abroad' ],
	[ 'Lake Michigan', 43.5, -87, 'lake' ],
	[ 'Lake Superior', 47.7, -87.5, 'lake' ],
	[ 'Lake Ontario', 43.6, -77.8, 'lake' ],
] as const )( 'has %s', ( _name, lat, lon, kind ) => {
	expect( isOn( base.shapes[ kind ], ...at( lat, lon ) ) ).toBe( true );
} );

it( 'has sea where the sea is', () => {
	for ( const [ lat, lon ] of [
		[ 27, -90 ],
		[ 35, -130 ],
		[ 35, -65 ],
		[ 60, -86 ],
	] as const ) {
		expect( isOn( base.shapes.home, ...at( lat, lon ) ) || isOn( base.shapes.abroad, ...at( lat, lon ) ) ).toBe(
			false
		);
	}
} );

it( 'has closed rings', () => {
	for ( const kind of [ 'home', 'abroad', 'lake' ] as const ) {
		for ( const { points } of base.shapes[ kind ] ?? [] ) {
			expect( points.length ).toBeGreaterThanOrEqual( 8 );
			expect( [ points.at( -2 ), points.at( -1 ) ] ).toEqual( [ points[ 0 ], points[ 1 ] ] );
		}
	}
} );

it( 'keeps the border between two countries one line', () => {
	const corners = ( shapes: Shape[] = [] ) =>
		new Set(
			shapes.flatMap( ( { points } ) =>
				[ ...points ].flatMap( ( x, index ) => ( index % 2 ? [] : [ `${ x } ${ points[ index + 1 ] }` ] ) )
			)
		);
	const abroad = corners( base.shapes.abroad );
	const shared = [ ...corners( base.shapes.home ) ].filter( ( corner ) => abroad.has( corner ) );

	// The border with Mexico.
	expect( shared.length ).toBeGreaterThan( 25 );
} );

it( 'has a file for each square it names, and no other', () => {
	const files = readdirSync( folder ).map( ( file ) => path.basename( file, '.json' ) );

	expect( files.sort() ).toEqual( [ 'base', ...data.squares ].sort() );
} );

it( 'names an edition that is of these very files', () => {
	const hash = createHash( 'sha256' ).update( text( 'base' ) );
	data.squares.forEach( ( name ) => hash.update( text( name ) ) );

	expect( data.edition ).toBe( hash.digest( 'hex' ).slice( 0, 8 ) );
} );

it( 'is small: what a map of one place fetches, and the coarse level', () => {
	const bytes = ( name: string ) => gzipSync( text( name ), { level: 9 } ).length;
	const squares = data.squares.map( bytes ).sort( ( a, b ) => b - a );

	expect( bytes( 'base' ) ).toBeLessThan( 76_000 );
	expect( squares[ 0 ] ).toBeLessThan( 14_500 );
	expect( squares[ Math.floor( squares.length / 2 ) ] ).toBeLessThan( 2_000 );
} );

it( 'has the places of a square in it, the largest first', () => {
	const [ x, y ] = at( 33.02, -96.7 ).map( ( value ) => Math.floor( value / SQUARE ) ) as [ number, number ];
	const square = squareOf( JSON.parse( text( `${ x }-${ y }` ) ) as LevelFile, x, y );
	const names = square.places.map( ( { name } ) => name );
	const plano = square.places.find( ( { name } ) => name === 'Plano' );

	expect( names.slice( 0, 6 ) ).toEqual( expect.arrayContaining( [ 'Dallas', 'Fort Worth' ] ) );
	expect( Math.abs( ( plano?.x ?? 0 ) - at( 33.02, -96.7 )[ 0 ] ) ).toBeLessThan( 1000 );
	expect( square.places.every( ( one ) => Math.floor( one.x / SQUARE ) === x || one.x === ( x + 1 ) * SQUARE ) ).toBe(
		true
	);
	expect( isOn( square.shapes.home, ...at( 33.02, -96.7 ) ) ).toBe( true );
	expect( square.shapes.county?.length ).toBeGreaterThan( 20 );
} );

it( 'leaves places that have one code only to the postal codes', () => {
	const names = data.squares.flatMap( ( name ) => {
		const [ x = 0, y = 0 ] = name.split( '-' ).map( Number );
		return squareOf( JSON.parse( text( name ) ), x, y ).places.map( ( place ) => place.name );
	} );

	expect( names.length ).toBeGreaterThan( 1_500 );
	expect( names.every( ( name ) => name.length > 1 ) ).toBe( true );
	expect( names ).not.toContain( 'Prosper' );
} );

// The response in MapCodesRouteTest.
const answered = {
	codes: [
		[ '750', '232478' ],
		[ 'M', '5V' ],
	] as Array< [ string, string ] >,
	x: [ 1645, -29, 0, -122 ],
	y: [ 1571, -9, -71, 9 ],
	names: [ '', '', 'Prosper', '' ],
};

it( 'reads postal codes with their points, and the places that have one only', () => {
	const [ x, y ] = at( 33.08, -96.8 );
	const { codes, places } = codesOf( answered, 14, 25 );
	const [ , plano, prosper ] = codes;

	expect( codes.map( ( { name } ) => name ) ).toEqual( [ '75023', '75024', '75078', 'M5V' ] );
	expect( Math.hypot( ( plano?.x ?? 0 ) - x, ( plano?.y ?? 0 ) - y ) ).toBeLessThan( 300 );
	expect( codes.every( ( { rank } ) => rank === 0 ) ).toBe( true );
	expect( places ).toEqual( [ { ...prosper, name: 'Prosper', rank: 1 } ] );
} );

it.each( [
	[ '#', [ 0 ] ],
	[ '$%&', [ -1, 1, -2 ] ],
	[ "e'#", [ 100, 0 ] ],
] )( 'reads %s as numbers', ( letters, expected ) => {
	expect( numbersOf( letters ) ).toEqual( expected );
} );

it( 'reads steps as points', () => {
	expect( [ ...shapeOf( [ 1, 2, 3, -1, -4, 0 ], 2, 100, 50 ).points ] ).toEqual( [ 102, 54, 108, 52, 100, 52 ] );
	expect( shapeOf( [ 1, 2, 3, -1, -4, 0 ], 2, 100, 50 ).box ).toEqual( [ 100, 52, 108, 54 ] );
} );

describe( 'fetching', () => {
	const answer = ( body: unknown, ok = true ) => ( { ok, json: async () => body } ) as Response;
	const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );

	afterEach( () => jest.restoreAllMocks() );

	it( 'asks for each file once, by its edition', async () => {
		const fetch = jest.spyOn( window, 'fetch' ).mockResolvedValue( answer( baseFile ) );
		const onLoaded = jest.fn();
		const files = new MapData( '/map/', '/codes', onLoaded );

		expect( files.base() ).toBeNull();
		expect( files.base() ).toBeNull();
		await settled();

		expect( files.base()?.regions.length ).toBeGreaterThan( 60 );
		expect( fetch.mock.calls ).toEqual( [ [ `/map/base.json?ver=${ data.edition }` ] ] );
		expect( onLoaded ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'is missing', () => Promise.resolve( answer( null, false ) ) ],
		[ 'is no JSON of ours', () => Promise.resolve( answer( { shapes: null } ) ) ],
		[ 'cannot be reached', () => Promise.reject( new Error( 'no network' ) ) ],
	] )( 'goes on without a file that %s, and does not ask again', async ( _why, reply ) => {
		const fetch = jest.spyOn( window, 'fetch' ).mockImplementation( reply );
		const files = new MapData( '/map/', '/codes', () => files.square( 14, 25 ) );

		files.square( 14, 25 );
		await settled();

		expect( files.square( 14, 25 ) ).toMatchObject( { places: [] } );
		expect( files.isWaiting() ).toBe( false );
		expect( fetch ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'https://example.com/sub/wp-json/hvac-blocks/v1/map/codes?edition=2027-01', '?edition=2027-01' ],
		[
			'https://example.com/index.php?rest_route=%2Fhvac-blocks%2Fv1%2Fmap%2Fcodes&edition=2027-01',
			'?rest_route=%2Fhvac-blocks%2Fv1%2Fmap%2Fcodes&edition=2027-01',
		],
	] )( 'asks the route for postal codes: %s', async ( url, query ) => {
		const fetch = jest.spyOn( window, 'fetch' ).mockResolvedValue( answer( answered ) );
		const files = new MapData( '/map/', url, () => {} );

		expect( files.codes( 14, 25 ) ).toBeNull();
		await settled();

		expect( files.codes( 14, 25 )?.codes ).toHaveLength( 4 );
		expect( fetch.mock.calls ).toEqual( [ [ expect.stringMatching( /^https:/ ) ] ] );
		expect( new URL( String( fetch.mock.calls[ 0 ]?.[ 0 ] ) ).search ).toBe( `${ query }&x=14&y=25` );
	} );

	it.each( [
		[ 'refuses', () => Promise.resolve( answer( { code: 'hvac_blocks_too_many_requests' }, false ) ) ],
		[ 'answers something else', () => Promise.resolve( answer( { locations: [] } ) ) ],
		[ 'cannot be reached', () => Promise.reject( new Error( 'no network' ) ) ],
	] )( 'goes on without postal codes where the route %s', async ( _why, reply ) => {
		const fetch = jest.spyOn( window, 'fetch' ).mockImplementation( reply );
		const files = new MapData( '/map/', '/codes', () => {} );

		files.codes( 14, 25 );
		await settled();

		expect( files.codes( 14, 25 ) ).toMatchObject( { codes: [], places: [] } );
		expect( files.isWaiting() ).toBe( false );
		expect( fetch ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'asks for no square where there is none', () => {
		const fetch = jest.spyOn( window, 'fetch' );

		expect( new MapData( '/map/', '/codes', () => {} ).square( 33, 33 ) ).toBe( 'none' );
		expect( fetch ).not.toHaveBeenCalled();
	} );
} );
