import type { Dealer, OtherPlace, Place } from '../domain/dealers';
import { getJson, RestError } from './rest';

/** The complete result of a search. */
export interface DealerResults {
	location: Place | null;
	radius: number;
	dealers: Dealer[];
	/** If no dealer was found: the nearest one outside the radius. */
	nearest: Dealer | null;
	/** What else the text may mean, the largest places first. */
	others: OtherPlace[];
	/** In place of the page's texts, if there are no dealers for a special reason. */
	texts?: { nobody: string; nobodyHelp: string };
}

export interface DealerQuery {
	/** Address of the route `GET /dealers`. */
	url: string;
	place: string;
	mode: string;
	lang: string;
}

const resultsByQuery = new Map< string, DealerResults >();

/**
 * The dealers near a place, nearest first. Each place is requested once per page.
 *
 * @throws {RestError} without a valid answer; an abort is passed through
 */
export async function findDealers(
	{ url, place, mode, lang }: DealerQuery,
	signal?: AbortSignal
): Promise< DealerResults > {
	const key = [ url, mode, lang, place.toLowerCase() ].join( '\n' );
	const cached = resultsByQuery.get( key );

	if ( cached ) {
		return cached;
	}

	const answer = parseAnswer( await getJson( url, { q: place, mode, lang }, signal ) );
	resultsByQuery.set( key, answer );
	return answer;
}

function parseAnswer( body: unknown ): DealerResults {
	if ( ! Array.isArray( ( body as Partial< DealerResults > ).dealers ) ) {
		throw new RestError( 200 );
	}

	return {
		location: null,
		radius: 0,
		nearest: null,
		others: [],
		...( body as Partial< DealerResults > & Pick< DealerResults, 'dealers' > ),
	};
}
