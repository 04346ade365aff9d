export interface Page {
	/** 1-based. */
	number: number;
	/** How many pages there are; 0 where there is nothing. */
	count: number;
	/** 1-based place of the first and of the last item shown; both 0 where there is nothing. */
	first: number;
	last: number;
}

/**
 * The page that holds an item; the twin of `Locator\Pages::page()`.
 *
 * @param total how many items there are
 * @param from  1-based place of an item; any number will do
 * @param size  items on a page
 */
export function pageOf( total: number, from: number, size: number ): Page {
	if ( total < 1 ) {
		return { number: 1, count: 0, first: 0, last: 0 };
	}

	const item = Math.min( Math.max( Math.trunc( from ) || 1, 1 ), total );
	const number = Math.ceil( item / size );
	const first = ( number - 1 ) * size + 1;

	return { number, count: Math.ceil( total / size ), first, last: Math.min( first + size - 1, total ) };
}

/** The page numbers to offer, at most seven places; null is a gap. The twin of `Locator\Pages::numbers()`. */
export function pageNumbers( current: number, count: number ): Array< number | null > {
	if ( count <= 7 ) {
		return Array.from( { length: count }, ( _, index ) => index + 1 );
	}

	if ( current <= 4 ) {
		return [ 1, 2, 3, 4, 5, null, count ];
	}

	return current >= count - 3
		? [ 1, null, count - 4, count - 3, count - 2, count - 1, count ]
		: [ 1, null, current - 1, current, current + 1, null, count ];
}
