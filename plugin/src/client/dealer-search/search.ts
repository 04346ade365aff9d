import type { DealerResults } from '@client/data/dealers';
import type { DealerSearchAddress } from '@client/domain/dealers-address';
import { filterDealers, type Dealer } from '@client/domain/dealers';
import { pageOf, type Page } from '@client/domain/pages';

/** Why there is no answer: the service failed, the site blocks its routes, too many searches, no connection. */
export type Failure = 'failed' | 'closed' | 'busy' | 'offline';

/** The name of the failure's text. */
export const failureText = ( failure: Failure ) => ( failure === 'closed' ? 'failed' : failure );

/** The search that PHP printed: one page of the dealers that match the address' filters. */
export type PrintedSearch =
	| { status: 'none' | 'failed' }
	| ( DealerResults & {
			status: 'found';
			total: number;
			matching: number;
			first: number;
	  } );

/** A partial list: what is known about the rest, and for which filters. */
interface Part {
	total: number;
	matching: number;
	first: number;
	filters: string;
	/** Whether requesting the rest has failed. */
	isStuck?: boolean;
}

export type Search =
	| { status: 'none' | 'loading' | 'slow' }
	| { status: 'failed'; failure: Failure }
	| { status: 'found'; answer: DealerResults; part: Part | null };

/** Whether an answer is pending. */
export const isWaiting = ( { status }: Search ): boolean => status === 'loading' || status === 'slow';

/** What to show of a search on one page. */
export interface Shown {
	/** Totals with and without filters; null if only the whole list can tell. */
	total: number;
	matching: number | null;
	page: Page;
	/** Null if the whole list is needed first. */
	dealers: Dealer[] | null;
	/** The dealers for the map: all known matches; `first` is the position of the first one. */
	all: { first: number; dealers: Dealer[] };
	/** Whether requesting the list has failed. */
	isStuck: boolean;
}

export function printedSearch( printed: PrintedSearch, { filters }: DealerSearchAddress ): Search {
	if ( printed.status !== 'found' ) {
		return printed.status === 'none' ? { status: 'none' } : { status: 'failed', failure: 'failed' };
	}

	const { dealers, total, matching, first } = printed;
	const isWhole = dealers.length === total;

	return {
		status: 'found',
		answer: printed,
		part: isWhole ? null : { total, matching, first, filters: filters.join() },
	};
}

/**
 * What a search shows at an address.
 *
 * @param search  its answer, complete or partial
 * @param address with the filters and the first dealer
 * @param size    dealers per page
 */
export function shownOf(
	{ answer, part }: Extract< Search, { status: 'found' } >,
	address: DealerSearchAddress,
	size: number
): Shown {
	if ( ! part ) {
		const matching = filterDealers( answer.dealers, address.filters );
		const page = pageOf( matching.length, address.from, size );

		return {
			total: answer.dealers.length,
			matching: matching.length,
			page,
			dealers: matching.slice( Math.max( 0, page.first - 1 ), page.last ),
			all: { first: 1, dealers: matching },
			isStuck: false,
		};
	}

	const isStuck = Boolean( part.isStuck );

	if ( part.filters !== address.filters.join() ) {
		const all = { first: 1, dealers: [] };

		return { total: part.total, matching: null, page: pageOf( 0, 1, size ), dealers: null, all, isStuck };
	}

	const page = pageOf( part.matching, address.from, size );
	const start = page.first - part.first;
	const isHeld = part.matching === 0 || ( start >= 0 && page.last < part.first + answer.dealers.length );

	return {
		total: part.total,
		matching: part.matching,
		page,
		dealers: isHeld ? answer.dealers.slice( start, start + size ) : null,
		all: { first: part.first, dealers: answer.dealers },
		isStuck,
	};
}

/** A search whose missing dealers could not be loaded. */
export const withoutRest = ( search: Search ): Search =>
	search.status === 'found' && search.part ? { ...search, part: { ...search.part, isStuck: true } } : search;
