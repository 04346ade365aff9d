import type { askElsewhere } from '../modules/own-address';

/** Set once the REST API has refused this page. */
let elsewhere: typeof askElsewhere | undefined;

/**
 * Asks a public route of the plugin. Where the site closes WordPress' REST API to visitors, the same is asked at the
 * route's second address, which the rest of the page's requests use at once.
 */
export async function request( url: string, init?: RequestInit ): Promise< Response > {
	const answer = elsewhere ? null : await fetch( url, init );

	return answer && ! isClosed( answer )
		? answer
		: ( elsewhere ??= ( await import( '@hvac-blocks/own-address' ) ).askElsewhere )( url, init, answer );
}

/** Whether this comes from what keeps visitors from the REST API: a status from 401 to 406, or a redirect to a page. */
export const isClosed = ( { status, redirected }: Response ): boolean => redirected || ( status > 400 && status < 407 );
