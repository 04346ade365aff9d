/** The names on the built-in map: places from plugin/data/locations.tsv, states, and provinces. */
import { readLocations } from './locations.mjs';
import { CITIES, COUNTRIES, WATERS } from './map-names.mjs';
import { areaOf, labelPoint, polygonsOf, project, SQUARE } from './map-geometry.mjs';

const LARGEST = 120;
/** Names for the coarse level: the best known, and the largest that are not close to a larger one. */
const MOST_CITIES = 320;
const APART = SQUARE / 13;

/**
 * Every place once, largest first: `{ code, name, region, at: [ x, y ], rank, onMap }`, without post offices and
 * firms.
 */
export function readPlaces() {
	const known = new Map( CITIES.map( ( city, index ) => [ city.replace( '’', "'" ), 1000 - index ] ) );

	return readLocations()
		.filter( ( { code, weight, onMap } ) => weight > 0 && ( onMap || ! /^\d/.test( code ) ) )
		.map( ( { code, name, region, lat, lon, weight, onMap } ) => ( {
			code,
			name,
			region,
			at: project( [ lon, lat ] ),
			rank: known.get( `${ name.replace( '’', "'" ) }|${ region }` ) ?? Math.min( LARGEST, weight ),
			onMap,
		} ) )
		.sort( ( a, b ) => b.rank - a.rank || ( a.name < b.name ? -1 : 1 ) );
}

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

/** The position of a state's or province's abbreviation: the middle of its largest part. */
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
