import type { MouseEvent } from 'react';

/** Handles a link within the screen; leaves clicks that open a new tab or window to the browser. */
export function plainClick( act: () => void ) {
	return ( event: MouseEvent ) => {
		if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.altKey && event.button === 0 ) {
			event.preventDefault();
			act();
		}
	};
}
