import type { Day, Outcome } from './types';

/** In the order in which they stand on each other. */
export const OUTCOMES: readonly Outcome[] = [ 'found', 'nobody', 'nowhere' ];

/** More bars than this are too thin to be told apart. */
const MOST_BARS = 92;
const WEEK = 7;

/** What one bar stands for: a day, or a week of a long time. */
export interface Bar extends Record< Outcome, number > {
	from: string;
	to: string;
	total: number;
}

/** Whether the bars of so many days are weeks. */
export const isByWeek = ( days: Day[] ): boolean => days.length > MOST_BARS;

export function barsOf( days: Day[] ): Bar[] {
	const length = isByWeek( days ) ? WEEK : 1;
	const bars: Bar[] = [];

	for ( let first = 0; first < days.length; first += length ) {
		const part = days.slice( first, first + length );
		const sum = ( outcome: Outcome ) => part.reduce( ( total, day ) => total + day[ outcome ], 0 );
		const [ found, nobody, nowhere ] = [ sum( 'found' ), sum( 'nobody' ), sum( 'nowhere' ) ];

		bars.push( {
			from: part[ 0 ]?.day ?? '',
			to: part[ part.length - 1 ]?.day ?? '',
			found,
			nobody,
			nowhere,
			total: found + nobody + nowhere,
		} );
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
