import type { Place } from '../domain/dealers';
import { getJson, RestError } from './rest';

/** A rebate in the page's language. */
export interface Rebate {
	title: string;
	/** The title's language. */
	lang: string;
	/** Dollars; null for no amount. */
	amount: number | null;
	upTo: boolean;
	provider: string;
	url: string;
	/** The last day as 2026-12-31; null for none. */
	expires: string | null;
}

/** A page of the rebates for a place. */
export interface RebatePage {
	total: number;
	pages: number;
	page: number;
	rebates: Rebate[];
	/** Null if the place does not exist. */
	location: Place | null;
	/** Whether some of the rebates are demo content. */
	demo: boolean;
}

/**
 * The rebates for a place, paged.
 *
 * @throws {RestError} without a valid answer; an abort is passed through
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
