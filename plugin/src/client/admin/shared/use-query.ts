import { useCallback, useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';

type Query = Record< string, string >;

export type ChangeQuery = ( change: Query, how?: 'push' | 'replace' ) => void;

function read(): Query {
	return Object.fromEntries( new URLSearchParams( window.location.search ) );
}

/**
 * The address' query, and a function that changes it: an empty text removes a parameter. Each change adds a history
 * entry, unless it replaces the last one.
 */
export function useQuery(): [ Query, ChangeQuery ] {
	const [ query, setQuery ] = useState( read );

	useEffect( () => {
		const follow = () => setQuery( read() );

		window.addEventListener( 'popstate', follow );

		return () => window.removeEventListener( 'popstate', follow );
	}, [] );

	const change = useCallback< ChangeQuery >( ( parts, how = 'push' ) => {
		const url = addressWith( parts );

		if ( how === 'push' ) {
			window.history.pushState( null, '', url );
		} else {
			window.history.replaceState( null, '', url );
		}

		setQuery( read() );
	}, [] );

	return [ query, change ];
}

/** The screen's address with some parameters changed; an empty text removes one. */
export function addressWith( parts: Query ): string {
	const all = Object.entries( { ...read(), ...parts } ).filter( ( [ , value ] ) => value !== '' );

	return addQueryArgs( window.location.pathname, Object.fromEntries( all ) );
}
