import { type Base, type GridBox, type ShapeKind, type Level, type Place } from './data';
import {
	boxOfLabel,
	FIRST_CODE_ZOOM,
	isNamed,
	type Label,
	type LabelBox,
	labelOfCode,
	labelOfPlace,
	labelsOfAreas,
	withoutCollisions,
} from './labels';
import type { Palette } from './palette';
import { FIRST_ROUND_ZOOM, gridBox, scaleOf, trace, traceRound, type View } from './trace';

/**
 * Draws a level's shapes over water in a part of the view.
 *
 * @param part  in canvas pixels
 * @param shift in grid units, for the neighboring copy of the world
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
	const path = ( kind: ShapeKind, isRing: boolean, isRound: boolean ) =>
		( isRound && zoom >= FIRST_ROUND_ZOOM ? traceRound : trace )( view, shapes[ kind ] ?? [], box, isRing, shift );
	const stroke = ( kind: ShapeKind, color: string, width: number, isRound = false ) => {
		path( kind, false, isRound );
		context.strokeStyle = color;
		context.lineWidth = width;
		context.stroke();
	};
	const area = ( kind: ShapeKind, fill: string, edge: string, width: number ) => {
		path( kind, true, true );
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

	// Outlines first, half covered by the fill: the visible half is the shore's width.
	area( 'abroad', palette.abroad, palette.coast, 2 );
	area( 'home', palette.land, palette.coast, 2 );
	// Where two lands meet, the second outline covers the first; the border is drawn over it.
	path( 'abroad', true, true );
	context.fillStyle = palette.abroad;
	context.fill();
	// Built-up areas end at the shore.
	context.save();
	path( 'home', true, true );
	context.clip();
	path( 'town', true, true );
	context.fillStyle = palette.town;
	context.fill();
	context.restore();
	area( 'lake', palette.water, palette.coast, 2 );

	if ( zoom >= 7 ) {
		stroke( 'county', palette.county, zoom >= 9 ? 1 : 0.75 );
	}
	stroke( 'region', palette.region, zoom >= 7 ? 1.5 : 1 );
	stroke( 'country', palette.country, zoom >= 6 ? 2 : 1.5, true );
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
	code: [ '400', 11 ],
};

const spaced = ( { text, style }: Label ) =>
	style === 'country' || style === 'region' ? [ ...text ].join( ' ' ) : text;

/** Draws the labels of a view without overlaps, larger ones first. */
export function drawLabels( view: View, base: Base | null, places: Place[], codes: Place[], palette: Palette ): void {
	const { context, zoom, lang } = view;
	const scale = scaleOf( zoom );
	const [ west, north, east, south ] = gridBox( view );
	const toPixels = ( x: number, y: number ): [ number, number ] => [ x * scale - view.left, y * scale - view.top ];
	const fontOf = ( { style }: Label ) => `${ FONTS[ style ][ 0 ] } ${ FONTS[ style ][ 1 ] }px ${ palette.font }`;

	const isInView = ( { x, y }: Place ) => x > west && x < east && y > north && y < south;

	const named = places
		.filter( ( place ) => isNamed( place.rank, zoom ) && isInView( place ) )
		.sort( ( a, b ) => b.rank - a.rank )
		.map( ( place ) => labelOfPlace( place, ...toPixels( place.x, place.y ), zoom ) );
	const areas = base ? labelsOfAreas( base, zoom, lang, toPixels, scale ) : [];
	const numbered =
		zoom < FIRST_CODE_ZOOM
			? []
			: codes.filter( isInView ).map( ( code ) => labelOfCode( code, ...toPixels( code.x, code.y ) ) );
	const first = zoom < 8 ? named.filter( ( { style } ) => style === 'large' ) : [];

	function* boxes(): Generator< LabelBox > {
		for ( const label of [
			...first,
			...areas,
			...named.filter( ( one ) => ! first.includes( one ) ),
			...numbered,
		] ) {
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
			code: palette.textSoft,
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
