import { storedZip } from '@client/data/zip';
import type { FormField, FormValues } from '@client/domain/form';
import { postalCode } from '@client/domain/form-rules';

/** Values that the browser already knows: the ZIP in the page's address, or the one entered before. */
export function knownValues( fields: FormField[] ): FormValues {
	const address = new URLSearchParams( window.location.search );
	const asked = address.get( 'zipcode' ) ?? address.get( 'zipCode' ) ?? '';
	const zip = postalCode( asked ) || postalCode( storedZip() );

	return Object.fromEntries( fields.filter( ( { type } ) => type === 'zip' ).map( ( { name } ) => [ name, zip ] ) );
}
