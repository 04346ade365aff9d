/**
 * Works through a queue in two lanes, one a core: each takes the first that may run.
 *
 * @template {{early?: boolean, uses?: string}} Item
 * @param {Item[]}                         items    `early` ones need not wait until all is prepared; no two run that use the same
 * @param {Promise<unknown>}               prepared takes one lane until it is settled; must not be rejected
 * @param {(item: Item) => Promise<void>}  run
 */
export async function workThrough( items, prepared, run ) {
	const queue = [ ...items ];
	const inUse = new Map();
	let isPrepared = false;
	const preparing = prepared.then( () => void ( isPrepared = true ) );

	const lane = async () => {
		while ( queue.length ) {
			const next = queue.findIndex( ( { early, uses } ) => ( early || isPrepared ) && ! inUse.has( uses ) );

			if ( next < 0 ) {
				await ( isPrepared ? Promise.race( inUse.values() ) : preparing );
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

	await Promise.all( [ preparing.then( lane ), lane() ] );
}
