import '@testing-library/jest-dom';
import { hydrateGolden } from '@client/testing/island';
import { type PostedLead, serveLeads } from '@client/testing/leads';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

configure( { asyncUtilTimeout: 10000 } );

const user = userEvent.setup( { delay: null } );
const box = () => screen.getByRole< HTMLInputElement >( 'checkbox', { hidden: true } );
const isAsked = () => box().closest( '[data-asked]' )?.getAttribute( 'data-asked' ) === 'true';
const country = () => screen.getByLabelText< HTMLSelectElement >( 'Country' );
const signUp = () => user.click( screen.getByRole( 'button' ) );

let leads: PostedLead[];

beforeEach( async () => {
	sessionStorage.clear();
	leads = serveLeads();
	await hydrateGolden( __dirname, 'default', View );
} );

it( 'asks express consent of Canada and other countries, never ticked beforehand', async () => {
	expect( country() ).toHaveValue( 'US' );
	expect( isAsked() ).toBe( false );

	for ( const other of [ 'CA', 'OO' ] ) {
		await user.selectOptions( country(), other );
		expect( isAsked() ).toBe( true );
		expect( box() ).not.toBeChecked();
	}

	await user.type( screen.getByLabelText( 'Email' ), 'ana@example.com' );
	await signUp();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Check the box to get our emails' );
	expect( leads ).toEqual( [] );

	await user.click( box() );
	await signUp();
	await waitFor( () => expect( leads ).toEqual( [ expect.objectContaining( { consent: true } ) ] ) );
	expect( leads[ 0 ]?.fields ).toEqual( { email: 'ana@example.com', country: 'OO' } );
} );

it( 'asks who chose Canada before the script came', async () => {
	await hydrateGolden( __dirname, 'default', View, () => {
		country().value = 'CA';
	} );

	expect( isAsked() ).toBe( true );
} );

it( 'asks none of the United States, even of who ticked it for Canada before', async () => {
	await user.selectOptions( country(), 'CA' );
	await user.click( box() );
	await user.selectOptions( country(), 'US' );
	await user.type( screen.getByLabelText( 'Email' ), 'ana@example.com' );
	await signUp();

	await waitFor( () => expect( leads ).toEqual( [ expect.objectContaining( { consent: false } ) ] ) );
} );

it( 'thanks in the words of the specification, and tells nobody of a dealer', async () => {
	const events: unknown[] = [];
	Object.assign( window, { dataLayer: events } );
	await user.type( screen.getByLabelText( 'Email' ), 'ana@example.com{Enter}' );

	expect( await screen.findByRole( 'heading' ) ).toHaveTextContent(
		/^Thank you! Your email has been successfully submitted\.$/
	);
	expect( events ).toEqual( [] );
	Object.assign( window, { dataLayer: undefined } );
} );

it.each( [
	[ '', 'Please enter a valid email' ],
	[ 'ana@example', 'Please enter an email with a @ and a domain name' ],
	[ 'ana maria@example.com', 'Please enter a valid email' ],
] )( 'says of "%s": %s', async ( email, message ) => {
	const field = screen.getByLabelText( 'Email' );
	await user.clear( field );
	await user.type( field, email || ' ' );
	await signUp();

	await screen.findByRole( 'alert' );
	expect( field ).toHaveAccessibleDescription( message );
} );
