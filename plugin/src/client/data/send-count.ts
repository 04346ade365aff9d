import { hasConsent } from './consent';

/**
 * Tells the site's own counter what happened, without a cookie. The server prints the counter's address only where counting is switched on.
 * Nobody waits for it, and nothing depends on it.
 *
 * @return whether it was told
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
