import { hasConsent } from './consent';

/**
 * Reports an event to the site's own counter, without a cookie. The server prints the counter's address only if
 * counting is on. Nothing waits for it or depends on it.
 *
 * @return whether it was sent
 */
export function sendCount( url: string | undefined, body: object ): boolean {
	if ( ! url || ! hasConsent( 'statistics-anonymous' ) ) {
		return false;
	}

	// Not sendBeacon(), which sends cookies.
	fetch( url, {
		method: 'POST',
		keepalive: true,
		credentials: 'omit',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( body ),
	} ).catch( () => undefined );

	return true;
}
