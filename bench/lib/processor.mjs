/**
 * Processor time of processes, as counted by the kernel: the same on a busy machine, except for the effects of shared
 * caches.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { round } from './figures.mjs';

const read = ( file ) => {
	try {
		return readFileSync( file, 'utf8' );
	} catch {
		// The thread has ended.
		return '';
	}
};

/** @return {number[]} the child processes of a master */
export const childrenOf = ( pid ) =>
	read( `/proc/${ pid }/task/${ pid }/children` ).split( ' ' ).filter( Boolean ).map( Number );

/** @return {number} milliseconds of processor time of all threads of some processes */
export const processorTime = ( pids ) =>
	pids
		.flatMap( ( pid ) =>
			readdirSync( `/proc/${ pid }/task` ).map( ( task ) => `/proc/${ pid }/task/${ task }/schedstat` )
		)
		.reduce( ( sum, file ) => sum + Number( read( file ).split( ' ' )[ 0 ] ) / 1e6, 0 );

/**
 * The cost of one request of each kind, sent in turn over one connection.
 *
 * @param {import('./http.mjs').Client}              client
 * @param {Object<string, (round: number) => Array>} kinds   by name: the arguments of Client.send()
 * @param {Object<string, () => number[]>}           groups  processes by group name
 * @param {{rounds: number, warm?: number, statuses?: number[]}} options
 * @return {Promise<Object<string, Object<string, number>>>} by kind and group, milliseconds of processor time per request
 */
export async function processorTimes( client, kinds, groups, { rounds, warm = 5, statuses = [ 200 ] } ) {
	const spent = Object.fromEntries(
		Object.keys( kinds ).map( ( kind ) => [
			kind,
			Object.fromEntries( Object.keys( groups ).map( ( g ) => [ g, 0 ] ) ),
		] )
	);
	const all = () => Object.entries( groups ).map( ( [ name, pids ] ) => [ name, processorTime( pids() ) ] );

	// One kind per round: work that a worker does after its answer counts for the same span.
	for ( let turn = 0; turn < 4; turn++ ) {
		for ( const [ kind, make ] of Object.entries( kinds ) ) {
			for ( let i = 0; i < warm; i++ ) {
				await client.send( ...make( turn * ( rounds + warm ) + i ) );
			}

			const before = Object.fromEntries( all() );

			for ( let i = 0; i < rounds; i++ ) {
				const answer = await client.send( ...make( turn * ( rounds + warm ) + warm + i ) );

				if ( ! statuses.includes( answer.status ) ) {
					throw new Error( `${ kind } answered ${ answer.status }: ${ answer.text.slice( 0, 500 ) }` );
				}
			}
			for ( const [ name, after ] of all() ) {
				spent[ kind ][ name ] += after - before[ name ];
			}
		}
	}

	return Object.fromEntries(
		Object.entries( spent ).map( ( [ kind, by ] ) => [
			kind,
			Object.fromEntries(
				Object.entries( by ).map( ( [ name, ms ] ) => [ name, round( ms / ( rounds * 4 ), 2 ) ] )
			),
		] )
	);
}
