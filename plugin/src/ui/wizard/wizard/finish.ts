import { storedZip, storeZip } from '@client/data/zip';

/** Stored for a place: drafts of dealers' forms, and dealers' numbers. */
const PLACE_KEYS = [ 'hvac-blocks:form:', 'hvac-blocks:number:' ];

/** Stores the place for all blocks, and deletes what the tab has stored for dealers at another one. */
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
		// Storage is forbidden: nothing is stored.
	}
}

/** Opens the results. */
export const openResults = ( url: string ): void => window.location.assign( url );

/** Posts the place to the dealer locator, which responds with its page. */
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
