import { areaOf } from '../domain/postal-code';
import { hasConsent } from './consent';
import { countSearch } from './count-search';

/** What visitors do (section 7 of the specification), with all that is said of it. */
export interface AnalyticsEvents {
	/** A search that the visitor started was answered. `zip` is that of the place found, empty if the place does not exist. */
	dealer_search: { zip: string; dealers: number };
	/** The visitor goes from a dealer to the contact form; `cardPosition` is 1 for the first card of the list. */
	dealer_form_open: {
		formId: string;
		dealerName: string;
		dealerId: string;
		dataText: string;
		cardPosition: number;
	};
	/** A form for a dealer was sent and stored. */
	dealer_form_success: { zip: string };
	/** The repair or replace calculator gave an answer; `product` is in dollars. */
	calculator_result: { result: string; age: string; estimate: string; product: number };
}

type EventName = keyof AnalyticsEvents;
type Values = Record< string, string | number >;

/** Everything that an event says: what else a caller has stays in the page. */
const PUBLISHED_KEYS: { [ Name in EventName ]: ReadonlyArray< keyof AnalyticsEvents[ Name ] & string > } = {
	dealer_search: [ 'zip', 'dealers' ],
	dealer_form_open: [ 'formId', 'dealerName', 'dealerId', 'dataText', 'cardPosition' ],
	dealer_form_success: [ 'zip' ],
	calculator_result: [ 'result', 'age', 'estimate', 'product' ],
};

/**
 * Tells the page's other scripts what a visitor did: in `dataLayer`, the list that tag managers read, where there is
 * one, and as the DOM event `hvac-blocks:<name>` on the document. Nothing leaves the page by itself.
 *
 * Without consent to statistics it is forgotten at once: a later consent is not about what was done before it.
 *
 * A search is also counted by the site itself, see `countSearch()`.
 */
export function track< Name extends EventName >( name: Name, detail: AnalyticsEvents[ Name ] ): void {
	const values = publishedValues( name, detail );
	const isSearch = name === 'dealer_search';

	if ( isSearch ) {
		countSearch( String( values.zip ) );
	}

	// There is no such place: the search did not succeed.
	if ( ! isSearch || values.zip !== '' ) {
		publish( name, values );
	}
}

/** Tells the page's other scripts, where the visitor lets us; `track()` says of what. */
export function publish( name: string, values: Values ): void {
	if ( ! hasConsent( 'statistics' ) ) {
		return;
	}

	const { dataLayer } = window as { dataLayer?: unknown };

	try {
		if ( Array.isArray( dataLayer ) ) {
			dataLayer.push( { event: name, ...values } );
		}
	} catch {
		// The tag manager's own fault must not end what the visitor is doing.
	}

	document.dispatchEvent( new CustomEvent( `hvac-blocks:${ name }`, { detail: values, bubbles: true } ) );
}

function publishedValues< Name extends EventName >( name: Name, detail: AnalyticsEvents[ Name ] ): Values {
	const given = detail as unknown as Values;
	const values: Values = {};

	for ( const key of PUBLISHED_KEYS[ name ] ) {
		const value = given[ key ] ?? '';

		// The postal area alone: what a visitor types may be an address.
		values[ key ] = key === 'zip' ? areaOf( String( value ) ) : value;
	}

	return values;
}
