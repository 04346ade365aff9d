/** Waits for what the browser does next; a busy machine may draw no frame and find no rest for minutes, so half a second does as well. */
import type { Page } from '@playwright/test';

const LONGEST = 500;

/** Until the browser has nothing else to do. */
export const rest = ( page: Page ): Promise< unknown > =>
	page.evaluate( ( timeout ) => new Promise( ( done ) => requestIdleCallback( done, { timeout } ) ), LONGEST );

/** Until what was changed before is drawn. */
export const drawn = ( page: Page ): Promise< unknown > =>
	page.evaluate(
		( timeout ) =>
			new Promise( ( done ) => {
				requestAnimationFrame( () => requestAnimationFrame( done ) );
				setTimeout( done, timeout );
			} ),
		LONGEST
	);
