/** Each service as a stub of its global, whose callbacks the tests call. */
import '@testing-library/jest-dom';
import type { Captcha, guard as guardForm } from '.';

type Options = Record< string, ( value?: string ) => void > & { sitekey: string; size: string };

const CAPTCHA: Captcha = { service: 'turnstile', siteKey: '0x4key', lang: 'fr', refused: 'Blocked by your choices.' };
const globals = window as unknown as Record< string, unknown >;

let form: HTMLFormElement;
let options: Options;
let api: Record< 'render' | 'reset' | 'remove' | 'execute', jest.Mock >;
let token: () => Promise< string >;
let isInView: boolean;

const submit = () => form.querySelector( '.hvac-form__submit' ) as HTMLElement;
const box = () => submit().parentElement?.previousElementSibling as HTMLElement;
const script = () => document.head.querySelector( 'script' );
const settle = () => jest.advanceTimersByTimeAsync( 0 );

async function open( service: Captcha[ 'service' ] = 'turnstile', isLoaded = true ) {
	let guard: typeof guardForm | undefined;

	// Its script loads once per page.
	jest.isolateModules( () => ( { guard } = jest.requireActual( '.' ) ) );
	if ( isLoaded ) {
		globals[ service ] = api;
	}
	token = ( guard as typeof guardForm )( form, { ...CAPTCHA, service } );
	await settle();
}

async function touch() {
	form.querySelector( 'input' )?.focus();
	await settle();
}

beforeEach( () => {
	jest.useFakeTimers();
	document.head.innerHTML = '';
	document.body.innerHTML =
		'<main><form><input><p>Step</p><div><button class="hvac-form__submit">Send</button></div></form></main>';
	form = document.forms[ 0 ] as HTMLFormElement;
	isInView = true;
	api = {
		render: jest.fn( ( _, given: Options ) => ( ( options = given ), 'widget' ) ),
		reset: jest.fn(),
		remove: jest.fn(),
		execute: jest.fn(),
	};
	[ 'turnstile', 'hcaptcha', 'wp_has_consent' ].forEach( ( name ) => delete globals[ name ] );
	globals.IntersectionObserver = class {
		constructor( private readonly see: ( entries: unknown[], observer: unknown ) => void ) {}
		observe = () => isInView && this.see( [ { isIntersecting: true } ], this );
		disconnect() {}
	};
} );
afterEach( () => jest.useRealTimers() );

it( 'loads nothing until the form is touched and its last step shown, then the service’s script once', async () => {
	await open( 'turnstile', false );
	expect( script() ).toBeNull();

	await touch();
	expect( script()?.src ).toBe(
		'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=hvacBlocksCaptcha'
	);
	globals.turnstile = api;
	( globals.hvacBlocksCaptcha as () => void )();
	await settle();

	expect( api.render ).toHaveBeenCalledTimes( 1 );
	expect( box() ).toContainElement( api.render.mock.calls[ 0 ]?.[ 0 ] );
	expect( options ).toMatchObject( { sitekey: '0x4key', language: 'fr', action: 'lead' } );
	expect( document.head.querySelectorAll( 'script' ) ).toHaveLength( 1 );
} );

it( 'waits while the button is in a later step, or its dialog closed', async () => {
	isInView = false;
	await open( 'turnstile', false );
	await touch();

	expect( script() ).toBeNull();
} );

it.each( [ 'turnstile', 'hcaptcha' ] as const )(
	'gives the token of %s, and a new one to the next try',
	async ( service ) => {
		await open( service );
		await touch();
		options.callback?.( 'first' );
		expect( await token() ).toBe( 'first' );

		const second = token();
		expect( api.reset ).toHaveBeenCalledWith( 'widget' );
		options.callback?.( 'second' );
		expect( await second ).toBe( 'second' );
	}
);

it( 'renews a token that expires before the form is sent', async () => {
	await open();
	await touch();
	options.callback?.( 'old' );
	options[ 'expired-callback' ]?.();
	expect( api.reset ).toHaveBeenCalledTimes( 1 );

	const asked = token();
	options.callback?.( 'new' );
	expect( await asked ).toBe( 'new' );
} );

it( 'sends without a token after five seconds, and at once where the service fails', async () => {
	await open();
	await touch();
	let answer: string | undefined;
	void token().then( ( given ) => ( answer = given ) );
	await jest.advanceTimersByTimeAsync( 4999 );
	expect( answer ).toBeUndefined();
	await jest.advanceTimersByTimeAsync( 1 );
	expect( answer ).toBe( '' );

	const failing = token();
	options[ 'error-callback' ]?.();
	expect( await failing ).toBe( '' );
} );

it( 'does not wait for a script that is blocked, and tries it again at the next press', async () => {
	await open( 'hcaptcha', false );
	await touch();
	script()?.dispatchEvent( new Event( 'error' ) );
	await settle();

	const blocked = token();
	script()?.dispatchEvent( new Event( 'error' ) );
	expect( await blocked ).toBe( '' );
} );

it( 'waits longer for a visitor whom the service asks something, who may refuse', async () => {
	await open( 'hcaptcha' );
	await touch();
	let answer: string | undefined;
	void token().then( ( given ) => ( answer = given ) );
	expect( api.execute ).toHaveBeenCalledWith( 'widget' );
	options[ 'open-callback' ]?.();
	await jest.advanceTimersByTimeAsync( 30_000 );
	expect( answer ).toBeUndefined();

	options[ 'close-callback' ]?.();
	await settle();
	expect( answer ).toBe( '' );
} );

it( 'lets hCaptcha ask inside the dialog that the form is in', async () => {
	const dialog = document.createElement( 'dialog' );
	form.id = 'form';
	form.before( dialog );
	dialog.append( form );
	await open( 'hcaptcha' );
	await touch();

	expect( form ).toContainElement( document.getElementById( String( options[ 'challenge-container' ] ) ) );
} );

it( 'shows Turnstile only when it asks', async () => {
	await open();
	await touch();
	expect( box() ).toHaveStyle( { position: 'absolute' } );
	options[ 'before-interactive-callback' ]?.();
	expect( box().style.position ).toBe( '' );
} );

it( 'sends at once when the visitor leaves', async () => {
	await open();
	await touch();
	const leaving = token();
	window.dispatchEvent( new Event( 'pagehide' ) );

	expect( await leaving ).toBe( '' );
} );

it( 'loads nothing without consent and says so; with it, at the next press', async () => {
	globals.wp_has_consent = () => false;
	await open();
	await touch();
	expect( box() ).toHaveTextContent( 'Blocked by your choices.' );
	expect( await token() ).toBe( '' );
	expect( api.render ).not.toHaveBeenCalled();

	globals.wp_has_consent = ( category: string ) => category === 'functional';
	const asked = token();
	await settle();
	options.callback?.( 'late' );
	expect( await asked ).toBe( 'late' );
	expect( box() ).toHaveTextContent( /^$/ );
} );

it( 'never rejects, whatever the service throws', async () => {
	await open( 'hcaptcha' );
	await touch();
	api.execute.mockImplementation( () => {
		throw new Error( 'missing-captcha' );
	} );

	expect( await token() ).toBe( '' );
} );

it( 'removes the widget with its form', async () => {
	await open();
	await touch();
	form.remove();
	await settle();

	expect( api.remove ).toHaveBeenCalledWith( 'widget' );
} );
