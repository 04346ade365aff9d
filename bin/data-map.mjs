#!/usr/bin/env node
/**
 * Builds plugin/data/map/: the built-in map. See docs/map.md.
 *
 * Usage: node bin/data-map.mjs <folder with Natural Earth's states-provinces.geojson>
 *
 * Two levels: base.json contains the world, coarse, for zooms up to 6; each <x>-<y>.json contains a tile of zoom 6,
 * fine, with the names of its larger places: the site itself knows postal codes and the places with a single one.
 * Coordinates are integers on a grid in Web Mercator, delta-encoded, written as text (bin/data/numbers.mjs).
 *
 * Sources: Natural Earth 1:10m (coasts and countries, through the npm package world-atlas) and 1:50m (Canada's
 * provinces, from the folder), the US Census Bureau (states and counties, through us-atlas): all in the public
 * domain. The Great Lakes are the countries minus the states and provinces. Places: plugin/data/locations.tsv.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { areaOf, boxOf, cutLine, cutRing, meet, shorten, SQUARE, SQUARE_ZOOM, WORLD } from './data/map-geometry.mjs';
import { cities, countryLabels, readPlaces, regionLabels, waterLabels } from './data/map-places.mjs';
import { readAtlases } from './data/map-shapes.mjs';
import { encode, steps } from './data/numbers.mjs';
import { towns } from './data/map-towns.mjs';

const root = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '..' );
const source = process.argv[ 2 ];

if ( ! source ) {
	console.error( 'Usage: node bin/data-map.mjs <folder with states-provinces.geojson>' );
	process.exit( 1 );
}

const { shapesOf, readRegions } = readAtlases( source );

// The grid step and the minimum area, per level.
const COARSE_STEP = 128;
const FINE_STEP = 16;
const PLACE_STEP = 16;
const COARSE_AREA = 4 * ( WORLD / ( 256 * 2 ** 6 ) ) ** 2;
const FAR_AREA = 40 * COARSE_AREA;
const FINE_AREA = 2 * ( WORLD / ( 256 * 2 ** 11 ) ) ** 2;
const FILLS = [ 'abroad', 'home', 'town', 'lake' ];

/** Shapes as one text: the count of numbers per shape, then the numbers. */
const textOf = ( shapes ) =>
	encode( shapes.filter( Boolean ).flatMap( ( numbers ) => [ numbers.length / 2, ...numbers ] ) );

/** Places in columns. */
const columns = ( places, on ) => ( {
	names: places.map( ( { name } ) => name ).join( ';' ),
	at: encode( places.flatMap( ( { at } ) => on( at ) ) ),
	ranks: encode( steps( places.map( ( { rank } ) => rank ) ) ),
} );

function coarse( shapes, places ) {
	const made = {};
	for ( const [ kind, list ] of Object.entries( shapes ) ) {
		if ( kind !== 'county' ) {
			made[ kind ] = textOf(
				list.map( ( points ) => shorten( points, [ 0, 0 ], COARSE_STEP, FILLS.includes( kind ) ? 3 : 2 ) )
			);
		}
	}
	const on = ( [ x, y ] ) => [ Math.round( x / COARSE_STEP ), Math.round( y / COARSE_STEP ) ];
	return {
		shapes: made,
		places: columns( cities( places ), on ),
		regions: regionLabels( readRegions() ).map( ( { code, at, size } ) => [
			code,
			...on( at ),
			Math.round( size / COARSE_STEP ),
		] ),
		countries: countryLabels().map( ( { names, at } ) => [ names, ...on( at ) ] ),
		waters: waterLabels().map( ( { names, at, from, to } ) => [ names, ...on( at ), from, to ] ),
	};
}

function square( x, y, shapes, places ) {
	const origin = [ x * SQUARE, y * SQUARE ];
	const on = ( at ) => at.map( ( value, axis ) => Math.round( ( value - origin[ axis ] ) / PLACE_STEP ) );
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
		made[ kind ] = textOf(
			FILLS.includes( kind )
				? near.map( ( { points } ) => shorten( cutRing( points, box ), origin, FINE_STEP, 3 ) )
				: near
						.flatMap( ( { points } ) => cutLine( points, box ) )
						.map( ( points ) => shorten( points, origin, FINE_STEP, 2 ) )
		);
	}
	return {
		shapes: made,
		places: columns( places, on ),
	};
}

const target = path.join( root, 'plugin/data/map' );
const places = readPlaces();
const town = towns();
const isLarge = ( ring ) => areaOf( ring ) / 2 > 4 * COARSE_AREA;
const files = { base: coarse( { ...shapesOf( COARSE_AREA, FAR_AREA ), town: town.filter( isLarge ) }, places ) };
const fine = Object.fromEntries(
	Object.entries( { ...shapesOf( FINE_AREA, FINE_AREA ), town } ).map( ( [ kind, list ] ) => [
		kind,
		list.map( ( points ) => ( { points, box: boxOf( points ) } ) ),
	] )
);
// The site provides these with their codes (PostalAreas\MapCodesRoute).
const isSmall = ( { rank, onMap } ) => rank === 1 && onMap;
const squares = new Map();
for ( const place of places ) {
	const key = place.at.map( ( value ) => Math.floor( value / SQUARE ) ).join( '-' );
	squares.set( key, [ ...( squares.get( key ) ?? [] ), place ] );
}
for ( const [ key, inside ] of [ ...squares ].sort() ) {
	files[ key ] = square(
		...key.split( '-' ).map( Number ),
		fine,
		inside.filter( ( place ) => ! isSmall( place ) )
	);
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

// The browser requests the files of this version, so that it may cache them forever.
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
