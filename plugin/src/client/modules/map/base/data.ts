import data from '@contracts/map-data.json';
import { request } from '@client/data/request';
import { withQuery } from '@client/data/rest';

/** In grid units: Web Mercator with `data.world` as the world's side. */
export type GridBox = [ left: number, top: number, right: number, bottom: number ];

export interface Shape {
	/** x and y alternate. */
	points: Int32Array;
	box: GridBox;
}

export interface Place {
	name: string;
	x: number;
	y: number;
	/** Places with a higher rank are labeled first; above 120 are the continent's best known. */
	rank: number;
}

/** Rings to fill (`abroad`, `home`, `town`, `lake`) and lines to draw, from bottom to top. */
export type ShapeKind = 'abroad' | 'home' | 'town' | 'lake' | 'county' | 'region' | 'country';

export interface Level {
	shapes: Partial< Record< ShapeKind, Shape[] > >;
	places: Place[];
}

type Names = [ en: string, es: string, fr: string ];

/** The postal codes of a square, and the places with a single code: both as places. */
export interface Codes {
	codes: Place[];
	places: Place[];
}

export interface Base extends Level {
	regions: Array< { code: string; x: number; y: number; size: number } >;
	countries: Array< { names: Names; x: number; y: number } >;
	waters: Array< { names: Names; x: number; y: number; from: number; to: number } >;
}

/** The files' format. Texts are encoded numbers (`numbersOf`), names are separated by semicolons. */
export interface LevelFile {
	/** Per shape: the number of points, the first point, then the offset of each further one. */
	shapes: Partial< Record< ShapeKind, string > >;
	/** Points are x and y in turn; ranks are delta-encoded. */
	places: { names: string; at: string; ranks: string };
}

/** The answer of `GET /map/codes`. */
export interface CodesAnswer {
	/** Prefixes of codes, and the last two characters of all codes with each. */
	codes: Array< [ head: string, tails: string ] >;
	/** Delta-encoded points of the codes, starting at the square's corner. */
	x: number[];
	y: number[];
	/** The name of each code's place if it has no other code; otherwise empty. */
	names: string[];
}

export interface BaseFile extends LevelFile {
	regions: Array< [ code: string, x: number, y: number, size: number ] >;
	countries: Array< [ names: Names, x: number, y: number ] >;
	waters: Array< [ names: Names, x: number, y: number, from: number, to: number ] >;
}

export const WORLD = data.world;
/** The side of a square of the fine level. */
export const SQUARE = data.world / 2 ** data.zoom;
const SQUARES = new Set( data.squares );

// 45 characters end a number, 45 others continue it: those from `#` to `~` without the backslash.
const BASE = 45;
const FIRST_LETTER = 35;
const BACKSLASH = 92;

/** Integers in base 45, lowest digit first; the lowest bit is the sign. */
export function numbersOf( text: string ): number[] {
	const numbers: number[] = [];
	let value = 0;
	let weight = 1;

	for ( let at = 0; at < text.length; at++ ) {
		const letter = text.charCodeAt( at );
		const digit = letter - FIRST_LETTER - ( letter > BACKSLASH ? 1 : 0 );
		value += ( digit % BASE ) * weight;
		weight *= BASE;
		if ( digit < BASE ) {
			numbers.push( value % 2 ? -( value + 1 ) / 2 : value / 2 );
			value = 0;
			weight = 1;
		}
	}

	return numbers;
}

export function shapesOf( text: string, step: number, left: number, top: number ): Shape[] {
	const numbers = numbersOf( text );
	const shapes: Shape[] = [];

	for ( let at = 0; at < numbers.length; ) {
		const count = 2 * ( numbers[ at++ ] ?? 0 );
		shapes.push( shapeOf( numbers.slice( at, at + count ), step, left, top ) );
		at += count;
	}

	return shapes;
}

export function shapeOf( steps: number[], step: number, left: number, top: number ): Shape {
	const points = new Int32Array( steps.length );
	const box: GridBox = [ Infinity, Infinity, -Infinity, -Infinity ];
	let x = left;
	let y = top;

	for ( let at = 0; at + 1 < steps.length; at += 2 ) {
		x += ( steps[ at ] ?? 0 ) * step;
		y += ( steps[ at + 1 ] ?? 0 ) * step;
		points[ at ] = x;
		points[ at + 1 ] = y;
		box[ 0 ] = Math.min( box[ 0 ], x );
		box[ 1 ] = Math.min( box[ 1 ], y );
		box[ 2 ] = Math.max( box[ 2 ], x );
		box[ 3 ] = Math.max( box[ 3 ], y );
	}

	return { points, box };
}

function levelOf( { shapes, places }: LevelFile, step: number, placeStep: number, left = 0, top = 0 ): Level {
	const decoded: Level[ 'shapes' ] = {};

	for ( const [ kind, list ] of Object.entries( shapes ) ) {
		decoded[ kind as ShapeKind ] = shapesOf( list, step, left, top );
	}

	const points = numbersOf( places.at );
	const ranks = numbersOf( places.ranks );
	let rank = 0;

	return {
		shapes: decoded,
		places: namesOf( places.names ).map( ( name, index ) => ( {
			name,
			x: left + ( points[ 2 * index ] ?? 0 ) * placeStep,
			y: top + ( points[ 2 * index + 1 ] ?? 0 ) * placeStep,
			rank: ( rank += ranks[ index ] ?? 0 ),
		} ) ),
	};
}

const namesOf = ( text: string ) => ( text ? text.split( ';' ) : [] );

export function baseOf( file: BaseFile ): Base {
	const { coarse } = data.steps;
	return {
		...levelOf( file, coarse, coarse ),
		regions: file.regions.map( ( [ code, x, y, size ] ) => ( {
			code,
			x: x * coarse,
			y: y * coarse,
			size: size * coarse,
		} ) ),
		countries: file.countries.map( ( [ names, x, y ] ) => ( { names, x: x * coarse, y: y * coarse } ) ),
		waters: file.waters.map( ( [ names, x, y, from, to ] ) => ( {
			names,
			x: x * coarse,
			y: y * coarse,
			from,
			to,
		} ) ),
	};
}

export const squareOf = ( file: LevelFile, column: number, row: number ): Level =>
	levelOf( file, data.steps.fine, data.steps.place, column * SQUARE, row * SQUARE );

/** The postal codes of a square, as places without a rank, and the places with a single code. */
export function codesOf( answer: CodesAnswer, column: number, row: number ): Codes {
	const names = answer.codes.flatMap( ( [ head, tails ] ) =>
		( tails.match( /../g ) ?? [] ).map( ( tail ) => head + tail )
	);
	let [ x, y ] = [ column * SQUARE, row * SQUARE ];
	const codes = names.map( ( name, index ) => {
		x += ( answer.x[ index ] ?? 0 ) * data.steps.place;
		y += ( answer.y[ index ] ?? 0 ) * data.steps.place;
		return { name, x, y, rank: 0 };
	} );
	const places = codes.flatMap( ( code, index ) => {
		const name = answer.names[ index ];
		return name ? [ { ...code, name, rank: 1 } ] : [];
	} );

	return { codes, places };
}

type Decode = ( file: LevelFile | CodesAnswer ) => Level | Codes;

/** Loads the files and postal codes of the built-in map, each once; failed ones are not retried. */
export class MapData {
	private readonly parts = new Map< string, Level | Base | Codes | null >();
	private isStopped = false;

	/**
	 * @param files    the files' folder
	 * @param codesUrl the address of the postal codes' route
	 * @param onLoaded called when one of them has loaded or failed
	 */
	constructor(
		private readonly files: string,
		private readonly codesUrl: string,
		private readonly onLoaded: () => void
	) {}

	/** The coarse level; null while loading. */
	base(): Base | null {
		return this.get( this.file( 'base' ), ( file ) => baseOf( file as BaseFile ) ) as Base | null;
	}

	/** The coarse level if it has loaded. */
	loadedBase(): Base | null {
		return ( this.parts.get( this.file( 'base' ) ) ?? null ) as Base | null;
	}

	/** A square of the fine level; `none` if it does not exist, null while loading. */
	square( column: number, row: number ): Level | 'none' | null {
		const name = `${ column }-${ row }`;
		return SQUARES.has( name )
			? ( this.get( this.file( name ), ( file ) => squareOf( file as LevelFile, column, row ) ) as Level | null )
			: 'none';
	}

	/** The postal codes of an existing square; null while loading. */
	codes( column: number, row: number ): Codes | null {
		const url = withQuery( this.codesUrl, { x: String( column ), y: String( row ) } );
		return this.get( url, ( answer ) => codesOf( answer as CodesAnswer, column, row ), request ) as Codes | null;
	}

	/** Whether a request is still pending. */
	isWaiting(): boolean {
		return [ ...this.parts.values() ].includes( null );
	}

	stop(): void {
		this.isStopped = true;
	}

	private file( name: string ): string {
		return `${ this.files }${ name }.json?ver=${ data.edition }`;
	}

	private get( url: string, decode: Decode, ask?: typeof request ): Level | Codes | null {
		if ( ! this.parts.has( url ) ) {
			this.parts.set( url, null );
			void this.fetch( url, decode, ask );
		}
		return this.parts.get( url ) ?? null;
	}

	private async fetch( url: string, decode: Decode, ask: typeof request = fetch ): Promise< void > {
		const empty: Base & Codes = { shapes: {}, places: [], regions: [], countries: [], waters: [], codes: [] };
		let part: Level | Codes = empty;

		try {
			const answer = await ask( url );
			part = answer.ok ? decode( await answer.json() ) : empty;
		} catch {
			// Without it the map is plain there: markers and buttons still work.
		}

		this.parts.set( url, part );
		if ( ! this.isStopped ) {
			this.onLoaded();
		}
	}
}
