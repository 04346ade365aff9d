/** The shapes of the built-in map, for bin/data-map.mjs: land, lakes, and borders from three atlases. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import polygonClipping from 'polygon-clipping';
import { feature, merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify } from 'topojson-simplify';
import { areaOf, polygonsOf, project, projectTopology, withoutLeap } from './map-geometry.mjs';

const require = createRequire( import.meta.url );

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
const GREAT_LAKES = [
	[ -93, 40.8 ],
	[ -75.2, 40.8 ],
	[ -75.2, 49.4 ],
	[ -93, 49.4 ],
	[ -93, 40.8 ],
];
const NORTH = project( [ 0, 61.5 ] )[ 1 ];
const LEAST_LAKE = 0.05;

// FIPS codes, which the Census Bureau uses for states.
const STATES = Object.fromEntries(
	'01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA 54WV 55WI 56WY 72PR'
		.split( ' ' )
		.map( ( entry ) => [ entry.slice( 0, 2 ), entry.slice( 2 ) ] )
);

/** @param {string} source the folder with states-provinces.geojson */
export function readAtlases( source ) {
	const world = require( 'world-atlas/countries-10m.json' );
	const us = require( 'us-atlas/counties-10m.json' );
	const provinces = JSON.parse(
		readFileSync( path.join( source, 'states-provinces.geojson' ), 'utf8' )
	).features.filter( ( { properties } ) => properties.country === 'CA' );
	const canada = topology( { provinces: { type: 'FeatureCollection', features: provinces } }, 1e6 );

	/**
	 * Each topology on the grid, with each point weighted by the area of the triangle that its removal would cut off.
	 */
	const weighed = Object.fromEntries(
		Object.entries( { world, us, canada, lakes: topology( { lakes: greatLakes() } ) } ).map(
			( [ name, given ] ) => [ name, presimplify( projectTopology( given ) ) ]
		)
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
		const water = polygonClipping.difference(
			polygonClipping.intersection( [ GREAT_LAKES ], both.coordinates ),
			land
		);

		return { type: 'MultiPolygon', coordinates: water.filter( ( [ ring ] ) => areaOf( ring ) > 2 * LEAST_LAKE ) };
	}

	/** The limit is higher in the far north, where few people live and Mercator enlarges everything. */
	const limitAt = ( y, area ) => ( y < NORTH ? 8 * area : area );

	/** A topology with only the points above the limit; `areaOfArc` returns an arc's limit. */
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

	/** A level's shapes: rings to fill, lines to draw. */
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
		// Rings with all points below the limit are islands too small to see.
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

	/** The complete states and provinces: `{ code, geometry }`. */
	const readRegions = () =>
		[
			...feature( weighed.us, weighed.us.objects.states ).features.map( ( { id, geometry } ) => ( {
				code: STATES[ id ],
				geometry,
			} ) ),
			...feature( weighed.canada, weighed.canada.objects.provinces ).features.map(
				( { properties, geometry } ) => ( {
					code: properties.postal,
					geometry,
				} )
			),
		].filter( ( { code } ) => code );

	return { shapesOf, readRegions };
}
