import { useEffect, useRef, useState } from '@wordpress/element';

interface Choice {
	/** The index of the chosen panel. */
	chosen: number;
	/** Chooses a panel and names it in the address. */
	choose: ( at: number, isByKey: boolean ) => void;
}

/**
 * Which of several panels a visitor chose. The address names it, so that it can be linked to and the browser's Back
 * button returns to the previous one.
 *
 * @param ids of the panels
 */
export function useChoice( ids: string[] ): Choice {
	const [ chosen, setChosen ] = useState( 0 );
	const wasByKey = useRef( false );
	// The key under which this block stores its choice in a history entry: the address may name something else.
	const key = `hvac-blocks:${ ids[ 0 ] }`;

	// The block's early script has already shown the same panel.
	useEffect( () => {
		const at = ids.indexOf( window.location.hash.slice( 1 ) );

		if ( at > 0 ) {
			setChosen( at );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what the page begins with.
	}, [] );

	useEffect( () => {
		const follow = ( { state }: PopStateEvent ) => {
			const named = ids.indexOf( window.location.hash.slice( 1 ) );
			const at: unknown = named >= 0 ? named : state?.[ key ];

			wasByKey.current = false;
			if ( typeof at === 'number' ) {
				setChosen( at );
			}
		};

		window.addEventListener( 'popstate', follow );
		return () => window.removeEventListener( 'popstate', follow );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what is said in words says it all.
	}, [ ids.join() ] );

	const choose = ( at: number, isByKey: boolean ) => {
		const { history } = window;

		if ( at === chosen ) {
			return;
		}
		// One step back skips all panels that the arrow keys passed.
		if ( isByKey && wasByKey.current ) {
			history.replaceState( history.state, '', `#${ ids[ at ] }` );
		} else {
			history.replaceState( { ...history.state, [ key ]: chosen }, '' );
			history.pushState( null, '', `#${ ids[ at ] }` );
		}
		wasByKey.current = isByKey;
		setChosen( at );
	};

	return { chosen, choose };
}
