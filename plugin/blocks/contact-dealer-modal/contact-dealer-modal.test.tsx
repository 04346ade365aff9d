import '@testing-library/jest-dom';
import { openContactDialog } from '@client/data/contact-dialog';
import { installDialog } from '@client/testing/dialog';
import { hydrateGolden } from '@client/testing/island';
import { type PostedLead, serveLeads } from '@client/testing/leads';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

configure( { asyncUtilTimeout: 10000 } );
jest.setTimeout( 60000 );

const user = userEvent.setup( { delay: null } );
const show = ( name = 'default' ) => hydrateGolden( __dirname, name, View );
const dialog = () => document.querySelector( 'dialog' ) as HTMLDialogElement;
const opener = () => document.querySelector( '.hvac-contact-dealer-modal__open' ) as HTMLButtonElement;
const pressText = ( text: string ) =>
	user.click( screen.getByText( text, { selector: 'button, button *' } ).closest( 'button' ) as HTMLElement );
const field = ( label: string ) => screen.getByLabelText< HTMLInputElement >( label );
const recipient = () => document.querySelector( '.hvac-form-panel__recipient' );

let leads: PostedLead[];
let events: Array< Record< string, unknown > >;

async function fillIn() {
	const values = {
		'First name': 'Ana',
		'Last name': 'Núñez',
		Email: 'ana@example.com',
		'Phone number': '2145550123',
		'Street address': '5 Main St',
		City: 'Plano',
		'Zip or postal code': '75024',
	};

	for ( const [ label, value ] of Object.entries( values ) ) {
		await user.type( field( label ), value );
	}
	await user.selectOptions( field( 'State or province' ), 'TX' );
	await user.click( screen.getByLabelText( /^I agree that Trane shares/ ) );
}

async function send() {
	await pressText( 'Send request' );
	await screen.findByText( 'Thank you! Your request has been sent.' );
}

const openFor = async ( id: string, name: string ) => {
	const link = document.createElement( 'a' );
	link.href = '#';
	document.body.append( link );
	await act( async () => expect( openContactDialog( { id, name }, link ) ).toBe( true ) );
	return link;
};

beforeEach( () => {
	sessionStorage.clear();
	installDialog();
	leads = serveLeads();
	events = [];
	Object.assign( window, { dataLayer: events } );
} );

afterEach( () => Object.assign( window, { dataLayer: undefined } ) );

describe( 'the dialog', () => {
	it( 'opens with the focus in it, tells so, and gives the focus back when it is closed', async () => {
		await show();
		expect( dialog() ).not.toHaveAttribute( 'open' );

		await user.click( opener() );
		expect( dialog() ).toHaveAttribute( 'open' );
		expect( document.querySelector( '.hvac-dialog__sheet' ) ).toHaveFocus();
		expect( dialog() ).toHaveAccessibleName( 'Contact a dealer' );
		expect( events ).toEqual( [
			expect.objectContaining( { event: 'dealer_form_open', formId: 'contact-dealer-modal', dealerId: '' } ),
		] );

		act( () => dialog().close() );
		expect( opener() ).toHaveFocus();
	} );

	it( 'closes by a press beside it, not by one that began in it', async () => {
		await show();
		await user.click( opener() );

		fireEvent.pointerDown( field( 'City' ) );
		fireEvent.click( dialog() );
		expect( dialog() ).toHaveAttribute( 'open' );

		fireEvent.pointerDown( dialog() );
		fireEvent.click( dialog() );
		expect( dialog() ).not.toHaveAttribute( 'open' );
	} );

	it.each( [
		[ 'T', 'State must be at least 2 characters' ],
		[ 'Texas', 'Please enter your state' ],
	] )( 'tells of a state %s that a script has put into the select', async ( state, message ) => {
		await show();
		await user.click( opener() );
		await fillIn();

		field( 'State or province' ).append( new Option( state, state, true, true ) );
		await pressText( 'Send request' );

		await waitFor( () => expect( field( 'State or province' ) ).toHaveAccessibleDescription( message ) );
		expect( leads ).toEqual( [] );
	} );

	it( 'keeps what was typed when it is closed and opened again', async () => {
		await show();
		await user.click( opener() );
		await user.type( field( 'City' ), 'Plano' );
		act( () => dialog().close() );
		await user.click( opener() );

		expect( field( 'City' ) ).toHaveValue( 'Plano' );
	} );

	it( 'opens a form that came back from the server over the page as well', async () => {
		await show( 'returned' );
		expect( dialog() ).toHaveAttribute( 'open' );
		await user.click( opener() );
		expect( dialog() ).toHaveAttribute( 'open' );
		expect( screen.getByText( 'Street address is required', { selector: 'a' } ) ).toBeInTheDocument();
	} );
} );

describe( 'sending', () => {
	it( 'says what is wrong in the words of the dialog', async () => {
		await show();
		await user.click( opener() );
		await user.type( field( 'Street address' ), 'Main Street' );
		await user.type( field( 'City' ), '75024' );
		await pressText( 'Send request' );

		const summary = await screen.findByRole( 'alert' );
		expect( summary ).toHaveTextContent( 'Please enter your street address' );
		expect( summary ).toHaveTextContent( 'Please enter your city' );
		expect( summary ).toHaveTextContent( 'State is required' );
		expect( leads ).toEqual( [] );
	} );

	it( 'thanks in place of the form, without the headline; the next request begins anew', async () => {
		await show();
		await user.click( opener() );
		await fillIn();
		await send();

		expect( leads ).toEqual( [ expect.objectContaining( { form: 'contact-dealer-modal', companyId: '' } ) ] );
		expect( screen.getByText( 'HB-AAAA-BBBB' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Thank you! Your request has been sent.' ) ).toHaveFocus();
		expect( document.querySelector( '.hvac-form-panel__head' ) ).toHaveAttribute( 'hidden' );
		expect( events ).toContainEqual( expect.objectContaining( { event: 'dealer_form_success', zip: '75024' } ) );

		await pressText( 'Close' );
		expect( dialog() ).not.toHaveAttribute( 'open' );
		await user.click( opener() );
		expect( field( 'First name' ) ).toHaveValue( '' );
		expect( document.querySelector( '.hvac-form-panel__head' ) ).not.toHaveAttribute( 'hidden' );
	} );
} );

describe( 'the dealer', () => {
	it( 'is the one of the card that opened it, and that card has the focus again', async () => {
		await show();
		const link = await openFor( 'EX001', 'Blue Door Heating & Air' );

		expect( recipient() ).toHaveTextContent( 'Your request will go to Blue Door Heating & Air.' );
		expect( events ).toEqual( [] );
		await fillIn();
		await send();
		expect( leads[ 0 ] ).toMatchObject( { companyId: 'EX001' } );
		expect( screen.getByText( 'Blue Door Heating & Air will contact you soon.' ) ).toBeInTheDocument();

		act( () => dialog().close() );
		await waitFor( () => expect( link ).toHaveFocus() );
	} );

	it( 'stays where the press that says whom the form is for is done twice', async () => {
		await show();
		await openFor( 'EX001', 'Blue Door Heating & Air' );
		await act( async () => opener().click() );

		expect( recipient() ).toHaveTextContent( 'Your request will go to Blue Door Heating & Air.' );
		expect( events ).toEqual( [] );
	} );

	it( 'is the block’s own again when its own button is pressed', async () => {
		await show( 'dealer' );
		const own = recipient()?.textContent;
		await openFor( 'EX001', 'Blue Door Heating & Air' );
		act( () => dialog().close() );
		await user.click( opener() );

		expect( recipient() ).toHaveTextContent( own ?? '' );
		expect( own ).toContain( 'North Star' );
	} );

	it( 'is the site’s only one, whatever a card says', async () => {
		await show( 'single-dealer' );
		await openFor( 'EX001', 'Blue Door Heating & Air' );
		expect( recipient() ).toHaveTextContent( 'North Star' );

		await fillIn();
		await send();
		expect( leads[ 0 ] ).toMatchObject( { companyId: '1001' } );
	} );
} );

it( 'is no part of a page without it', () => {
	document.body.innerHTML = '<a href="#">Book Online</a>';
	expect( openContactDialog( { id: 'EX001', name: '' }, document.body ) ).toBe( false );
} );
