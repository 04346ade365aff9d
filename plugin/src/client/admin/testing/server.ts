import '@testing-library/jest-dom';
import apiFetch from '@wordpress/api-fetch';

// Whole screens are rendered and typed into, even on busy machines.
jest.setTimeout( 20_000 );

interface Call {
	method: string;
	path: string;
	data: unknown;
}

type Answer = ( call: Call ) => unknown;

/** A refusal as api-fetch throws it. */
export function refusal( status: number, message: string, fields: Record< string, string > = {} ) {
	return { code: 'hvac_blocks_refused', message, data: { status, fields } };
}

/**
 * Mocks the site: answers by method and path below `/admin`. An answer with a `code` is a refusal; a promise that
 * never settles is a pending request.
 *
 * @return the requests, in order
 */
export function serve( answers: Record< string, Answer > ): Call[] {
	const calls: Call[] = [];

	jest.mocked( apiFetch ).mockImplementation( async ( { path = '', method = 'GET', data, body } ) => {
		const call = { method, path: path.replace( '/hvac-blocks/v1/admin', '' ), data: data ?? body };
		const answer = answers[ `${ method } ${ call.path.split( '?' )[ 0 ] }` ];

		calls.push( call );

		const given = answer ? await answer( call ) : refusal( 404, 'No route was found.' );

		if ( typeof given === 'object' && given !== null && 'code' in given ) {
			throw given;
		}

		return given;
	} );

	return calls;
}

export const never = (): Promise< never > => new Promise( () => {} );
