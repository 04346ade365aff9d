/**
 * Processor time of processes, as counted by the kernel: the same on a busy machine, except for the effects of shared
 * caches.
 */
import { readFileSync } from 'node:fs';
import { round } from './figures.mjs';

/** A second of `/proc/<pid>/stat`, whatever the machine: USER_HZ. */
const TICKS = 100;

const read = ( file ) => {
	try {
		return readFileSync( file, 'utf8' );
	} catch {
		// The process has ended.
		return '';
	}
};

/** @return {number[]} the child processes of a master */
export const childrenOf = ( pid ) =>
	read( `/proc/${ pid }/task/${ pid }/children` ).split( ' ' ).filter( Boolean ).map( Number );

/**
 * Milliseconds of processor time of some processes, in steps of ten: their threads', those that have ended among them,
 * as MariaDB's that write to disk.
 *
 * @param {number[]} pids
 */
export const processorTime = ( pids ) =>
	pids.reduce( ( sum, pid ) => {
		// Fields after the name in parentheses, which may have spaces: the time in user mode and in the kernel.
		const [ user, kernel ] = read( `/proc/${ pid }/stat` )
			.replace( /^.*\) /s, '' )
			.split( ' ' )
			.slice( 11, 13 );

		return sum + ( ( Number( user ?? 0 ) + Number( kernel ?? 0 ) ) * 1000 ) / TICKS;
	}, 0 );

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
