/** Keeps the ZIP code of the page's address, such as an advertisement's, for the pages that follow. The server prints this module only where the address has one. */
import { storeAddressZip } from '@client/data/zip';
import { areaOf } from '@client/domain/postal-code';

const address = new URLSearchParams( window.location.search );
const zip = ( address.get( 'zipcode' ) ?? address.get( 'zipCode' ) ?? '' ).trim();

if ( areaOf( zip ) !== '' ) {
	storeAddressZip( zip );
}
