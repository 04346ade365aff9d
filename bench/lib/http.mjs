/**
 * The load generator: Node's own client with keep-alive connections, because these benchmarks need no more than a few
 * hundred requests a second, and two kinds of requests have to alternate.
 */
import { Agent, request } from 'node:http';
import { median, medianDifference, round, summary } from './figures.mjs';

export class Client {
	#base;
	#agent;

	/**
	 * @param {string} base        the site, without a trailing slash
	 * @param {number} connections
	 */
	constructor( base, connections = 1 ) {
		this.#base = base;
		this.#agent = new Agent( { keepAlive: true, maxSockets: connections } );
	}

	/**
	 * @param {string}                                                            path
	 * @param {{method?: string, headers?: Object, json?: Object, body?: string}} [options] body: its type is in the headers
	 * @return {Promise<{status: number, ms: number, headers: Object, text: string}>} status 0: no answer
	 */
	send( path, { method = 'GET', headers = {}, json, body = json && JSON.stringify( json ) } = {} ) {
		const from = performance.now();

		return new Promise( ( resolve ) => {
			const none = ( error ) =>
				resolve( { status: 0, ms: performance.now() - from, headers: {}, text: String( error ) } );
			const call = request(
				this.#base + path,
				{
					method,
					agent: this.#agent,
					headers: {
						...( json && { 'Content-Type': 'application/json' } ),
						...headers,
						...( body && { 'Content-Length': Buffer.byteLength( body ) } ),
					},
				},
				( answer ) => {
					const chunks = [];

					answer.on( 'data', ( chunk ) => chunks.push( chunk ) );
					answer.on( 'error', none );
					answer.on( 'end', () =>
						resolve( {
							status: answer.statusCode,
							ms: performance.now() - from,
							headers: answer.headers,
							text: Buffer.concat( chunks ).toString(),
						} )
					);
				}
			);

			call.setTimeout( 60000, () => call.destroy( new Error( 'no answer in 60 s' ) ) );
			call.on( 'error', none );
			call.end( body );
		} );
	}

	close() {
		this.#agent.destroy();
	}
}

const expected = ( name, answer, statuses ) => {
	if ( ! statuses.includes( answer.status ) ) {
		throw new Error( `${ name } answered ${ answer.status }: ${ answer.text.slice( 0, 500 ) }` );
	}

	return answer;
};

/**
 * Sends one request of each kind in turn over one connection.
 *
 * @param {Client}                                  client
 * @param {Object<string, (round: number) => Array>} kinds   by name: the arguments of Client.send(); the first is the baseline
 * @param {{rounds: number, warm?: number, pauseMs?: number, statuses?: number[]}} options
 * @return {Promise<Object<string, Object>>} by name: n, p50, p95, p99 and `more`, the median of the differences to the baseline
 */
export async function inTurn( client, kinds, { rounds, warm = 20, statuses = [ 200 ] } ) {
	const names = Object.keys( kinds );
	const times = Object.fromEntries( names.map( ( name ) => [ name, [] ] ) );

	for ( let i = 0; i < warm + rounds; i++ ) {
		for ( const name of i % 2 ? [ ...names ].reverse() : names ) {
			const { ms } = expected( name, await client.send( ...kinds[ name ]( i ) ), statuses );

			if ( i >= warm ) {
				times[ name ].push( ms );
			}
		}
	}

	return Object.fromEntries(
		names.map( ( name ) => [
			name,
			{ ...summary( times[ name ] ), more: round( medianDifference( times[ name ], times[ names[ 0 ] ] ) ) },
		] )
	);
}

/**
 * Requests per second over several connections, of several kinds in turn.
 *
 * @param {string}                                   base
 * @param {Object<string, (count: number) => Array>} kinds
 * @param {{connections: number, seconds: number, turns: number, statuses?: number[]}} options
 * @return {Promise<Object<string, {rate: number, p50: number, p95: number, p99: number}>>} by name: requests per
 *         second, the median over the turns, and their times
 */
export async function underLoad( base, kinds, { connections, seconds, turns, statuses = [ 200 ] } ) {
	const rates = Object.fromEntries( Object.keys( kinds ).map( ( name ) => [ name, [] ] ) );
	const times = Object.fromEntries( Object.keys( kinds ).map( ( name ) => [ name, [] ] ) );
	let count = 0;

	for ( let turn = 0; turn < turns; turn++ ) {
		for ( const [ name, make ] of Object.entries( kinds ) ) {
			const client = new Client( base, connections );
			const from = performance.now();
			let done = 0;

			await Promise.all(
				Array.from( { length: connections }, async () => {
					while ( performance.now() - from < seconds * 1000 ) {
						const { ms } = expected( name, await client.send( ...make( count++ ) ), statuses );

						times[ name ].push( ms );
						done++;
					}
				} )
			);
			rates[ name ].push( ( done / ( performance.now() - from ) ) * 1000 );
			client.close();
		}
	}

	return Object.fromEntries(
		Object.entries( rates ).map( ( [ name, list ] ) => [
			name,
			{ rate: round( median( list ), 1 ), ...summary( times[ name ] ) },
		] )
	);
}

/** Like underLoad(), without the times. */
export async function requestsASecond( base, kinds, options ) {
	const seen = await underLoad( base, kinds, options );

	return Object.fromEntries( Object.entries( seen ).map( ( [ name, { rate } ] ) => [ name, rate ] ) );
}
