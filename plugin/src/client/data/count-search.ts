import { sendCount } from './send-count';

/**
 * Lets the site count a search for its own report: the postal area and nothing else, without a cookie. The server prints the address of
 * the counter only where the report is switched on. Nobody waits for it, and nothing depends on it.
 *
 * @param zip of the place found; empty if the place does not exist
 */
export function countSearch( zip: string ): void {
	sendCount( document.querySelector< HTMLElement >( '[data-hvac-searches]' )?.dataset.hvacSearches, {
		place: zip,
	} );
}

/**
 * Whether the visitor came to this page by asking for the place on another page of the site, or for another place on this one.
 * Reloading, going back and links from elsewhere start no search.
 *
 * @param place      that the page came with
 * @param parameter  of the address that names the place
 */
export function startedSearch( place: string, parameter = 'zipcode' ): boolean {
	const [ navigation ] = performance.getEntriesByType( 'navigation' ) as PerformanceNavigationTiming[];

	const { referrer } = document;

	if ( navigation?.type !== 'navigate' || ! referrer.startsWith( `${ window.location.origin }/` ) ) {
		return false;
	}

	return ( new URL( referrer ).searchParams.get( parameter ) ?? '' ).trim() !== place;
}
