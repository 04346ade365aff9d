import '@testing-library/jest-dom';
import { hydrateGolden } from '@client/testing/island';
import { NOT_STORED, type PostedLead, serveLeads } from '@client/testing/leads';
import cases from '@contracts/forms/__FORM__.cases.json';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

configure( { asyncUtilTimeout: 10000 } );
jest.setTimeout( 60000 );

const user = userEvent.setup( { delay: null } );
const control = ( name: string ) => document.querySelector( `[name="fields[${ name }]"]` ) as HTMLInputElement;
const send = () => user.click( document.querySelector( '.hvac-form__submit' ) as HTMLElement );

async function fillIn() {
	for ( const [ name, value ] of Object.entries( cases.base ) ) {
		await ( control( name ).matches( 'select' )
			? user.selectOptions( control( name ), value )
			: user.type( control( name ), value ) );
	}
	await user.click( document.querySelector( '[name="consent"]' ) as HTMLElement );
}

const show = async ( leads: PostedLead[] ) => {
	sessionStorage.clear();
	localStorage.clear();
	await hydrateGolden( __dirname, 'default', View );
	return leads;
};

it( 'says at each field what is wrong, and has the focus on the first', async () => {
	const leads = await show( serveLeads() );
	await send();

	expect( await screen.findByRole( 'alert' ) ).toBeInTheDocument();
	const wrong = [ ...document.querySelectorAll( '.hvac-form [aria-invalid="true"]' ) ];
	expect( wrong ).toHaveLength( Object.keys( cases.base ).length + 1 );
	wrong.forEach( ( field ) => expect( field ).toHaveAccessibleDescription() );
	expect( wrong[ 0 ] ).toHaveFocus();
	expect( leads ).toEqual( [] );
} );

it( 'sends what was typed, and gives the reference', async () => {
	const leads = await show( serveLeads() );
	await fillIn();
	await send();

	expect( await screen.findByText( 'HB-AAAA-BBBB' ) ).toBeInTheDocument();
	expect( leads ).toEqual( [
		expect.objectContaining( {
			form: '__FORM__',
			consent: true,
			fields: expect.objectContaining( cases.base ),
		} ),
	] );
} );

it( 'keeps what was typed where it could not be sent', async () => {
	await show( serveLeads( NOT_STORED ) );
	await fillIn();
	await send();

	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your request could not be sent.' );
	expect( control( 'firstName' ) ).toHaveValue( cases.base.firstName );
} );
