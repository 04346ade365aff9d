import { getJson, isRestApiRefusal } from '@client/data/rest';
import type { System } from './system-cards';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Results } from './types';

const FAILED_AFTER = 15_000;

interface State {
	/** Null if the service did not answer. */
	systems: System[] | null;
	isTrying: boolean;
}

/** The systems that the server printed; without any, the visitor can retry. */
export function useSystems( { systems, route, lang }: Results ): State & { retry: () => boolean } {
	const [ state, setState ] = useState< State >( { systems, isTrying: false } );
	const request = useRef< AbortController | null >( null );
	const isClosed = useRef( false );

	useEffect( () => () => request.current?.abort(), [] );

	const ask = async () => {
		const abort = new AbortController();
		const limit = setTimeout( () => abort.abort(), FAILED_AFTER );
		request.current = abort;
		setState( { systems: null, isTrying: true } );

		const answer = await getJson( route.url, { ...route.query, lang }, abort.signal ).catch( ( error: unknown ) => {
			isClosed.current = isRestApiRefusal( error );
			return null;
		} );
		const found = ( answer as { systems?: System[] } | null )?.systems;
		const systemsNow = Array.isArray( found ) ? found : null;
		clearTimeout( limit );
		setState( { systems: systemsNow, isTrying: false } );
	};

	return {
		...state,
		retry: () => {
			// If the route is blocked, the page itself answers.
			if ( isClosed.current ) {
				return false;
			}
			if ( ! state.isTrying ) {
				void ask();
			}
			return true;
		},
	};
}
