import { hasConsent } from '@client/data/consent';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';

export type OffersState = 'ready' | 'refused' | 'loading' | 'shown' | 'failed';

export interface Offers {
	/** `ready` until the visitor requests offers; `refused` without consent to marketing. */
	state: OffersState;
	element: RefObject< HTMLDivElement >;
	load: () => void;
}

/**
 * The offers of a partner's script, loaded once the visitor requests them and has consented to marketing. If the
 * script fails, the list stays.
 *
 * @param scriptUrl empty for none
 * @param zip       the offers' ZIP; empty if no place is known
 */
export function useOffers( scriptUrl: string, zip: string ): Offers {
	const element = useRef< HTMLDivElement >( null );
	const [ state, setState ] = useState< OffersState >( 'ready' );
	const asked = useRef( '' );

	// Reloads for another place.
	useEffect( () => {
		const container = element.current;

		if ( ! container || zip === '' || zip === asked.current || ( state !== 'loading' && state !== 'shown' ) ) {
			return;
		}

		asked.current = zip;
		setState( 'loading' );
		import( '@hvac-blocks/rebates' )
			.then( ( { showOffers } ) => showOffers( container, scriptUrl ) )
			.then(
				() => 'shown' as const,
				() => 'failed' as const
			)
			.then( ( end ) => {
				if ( asked.current === zip ) {
					asked.current = end === 'failed' ? '' : zip;
					setState( end );
				}
			} );
	}, [ state, zip, scriptUrl ] );

	// The pressed button is gone.
	useEffect( () => {
		if ( state === 'shown' ) {
			element.current?.focus();
		}
	}, [ state ] );

	return {
		state,
		element,
		load: () => setState( hasConsent( 'marketing' ) ? 'loading' : 'refused' ),
	};
}
