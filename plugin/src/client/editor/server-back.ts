import { useEffect } from '@wordpress/element';

/** Milliseconds until something that failed is tried again. */
const PAUSE_MS = 15_000;

/**
 * Calls back when the browser is online again, and when an editor comes back to the tab.
 *
 * @return ends that
 */
export function whenServerMayBeBack( callback: () => void ): () => void {
	const seen = () => document.visibilityState === 'visible' && callback();

	window.addEventListener( 'online', callback );
	document.addEventListener( 'visibilitychange', seen );
	return () => {
		window.removeEventListener( 'online', callback );
		document.removeEventListener( 'visibilitychange', seen );
	};
}

/** Tries again by itself what failed: now and then, and as soon as the server may be back. */
export function useRetry( hasFailed: boolean, retry: () => void ): void {
	useEffect( () => {
		if ( ! hasFailed ) {
			return undefined;
		}

		const timer = setInterval( retry, PAUSE_MS );
		const end = whenServerMayBeBack( retry );

		return () => {
			clearInterval( timer );
			end();
		};
	}, [ hasFailed, retry ] );
}
