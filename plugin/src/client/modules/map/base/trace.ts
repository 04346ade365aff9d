import type { Language } from '@client/domain/number';
import { type GridBox, type Shape, WORLD } from './data';

/** The drawn part of the grid, and its canvas. */
export interface View {
	context: CanvasRenderingContext2D;
	/** The canvas' top left corner, in pixels of the world at this zoom. */
	left: number;
	top: number;
	width: number;
	height: number;
	zoom: number;
	lang: Language;
}

export const scaleOf = ( zoom: number ): number => ( 256 * 2 ** zoom ) / WORLD;

/** The part of the grid that a view shows. */
export function gridBox( { left, top, width, height, zoom }: View ): GridBox {
	const scale = scaleOf( zoom );
	return [ left / scale, top / scale, ( left + width ) / scale, ( top + height ) / scale ];
}

/** The zoom from which the corners of simplified shapes become visible. */
export const FIRST_ROUND_ZOOM = 8;
// How far from a corner its rounding starts: less than the overlap of shapes beyond their square, where they are cut
// off.
const ROUND_PIXELS = 28;
const ROUND_STEPS = 400;

const meet = ( a: GridBox, b: GridBox ) => a[ 0 ] <= b[ 2 ] && a[ 2 ] >= b[ 0 ] && a[ 1 ] <= b[ 3 ] && a[ 3 ] >= b[ 1 ];

/**
 * Adds shapes that intersect a box of the grid to the canvas' path.
 *
 * @param isRing whether to connect the last point to the first
 * @param shift  in grid units, for the neighboring copy of the world
 */
export function trace(
	{ context, left, top, zoom }: View,
	shapes: Shape[],
	box: GridBox,
	isRing: boolean,
	shift: number
) {
	const scale = scaleOf( zoom );

	context.beginPath();
	for ( const shape of shapes ) {
		const [ west, north, east, south ] = shape.box;
		if ( ! meet( [ west + shift, north, east + shift, south ], box ) ) {
			continue;
		}

		const { points } = shape;
		let lastX = NaN;
		let lastY = NaN;
		for ( let at = 0; at + 1 < points.length; at += 2 ) {
			const x = ( ( points[ at ] ?? 0 ) + shift ) * scale - left;
			const y = ( points[ at + 1 ] ?? 0 ) * scale - top;
			if ( at === 0 ) {
				context.moveTo( x, y );
			} else if ( Math.abs( x - lastX ) + Math.abs( y - lastY ) >= 0.5 || at + 2 >= points.length ) {
				context.lineTo( x, y );
			} else {
				continue;
			}
			lastX = x;
			lastY = y;
		}
		if ( isRing ) {
			context.closePath();
		}
	}
}

/** The same with rounded corners. A border that two shapes share stays one line: rounding is symmetric. */
export function traceRound( view: View, shapes: Shape[], box: GridBox, isRing: boolean, shift: number ) {
	const { context, left, top, zoom } = view;
	const scale = scaleOf( zoom );
	const most = Math.min( ROUND_PIXELS, ROUND_STEPS * scale );

	context.beginPath();
	for ( const { points, box: own } of shapes ) {
		if ( ! meet( [ own[ 0 ] + shift, own[ 1 ], own[ 2 ] + shift, own[ 3 ] ], box ) ) {
			continue;
		}

		// A ring's last point repeats its first.
		const last = points.length / 2 - 1;
		const isClosed = points[ 0 ] === points[ 2 * last ] && points[ 1 ] === points[ 2 * last + 1 ];
		const count = isRing && isClosed ? last : last + 1;
		const at = ( index: number ): [ number, number ] => {
			const from = 2 * ( ( index + count ) % count );
			return [ ( ( points[ from ] ?? 0 ) + shift ) * scale - left, ( points[ from + 1 ] ?? 0 ) * scale - top ];
		};

		for ( let index = 0; index < count; index++ ) {
			const [ x, y ] = at( index );
			const isEnd = ! isRing && ( index === 0 || index === count - 1 );
			const [ beforeX, beforeY ] = isEnd ? [ x, y ] : towards( x, y, ...at( index - 1 ), most );
			const [ afterX, afterY ] = isEnd ? [ x, y ] : towards( x, y, ...at( index + 1 ), most );
			if ( index === 0 ) {
				context.moveTo( beforeX, beforeY );
			} else {
				context.lineTo( beforeX, beforeY );
			}
			context.quadraticCurveTo( x, y, afterX, afterY );
		}
		if ( isRing ) {
			context.closePath();
		}
	}
}

/** The point towards another, halfway or at the maximum distance. */
function towards( x: number, y: number, toX: number, toY: number, most: number ): [ number, number ] {
	const length = Math.hypot( toX - x, toY - y );
	const part = length > 0 ? Math.min( 0.5, most / length ) : 0;
	return [ x + ( toX - x ) * part, y + ( toY - y ) * part ];
}
