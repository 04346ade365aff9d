import { hasConsent } from './consent';

const counted = new WeakSet< HTMLElement >();

/**
 * Lets the site count that a visitor began a form, once a page and form: its name and nothing else, without a cookie. The server prints the
 * address of the counter only where counting is switched on. Nobody waits for it, and nothing depends on it.
 */
export function countFormOpen( form: HTMLElement, name: string ): void {
	const url = form.closest< HTMLElement >( '[data-hvac-form-opens]' )?.dataset.hvacFormOpens;

	if ( ! url || counted.has( form ) || ! hasConsent( 'statistics-anonymous' ) ) {
		return;
	}

	counted.add( form );

	// Not sendBeacon(), which sends cookies.
	fetch( url, {
		method: 'POST',
		keepalive: true,
		credentials: 'omit',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( { form: name } ),
	} ).catch( () => undefined );
}
