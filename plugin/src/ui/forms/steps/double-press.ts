/** Milliseconds within which systems treat two presses as a double press. */
const DOUBLE_PRESS_MS = 500;

/**
 * Ignores the second press of a double one, which would hit whatever has appeared under the pointer: a link below a
 * finished form, or a button of the next step. It also neither moves the new focus nor opens a list. The browser
 * counts presses at one position.
 */
export function ignoreDoublePress(): void {
	const ignore = ( event: MouseEvent ) => {
		if ( event.detail > 1 ) {
			event.preventDefault();
			event.stopPropagation();
		}
	};

	for ( const type of [ 'mousedown', 'click' ] as const ) {
		window.addEventListener( type, ignore, true );
		setTimeout( () => window.removeEventListener( type, ignore, true ), DOUBLE_PRESS_MS );
	}
}
