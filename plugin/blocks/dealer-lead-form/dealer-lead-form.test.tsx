import '@testing-library/jest-dom';
import { hydrateGolden } from '@client/testing/island';
import { NOT_STORED, type PostedLead, serveLeads } from '@client/testing/leads';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

configure( { asyncUtilTimeout: 10000 } );
jest.setTimeout( 60000 );

const FAILURE =
	'We are having trouble locating a service provider in your area. For further assistance, reach out to us at 1-800-555-0142, Monday to Friday, 7am to 5pm CST.';

const user = userEvent.setup( { delay: null } );
const field = ( label: string ) => screen.getByLabelText< HTMLInputElement >( label );
const press = ( text: string ) =>
	user.click( screen.getByText( text, { selector: 'button *' } ).closest( 'button' ) as HTMLElement );
const step = () => document.querySelector( '[data-step][data-current="true"]' )?.getAttribute( 'data-step' );

async function fillIn( values: Record< string, string > ) {
	for ( const [ label, value ] of Object.entries( values ) ) {
		await user.type( field( label ), value );
	}
}

async function fillInAll() {
	await fillIn( {
		'First name': 'Ana',
		'Last name': 'Núñez',
		Email: 'ana@example.com',
		'Phone number': '2145550123',
	} );
	await press( 'Next' );
	await waitFor( () => expect( step() ).toBe( '1' ) );
	await fillIn( { 'Street address': '5 Main St', City: 'Plano', 'Zip or postal code': '75024' } );
	await user.selectOptions( field( 'State or province' ), 'TX' );
	await user.click( screen.getByLabelText( /^I agree that Trane shares/ ) );
}

const show = async ( leads: PostedLead[] ) => {
	await hydrateGolden( __dirname, 'default', View );
	return leads;
};

beforeEach( () => sessionStorage.clear() );

it( 'has two steps, with Next and Back, and tells the success with its ZIP code', async () => {
	const events: Array< Record< string, unknown > > = [];
	Object.assign( window, { dataLayer: events } );
	const leads = await show( serveLeads() );

	await press( 'Next' );
	await screen.findByRole( 'alert' );
	expect( step() ).toBe( '0' );

	await fillInAll();
	await press( 'Back' );
	expect( step() ).toBe( '0' );
	expect( field( 'First name' ) ).toHaveValue( 'Ana' );
	await press( 'Next' );
	await waitFor( () => expect( step() ).toBe( '1' ) );
	await press( 'Get my quote' );

	expect( await screen.findByText( 'HB-AAAA-BBBB' ) ).toBeInTheDocument();
	expect( leads ).toEqual( [
		expect.objectContaining( { form: 'dealer-lead', source: 'TRANE:CONTACT_DEALER', consent: true } ),
	] );
	expect( events ).toEqual( [ expect.objectContaining( { event: 'dealer_form_success', zip: '75024' } ) ] );
	expect( document.querySelector( '.hvac-form-panel__head' ) ).toHaveAttribute( 'hidden' );
	Object.assign( window, { dataLayer: undefined } );
} );

it( 'says of the second step what the specification says', async () => {
	await show( serveLeads() );
	await fillIn( {
		'First name': 'Ana',
		'Last name': 'Núñez',
		Email: 'ana@example.com',
		'Phone number': '2145550123',
	} );
	await press( 'Next' );
	await waitFor( () => expect( step() ).toBe( '1' ) );
	await user.type( field( 'Street address' ), 'Main Street' );
	await press( 'Get my quote' );

	await screen.findByRole( 'alert' );
	expect( field( 'Street address' ) ).toHaveAccessibleDescription( 'Street address must be valid' );
	expect( field( 'City' ) ).toHaveAccessibleDescription( 'City is required' );
	expect( field( 'State or province' ) ).toHaveAccessibleDescription( 'Please select a state' );
} );

it( 'gives the telephone number where the request cannot be taken, and keeps what was typed', async () => {
	await show( serveLeads( NOT_STORED ) );
	await fillInAll();
	await press( 'Get my quote' );

	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( FAILURE );
	expect( screen.getByRole( 'link', { name: '1-800-555-0142' } ) ).toHaveAttribute( 'href', 'tel:18005550142' );
	expect( field( 'City' ) ).toHaveValue( 'Plano' );
} );

it( 'says the same where no script sent it', async () => {
	serveLeads();
	await hydrateGolden( __dirname, 'failed', View );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( FAILURE );
} );
