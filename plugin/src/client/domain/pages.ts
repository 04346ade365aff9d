export interface Page {
	/** 1-based. */
	number: number;
	/** Number of pages; 0 without items. */
	count: number;
	/** 1-based positions of the first and last item shown; both 0 without items. */
	first: number;
	last: number;
}

/**
 * The page that contains an item; the twin of `DealerSearch\Pagination::page()`.
 *
 * @param total number of items
 * @param from  1-based position of an item; out-of-range values are allowed
 * @param size  items per page
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

/** The page numbers to offer, at most seven entries; null is a gap. The twin of `DealerSearch\Pagination::numbers()`. */
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
