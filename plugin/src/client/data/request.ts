import { isRestApiClosed } from './is-rest-api-closed';
import type { retry } from './own-address';

/** Set once the REST API has refused this page. */
let requestAtSecondAddress: typeof retry | undefined;

/**
 * Requests a public route of the plugin. If the site blocks visitors from WordPress' REST API, uses the route's
 * second address, and does so at once for the page's later requests.
 */
export async function request( url: string, init?: RequestInit ): Promise< Response > {
	const answer = requestAtSecondAddress ? null : await fetch( url, init );

	return answer && ! isRestApiClosed( answer )
		? answer
		: ( requestAtSecondAddress ??= ( await import( '@hvac-blocks/own-address' ) ).retry )( url, init, answer );
}
