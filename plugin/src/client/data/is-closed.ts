/** Whether this comes from what keeps visitors from the REST API: a status from 401 to 406, or a page, which a redirect leads to as well. */
export const isClosed = ( { status, headers }: Response ): boolean | undefined =>
	status < 407 && ( status > 400 || headers.get( 'Content-Type' )?.includes( 'html' ) );
