import { request } from './request';

/** A refused or failed request; `status` is 0 without a response. */
export class RestError extends Error {
	constructor( public readonly status: number ) {
		super();
	}
}

/** Whether the site blocks visitors from its routes. Its pages may still work. */
export const isRestApiRefusal = ( error: unknown ): boolean => {
	const { status = 0 } = error as Partial< RestError >;
	return status > 0 && status < 429;
};

type Arguments = Record< string, string >;

/** A route's address with arguments; without pretty permalinks it already has a query. */
export function withQuery( url: string, values: Arguments ): string {
	const address = new URL( url, document.baseURI );

	for ( const name in values ) {
		address.searchParams.set( name, values[ name ] as string );
	}
	return address.href;
}

/**
 * Reads a public route of the plugin: without cookie or nonce, so that a cache may answer.
 *
 * @param url    the route's address
 * @param values its arguments
 * @param signal aborts the request
 * @throws {RestError} if the route refuses or does not answer in JSON; an abort is passed through
 */
export async function getJson( url: string, values: Arguments, signal?: AbortSignal ): Promise< unknown > {
	const response = await request( withQuery( url, values ), {
		signal,
		credentials: 'omit',
		headers: { Accept: 'application/json' },
	} ).catch( ( error: unknown ) => {
		throw signal?.aborted ? error : new RestError( 0 );
	} );
	const body: unknown = await response.json().catch( () => 0 );

	if ( ! response.ok || Object( body ) !== body ) {
		throw new RestError( response.status );
	}

	return body;
}
