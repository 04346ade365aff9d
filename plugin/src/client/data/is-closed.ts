/** Whether this comes from what keeps visitors from the REST API: a status from 401 to 406, or a redirect to a page. */
export const isClosed = ( { status, redirected }: Response ): boolean => redirected || ( status > 400 && status < 407 );
