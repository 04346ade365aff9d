/**
 * Turnstile or hCaptcha in a form. The form imports this at its address, which `GET /form-token` names, so that a site
 * without such a service loads nothing. The service itself loads once the visitor types or focuses a field, in the step
 * with the last button.
 */
import { hasConsent } from '@client/data/consent';
import { loadScript } from '@client/data/load-script';

export interface Captcha {
	service: 'turnstile' | 'hcaptcha';
	siteKey: string;
	lang: string;
	/** Shown if the visitor's consent does not cover the service. */
	refused: string;
}

/** What both services have in common; sources: developers.cloudflare.com/turnstile, docs.hcaptcha.com. */
interface Api {
	render: ( box: HTMLElement, options: object ) => string;
	reset: ( id: string ) => void;
	remove: ( id: string ) => void;
	execute: ( id: string ) => void;
}

const SCRIPTS = {
	turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
	hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
};
/** Called by the service's script once it is ready. */
const READY = 'hvacBlocksCaptcha';
/** Milliseconds that a press of the button waits for a token, and for a visitor who is being asked something. */
const WAIT_MS = 5000;
const ASKED_MS = 60_000;
/** As in PHP's `Captcha`. */
const ACTION = 'lead';

const globals = window as unknown as Record< string, unknown >;
let loading: Promise< Api > | undefined;

/** Rejects if the script does not load; the next call tries again. */
const load = ( service: Captcha[ 'service' ] ): Promise< Api > =>
	( loading ??= new Promise< Api >( ( resolve, reject ) => {
		const ready = () => resolve( globals[ service ] as Api );

		if ( globals[ service ] ) {
			// Another plugin's.
			ready();
		} else {
			globals[ READY ] = ready;
			loadScript( `${ SCRIPTS[ service ] }&onload=${ READY }` ).catch( reject );
		}
	} ).catch( ( error: unknown ) => {
		loading = undefined;
		throw error;
	} ) );

/**
 * Puts the service above the form's last button.
 *
 * @return asks for a token when the form is sent: a new one each time; empty after five seconds, without consent, or if
 * the service fails. Never rejects.
 */
export function guard( form: HTMLFormElement, { service, siteKey, lang, refused }: Captcha ): () => Promise< string > {
	const isTurnstile = service === 'turnstile';
	const box = document.createElement( 'div' );
	let api: Api | undefined;
	let id: string | undefined;
	let token = '';
	let isUsed = false;
	let isAsked = false;
	let settle = () => {};

	const set = ( value: string ) => {
		token = value;
		isAsked = false;
		settle();
	};
	const ask = () => {
		isAsked = true;
		box.style.position = '';
	};
	const renew = () => {
		token = '';
		isUsed = false;
		api?.reset( id as string );
	};

	const render = ( loaded: Api ) => {
		if ( id !== undefined || ! form.isConnected ) {
			return;
		}

		api = loaded;
		const widget = document.createElement( 'div' );
		const challenge = document.createElement( 'div' );
		challenge.id = `${ form.id }-challenge`;
		box.replaceChildren( widget, challenge );
		box.className = '';
		const isNarrow = box.clientWidth < 303;
		// Turnstile takes no place, not even a gap, until it asks; hCaptcha always has a checkbox.
		box.style.cssText = isTurnstile ? 'position:absolute' : `min-block-size:${ isNarrow ? 144 : 78 }px`;
		id = api.render( widget, {
			sitekey: siteKey,
			action: ACTION,
			callback: set,
			'error-callback': () => {
				set( '' );
				return true;
			},
			'expired-callback': renew,
			...( isTurnstile
				? {
						language: lang,
						size: isNarrow ? 'compact' : 'flexible',
						appearance: 'interaction-only',
						'response-field': false,
						'refresh-expired': 'manual',
						'before-interactive-callback': ask,
						'after-interactive-callback': () => ( isAsked = false ),
					}
				: {
						hl: lang,
						// Elsewhere on the page it would be out of reach while a dialog is open.
						...( form.closest( 'dialog' ) && { 'challenge-container': challenge.id } ),
						size: isNarrow ? 'compact' : 'normal',
						'open-callback': ask,
						'close-callback': () => set( '' ),
						'chalexpired-callback': () => set( '' ),
					} ),
		} );
	};

	const start = () => {
		const actions = form.querySelector( '.hvac-form__submit' )?.parentElement;

		if ( id !== undefined || ! actions ) {
			return;
		}
		if ( box.parentElement === null ) {
			actions.before( box );
		}
		if ( hasConsent( 'functional' ) ) {
			load( service )
				.then( render )
				.catch( () => settle() );
		} else {
			box.className = 'hvac-form__note';
			box.textContent = refused;
		}
	};

	const begin = () => {
		// In a later step the button is hidden: a hidden widget may hang, and its token would expire. Displayed is enough.
		new IntersectionObserver(
			( entries, observer ) => {
				if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
					observer.disconnect();
					start();
				}
			},
			{ rootMargin: '9999px' }
		).observe( form.querySelector( '.hvac-form__submit' ) as Element );
	};

	if ( form.contains( form.ownerDocument.activeElement ) ) {
		begin();
	} else {
		[ 'focusin', 'input' ].forEach( ( touch ) => form.addEventListener( touch, begin, { once: true } ) );
	}

	// The form is replaced once it is sent.
	new MutationObserver( ( _, observer ) => {
		if ( ! form.isConnected ) {
			observer.disconnect();
			if ( id !== undefined ) {
				api?.remove( id );
			}
		}
	} ).observe( form.parentElement as Element, { childList: true } );

	const wait = () =>
		new Promise< void >( ( resolve ) => {
			settle = resolve;
			// The lead leaves with the visitor.
			window.addEventListener( 'pagehide', () => resolve(), { once: true } );
			setTimeout( () => ( isAsked ? setTimeout( resolve, ASKED_MS ) : resolve() ), WAIT_MS );
		} );

	/** Asks the visitor who has not ticked hCaptcha's box; Turnstile asks by itself. */
	const press = () => {
		try {
			if ( isUsed ) {
				renew();
			}
			if ( id === undefined ) {
				start();
			} else if ( token === '' && ! isTurnstile ) {
				api?.execute( id );
			}
		} catch {
			settle();
		}
	};

	return async () => {
		if ( ! hasConsent( 'functional' ) ) {
			return '';
		}
		if ( isUsed || token === '' ) {
			const waited = wait();
			press();
			await waited;
		}
		isUsed = token !== '';
		return token;
	};
}
