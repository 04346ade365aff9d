/** More bars would be too thin to distinguish. */
const MAX_BARS = 92;
const WEEK = 7;

/** Counts of a day, by kind. */
export interface DayCounts {
	/** As 2026-01-31. */
	day: string;
	counts: Record< string, number >;
}

/** One bar: a day, or a week of a long period. */
export interface Bar {
	from: string;
	to: string;
	counts: Record< string, number >;
	total: number;
}

/** Whether bars for this many days are weeks. */
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

/**
 * Whole numbers for the scale's lines, starting with 0: 1, 2, or 5 times a power of ten apart, the last not below the
 * highest bar.
 */
export function scaleOf( highest: number, lines = 4 ): number[] {
	const rough = Math.max( 1, highest / lines );
	const power = 10 ** Math.floor( Math.log10( rough ) );
	const step = [ 1, 2, 5, 10 ].map( ( times ) => times * power ).find( ( width ) => width >= rough ) ?? rough;

	return Array.from( { length: Math.max( 1, Math.ceil( highest / step ) ) + 1 }, ( _, line ) => line * step );
}
