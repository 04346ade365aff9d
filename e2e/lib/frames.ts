/**
 * Waits for the browser's next step; a busy machine may draw no frame and not become idle for minutes, so half a
 * second is enough, too.
 */
import type { Page } from '@playwright/test';

const LONGEST = 500;

/** Waits until the browser is idle. */
export const rest = ( page: Page ): Promise< unknown > =>
	page.evaluate( ( timeout ) => new Promise( ( done ) => requestIdleCallback( done, { timeout } ) ), LONGEST );

/** Waits until earlier changes are drawn. */
export const drawn = ( page: Page ): Promise< unknown > =>
	page.evaluate(
		( timeout ) =>
			new Promise( ( done ) => {
				requestAnimationFrame( () => requestAnimationFrame( done ) );
				setTimeout( done, timeout );
			} ),
		LONGEST
	);
