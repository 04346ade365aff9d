import { sendCount } from './send-count';

/**
 * Counts a search for the site's own statistics: only the postal area, without a cookie. The server prints the
 * counter's address only if counting is on. Nothing waits for it or depends on it.
 *
 * @param zip of the found place; empty if the place does not exist
 */
export function countSearch( zip: string ): void {
	sendCount( document.querySelector< HTMLElement >( '[data-hvac-searches]' )?.dataset.hvacSearches, {
		place: zip,
	} );
}

/**
 * Whether the visitor came here by searching for the place, on another page of the site or for another place on this
 * one. Reloads, Back, and external links do not count as a search.
 *
 * @param place      the page's initial place
 * @param parameter  the query parameter of the place
 */
export function startedSearch( place: string, parameter = 'zipcode' ): boolean {
	const [ navigation ] = performance.getEntriesByType( 'navigation' ) as PerformanceNavigationTiming[];

	const { referrer } = document;

	if ( navigation?.type !== 'navigate' || ! referrer.startsWith( `${ window.location.origin }/` ) ) {
		return false;
	}

	return ( new URL( referrer ).searchParams.get( parameter ) ?? '' ).trim() !== place;
}
