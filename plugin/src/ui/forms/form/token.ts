import { request } from '@client/data/request';

/** Milliseconds that a token must be old: a lead that comes sooner after its token looks like a machine's. */
const MIN_AGE_MS = 1200;

/**
 * Asks for the signed time at which a visitor began with a form: once, at the first interaction.
 *
 * @return tells the token; empty where there is none yet or it is too young: a lead is taken without one, too
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
