import { englishForm } from '@client/testing/forms';
import { countryOf, optionsIn } from './form-country';
import type { FormField } from './form';

const { steps } = englishForm( 'contact-dealer' );
const state = steps.flatMap( ( { fields } ) => fields ).find( ( { name } ) => name === 'state' ) as FormField;

it.each( [
	[ '75024', 'US' ],
	[ '75024-1234', 'US' ],
	[ ' m5v2t6 ', 'CA' ],
	[ 'M5V', '' ],
	[ '7502', '' ],
	[ 'D5V 2T6', '' ],
] )( 'a postal code %s is of %s', ( zip, country ) => {
	expect( countryOf( steps, { zip } ) ).toBe( country );
} );

it( 'lists the states or provinces of the country, and all where nobody knows', () => {
	const labels = ( country: string ) => optionsIn( country, state ).map( ( { label } ) => label );

	expect( labels( '' ) ).toEqual( [ 'United States', 'Canada' ] );
	expect( labels( 'CA' ) ).toEqual( [ 'Canada' ] );
	expect( labels( 'US' ) ).toEqual( [ 'United States' ] );
	expect( labels( 'OO' ) ).toEqual( [ 'United States', 'Canada' ] );
} );

it( 'asks the country’s field before the postal code', () => {
	const country: FormField = { ...state, name: 'country', type: 'country' };
	const form = [ ...steps, { title: '', fields: [ country ], consent: false } ];

	expect( countryOf( form, { zip: '75024', country: 'CA' } ) ).toBe( 'CA' );
	expect( countryOf( form, { zip: '75024', country: '' } ) ).toBe( 'US' );
} );
