/** The shared cases of every form, which PHP passes, too: the same messages for the same values. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sync as glob } from 'fast-glob';
import type { FormProps, FormValues } from '@client/domain/form';
import { englishForm } from '@client/testing/forms';
import { displayValue, storedValues, validate } from '.';

const contracts = path.resolve( __dirname, '../../../contracts' );

interface Cases {
	base: FormValues;
	valid: Array< { case: string; change: FormValues; stored: FormValues } >;
	invalid: Array< { case: string; change: FormValues; consent?: boolean; errors: FormValues } >;
}

const files = glob( 'forms/*.cases.json', { cwd: contracts } );

it( 'finds the cases', () => {
	expect( files ).not.toHaveLength( 0 );
} );

describe.each( files )( '%s', ( file ) => {
	const cases: Cases = JSON.parse( readFileSync( path.join( contracts, file ), 'utf8' ) );
	const form: FormProps = englishForm( path.basename( file, '.cases.json' ) );

	it.each( cases.valid )( 'takes $case', ( { change, stored } ) => {
		const values = { ...cases.base, ...change };

		expect( validate( form, values, true ) ).toEqual( {} );
		expect( storedValues( form, values ) ).toMatchObject( stored );
	} );

	it.each( cases.invalid )( 'refuses $case', ( { change, consent = true, errors } ) => {
		expect( validate( form, { ...cases.base, ...change }, consent ) ).toEqual( errors );
	} );
} );

describe( 'contact-dealer', () => {
	const form = englishForm( 'contact-dealer' );
	const field = ( name: string ) => {
		const found = form.steps.flatMap( ( { fields } ) => fields ).find( ( each ) => each.name === name );
		if ( ! found ) {
			throw new Error( name );
		}
		return found;
	};

	it( 'checks one step alone', () => {
		expect( Object.keys( validate( form, {}, false, form.steps.slice( 0, 1 ) ) ) ).toEqual( [
			'firstName',
			'lastName',
			'email',
			'phone',
		] );
	} );

	it.each( [
		[ 'phone', '214.555.0123', '(214) 555-0123' ],
		[ 'phone', '+1 214 555 0123', '(214) 555-0123' ],
		[ 'phone', '555-0123', '555-0123' ],
		[ 'zip', ' m5v2t6 ', 'M5V 2T6' ],
		[ 'zip', '750241234', '75024-1234' ],
		[ 'zip', '7502', '7502' ],
	] )( 'shows a %s %s as %s', ( name, typed, expected ) => {
		expect( displayValue( field( name ), typed ) ).toBe( expected );
	} );
} );
