/** Geometry for bin/data-map.mjs: Web Mercator on an integer grid, clipping to squares, compact output. */

/** The world's side in grid units: one pixel at zoom 13. */
export const WORLD = 2 ** 21;
/** The squares of the fine level are the tiles of this zoom. */
export const SQUARE_ZOOM = 6;
export const SQUARE = WORLD / 2 ** SQUARE_ZOOM;

const MAX_LATITUDE = 85.0511;

/** Projects a longitude and latitude to the grid. */
export function project( [ lon, lat ] ) {
	const sine = Math.sin( ( Math.max( -MAX_LATITUDE, Math.min( MAX_LATITUDE, lat ) ) * Math.PI ) / 180 );
	return [
		( ( lon + 180 ) / 360 ) * WORLD,
		( 0.5 - Math.log( ( 1 + sine ) / ( 1 - sine ) ) / ( 4 * Math.PI ) ) * WORLD,
	];
}

/** Projects a topology to the grid, with its arcs decoded. */
export function projectTopology( { transform, arcs, ...rest } ) {
	return {
		...rest,
		arcs: arcs.map( ( arc ) => {
			let x = 0;
			let y = 0;
			return arc.map( ( [ dx, dy ] ) => {
				if ( ! transform ) {
					return project( [ dx, dy ] );
				}
				x += dx;
				y += dy;
				return project( [
					x * transform.scale[ 0 ] + transform.translate[ 0 ],
					y * transform.scale[ 1 ] + transform.translate[ 1 ],
				] );
			} );
		} ),
	};
}

/** The polygons of a GeoJSON geometry. */
export function polygonsOf( geometry ) {
	switch ( geometry?.type ) {
		case 'Polygon':
			return [ geometry.coordinates ];
		case 'MultiPolygon':
			return geometry.coordinates;
		default:
			return [];
	}
}

/** A ring that crosses the 180th meridian, without the jump there: part of it then lies beyond the world's edge. */
export function withoutLeap( ring ) {
	let turn = 0;
	return ring.map( ( [ x, y ], index ) => {
		const step = index > 0 ? x - ring[ index - 1 ][ 0 ] : 0;
		turn += Math.abs( step ) > WORLD / 2 ? -Math.sign( step ) * WORLD : 0;
		return [ x + turn, y ];
	} );
}

/** Twice the area of a ring, in either direction. */
export const areaOf = ( ring ) =>
	Math.abs(
		ring.reduce( ( sum, [ x, y ], index ) => {
			const [ nextX, nextY ] = ring[ ( index + 1 ) % ring.length ];
			return sum + x * nextY - nextX * y;
		}, 0 )
	);

export function boxOf( points ) {
	const box = [ Infinity, Infinity, -Infinity, -Infinity ];
	for ( const [ x, y ] of points ) {
		box[ 0 ] = Math.min( box[ 0 ], x );
		box[ 1 ] = Math.min( box[ 1 ], y );
		box[ 2 ] = Math.max( box[ 2 ], x );
		box[ 3 ] = Math.max( box[ 3 ], y );
	}
	return box;
}

export const meet = ( a, b ) => a[ 0 ] <= b[ 2 ] && a[ 2 ] >= b[ 0 ] && a[ 1 ] <= b[ 3 ] && a[ 3 ] >= b[ 1 ];

/** The part of a ring inside a box (Sutherland–Hodgman); empty for none. */
export function cutRing( ring, [ left, top, right, bottom ] ) {
	const sides = [
		[ 0, left, 1 ],
		[ 0, right, -1 ],
		[ 1, top, 1 ],
		[ 1, bottom, -1 ],
	];
	return sides.reduce( ( points, [ axis, limit, sign ] ) => {
		const isIn = ( point ) => ( point[ axis ] - limit ) * sign >= 0;
		const made = [];
		points.forEach( ( point, index ) => {
			const before = points[ ( index + points.length - 1 ) % points.length ];
			if ( isIn( point ) !== isIn( before ) ) {
				const part = ( limit - before[ axis ] ) / ( point[ axis ] - before[ axis ] );
				const cross = [ 0, 1 ].map( ( at ) => before[ at ] + part * ( point[ at ] - before[ at ] ) );
				cross[ axis ] = limit;
				made.push( cross );
			}
			if ( isIn( point ) ) {
				made.push( point );
			}
		} );
		return made;
	}, ring );
}

/** The runs of a line whose segments touch a box. */
export function cutLine( line, box ) {
	const runs = [];
	let run = [];
	for ( let index = 1; index < line.length; index++ ) {
		if ( meet( boxOf( [ line[ index - 1 ], line[ index ] ] ), box ) ) {
			run = run.length > 0 ? run : [ line[ index - 1 ] ];
			run.push( line[ index ] );
		} else if ( run.length > 0 ) {
			runs.push( run );
			run = [];
		}
	}
	return run.length > 0 ? [ ...runs, run ] : runs;
}

/**
 * Integers: the first point, then the offset of each next one; null if nothing is left.
 *
 * @param {Array}  points
 * @param {Array}  origin the point that counts as 0, 0
 * @param {number} step   the grid's step
 * @param {number} least  the minimum number of points of a shape
 */
export function shorten( points, origin, step, least ) {
	const numbers = [];
	let last = [ 0, 0 ];
	for ( const [ x, y ] of points ) {
		const here = [ Math.round( ( x - origin[ 0 ] ) / step ), Math.round( ( y - origin[ 1 ] ) / step ) ];
		if ( numbers.length === 0 || here[ 0 ] !== last[ 0 ] || here[ 1 ] !== last[ 1 ] ) {
			numbers.push( here[ 0 ] - last[ 0 ], here[ 1 ] - last[ 1 ] );
			last = here;
		}
	}
	return numbers.length >= 2 * least ? numbers : null;
}

/** The grid point of a polygon that is farthest from its edges. */
export function labelPoint( [ outer, ...holes ] ) {
	const [ left, top, right, bottom ] = boxOf( outer );
	const steps = 24;
	let best = [ ( left + right ) / 2, ( top + bottom ) / 2 ];
	let farthest = -Infinity;
	for ( let row = 1; row < steps; row++ ) {
		for ( let column = 1; column < steps; column++ ) {
			const point = [ left + ( ( right - left ) * column ) / steps, top + ( ( bottom - top ) * row ) / steps ];
			if ( ! isInRing( point, outer ) || holes.some( ( hole ) => isInRing( point, hole ) ) ) {
				continue;
			}
			const distance = Math.min( ...[ outer, ...holes ].map( ( ring ) => distanceTo( point, ring ) ) );
			if ( distance > farthest ) {
				farthest = distance;
				best = point;
			}
		}
	}
	return best;
}

export function isInRing( [ x, y ], ring ) {
	let isIn = false;
	for ( let index = 0, before = ring.length - 1; index < ring.length; before = index++ ) {
		const [ ax, ay ] = ring[ index ];
		const [ bx, by ] = ring[ before ];
		if ( ay > y !== by > y && x < ( ( bx - ax ) * ( y - ay ) ) / ( by - ay ) + ax ) {
			isIn = ! isIn;
		}
	}
	return isIn;
}

/** The squared distance to the nearest corner or edge of a ring. */
function distanceTo( [ x, y ], ring ) {
	let least = Infinity;
	for ( let index = 0; index < ring.length; index++ ) {
		const [ ax, ay ] = ring[ index ];
		const [ bx, by ] = ring[ ( index + 1 ) % ring.length ];
		const length = ( bx - ax ) ** 2 + ( by - ay ) ** 2;
		const part =
			length === 0
				? 0
				: Math.max( 0, Math.min( 1, ( ( x - ax ) * ( bx - ax ) + ( y - ay ) * ( by - ay ) ) / length ) );
		least = Math.min( least, ( x - ax - part * ( bx - ax ) ) ** 2 + ( y - ay - part * ( by - ay ) ) ** 2 );
	}
	return least;
}
