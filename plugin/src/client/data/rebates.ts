import type { Place } from '../domain/dealers';
import { getJson, RestError } from './rest';

/** A rebate as the page's language has it. */
export interface Rebate {
	title: string;
	/** Of the title. */
	lang: string;
	/** Dollars; null where the rebate names no amount. */
	amount: number | null;
	upTo: boolean;
	provider: string;
	url: string;
	/** The last day as 2026-12-31; null where there is none. */
	expires: string | null;
}

/** One page of the rebates for a place. */
export interface RebatePage {
	total: number;
	pages: number;
	page: number;
	rebates: Rebate[];
	/** Null where the place does not exist. */
	location: Place | null;
	/** Whether some of the rebates are the demonstration's. */
	demo: boolean;
}

/**
 * The rebates for a place, a page at a time.
 *
 * @throws {RestError} where there is no good answer; an abort passes through
 */
export async function findRebates(
	url: string,
	query: { q: string; page: number; lang: string },
	signal: AbortSignal
): Promise< RebatePage > {
	const body = await getJson( url, { ...query, page: String( query.page ) }, signal );
	const { total, pages, page, rebates, location, demo } = body as Partial< RebatePage >;

	if ( ! Array.isArray( rebates ) ) {
		throw new RestError( 200 );
	}

	return {
		total: Number( total ) || 0,
		pages: Number( pages ) || 0,
		page: Number( page ) || 1,
		rebates,
		location: location ?? null,
		demo: demo === true,
	};
}
