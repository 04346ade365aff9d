import cases from '@contracts/phone-numbers.cases.json';
import { firstUsable, isUsable, withHyphens, telephone } from './phone-number';

// Values\PhoneNumberTest runs the same cases.
it.each( cases )( 'tells whether $text can be dialled', ( { text, usable, href, shown } ) => {
	expect( isUsable( text ) ).toBe( usable );
	expect( usable ? telephone( text ) : undefined ).toBe( href );
	expect( usable ? withHyphens( text ) : undefined ).toBe( shown );
} );

it( 'takes the first that can be dialled', () => {
	expect( firstUsable( '', '1-800-HEATING', ' 972-555-0102 ', '972-555-0103' ) ).toBe( '972-555-0102' );
	expect( firstUsable( 'call us' ) ).toBe( '' );
} );
