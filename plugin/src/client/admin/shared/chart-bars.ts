/** More bars than this are too thin to be told apart. */
const MAX_BARS = 92;
const WEEK = 7;

/** How often something happened on a day, by its kind. */
export interface DayCounts {
	/** As 2026-01-31. */
	day: string;
	counts: Record< string, number >;
}

/** What one bar stands for: a day, or a week of a long time. */
export interface Bar {
	from: string;
	to: string;
	counts: Record< string, number >;
	total: number;
}

/** Whether the bars of so many days are weeks. */
export const isByWeek = ( days: readonly unknown[] ): boolean => days.length > MAX_BARS;

export function barsOf( days: DayCounts[] ): Bar[] {
	const length = isByWeek( days ) ? WEEK : 1;
	const bars: Bar[] = [];

	for ( let first = 0; first < days.length; first += length ) {
		const part = days.slice( first, first + length );
		const bar: Bar = { from: part[ 0 ]?.day ?? '', to: part.at( -1 )?.day ?? '', counts: {}, total: 0 };

		for ( const [ kind, number ] of part.flatMap( ( { counts } ) => Object.entries( counts ) ) ) {
			bar.counts[ kind ] = ( bar.counts[ kind ] ?? 0 ) + number;
			bar.total += number;
		}

		bars.push( bar );
	}

	return bars;
}

/** Whole numbers for the lines of the scale, 0 first: 1, 2 or 5 times a power of ten apart, the last one not below the highest bar. */
export function scaleOf( highest: number, lines = 4 ): number[] {
	const rough = Math.max( 1, highest / lines );
	const power = 10 ** Math.floor( Math.log10( rough ) );
	const step = [ 1, 2, 5, 10 ].map( ( times ) => times * power ).find( ( width ) => width >= rough ) ?? rough;

	return Array.from( { length: Math.max( 1, Math.ceil( highest / step ) ) + 1 }, ( _, line ) => line * step );
}
