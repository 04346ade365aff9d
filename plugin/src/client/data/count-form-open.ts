import { sendCount } from './send-count';

const counted = new WeakSet< HTMLElement >();

/**
 * Counts that a visitor started a form, once per page and form: only its name, without a cookie. The server prints
 * the counter's address only if counting is on. Nothing waits for it or depends on it.
 */
export function countFormOpen( form: HTMLElement, name: string ): void {
	const url = form.closest< HTMLElement >( '[data-hvac-form-opens]' )?.dataset.hvacFormOpens;

	if ( ! counted.has( form ) && sendCount( url, { form: name } ) ) {
		counted.add( form );
	}
}
