import { request } from './request';

/** A route's refusal or a failed request; `status` is 0 where no answer came. */
export class RestError extends Error {
	constructor( public readonly status: number ) {
		super();
	}
}

/** Whether the site keeps visitors from its routes. Its pages may answer all the same. */
export const isRestApiRefusal = ( error: unknown ): boolean => {
	const { status = 0 } = error as Partial< RestError >;
	return status > 0 && status < 429;
};

type Arguments = Record< string, string >;

/** The address of a route with its arguments; a site without pretty permalinks has a query in it already. */
export function withQuery( url: string, values: Arguments ): string {
	const address = new URL( url, document.baseURI );

	for ( const name in values ) {
		address.searchParams.set( name, values[ name ] as string );
	}
	return address.href;
}

/**
 * Reads a public route of the plugin: no cookie, no nonce, so that a cache may answer.
 *
 * @param url    the route's address
 * @param values its arguments
 * @param signal ends the request
 * @throws {RestError} where the route refuses or does not answer in JSON; an abort passes through
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
