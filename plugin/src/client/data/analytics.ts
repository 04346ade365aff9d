import { areaOf } from '../domain/postal-code';
import { hasConsent } from './consent';
import { countSearch } from './count-search';

/** What visitors do (section 7 of the specification), with everything published about it. */
export interface AnalyticsEvents {
	/**
	 * A search that the visitor started was answered. `zip` belongs to the found place; empty if the place does not
	 * exist.
	 */
	dealer_search: { zip: string; dealers: number };
	/** The visitor opens the contact form from a dealer; `cardPosition` is 1 for the first card of the list. */
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
/** Refuses keys: whatever else a caller has stays private. */
type Nothing< Keys extends PropertyKey > = Record< Keys, never >;
type Values = Record< string, string | number >;

/**
 * Publishes what a visitor did to the page's other scripts: in `dataLayer`, the list that tag managers read, if it
 * exists, and as the DOM event `hvac-blocks:<name>` on the document. Nothing leaves the page by itself.
 *
 * Without consent to statistics the event is dropped: a later consent does not cover it.
 *
 * The site also counts searches by itself, see `countSearch()`.
 */
export function track< Name extends EventName, Detail extends AnalyticsEvents[ Name ] >(
	name: Name,
	detail: Detail & Nothing< Exclude< keyof Detail, keyof AnalyticsEvents[ Name ] > >
): void {
	const values: Values = { ...detail };

	// Only the postal area: visitors may have typed an address.
	if ( 'zip' in values ) {
		values.zip = areaOf( String( values.zip ) );
	}

	const isSearch = name === 'dealer_search';

	if ( isSearch ) {
		countSearch( String( values.zip ) );
	}

	// The place does not exist: the search did not succeed.
	if ( ! isSearch || values.zip !== '' ) {
		publish( name, values );
	}
}

/** Publishes an event to the page's other scripts, if the visitor allows statistics. */
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
		// A fault of the tag manager must not interrupt the visitor.
	}

	document.dispatchEvent( new CustomEvent( `hvac-blocks:${ name }`, { detail: values, bubbles: true } ) );
}
