/**
 * Tells the site's tag manager, where it has one, what a visitor did: `dataLayer` is the list that such
 * scripts read. Nothing leaves the page by itself.
 *
 * @param event  the event's name, of section 7 of the specification
 * @param values its values
 */
export function track( event: string, values: Record< string, string | number > ): void {
	const { dataLayer } = window as { dataLayer?: unknown };

	if ( Array.isArray( dataLayer ) ) {
		dataLayer.push( { event, ...values } );
	}
}
