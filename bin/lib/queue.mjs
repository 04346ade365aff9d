/**
 * Processes a queue in two lanes, one per core: each takes the first item that may run.
 *
 * @template {{after?: string, uses?: string}} Item
 * @param {Item[]}                            items  each waits for its stage, by default `build`; two that use the
 *                                            same resource never run together
 * @param {Record<string, Promise<unknown>>}  stages by name; `build` occupies one lane until it is settled. A
 *                        rejected one ends everything.
 * @param {(item: Item) => Promise<void>}     run
 */
export async function workThrough( items, stages, run ) {
	const queue = [ ...items ];
	const inUse = new Map();
	const waiting = new Map(
		Object.entries( stages ).map( ( [ name, stage ] ) => [ name, stage.then( () => waiting.delete( name ) ) ] )
	);

	const lane = async () => {
		while ( queue.length ) {
			const next = queue.findIndex(
				( { after = 'build', uses } ) => ! waiting.has( after ) && ! inUse.has( uses )
			);

			if ( next < 0 ) {
				await Promise.race( [ ...waiting.values(), ...inUse.values() ] );
				continue;
			}

			const [ item ] = queue.splice( next, 1 );
			const running = run( item ).finally( () => inUse.delete( item.uses ) );

			if ( item.uses ) {
				inUse.set( item.uses, running );
			}
			await running;
		}
	};

	await Promise.all( [ waiting.get( 'build' ).then( lane ), lane() ] );
}
