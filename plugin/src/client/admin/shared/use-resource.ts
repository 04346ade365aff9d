import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { apiRequest, problemOf, wasAborted, type ApiProblem } from './api';

export interface Resource< T > {
	/** The last successful answer; it stays while another is loading. */
	data: T | null;
	problem: ApiProblem | null;
	isLoading: boolean;
	reload: () => void;
	/** Sets the answer that another request returned; one that is loading is older and dropped. */
	replace: ( data: T ) => void;
}

interface State< T > {
	data: T | null;
	problem: ApiProblem | null;
	isLoading: boolean;
}

/**
 * A route's answer, requested again when the path changes.
 *
 * @param path  below `/admin`
 * @param first the first answer, if it came with the page
 */
export function useResource< T >( path: string, first: T | null = null ): Resource< T > {
	const [ state, setState ] = useState< State< T > >( { data: first, problem: null, isLoading: first === null } );
	const [ turn, setTurn ] = useState( 0 );
	const loading = useRef< AbortController | null >( null );
	const isAnswered = useRef( first !== null );

	useEffect( () => {
		if ( isAnswered.current ) {
			isAnswered.current = false;
			return undefined;
		}

		const controller = new AbortController();

		loading.current = controller;
		setState( ( { data } ) => ( { data, problem: null, isLoading: true } ) );
		apiRequest< T >( path, { signal: controller.signal } ).then(
			( data ) => {
				if ( ! controller.signal.aborted ) {
					setState( { data, problem: null, isLoading: false } );
				}
			},
			( error: unknown ) => {
				if ( ! controller.signal.aborted && ! wasAborted( error ) ) {
					setState( ( { data } ) => ( { data, problem: problemOf( error ), isLoading: false } ) );
				}
			}
		);

		return () => controller.abort();
	}, [ path, turn ] );

	const reload = useCallback( () => setTurn( ( last ) => last + 1 ), [] );
	const replace = useCallback( ( data: T ) => {
		loading.current?.abort();
		setState( { data, problem: null, isLoading: false } );
	}, [] );

	return { ...state, reload, replace };
}
