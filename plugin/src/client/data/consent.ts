/** A consent category of the WP Consent API. */
export type ConsentCategory = 'functional' | 'statistics' | 'statistics-anonymous' | 'marketing';

interface ConsentApi {
	wp_has_consent?: unknown;
	/** Printed by the API for its script. */
	consent_api?: unknown;
}

/**
 * Whether the visitor currently consents. A site without the WP Consent API has decided for all its visitors; with
 * it, nothing is allowed until its script says so, even if that script failed to load.
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
