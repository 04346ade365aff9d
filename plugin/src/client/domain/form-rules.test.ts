import { countryOfZip, postalCode } from './form-rules';

it.each( [
	[ ' 75024 ', '75024', 'US' ],
	[ '75024-1234', '75024-1234', 'US' ],
	[ 'm5v 2t6', 'M5V 2T6', 'CA' ],
	[ 'm5v2t6', 'M5V 2T6', 'CA' ],
	[ '7502', '', '' ],
	[ 'Plano', '', '' ],
	[ '', '', '' ],
] )( 'of "%s" the postal code is "%s" in "%s"', ( typed, code, country ) => {
	expect( [ postalCode( typed ), countryOfZip( typed ) ] ).toEqual( [ code, country ] );
} );
