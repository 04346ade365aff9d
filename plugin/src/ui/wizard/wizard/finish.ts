import { storedZip, storeZip } from '@client/data/zip';

/** What was kept for another place: drafts of the forms for dealers, and the numbers of dealers. */
const PLACE_KEYS = [ 'hvac-blocks:form:', 'hvac-blocks:number:' ];

/** Makes the place that of all blocks. What the tab keeps of dealers at another one is forgotten. */
export function storeWizardPlace( zip: string ): void {
	if ( zip === storedZip() ) {
		return;
	}

	storeZip( zip );

	try {
		Object.keys( sessionStorage )
			.filter( ( key ) => PLACE_KEYS.some( ( start ) => key.startsWith( start ) ) )
			.forEach( ( key ) => sessionStorage.removeItem( key ) );
	} catch {
		// Storage is refused: nothing is kept.
	}
}

/** Leads to the results. */
export const openResults = ( url: string ): void => window.location.assign( url );

/** Posts the place to the dealer locator, which answers with its page. */
export function postZip( url: string, zip: string ): void {
	const form = document.createElement( 'form' );
	const field = document.createElement( 'input' );

	Object.assign( form, { method: 'post', action: url, hidden: true } );
	Object.assign( field, { type: 'hidden', name: 'zipcode', value: zip } );
	form.append( field );
	document.body.append( form );
	form.submit();
	form.remove();
}
