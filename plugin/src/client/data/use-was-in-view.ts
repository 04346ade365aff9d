import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Whether an element has been seen. What is not displayed is not seen; a browser that cannot tell sees everything.
 *
 * @param element    to look at
 * @param isWatching false where nobody wants to know
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
