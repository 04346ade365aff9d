/** Loaded only if the REST API blocks visitors; see docs/adr/0029. */
import { isRestApiClosed } from '../is-rest-api-closed';

/**
 * Requests a route at its second address.
 *
 * @param url   the route's address in the REST API
 * @param init  as for `fetch()`
 * @param first the REST API's response; null if it was not asked
 * @return the REST API's response if the second address refuses, too
 */
export async function retry( url: string, init: RequestInit | undefined, first: Response | null ): Promise< Response > {
	const answer = await fetch( secondAddress( url, init?.method === 'POST' ), init );

	return isRestApiClosed( answer ) ? ( first ?? fetch( url, init ) ) : answer;
}

/**
 * `/wp-json/hvac-blocks/v1/dealers?q=75024` and `/?rest_route=/hvac-blocks/v1/dealers&q=75024` become
 * `/?hvac-blocks-api=/dealers&q=75024`. Posts go to the current page: plugins that redirect the front page would lose
 * their body.
 */
function secondAddress( url: string, isPost: boolean ): string {
	const address = new URL( url, window.location.href );
	const inQuery = address.searchParams.get( 'rest_route' );
	const [ , home = '', route = '' ] =
		/^(?:(.*\/)[^/]+)?\/hvac-blocks\/v1(\/.*)$/.exec( inQuery ?? address.pathname ) ?? [];
	const own = new URL( isPost ? window.location.pathname : home || address.pathname, address );

	address.searchParams.delete( 'rest_route' );
	own.searchParams.set( 'hvac-blocks-api', route );
	address.searchParams.forEach( ( value, name ) => own.searchParams.append( name, value ) );
	return own.href;
}
