/** As long as systems take two presses for a double one. */
const DOUBLE_PRESS_MS = 500;

/**
 * Ignores the second press of a double one, which would hit what has come under the pointer: a link below a form that is done, a button of the
 * next step. Nor does it take the focus from what has just got it, or open a list. The browser counts the presses at one place.
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
