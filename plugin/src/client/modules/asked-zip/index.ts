/**
 * Stores the ZIP code in the page's address, such as an advertisement's, for the following pages. The server prints
 * this module only if the address has one.
 */
import { storeAddressZip } from '@client/data/zip';
import { areaOf } from '@client/domain/postal-code';

const address = new URLSearchParams( window.location.search );
const zip = ( address.get( 'zipcode' ) ?? address.get( 'zipCode' ) ?? '' ).trim();

if ( areaOf( zip ) !== '' ) {
	storeAddressZip( zip );
}
