/** Puts off what a page does if a browser prepared it, until a visitor opens it: it may never be seen. */
export const whenSeen = ( run: () => void ) => () =>
	( document as { prerendering?: boolean } ).prerendering
		? document.addEventListener( 'prerenderingchange', run )
		: run();
