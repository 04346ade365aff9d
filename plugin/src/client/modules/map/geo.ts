/** Geometry of a web map: the unit square of Mercator, bounds, and scale. */
import type { Position } from './types';

const EARTH = 40_075_016.686;
const METRES = { mi: 1609.344, ft: 0.3048, km: 1000, m: 1 };
/** The latitude where the square ends. */
const MAX_LATITUDE = 85.0511;

export type Box = [ west: number, north: number, east: number, south: number ];

export const METRES_IN_A_MILE = METRES.mi;

/** A longitude on the square: 0 is the left edge, 1 the right. */
export const mercatorX = ( lon: number ): number => ( lon + 180 ) / 360;

/** A latitude on the square: 0 is the top, 1 the bottom. */
export function mercatorY( lat: number ): number {
	const sine = Math.sin( ( Math.max( -MAX_LATITUDE, Math.min( MAX_LATITUDE, lat ) ) * Math.PI ) / 180 );
	return 0.5 - Math.log( ( 1 + sine ) / ( 1 - sine ) ) / ( 4 * Math.PI );
}

/** Metres per pixel. */
export const metresPerPixel = ( lat: number, zoom: number ): number =>
	( EARTH * Math.cos( ( lat * Math.PI ) / 180 ) ) / ( 256 * 2 ** zoom );

export const isPosition = ( { lat, lon }: Position ): boolean =>
	Number.isFinite( lat ) && Number.isFinite( lon ) && Math.abs( lat ) <= 90 && Math.abs( lon ) <= 180;

/** The smallest bounds that contain all positions; null for none. */
export function boundsOf( positions: Position[] ): { south: number; west: number; north: number; east: number } | null {
	const valid = positions.filter( isPosition );

	if ( valid.length === 0 ) {
		return null;
	}

	const lats = valid.map( ( { lat } ) => lat );
	const lons = valid.map( ( { lon } ) => lon );
	return {
		south: lats.reduce( ( a, b ) => Math.min( a, b ) ),
		west: lons.reduce( ( a, b ) => Math.min( a, b ) ),
		north: lats.reduce( ( a, b ) => Math.max( a, b ) ),
		east: lons.reduce( ( a, b ) => Math.max( a, b ) ),
	};
}

export interface ScaleBar {
	/** The bar's length in its unit: 1, 2, or 5 times a power of ten. */
	length: number;
	unit: keyof typeof METRES;
	pixels: number;
}

/** The longest bar of a round length that fits into `limit` pixels. */
export function scaleBar( metres: number, limit: number, system: 'mi' | 'km' ): ScaleBar {
	const widest = metres * limit;
	const [ large, small ] = system === 'mi' ? ( [ 'mi', 'ft' ] as const ) : ( [ 'km', 'm' ] as const );
	const unit = widest >= METRES[ large ] ? large : small;
	const most = widest / METRES[ unit ];
	const power = 10 ** Math.floor( Math.log10( most ) );
	const length = ( [ 5, 2 ].find( ( step ) => step * power <= most ) ?? 1 ) * power;

	return { length, unit, pixels: Math.round( ( length * METRES[ unit ] ) / metres ) };
}

/** The highest zoom, from `most` down to `least`, at which a distance from the center is in view. */
export function zoomToReach( metres: number, lat: number, pixels: number, most: number, least: number ): number {
	let zoom = most;

	while ( zoom > least && metres / metresPerPixel( lat, zoom ) > pixels ) {
		zoom--;
	}

	return zoom;
}
