/** Runs at once, or when a visitor opens the page if a browser prepared it: it may never be seen. */
export function whenSeen( run: () => void ): void {
	if ( ( document as { prerendering?: boolean } ).prerendering ) {
		document.addEventListener( 'prerenderingchange', run, { once: true } );
	} else {
		run();
	}
}
