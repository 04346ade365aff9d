/**
 * Whether something blocks visitors from the REST API: a status from 400 to 406 (a route's own 400 is the same at its
 * second address), or an HTML page, possibly after a redirect.
 */
export const isRestApiClosed = ( { status, headers }: Response ): boolean | undefined =>
	status < 407 && ( status > 399 || headers.get( 'Content-Type' )?.includes( 'html' ) );
