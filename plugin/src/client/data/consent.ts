/** A kind of consent that the WP Consent API knows. */
export type ConsentCategory = 'statistics' | 'statistics-anonymous' | 'marketing';

interface ConsentApi {
	wp_has_consent?: unknown;
	/** What the API prints into the page for its script. */
	consent_api?: unknown;
}

/**
 * Whether the visitor lets us do this now. A site without the WP Consent API has decided that for all its visitors; on
 * a site with it nothing is allowed until its script says so, also where that script did not load.
 */
export function hasConsent( category: ConsentCategory ): boolean {
	const { wp_has_consent: ask, consent_api: isPrinted } = window as ConsentApi;

	if ( typeof ask !== 'function' ) {
		return ! isPrinted;
	}

	try {
		return ask( category ) === true;
	} catch {
		return false;
	}
}
