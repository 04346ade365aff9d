import { sendCount } from './send-count';

const counted = new WeakSet< HTMLElement >();

/**
 * Lets the site count that a visitor began a form, once a page and form: its name and nothing else, without a cookie. The server prints the
 * address of the counter only where counting is switched on. Nobody waits for it, and nothing depends on it.
 */
export function countFormOpen( form: HTMLElement, name: string ): void {
	const url = form.closest< HTMLElement >( '[data-hvac-form-opens]' )?.dataset.hvacFormOpens;

	if ( ! counted.has( form ) && sendCount( url, { form: name } ) ) {
		counted.add( form );
	}
}
