import type { Language } from '@client/domain/number';
import type { Base, Place } from './data';

export interface Label {
	text: string;
	/** In pixels: the middle of the text, or of its dot. */
	x: number;
	y: number;
	style: 'country' | 'region' | 'water' | 'large' | 'medium' | 'small' | 'tiny' | 'code';
	hasDot: boolean;
}

export interface LabelBox {
	label: Label;
	left: number;
	top: number;
	width: number;
	height: number;
}

/** The minimum distance between labels. */
const GAP = { x: 10, y: 7 };
const CELL = 128;
const LANGUAGES: Language[] = [ 'en', 'es', 'fr' ];
// The lowest rank of labeled places, by zoom.
const LEAST = [ 990, 990, 990, 990, 958, 900, 12, 6, 3, 2 ];
/** The zoom from which postal codes are labeled. */
export const FIRST_CODE_ZOOM = 12;
/** The highest zoom at which places have a dot; above it, the name is centered on the place. */
export const LAST_DOT_ZOOM = 8;

export const isNamed = ( rank: number, zoom: number ): boolean => rank >= ( LEAST[ Math.floor( zoom ) ] ?? 1 );

function styleOfPlace( rank: number, zoom: number ): Label[ 'style' ] {
	if ( rank > 120 ? zoom >= 5 || rank > 975 : rank >= 40 ) {
		return 'large';
	}
	if ( rank >= ( zoom >= 10 ? 5 : 12 ) ) {
		return 'medium';
	}
	return rank >= ( zoom >= 10 ? 2 : 4 ) ? 'small' : 'tiny';
}

export const labelOfPlace = ( { name, rank }: Place, x: number, y: number, zoom: number ): Label => ( {
	text: name,
	x,
	y,
	style: styleOfPlace( rank, zoom ),
	hasDot: zoom < LAST_DOT_ZOOM,
} );

export const labelOfCode = ( { name }: Place, x: number, y: number ): Label => ( {
	text: name,
	x,
	y,
	style: 'code',
	hasDot: false,
} );

/** Names of countries, waters, states, and provinces for a zoom, in order of priority. */
export function labelsOfAreas(
	{ regions, countries, waters }: Base,
	zoom: number,
	lang: Language,
	toPixels: ( x: number, y: number ) => [ number, number ],
	scale: number
): Label[] {
	const at = LANGUAGES.indexOf( lang );
	const make = ( text: string, x: number, y: number, style: Label[ 'style' ] ): Label => {
		const [ left, top ] = toPixels( x, y );
		return { text, x: left, y: top, style, hasDot: false };
	};

	return [
		...countries
			.filter( ( _, index ) => zoom < ( index < 2 ? 4 : 7 ) )
			.map( ( { names, x, y } ) => make( ( names[ at ] ?? names[ 0 ] ).toUpperCase(), x, y, 'country' ) ),
		...waters
			.filter( ( { from, to } ) => zoom >= from && zoom <= to )
			.map( ( { names, x, y } ) => make( names[ at ] ?? names[ 0 ], x, y, 'water' ) ),
		...regions
			.filter( ( { size } ) => zoom >= 4 && zoom < 8 && size * scale > 30 )
			.map( ( { code, x, y } ) => make( code, x, y, 'region' ) ),
	];
}

/** The position and size of a label's text. */
export function boxOfLabel( label: Label, width: number, height: number ): LabelBox {
	return {
		label,
		left: label.hasDot ? label.x + 6 : label.x - width / 2,
		top: label.y - height / 2,
		width,
		height,
	};
}

/** The boxes, in order, that are not too close to an earlier one. */
export function withoutCollisions( boxes: Iterable< LabelBox > ): LabelBox[] {
	const kept: LabelBox[] = [];
	const cells = new Map< string, LabelBox[] >();

	for ( const box of boxes ) {
		const keys = cellsOf( box );
		const isFree = keys.every( ( key ) => ! cells.get( key )?.some( ( other ) => isNear( box, other ) ) );

		if ( isFree ) {
			kept.push( box );
			for ( const key of keys ) {
				cells.set( key, [ ...( cells.get( key ) ?? [] ), box ] );
			}
		}
	}

	return kept;
}

const isNear = ( a: LabelBox, b: LabelBox ): boolean =>
	a.left < b.left + b.width + GAP.x &&
	b.left < a.left + a.width + GAP.x &&
	a.top < b.top + b.height + GAP.y &&
	b.top < a.top + a.height + GAP.y;

function cellsOf( { left, top, width, height }: LabelBox ): string[] {
	const keys: string[] = [];

	for ( let x = Math.floor( ( left - GAP.x ) / CELL ); x <= Math.floor( ( left + width + GAP.x ) / CELL ); x++ ) {
		for ( let y = Math.floor( ( top - GAP.y ) / CELL ); y <= Math.floor( ( top + height + GAP.y ) / CELL ); y++ ) {
			keys.push( `${ x } ${ y }` );
		}
	}

	return keys;
}
