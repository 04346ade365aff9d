/** The names on the built-in map: places from plugin/data/locations.tsv, states and provinces. */
import { readFileSync } from 'node:fs';
import { CITIES, COUNTRIES, WATERS } from './map-names.mjs';
import { areaOf, labelPoint, polygonsOf, project, SQUARE } from './map-geometry.mjs';

const LARGEST = 120;
/** Names for the coarse level: the best known, and the largest that stand apart from a larger one. */
const MOST_CITIES = 320;
const APART = SQUARE / 13;

const rowsOf = ( file ) =>
	readFileSync( file, 'utf8' )
		.trim()
		.split( '\n' )
		.slice( 1 )
		.map( ( line ) => line.split( '\t' ) );

/**
 * Every place once, the largest first: `{ name, region, at: [ x, y ], rank }`.
 *
 * @param {string}   file    locations.tsv
 * @param {Function} isLived whether people live in the area of a code
 */
export function readPlaces( file, isLived ) {
	const known = new Map( CITIES.map( ( city, index ) => [ city.replace( '’', "'" ), 1000 - index ] ) );

	return rowsOf( file )
		.filter( ( [ code, , , , , weight ] ) => weight > 0 && isLived( code ) )
		.map( ( [ , name, region, lat, lon, weight ] ) => ( {
			name,
			region,
			at: project( [ Number( lon ), Number( lat ) ] ),
			rank: known.get( `${ name.replace( '’', "'" ) }|${ region }` ) ?? Math.min( LARGEST, Number( weight ) ),
		} ) )
		.sort( ( a, b ) => b.rank - a.rank || ( a.name < b.name ? -1 : 1 ) );
}

/** Every postal area in which people live: `{ code, at: [ x, y ] }`. */
export const readCodes = ( file, isLived ) =>
	rowsOf( file )
		.filter( ( [ code ] ) => isLived( code ) )
		.map( ( [ code, , , lat, lon ] ) => ( { code, at: project( [ Number( lon ), Number( lat ) ] ) } ) );

export function cities( places ) {
	const chosen = [];
	for ( const place of places ) {
		if ( chosen.length === MOST_CITIES ) {
			break;
		}
		const [ x, y ] = place.at;
		if ( place.rank > LARGEST || ! chosen.some( ( { at } ) => Math.hypot( at[ 0 ] - x, at[ 1 ] - y ) < APART ) ) {
			chosen.push( place );
		}
	}
	return chosen;
}

/** Where the letters of a state or province stand: in the middle of its largest part. */
export function regionLabels( geometries ) {
	return geometries.map( ( { code, geometry } ) => {
		const [ largest ] = polygonsOf( geometry ).sort( ( a, b ) => areaOf( b[ 0 ] ) - areaOf( a[ 0 ] ) );
		const simple = largest.map( ( ring ) =>
			ring.filter( ( _, index ) => index % Math.ceil( ring.length / 400 ) === 0 )
		);
		return { code, at: labelPoint( simple ), size: Math.round( Math.sqrt( areaOf( largest[ 0 ] ) ) ) };
	} );
}

export const countryLabels = () =>
	COUNTRIES.map( ( [ en, es, fr, lon, lat ] ) => ( { names: [ en, es, fr ], at: project( [ lon, lat ] ) } ) );

export const waterLabels = () =>
	WATERS.map( ( [ en, es, fr, lon, lat, from, to ] ) => ( {
		names: [ en, es, fr ],
		at: project( [ lon, lat ] ),
		from,
		to,
	} ) );
