import { isRestApiClosed } from './is-rest-api-closed';
import type { requestSecondAddress } from './own-address';

/** Set once the REST API has refused this page. */
let requestAtSecondAddress: typeof requestSecondAddress | undefined;

/**
 * Asks a public route of the plugin. Where the site closes WordPress' REST API to visitors, the same is asked at the
 * route's second address, which the rest of the page's requests use at once.
 */
export async function request( url: string, init?: RequestInit ): Promise< Response > {
	const answer = requestAtSecondAddress ? null : await fetch( url, init );

	return answer && ! isRestApiClosed( answer )
		? answer
		: ( requestAtSecondAddress ??= ( await import( '@hvac-blocks/own-address' ) ).requestSecondAddress )(
				url,
				init,
				answer
			);
}
