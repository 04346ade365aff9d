import { readFileSync } from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type IslandView, mount } from '@client/islands/mount';
import { fromGolden } from '@client/islands/parity';
import { View } from './view';

interface Post {
	url: string;
	body: Record< string, unknown > & { fields: Record< string, string > };
}

let posts: Post[] = [];
/** The responses of `POST /leads`, in order; the last one repeats. */
let answers: Array< () => Promise< Partial< Response > > > = [];

const answer = ( status: number, body: unknown ) => async () => ( {
	status,
	headers: new Headers(),
	json: async () => body,
} );
const stored = answer( 201, { reference: 'HB-AAAA-BBBB', status: 'accepted' } );
const notStored = answer( 503, {
	code: 'hvac_blocks_not_stored',
	message: 'Your request could not be sent.',
	data: { status: 503 },
} );

// A busy machine must not fail the form.
configure( { asyncUtilTimeout: 10000 } );
jest.setTimeout( 60000 );

const user = userEvent.setup( { delay: null } );
const golden = ( name: string ) =>
	fromGolden( readFileSync( path.join( __dirname, `golden/${ name }.html` ), 'utf8' ) );

const field = ( label: string ) => screen.getByLabelText< HTMLInputElement >( label );
const currentStep = () => document.querySelector( '[data-step][data-current="true"]' )?.getAttribute( 'data-step' );
// By text, because searching by role computes the style of every option of every select.
const button = ( name: string ) =>
	screen.getByText( name, { selector: 'button *' } ).closest( 'button' ) as HTMLButtonElement;
const press = ( name: string ) => user.click( button( name ) );
const consent = () => screen.getByLabelText< HTMLInputElement >( /^I agree that/ );

async function show( name = 'default', beforeHydration = () => {} ) {
	document.body.innerHTML = golden( name );
	beforeHydration();
	let ready: Promise< void > | undefined;
	act(
		() =>
			void ( ready = mount( View as unknown as IslandView, document.querySelector( '[data-hvac]' ) as Element ) )
	);
	await act( async () => ready );
}

const STEP_1 = { 'First name': 'Ana', 'Last name': 'Núñez', Email: 'ana@example.com', 'Phone number': '2145550123' };

async function fillStep1() {
	for ( const [ label, value ] of Object.entries( STEP_1 ) ) {
		await user.type( field( label ), value );
	}
}

async function fillStep2() {
	await user.type( field( 'Street address' ), '5 Main St' );
	await user.type( field( 'City' ), 'Plano' );
	await user.selectOptions( field( 'State or province' ), 'TX' );
	await user.type( field( 'Zip or postal code' ), '75024' );
	await user.click( consent() );
}

async function fillAll() {
	await fillStep1();
	await press( 'Next' );
	await waitFor( () => expect( currentStep() ).toBe( '1' ) );
	await fillStep2();
}

beforeEach( () => {
	sessionStorage.clear();
	posts = [];
	answers = [ stored ];
	window.fetch = jest.fn( ( url, init ) => {
		if ( String( url ).includes( 'form-token' ) ) {
			return Promise.resolve( { headers: new Headers(), json: async () => ( { token: 'signed' } ) } );
		}
		posts.push( { url: String( url ), body: JSON.parse( String( init?.body ) ) } );
		return ( answers.length > 1 ? answers.shift() : answers[ 0 ] )?.();
	} ) as unknown as typeof fetch;
} );

describe( 'the steps', () => {
	it( 'says what is missing, under the fields and in a list that leads to them', async () => {
		await show();
		await press( 'Next' );

		const summary = await screen.findByRole( 'alert' );
		expect( field( 'First name' ) ).toHaveFocus();
		expect( summary ).toHaveTextContent( 'One or more fields are invalid. Please review the form.' );
		expect(
			within( summary )
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Please enter your first name',
			'Please enter your last name',
			'Please enter your email',
			'Please enter your phone number',
		] );
		expect( currentStep() ).toBe( '0' );
		expect( field( 'Email' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( field( 'Email' ) ).toHaveAccessibleDescription( 'Please enter your email' );
		expect( field( 'Phone number' ) ).toHaveAccessibleDescription(
			'10 digits, for example (214) 555-0123 Please enter your phone number'
		);

		await user.click( within( summary ).getByRole( 'link', { name: 'Please enter your email' } ) );
		expect( field( 'Email' ) ).toHaveFocus();
	} );

	it( 'goes on by the Enter key, tells the new step and comes back with everything typed', async () => {
		await show();
		await fillStep1();
		await user.keyboard( '{Enter}' );

		await waitFor( () => expect( currentStep() ).toBe( '1' ) );
		expect( screen.getByText( 'Address and consent' ).parentElement ).toHaveFocus();

		await press( 'Back' );
		expect( currentStep() ).toBe( '0' );
		expect( screen.getByText( 'Your details' ).parentElement ).toHaveFocus();
		expect( field( 'First name' ) ).toHaveValue( 'Ana' );
		expect( posts ).toEqual( [] );
	} );

	it( 'takes a message away as soon as the field is right, and not before', async () => {
		await show();
		await press( 'Next' );
		await screen.findByRole( 'alert' );

		await user.type( field( 'First name' ), 'A' );
		expect( field( 'First name' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		await user.type( field( 'First name' ), 'n' );
		expect( field( 'First name' ) ).toHaveAttribute( 'aria-invalid', 'false' );
		expect( field( 'Last name' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	} );

	it( 'writes phone numbers and postal codes as people do', async () => {
		await show();
		await user.type( field( 'Phone number' ), '1 214.555.0123' );
		await user.type( field( 'Zip or postal code' ), 'm5v2t6' );
		await user.tab();

		expect( field( 'Phone number' ) ).toHaveValue( '(214) 555-0123' );
		expect( field( 'Zip or postal code' ) ).toHaveValue( 'M5V 2T6' );
	} );

	it( 'counts characters, a pair of code units as one', async () => {
		await show();
		await user.type( field( 'First name' ), 'Al𠮷' );

		expect( field( 'First name' ).closest( '.hvac-field' ) ).toHaveTextContent( '3/60' );
	} );
} );

describe( 'what was typed', () => {
	it( 'before the script came stays, and the draft fills only what is empty', async () => {
		sessionStorage.setItem(
			'hvac-blocks:form:contact-dealer',
			JSON.stringify( { firstName: 'Old', city: 'Plano', state: 'TX' } )
		);
		await show( 'default', () => {
			field( 'First name' ).value = 'Typed early';
			consent().checked = true;
		} );

		expect( field( 'First name' ) ).toHaveValue( 'Typed early' );
		expect( field( 'City' ) ).toHaveValue( 'Plano' );
		expect( field( 'State or province' ) ).toHaveValue( 'TX' );
		expect( consent() ).toBeChecked();
		expect( field( 'First name' ).closest( '.hvac-field' ) ).toHaveTextContent( '11/60' );
	} );

	it( 'outlives the page, but not the consent', async () => {
		await show();
		await fillStep1();
		await user.click( consent() );
		await show();

		expect( field( 'Last name' ) ).toHaveValue( 'Núñez' );
		expect( consent() ).not.toBeChecked();
	} );
} );

describe( 'sending', () => {
	it( 'posts the lead once and thanks in place of the form', async () => {
		await show( 'dealer' );
		await fillAll();
		await user.dblClick( button( 'Send request' ) );

		const thanks = await screen.findByRole( 'heading', { name: 'Thank you! Your request has been sent.' } );
		expect( thanks ).toHaveFocus();
		expect( screen.getByText( 'HB-AAAA-BBBB' ) ).toBeVisible();
		expect( screen.getByText( 'North Star Heating & Air will contact you soon.' ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { name: 'Contact a dealer' } ) ).toBeNull();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( JSON.stringify( { ...sessionStorage } ) ).not.toMatch( /Ana|Plano|example\.com/ );

		expect( posts ).toHaveLength( 1 );
		expect( posts[ 0 ]?.url ).toMatch( /hvac-blocks\/v1\/leads$/ );
		expect( posts[ 0 ]?.body ).toEqual( {
			form: 'contact-dealer',
			lang: 'en',
			source: 'TRANE:CONTACT_DEALER',
			companyId: '1001',
			fields: {
				firstName: 'Ana',
				lastName: 'Núñez',
				email: 'ana@example.com',
				phone: '(214) 555-0123',
				addressLine1: '5 Main St',
				city: 'Plano',
				state: 'TX',
				zip: '75024',
			},
			consent: true,
			consentVersion: '2',
			marketing: false,
			marketingVersion: '2',
			pageUrl: 'http://localhost/',
			idempotencyKey: expect.stringMatching( /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ ),
			token: expect.any( String ),
			x7: '',
		} );
	} );

	it( 'tells the page’s other scripts of the ZIP, once it is stored', async () => {
		const heard: unknown[] = [];
		const hear = ( event: Event ) => heard.push( ( event as CustomEvent ).detail );

		document.addEventListener( 'hvac-blocks:dealer_form_success', hear );
		answers = [ notStored, stored ];
		await show();
		await fillAll();
		await press( 'Send request' );
		await screen.findByRole( 'alert' );
		expect( heard ).toEqual( [] );

		await press( 'Send request' );
		await screen.findByText( 'HB-AAAA-BBBB' );
		document.removeEventListener( 'hvac-blocks:dealer_form_success', hear );
		expect( heard ).toEqual( [ { zip: '75024' } ] );
	} );

	it( 'sends by the Enter key, which presses the first button of the form', async () => {
		await show();
		await fillAll();
		await user.type( field( 'City' ), '{Enter}' );

		expect( await screen.findByText( 'HB-AAAA-BBBB' ) ).toBeVisible();
	} );

	it( 'does not send without consent', async () => {
		await show();
		await fillAll();
		await user.click( consent() );
		await press( 'Send request' );

		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Check the box so we can contact you' );
		expect( currentStep() ).toBe( '1' );
		expect( posts ).toEqual( [] );
	} );

	it( 'says so while it sends', async () => {
		let finish: ( response: Partial< Response > ) => void = () => {};
		answers = [ () => new Promise( ( resolve ) => ( finish = resolve ) ) ];
		await show();
		await fillAll();
		await press( 'Send request' );

		await waitFor( () => expect( document.querySelector( '[role="status"]' ) ).toHaveTextContent( 'Sending…' ) );
		expect( button( 'Send request' ) ).toHaveAttribute( 'aria-busy', 'true' );
		await press( 'Send request' );
		expect( posts ).toHaveLength( 1 );

		await act( async () => finish( await stored() ) );
		await screen.findByText( 'HB-AAAA-BBBB' );
	} );

	it( 'keeps everything when the lead is not stored, and tries again under the same key', async () => {
		answers = [ notStored, stored ];
		await show();
		await fillAll();
		await press( 'Send request' );

		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'Your request could not be sent.' );
		expect( within( alert ).getByRole( 'link', { name: '1-800-555-0142' } ) ).toHaveAttribute(
			'href',
			'tel:18005550142'
		);
		expect( alert ).toHaveFocus();
		expect( field( 'Street address' ) ).toHaveValue( '5 Main St' );
		expect( consent() ).toBeChecked();

		await press( 'Send request' );
		await screen.findByText( 'HB-AAAA-BBBB' );
		expect( posts ).toHaveLength( 2 );
		expect( posts[ 1 ]?.body.idempotencyKey ).toBe( posts[ 0 ]?.body.idempotencyKey );
	} );

	it( 'shows the words of the server to whom sends too often, and its own where the answer is none', async () => {
		answers = [
			answer( 429, { code: 'hvac_blocks_too_many', message: 'Please wait a few minutes.', data: {} } ),
			answer( 502, null ),
		];
		await show();
		await fillAll();
		await press( 'Send request' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Please wait a few minutes.' );

		await press( 'Send request' );
		await waitFor( () =>
			expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
				'Your request could not be sent. Everything you entered is still here.'
			)
		);
	} );

	it( 'goes to the step of the field that the server refuses', async () => {
		answers = [
			answer( 422, {
				code: 'hvac_blocks_invalid_form',
				message: '…',
				data: { fields: { email: 'This address bounces' } },
			} ),
		];
		await show();
		await fillAll();
		await press( 'Send request' );

		await waitFor( () => expect( currentStep() ).toBe( '0' ) );
		expect( field( 'Email' ) ).toHaveAccessibleDescription( 'This address bounces' );
		expect( field( 'Email' ) ).toHaveFocus();
	} );

	it( 'gives up after twenty seconds', async () => {
		answers = [
			() =>
				new Promise( ( _resolve, reject ) => {
					const { signal } = jest.mocked( window.fetch ).mock.lastCall?.[ 1 ] ?? {};
					signal?.addEventListener( 'abort', () => reject( new DOMException( '', 'AbortError' ) ) );
				} ),
		];
		await show();
		await fillAll();

		jest.useFakeTimers();
		button( 'Send request' ).click();
		await act( async () => jest.advanceTimersByTimeAsync( 19000 ) );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await act( async () => jest.advanceTimersByTimeAsync( 2000 ) );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Your request could not be sent.' );
		jest.useRealTimers();
	} );

	it( 'leaves out a token so young that a person would pass for a machine', async () => {
		const now = jest.spyOn( performance, 'now' ).mockReturnValue( 1000 );
		await show();
		await fillAll();
		now.mockReturnValue( 2000 );
		answers = [ notStored, stored ];
		await press( 'Send request' );
		await screen.findByRole( 'alert' );
		now.mockReturnValue( 2400 );
		await press( 'Send request' );
		await screen.findByText( 'HB-AAAA-BBBB' );
		now.mockRestore();

		expect( posts.map( ( { body } ) => body.token ) ).toEqual( [ '', 'signed' ] );
	} );
} );

describe( 'a form that came back', () => {
	it( 'begins at the first step that is wrong', async () => {
		await show( 'returned-second-step' );

		expect( currentStep() ).toBe( '1' );
		expect( field( 'Código postal' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	} );

	it( 'leads to a field of another step', async () => {
		await show( 'returned' );
		await user.click( screen.getByRole( 'link', { name: 'Please enter your city' } ) );

		expect( currentStep() ).toBe( '1' );
		expect( field( 'City' ) ).toHaveFocus();
	} );
} );
