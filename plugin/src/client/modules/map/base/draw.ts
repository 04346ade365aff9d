import type { Language } from '@client/domain/number';
import { type Base, type GridBox, type Kind, type Level, type Place, type Shape, WORLD } from './data';
import {
	boxOfLabel,
	isNamed,
	type Label,
	type LabelBox,
	labelOfPlace,
	labelsOfAreas,
	withoutCollisions,
} from './labels';
import type { Palette } from './palette';

/** What is drawn: a part of the grid, on a canvas of some size. */
export interface View {
	context: CanvasRenderingContext2D;
	/** The canvas' left upper corner, in pixels of the world at this zoom. */
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

const meet = ( a: GridBox, b: GridBox ) => a[ 0 ] <= b[ 2 ] && a[ 2 ] >= b[ 0 ] && a[ 1 ] <= b[ 3 ] && a[ 3 ] >= b[ 1 ];

function trace( { context, left, top, zoom }: View, shapes: Shape[], box: GridBox, isRing: boolean, shift: number ) {
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

/**
 * Draws a level's shapes in a part of the view, over water.
 *
 * @param part  in pixels of the canvas
 * @param shift in steps of the grid: the world beside the world
 */
export function drawLevel( view: View, { shapes }: Level, palette: Palette, part: GridBox, shift = 0 ): void {
	const { context, zoom } = view;
	const [ left, top, right, bottom ] = part;
	const scale = scaleOf( zoom );
	const box: GridBox = [
		( view.left + left ) / scale,
		( view.top + top ) / scale,
		( view.left + right ) / scale,
		( view.top + bottom ) / scale,
	];
	const stroke = ( kind: Kind, color: string, width: number ) => {
		trace( view, shapes[ kind ] ?? [], box, false, shift );
		context.strokeStyle = color;
		context.lineWidth = width;
		context.stroke();
	};
	const area = ( kind: Kind, fill: string, edge: string, width: number ) => {
		trace( view, shapes[ kind ] ?? [], box, true, shift );
		context.strokeStyle = edge;
		context.lineWidth = width;
		context.stroke();
		context.fillStyle = fill;
		context.fill();
	};

	context.save();
	context.beginPath();
	context.rect( left, top, right - left, bottom - top );
	context.clip();
	context.lineJoin = 'round';
	context.lineCap = 'round';

	// Outlines first, half under the fill: a shore is as wide as the half that stays.
	area( 'abroad', palette.abroad, palette.coast, 2 );
	area( 'home', palette.land, palette.coast, 2 );
	// Where two lands meet the outline of the second lies on the first; the border is drawn over it.
	trace( view, shapes.abroad ?? [], box, true, shift );
	context.fillStyle = palette.abroad;
	context.fill();
	// What is built up ends at the shore.
	context.save();
	trace( view, shapes.home ?? [], box, true, shift );
	context.clip();
	trace( view, shapes.town ?? [], box, true, shift );
	context.fillStyle = palette.town;
	context.fill();
	context.restore();
	area( 'lake', palette.water, palette.coast, 2 );

	if ( zoom >= 7 ) {
		stroke( 'county', palette.county, zoom >= 9 ? 1 : 0.75 );
	}
	stroke( 'region', palette.region, zoom >= 7 ? 1.5 : 1 );
	stroke( 'country', palette.country, zoom >= 6 ? 2 : 1.5 );
	context.restore();
}

const FONTS: Record< Label[ 'style' ], [ font: string, size: number ] > = {
	country: [ '600', 12 ],
	region: [ '600', 12 ],
	water: [ 'italic 400', 12.5 ],
	large: [ '600', 14.5 ],
	medium: [ '500', 13 ],
	small: [ '400', 12.5 ],
	tiny: [ '400', 11.5 ],
};

const spaced = ( { text, style }: Label ) =>
	style === 'country' || style === 'region' ? [ ...text ].join( ' ' ) : text;

/** Writes the names of a view, the larger first, none upon another. */
export function drawLabels( view: View, base: Base | null, places: Place[], palette: Palette ): void {
	const { context, zoom, lang } = view;
	const scale = scaleOf( zoom );
	const [ west, north, east, south ] = gridBox( view );
	const toPixels = ( x: number, y: number ): [ number, number ] => [ x * scale - view.left, y * scale - view.top ];
	const fontOf = ( { style }: Label ) => `${ FONTS[ style ][ 0 ] } ${ FONTS[ style ][ 1 ] }px ${ palette.font }`;

	const named = places
		.filter( ( { x, y, rank } ) => isNamed( rank, zoom ) && x > west && x < east && y > north && y < south )
		.sort( ( a, b ) => b.rank - a.rank )
		.map( ( place ) => labelOfPlace( place, ...toPixels( place.x, place.y ), zoom ) );
	const areas = base ? labelsOfAreas( base, zoom, lang, toPixels, scale ) : [];
	const first = zoom < 8 ? named.filter( ( { style } ) => style === 'large' ) : [];

	function* boxes(): Generator< LabelBox > {
		for ( const label of [ ...first, ...areas, ...named.filter( ( one ) => ! first.includes( one ) ) ] ) {
			context.font = fontOf( label );
			yield boxOfLabel( label, context.measureText( spaced( label ) ).width, FONTS[ label.style ][ 1 ] );
		}
	}

	context.textBaseline = 'middle';
	context.textAlign = 'left';
	context.lineJoin = 'round';
	for ( const { label, left } of withoutCollisions( boxes() ) ) {
		const colors = {
			country: palette.textSoft,
			region: palette.textSoft,
			water: palette.waterText,
			tiny: palette.textSoft,
		};
		const color = colors[ label.style as keyof typeof colors ] ?? palette.text;

		if ( label.hasDot ) {
			context.beginPath();
			context.arc( label.x, label.y, label.style === 'large' ? 3 : 2.25, 0, 2 * Math.PI );
			context.fillStyle = color;
			context.fill();
			context.lineWidth = 1.25;
			context.strokeStyle = palette.land;
			context.stroke();
		}

		context.font = fontOf( label );
		if ( label.style !== 'water' ) {
			context.lineWidth = 3;
			context.strokeStyle = palette.land;
			context.strokeText( spaced( label ), left, label.y );
		}
		context.fillStyle = color;
		context.fillText( spaced( label ), left, label.y );
	}
}
