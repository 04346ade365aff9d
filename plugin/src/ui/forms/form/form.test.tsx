/** What a form stores, resends, and formats, tested on PHP's output of the contact form. */
import path from 'node:path';
import '@testing-library/jest-dom';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateGolden } from '@client/testing/island';
import { View } from '../../../../blocks/contact-dealer-form/view';

/** Stands for the module at the address that the server gives with the form's token. */
jest.mock( 'captcha.js?ver=1', () => ( { guard: () => () => mockCaptcha() } ), { virtual: true } );

let mockCaptcha: () => Promise< string >;

const folder = path.resolve( __dirname, '../../../../blocks/contact-dealer-form' );
const show = ( name = 'default', before = () => {} ) => hydrateGolden( folder, name, View, before );

interface Post {
	idempotencyKey: string;
	consentVersion: string;
	companyId: string;
	token: string;
	captcha?: string;
	marketing: boolean;
	fields: Record< string, string >;
}

let posts: Post[] = [];
/** The responses of `POST /leads`, in order; the last one repeats. */
let answers: Array< () => Promise< Partial< Response > > > = [];
let token: () => Promise< Partial< Response > >;

const answer = ( status: number, body: unknown ) => async () => ( {
	status,
	headers: new Headers(),
	json: async () => body,
} );
const stored = answer( 201, { reference: 'HB-AAAA-BBBB', status: 'accepted' } );
const unreached = () => Promise.reject( new TypeError( 'Failed to fetch' ) );

configure( { asyncUtilTimeout: 10000 } );
jest.setTimeout( 60000 );

const control = ( name: string ) =>
	document.querySelector( `[name="fields[${ name }]"]` ) as HTMLInputElement & HTMLSelectElement;
const consent = () => document.querySelector( '[name="consent"]' ) as HTMLInputElement;
const submit = () => document.querySelector( '.hvac-form__submit' ) as HTMLButtonElement;
const status = () => document.querySelector( '[role="status"]' );
const alert = () => screen.findByRole( 'alert' );
const thanks = () => screen.findByText( 'HB-AAAA-BBBB' );
const waiting = () => localStorage.getItem( 'hvac-blocks:waiting' );

const VALUES = {
	firstName: 'Ana',
	lastName: 'Núñez',
	email: 'ana@example.com',
	phone: '2145550123',
	addressLine1: '5 Main St',
	city: 'Plano',
	state: 'TX',
	zip: '75024',
};

function write( name: string, value: string ) {
	control( name ).value = value;
	fireEvent.input( control( name ) );
}

/** Fills in and sends everything, all steps at once, as if the style that hides steps had not loaded. */
async function send( change: Partial< typeof VALUES > = {} ) {
	Object.entries( { ...VALUES, ...change } ).forEach( ( [ name, value ] ) => write( name, value ) );
	consent().checked = true;
	await press();
}

/** Simulates leaving the page: pending work is dropped. */
async function sendAndLeave() {
	setOnline( false );
	answers = [ unreached ];
	jest.useFakeTimers();
	await send();
	jest.useRealTimers();
	expect( status() ).toHaveTextContent( 'Waiting for a connection' );
	answers = [ stored ];
}

async function press() {
	Object.defineProperty( submit(), 'offsetParent', { value: document.body, configurable: true } );
	await act( async () => submit().click() );
	await act( async () => {} );
}

const setOnline = ( isOnline: boolean ) => jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( isOnline );

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
	window.history.replaceState( null, '', '/' );
	posts = [];
	answers = [ stored ];
	token = async () => ( { headers: new Headers(), json: async () => ( { token: 'signed' } ) } );
	window.fetch = jest.fn( ( url, init ) => {
		if ( String( url ).includes( 'form-token' ) ) {
			return token();
		}
		posts.push( JSON.parse( String( init?.body ) ) );
		return ( answers.length > 1 ? answers.shift() : answers[ 0 ] )?.();
	} ) as unknown as typeof fetch;
} );

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

describe( 'without a connection', () => {
	it( 'keeps the lead, says so, and sends it once when the connection is back', async () => {
		setOnline( false );
		answers = [ unreached ];
		await show();
		await send();

		await waitFor( () => expect( status() ).toHaveTextContent( 'Waiting for a connection' ) );
		expect( document.querySelector( '.hvac-form' ) ).toHaveTextContent(
			'We will send it as soon as you are back online'
		);
		expect( waiting() ).toContain( 'Plano' );
		expect( control( 'city' ) ).toHaveValue( 'Plano' );

		setOnline( true );
		answers = [ stored ];
		await act( async () => window.dispatchEvent( new Event( 'online' ) ) );
		expect( await thanks() ).toBeVisible();
		await act( async () => window.dispatchEvent( new Event( 'online' ) ) );

		expect( posts.map( ( { idempotencyKey } ) => idempotencyKey ) ).toEqual( [
			posts[ 0 ]?.idempotencyKey,
			posts[ 0 ]?.idempotencyKey,
		] );
		expect( waiting() ).toBeNull();
	} );

	it( 'tries again by itself, and says that it failed where the browser is connected', async () => {
		answers = [ unreached ];
		await show();
		jest.useFakeTimers();
		await send();
		expect( posts ).toHaveLength( 1 );

		for ( const [ wait, tries ] of [
			[ 2000, 2 ],
			[ 4000, 3 ],
			[ 8000, 4 ],
		] as const ) {
			await act( async () => jest.advanceTimersByTimeAsync( wait - 100 ) );
			expect( posts ).toHaveLength( tries - 1 );
			await act( async () => jest.advanceTimersByTimeAsync( 100 ) );
			expect( posts ).toHaveLength( tries );
		}

		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Your request could not be sent.' );
		expect( status() ).toBeEmptyDOMElement();
		expect( waiting() ).toBeNull();
		await act( async () => jest.advanceTimersByTimeAsync( 120000 ) );
		expect( posts ).toHaveLength( 4 );
	} );

	it( 'holds who leaves the page, as long as it waits', async () => {
		const leave = () => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );

		setOnline( false );
		answers = [ unreached ];
		await show();
		expect( leave() ).toBe( false );
		await send();
		expect( leave() ).toBe( true );

		answers = [ stored ];
		await act( async () => window.dispatchEvent( new Event( 'online' ) ) );
		await thanks();
		expect( leave() ).toBe( false );
		expect( jest.mocked( window.fetch ).mock.lastCall?.[ 1 ] ).toHaveProperty( 'keepalive', true );
	} );

	it( 'does not give up while there is no connection', async () => {
		setOnline( false );
		answers = [ unreached ];
		await show();
		jest.useFakeTimers();
		await send();
		await act( async () => jest.advanceTimersByTimeAsync( 300000 ) );

		expect( posts.length ).toBeGreaterThan( 8 );
		expect( new Set( posts.map( ( { idempotencyKey } ) => idempotencyKey ) ) ).toHaveProperty( 'size', 1 );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'is not sent once the visitor changes it', async () => {
		setOnline( false );
		answers = [ unreached ];
		await show();
		await send();
		await waitFor( () => expect( status() ).not.toBeEmptyDOMElement() );
		act( () => write( 'city', 'Frisco' ) );

		expect( status() ).toBeEmptyDOMElement();
		expect( waiting() ).toBeNull();
		answers = [ stored ];
		await act( async () => window.dispatchEvent( new Event( 'online' ) ) );
		expect( posts ).toHaveLength( 1 );

		await press();
		await thanks();
		expect( posts[ 1 ]?.fields.city ).toBe( 'Frisco' );
		expect( posts[ 1 ]?.idempotencyKey ).not.toBe( posts[ 0 ]?.idempotencyKey );
	} );

	it( 'is sent on by the page that follows', async () => {
		await show();
		await sendAndLeave();
		await show();

		expect( await thanks() ).toBeVisible();
		expect( posts[ 1 ] ).toEqual( posts[ 0 ] );
		expect( waiting() ).toBeNull();
	} );

	it( 'is sent on by the form for another dealer, which stays as it is', async () => {
		await show( 'dealer' );
		await sendAndLeave();
		await show();

		await waitFor( () => expect( waiting() ).toBeNull() );
		expect( posts[ 1 ] ).toEqual( posts[ 0 ] );
		expect( posts[ 1 ]?.companyId ).toBe( '1001' );
		expect( screen.queryByText( 'HB-AAAA-BBBB' ) ).toBeNull();
		expect( control( 'firstName' ) ).toHaveValue( 'Ana' );
		expect( consent() ).not.toBeChecked();
	} );

	it( 'is sent again when the page comes back from the browser’s memory', async () => {
		answers = [ unreached, stored ];
		await show();
		await send();
		await waitFor( () => expect( status() ).toHaveTextContent( 'Waiting for a connection' ) );
		await act( async () => window.dispatchEvent( new Event( 'pageshow' ) ) );

		expect( await thanks() ).toBeVisible();
		expect( posts[ 1 ]?.idempotencyKey ).toBe( posts[ 0 ]?.idempotencyKey );
	} );
} );

describe( 'the key of a lead', () => {
	it( 'is the same for the same words, even after it was sent and the visitor went back', async () => {
		await show();
		await send();
		await thanks();
		await show();
		await send();
		await thanks();

		expect( posts ).toHaveLength( 2 );
		expect( posts[ 1 ]?.idempotencyKey ).toBe( posts[ 0 ]?.idempotencyKey );
	} );

	it( 'is another for other words and for another dealer', async () => {
		answers = [ answer( 503, null ), answer( 503, null ), stored ];
		await show();
		await send();
		await alert();
		await send( { city: 'Frisco' } );
		await waitFor( () => expect( posts ).toHaveLength( 2 ) );
		await show( 'dealer' );
		await send( { city: 'Frisco' } );
		await thanks();

		expect( new Set( posts.map( ( { idempotencyKey } ) => idempotencyKey ) ) ).toHaveProperty( 'size', 3 );
	} );

	it( 'goes with one post, however often the button is pressed', async () => {
		let finish: ( response: Partial< Response > ) => void = () => {};
		answers = [ () => new Promise( ( resolve ) => ( finish = resolve ) ) ];
		await show();
		await send();
		await press();
		await press();
		expect( posts ).toHaveLength( 1 );
		await act( async () => finish( await stored() ) );

		expect( await thanks() ).toBeVisible();
		expect( posts ).toHaveLength( 1 );
	} );
} );

describe( 'a refusal', () => {
	it( 'says when it can be sent again', async () => {
		jest.spyOn( Date, 'now' ).mockReturnValue( new Date( 2026, 0, 1, 15, 0 ).getTime() );
		answers = [ answer( 429, { code: 'hvac_blocks_too_many', message: 'Wait.', data: { retryAfter: 600 } } ) ];
		await show();
		await send();

		expect( ( await alert() ).textContent?.replace( /\s/gu, ' ' ) ).toContain(
			'Wait. You can send it again at 3:11 PM.'
		);
		expect( control( 'city' ) ).toHaveValue( 'Plano' );
	} );

	it( 'by something before WordPress has the form’s own words', async () => {
		answers = [
			async () => ( {
				status: 429,
				headers: new Headers(),
				json: () => Promise.reject( new SyntaxError( 'HTML' ) ),
			} ),
		];
		await show();
		await send();

		expect( await alert() ).toHaveTextContent( 'You have sent several requests in a short time.' );
		expect( posts ).toHaveLength( 1 );
	} );
} );

it( 'is sent without a token where a cached page gets none', async () => {
	token = unreached;
	await show();
	await send();
	await thanks();

	expect( posts[ 0 ]?.token ).toBe( '' );
} );

describe( 'what is known already', () => {
	it( 'is the ZIP entered before', async () => {
		localStorage.setItem( 'zipcode', 'm5v2t6' );
		await show();

		expect( control( 'zip' ) ).toHaveValue( 'M5V 2T6' );
	} );

	it( 'is the ZIP of the address, before that', async () => {
		localStorage.setItem( 'zipcode', '10001' );
		window.history.replaceState( null, '', '/?zipcode=75024' );
		await show();

		expect( control( 'zip' ) ).toHaveValue( '75024' );
	} );

	it( 'is not filled in again where it was cleared before the script came', async () => {
		localStorage.setItem( 'zipcode', '10001' );
		await show( 'returned-second-step', () => {
			expect( control( 'zip' ) ).toHaveValue( '7502' );
			control( 'zip' ).value = '';
		} );
		expect( control( 'zip' ) ).toHaveValue( '' );

		await show( 'default', () => {
			const { matches } = control( 'zip' );

			control( 'zip' ).matches = ( selector ) =>
				selector === ':user-invalid' || matches.call( control( 'zip' ), selector );
		} );
		expect( control( 'zip' ) ).toHaveValue( '' );
	} );

	it( 'is never a city, and never in place of what was typed', async () => {
		localStorage.setItem( 'zipcode', 'Plano, TX' );
		await show();
		expect( control( 'zip' ) ).toHaveValue( '' );

		localStorage.setItem( 'zipcode', '10001' );
		await show( 'default', () => {
			control( 'zip' ).value = '75024';
		} );
		expect( control( 'zip' ) ).toHaveValue( '75024' );
	} );
} );

describe( 'states and provinces', () => {
	const groups = () => [ ...control( 'state' ).querySelectorAll( 'optgroup' ) ].map( ( { label } ) => label );

	it( 'follow the postal code', async () => {
		await show();
		expect( groups() ).toEqual( [ 'United States', 'Canada' ] );

		act( () => write( 'zip', 'm5v 2t6' ) );
		expect( groups() ).toEqual( [ 'Canada' ] );
		control( 'state' ).value = 'ON';

		act( () => write( 'zip', '75024' ) );
		expect( groups() ).toEqual( [ 'United States' ] );
		expect( control( 'state' ) ).toHaveValue( '' );

		act( () => write( 'zip', '750' ) );
		expect( groups() ).toEqual( [ 'United States', 'Canada' ] );
	} );

	it( 'keep the one that was chosen', async () => {
		await show();
		control( 'state' ).value = 'TX';
		act( () => write( 'zip', '75024' ) );

		expect( control( 'state' ) ).toHaveValue( 'TX' );
	} );
} );

describe( 'the phone number', () => {
	const type = ( value: string, caret: number, inputType: string ) => {
		control( 'phone' ).focus();
		control( 'phone' ).value = value;
		control( 'phone' ).setSelectionRange( caret, caret );
		fireEvent( control( 'phone' ), new InputEvent( 'input', { bubbles: true, inputType } ) );
		return [ control( 'phone' ).value, control( 'phone' ).selectionStart ];
	};

	it( 'is written while it is typed, the cursor where it was', async () => {
		await show();

		expect( type( '(214) 9555-012', 7, 'insertText' ) ).toEqual( [ '(214) 955-5012', 7 ] );
		expect( type( '(214555-0123', 4, 'deleteContentBackward' ) ).toEqual( [ '(214) 555-0123', 4 ] );
		expect( type( '(214 555-0123', 4, 'deleteContentForward' ) ).toEqual( [ '(214) 555-0123', 6 ] );
		expect( type( '214x', 4, 'insertText' ) ).toEqual( [ '214x', 4 ] );
	} );

	it( 'loses the country’s code where it is pasted or filled in by the browser', async () => {
		await show();
		await waitFor( () => expect( type( '+1 214-555-0123', 15, 'insertFromPaste' )[ 0 ] ).toBe( '(214) 555-0123' ) );

		control( 'phone' ).blur();
		write( 'phone', '+12145550123' );
		expect( control( 'phone' ) ).toHaveValue( '(214) 555-0123' );
		expect( control( 'phone' ) ).not.toHaveFocus();
	} );

	it( 'is left alone while a method writes it', async () => {
		await show();
		control( 'phone' ).value = '2145550123';
		fireEvent( control( 'phone' ), new InputEvent( 'input', { bubbles: true, isComposing: true } ) );

		expect( control( 'phone' ) ).toHaveValue( '2145550123' );
	} );
} );

it( 'says another way wherever it could not be sent', async () => {
	answers = [ answer( 503, null ) ];
	await show();
	await send();

	expect( within( await alert() ).getByRole( 'link' ) ).toHaveAttribute( 'href', 'tel:18005550142' );
} );

it( 'shows the words that there are now where the page had others, and asks again', async () => {
	answers = [
		answer( 422, {
			code: 'hvac_blocks_invalid_form',
			data: {
				fields: { consent: 'The text has changed.' },
				consent: { version: '7', text: 'I agree to the newest words.' },
			},
		} ),
		stored,
	];
	await show();
	await send();

	await waitFor( () =>
		expect( document.querySelector( '.hvac-form__consent' ) ).toHaveTextContent( 'the newest words' )
	);
	expect( consent() ).not.toBeChecked();
	expect( control( 'city' ) ).toHaveValue( 'Plano' );

	consent().checked = true;
	await press();
	expect( await thanks() ).toBeVisible();
	expect( posts.map( ( { consentVersion } ) => consentVersion ) ).toEqual( [
		expect.not.stringMatching( '7' ),
		'7',
	] );
	expect( posts[ 1 ]?.idempotencyKey ).not.toBe( posts[ 0 ]?.idempotencyKey );
} );

it( 'sends the product that it is about, and says which', async () => {
	await show( 'product' );
	expect( screen.getByText( 'About: Ridge 96 "quiet" <b>' ) ).toBeVisible();
	await send();
	expect( posts[ 0 ] ).toMatchObject( { product: 'RG-F-96' } );
} );

it( 'sends the choice about marketing, which it never needs', async () => {
	await show();
	await send();
	expect( await thanks() ).toBeVisible();
	expect( posts[ 0 ] ).toMatchObject( { consent: true, marketing: false, marketingVersion: '2' } );
} );

it( 'sends that the visitor agreed to marketing', async () => {
	await show();
	( document.querySelector( '[name="marketing"]' ) as HTMLInputElement ).checked = true;
	await send();
	expect( await thanks() ).toBeVisible();
	expect( posts[ 0 ] ).toMatchObject( { marketing: true, marketingVersion: '2' } );
} );

describe( 'with a service such as Turnstile', () => {
	beforeEach( () => {
		token = async () => ( {
			headers: new Headers(),
			json: async () => ( { token: 'signed', captcha: { module: 'captcha.js?ver=1' } } ),
		} );
	} );

	it( 'asks for a token at each attempt, and keeps none', async () => {
		const given = [ 'first', 'second' ];
		mockCaptcha = async () => given.shift() ?? '';
		answers = [ answer( 503, { code: 'hvac_blocks_not_stored' } ), stored ];
		await show();
		await send();
		expect( await alert() ).toBeVisible();
		await press();

		expect( await thanks() ).toBeVisible();
		expect( posts.map( ( { captcha } ) => captcha ) ).toEqual( [ 'first', 'second' ] );
	} );

	it( 'keeps the lead while it waits, so that a closed tab loses nothing', async () => {
		let give: ( value: string ) => void = () => {};
		mockCaptcha = () => new Promise( ( resolve ) => ( give = resolve ) );
		await show();
		await send();

		expect( waiting() ).toContain( 'Plano' );
		expect( posts ).toHaveLength( 0 );
		await act( async () => give( '' ) );
		expect( await thanks() ).toBeVisible();
		expect( posts ).toHaveLength( 1 );
	} );
} );

it( 'sends nothing about such a service where the site has none', async () => {
	await show();
	await send();

	expect( await thanks() ).toBeVisible();
	expect( posts[ 0 ] ).not.toHaveProperty( 'captcha' );
} );
