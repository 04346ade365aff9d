/**
 * Built-up land for bin/data-map.mjs, derived from the postal areas: where their centers are close together, many
 * people live. A ring around each such area, in grid units.
 */
import { contours } from 'd3-contour';
import { readLocations } from './locations.mjs';
import { areaOf, project, WORLD } from './map-geometry.mjs';

const EARTH = 40_075_016;
// Divides a piece without remainder.
const CELL = 128;
/** Metres: an area's radius, and the maximum distance to others. */
const REACH = 3200;
const LIMIT = 1.55;
const LEAST_AREA = 24 * CELL * CELL;
// The grid is processed in pieces, so that oceans cost nothing.
const PIECE = WORLD / 32;

export function towns() {
	const points = readLocations()
		.filter( ( { onMap } ) => onMap )
		.map( ( { lat, lon } ) => {
			const [ x, y ] = project( [ lon, lat ] );
			const metres = ( EARTH * Math.cos( ( lat * Math.PI ) / 180 ) ) / WORLD;
			return { x, y, reach: REACH / metres };
		} );
	const pieces = new Map();

	for ( const point of points ) {
		const span = 4 * point.reach;
		for ( let column = Math.floor( ( point.x - span ) / PIECE ); column * PIECE < point.x + span; column++ ) {
			for ( let row = Math.floor( ( point.y - span ) / PIECE ); row * PIECE < point.y + span; row++ ) {
				const key = `${ column } ${ row }`;
				pieces.set( key, [ ...( pieces.get( key ) ?? [] ), point ] );
			}
		}
	}

	return [ ...pieces ].flatMap( ( [ key, near ] ) => ringsOfPiece( ...key.split( ' ' ).map( Number ), near ) );
}

function ringsOfPiece( column, row, points ) {
	const margin = 8;
	const side = PIECE / CELL + 2 * margin;
	const [ left, top ] = [ column * PIECE - margin * CELL, row * PIECE - margin * CELL ];
	const density = new Float64Array( side * side );

	for ( const { x, y, reach } of points ) {
		const sigma = reach / CELL;
		const [ atX, atY ] = [ ( x - left ) / CELL, ( y - top ) / CELL ];
		const span = Math.ceil( 3 * sigma );
		for ( let cellY = Math.max( 0, Math.floor( atY ) - span ); cellY < Math.min( side, atY + span ); cellY++ ) {
			for ( let cellX = Math.max( 0, Math.floor( atX ) - span ); cellX < Math.min( side, atX + span ); cellX++ ) {
				const distance = ( cellX + 0.5 - atX ) ** 2 + ( cellY + 0.5 - atY ) ** 2;
				density[ cellY * side + cellX ] += Math.exp( -distance / ( 2 * sigma * sigma ) );
			}
		}
	}

	return contours()
		.size( [ side, side ] )
		.thresholds( [ LIMIT ] )( density )
		.flatMap( ( { coordinates } ) => coordinates.flat() )
		.map( ( ring ) => thin( ring.map( ( [ x, y ] ) => [ left + x * CELL, top + y * CELL ] ) ) )
		.filter( ( ring ) => areaOf( ring ) / 2 > LEAST_AREA );
}

/** Removes points that are nearly on the line between their neighbors. */
function thin( ring ) {
	const kept = [ ring[ 0 ] ];
	for ( let index = 1; index < ring.length - 1; index++ ) {
		const triangle = [ kept.at( -1 ), ring[ index ], ring[ index + 1 ] ];
		if ( areaOf( triangle ) > ( CELL * CELL ) / 8 ) {
			kept.push( ring[ index ] );
		}
	}
	return kept;
}
