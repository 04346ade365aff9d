import { request } from '@client/data/request';

/** The minimum age of a token in milliseconds: a lead that follows its token sooner looks automated. */
const MIN_AGE_MS = 1200;

/**
 * Requests the signed time at which a visitor started a form: once, at the first interaction.
 *
 * @return returns the token; empty if there is none yet or it is too young: leads are accepted without one, too
 */
export function requestToken( url: string ): () => string {
	let token = '';
	let since = Infinity;

	request( url )
		.then( ( response ) => response.json() )
		.then( ( answer: { token?: unknown } ) => {
			token = typeof answer.token === 'string' ? answer.token : '';
			since = performance.now();
		} )
		.catch( () => {} );

	return () => ( performance.now() - since >= MIN_AGE_MS ? token : '' );
}
