import data from '@contracts/map-data.json';

/** In steps of the grid: Web Mercator, the world's side being `data.world`. */
export type GridBox = [ left: number, top: number, right: number, bottom: number ];

export interface Shape {
	/** x and y in turn. */
	points: Int32Array;
	box: GridBox;
}

export interface Place {
	name: string;
	x: number;
	y: number;
	/** The larger, the sooner it is named; beyond 120 it is among the continent's best known. */
	rank: number;
}

/** Rings to fill (`abroad`, `home`, `town`, `lake`) and lines to draw, from below to above. */
export type ShapeKind = 'abroad' | 'home' | 'town' | 'lake' | 'county' | 'region' | 'country';

export interface Level {
	shapes: Partial< Record< ShapeKind, Shape[] > >;
	places: Place[];
}

type Names = [ en: string, es: string, fr: string ];

export interface Base extends Level {
	regions: Array< { code: string; x: number; y: number; size: number } >;
	countries: Array< { names: Names; x: number; y: number } >;
	waters: Array< { names: Names; x: number; y: number; from: number; to: number } >;
}

/** What the files hold; each shape is its first point, then the step to each further one. */
export interface LevelFile {
	shapes: Partial< Record< ShapeKind, number[][] > >;
	places: Array< [ name: string, x: number, y: number, rank: number ] >;
}

/** Postal codes by all but their last two signs; those, x and y in turn. */
export type CodesFile = Record< string, Array< string | number > >;

export interface BaseFile extends LevelFile {
	regions: Array< [ code: string, x: number, y: number, size: number ] >;
	countries: Array< [ names: Names, x: number, y: number ] >;
	waters: Array< [ names: Names, x: number, y: number, from: number, to: number ] >;
}

export const WORLD = data.world;
/** The side of a square of the finer level. */
export const SQUARE = data.world / 2 ** data.zoom;
const SQUARES = new Set( data.squares );

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
		decoded[ kind as ShapeKind ] = list.map( ( steps ) => shapeOf( steps, step, left, top ) );
	}

	return {
		shapes: decoded,
		places: places.map( ( [ name, x, y, rank ] ) => ( {
			name,
			x: left + x * placeStep,
			y: top + y * placeStep,
			rank,
		} ) ),
	};
}

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

/** The postal codes of a square, as places without a rank. */
export function codesOf( file: CodesFile, column: number, row: number ): Level {
	const places: Place[] = [];

	for ( const [ head, list ] of Object.entries( file ) ) {
		for ( let at = 0; at + 2 < list.length; at += 3 ) {
			places.push( {
				name: `${ head }${ list[ at ] }`,
				x: column * SQUARE + Number( list[ at + 1 ] ) * data.steps.place,
				y: row * SQUARE + Number( list[ at + 2 ] ) * data.steps.place,
				rank: 0,
			} );
		}
	}

	return { shapes: {}, places };
}

/** Fetches the files of the built-in map, each once; one that cannot be had is not asked for again. */
export class MapData {
	private readonly files = new Map< string, Level | Base | null >();
	private isStopped = false;

	/**
	 * @param url      the files' folder
	 * @param onLoaded a file has come or has failed
	 */
	constructor(
		private readonly url: string,
		private readonly onLoaded: () => void
	) {}

	/** The coarse level; null while it is on its way. */
	base(): Base | null {
		return this.get( 'base', ( file ) => baseOf( file as BaseFile ) ) as Base | null;
	}

	/** The coarse level where it has come already. */
	loadedBase(): Base | null {
		return ( this.files.get( 'base' ) ?? null ) as Base | null;
	}

	/** A square of the finer level; `none` where there is none, null while it is on its way. */
	square( column: number, row: number ): Level | 'none' | null {
		const name = `${ column }-${ row }`;
		return SQUARES.has( name ) ? this.get( name, ( file ) => squareOf( file as LevelFile, column, row ) ) : 'none';
	}

	/** The postal codes of a square that there is; none while they are on their way. */
	codes( column: number, row: number ): Place[] {
		return (
			this.get( `codes/${ column }-${ row }`, ( file ) => codesOf( file as CodesFile, column, row ) )?.places ??
			[]
		);
	}

	/** Whether something that was asked for is still on its way. */
	isWaiting(): boolean {
		return [ ...this.files.values() ].includes( null );
	}

	stop(): void {
		this.isStopped = true;
	}

	private get( name: string, decode: ( file: LevelFile | CodesFile ) => Level ): Level | null {
		if ( ! this.files.has( name ) ) {
			this.files.set( name, null );
			void this.fetch( name, decode );
		}
		return this.files.get( name ) ?? null;
	}

	private async fetch( name: string, decode: ( file: LevelFile | CodesFile ) => Level ): Promise< void > {
		const empty: Base = { shapes: {}, places: [], regions: [], countries: [], waters: [] };
		let level: Level = empty;

		try {
			const answer = await fetch( `${ this.url }${ name }.json?ver=${ data.edition }` );
			level = answer.ok ? decode( await answer.json() ) : empty;
		} catch {
			// Without a file the map is plain there: markers and buttons work as ever.
		}

		this.files.set( name, level );
		if ( ! this.isStopped ) {
			this.onLoaded();
		}
	}
}
