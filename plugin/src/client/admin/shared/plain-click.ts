import type { MouseEvent } from 'react';

/** Does what a link says within the screen; a click that asks for a new tab or window is left to the browser. */
export function plainClick( act: () => void ) {
	return ( event: MouseEvent ) => {
		if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.altKey && event.button === 0 ) {
			event.preventDefault();
			act();
		}
	};
}
