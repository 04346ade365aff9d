/** Reads and writes plugin/data/locations.tsv, which docs/data.md describes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { decode, encode, steps, sums } from './numbers.mjs';

const FILE = new URL( '../../plugin/data/locations.tsv', import.meta.url );
const DIGITS = 3;
const UNIT = 10 ** DIGITS;

/** Areas with the same prefix share a line: two digits, or the letter of a Canadian one. */
const headOf = ( code ) => code.slice( 0, /^\d/.test( code ) ? 2 : 1 );

/** The rest after the prefix as a number, in base 36 for a Canadian code. */
const tailOf = ( code ) => parseInt( code.slice( headOf( code ).length ), /^\d/.test( code ) ? 10 : 36 );

/** Omits values that equal the previous row's. */
const shorten = ( values ) => values.map( ( value, index ) => ( index && value === values[ index - 1 ] ? '' : value ) );

function fill( values ) {
	let last = '';
	return values.map( ( value ) => ( last = value || last ) );
}

const line = ( head, rows ) =>
	[
		head,
		encode( steps( rows.map( ( { code } ) => tailOf( code ) ) ) ),
		shorten( rows.map( ( { name } ) => name ) ).join( ';' ),
		shorten( rows.map( ( { region } ) => region ) ).join( ';' ),
		encode( steps( rows.map( ( { lat } ) => Math.round( lat * UNIT ) ) ) ),
		encode( steps( rows.map( ( { lon } ) => Math.round( lon * UNIT ) ) ) ),
		encode( rows.map( ( { weight } ) => weight ?? 0 ) ),
		encode( steps( rows.flatMap( ( { onMap }, index ) => ( onMap ? [] : [ index ] ) ) ) ),
	].join( '\t' );

/**
 * @param {string}                                                                                             edition
 * @param {Array<{code: string, name: string, region: string, lat: number, lon: number, weight?: number, onMap: boolean}>} rows    sorted by code
 */
export function writeLocations( edition, rows ) {
	const groups = new Map();
	for ( const row of rows ) {
		const head = headOf( row.code );
		groups.set( head, groups.get( head ) ?? [] );
		groups.get( head ).push( row );
	}
	const lines = [ ...groups ].map( ( [ head, group ] ) => line( head, group ) );
	writeFileSync( FILE, `#${ edition }\t${ rows.length }\n${ lines.join( '\n' ) }\n` );
}

/** @return {Array<{code: string, name: string, region: string, lat: number, lon: number, weight: number, onMap: boolean}>} sorted by code */
export function readLocations() {
	return readFileSync( FILE, 'utf8' )
		.replace( /\n$/, '' )
		.split( '\n' )
		.slice( 1 )
		.flatMap( ( text ) => {
			const [ head, codes, names, regions, lats, lons, weights, hidden ] = text.split( '\t' );
			const american = head.length === 2;
			const name = fill( names.split( ';' ) );
			const region = fill( regions.split( ';' ) );
			const lat = sums( decode( lats ) );
			const lon = sums( decode( lons ) );
			const weight = decode( weights );
			const isHidden = new Set( sums( decode( hidden ) ) );
			return sums( decode( codes ) ).map( ( tail, index ) => ( {
				code:
					head +
					( american
						? String( tail ).padStart( 3, '0' )
						: tail.toString( 36 ).padStart( 2, '0' ).toUpperCase() ),
				name: name[ index ],
				region: region[ index ],
				lat: lat[ index ] / UNIT,
				lon: lon[ index ] / UNIT,
				weight: weight[ index ],
				onMap: ! isHidden.has( index ),
			} ) );
		} );
}
