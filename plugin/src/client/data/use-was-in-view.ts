import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Whether an element has been in view. A hidden element is not in view; without IntersectionObserver every element
 * is.
 *
 * @param element    to observe
 * @param isWatching false to observe nothing
 */
export function useWasInView( element: RefObject< Element >, isWatching: boolean ): boolean {
	const [ isSeen, setSeen ] = useState( false );

	useEffect( () => {
		if ( ! isWatching || isSeen || ! element.current ) {
			return undefined;
		}
		if ( typeof IntersectionObserver === 'undefined' ) {
			setSeen( true );
			return undefined;
		}

		const observer = new IntersectionObserver( ( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				setSeen( true );
			}
		} );

		observer.observe( element.current );
		return () => observer.disconnect();
	}, [ element, isWatching, isSeen ] );

	return isSeen;
}
