/** As long as systems take two presses for a double one. */
const DOUBLE = 500;

/**
 * Ignores the second press of a double one, which would hit what has come under the pointer: a link below a form that is done, a button of the
 * next step. The browser counts the presses at one place.
 */
export function ignoreSecondPress(): void {
	const ignore = ( event: MouseEvent ) => {
		if ( event.detail > 1 ) {
			event.preventDefault();
			event.stopPropagation();
		}
	};

	window.addEventListener( 'click', ignore, true );
	setTimeout( () => window.removeEventListener( 'click', ignore, true ), DOUBLE );
}
