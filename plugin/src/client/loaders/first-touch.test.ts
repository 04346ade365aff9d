/**
 * A first touch has the same effect as a later one, whatever the page knows only in the browser: a cookie, storage,
 * its address, the time. Each kind of control of each island is pressed, filled in, or sent with its form, once
 * before the island is ready and once after: the page, what is stored, what is counted, and where it leads must be
 * the same. Presses during hydration are covered, too, and so are keys that press a button or send a form.
 */
import type * as client from 'react-dom/client';
import { installDialog } from '@client/testing/dialog';
import { readGolden, richest, views } from '@client/testing/goldens';
import { runEarly } from '@client/testing/island';

/** Called with each root that React hydrates. */
const mockTaken = ( root: client.Root, element: Node ) => {
	roots.push( root );
	onHydrate( element );
};

jest.mock( 'react-dom/client', () => {
	const actual = jest.requireActual< typeof client >( 'react-dom/client' );

	return {
		...actual,
		hydrateRoot: ( ...island: Parameters< typeof client.hydrateRoot > ) => {
			const root = actual.hydrateRoot( ...island );
			mockTaken( root, island[ 0 ] );
			return root;
		},
	};
} );

for ( const [ name, View ] of Object.entries( views ) ) {
	jest.doMock( `@hvac-blocks/island/${ name }`, () => ( { View } ), { virtual: true } );
}

const draftOf = ( flow: string ) =>
	sessionStorage.setItem(
		'hvac-blocks:wizard',
		JSON.stringify( {
			flow,
			step: 'zipCode',
			homeSize: '1,500-1,800',
			buyingFactors: [ 'efficiency' ],
			zipCode: '75024',
			counted: [ `wizard_start ${ flow }` ],
			address: '',
		} )
	);

/** The visitors' browser state. */
const VISITORS: Record< string, () => void > = {
	'a new visitor': () => {},
	'a visitor of a page that was kept for years, with a cookie, a ZIP code and its region': () => {
		jest.mocked( Date.now ).mockReturnValue( Date.parse( '2036-02-03T04:05:06Z' ) );
		document.cookie = 'wizard_flow=2';
		localStorage.setItem( 'zipcode', '75024' );
		localStorage.setItem( 'hvac-blocks:region', JSON.stringify( { place: '75024', code: 'TX' } ) );
	},
	'a visitor who began something else, by an address with a ZIP code and a hash': () => {
		const panel = document.querySelectorAll( '[role=tabpanel]' )[ 1 ];
		draftOf( 'flow3' );
		history.replaceState( null, '', `/?zipcode=75024#${ panel?.id ?? 'elsewhere' }` );
	},
};

// What the loaders hold and repeat; a link outside blocks of dealers works without the island.
const PRESSED =
	'button:not([disabled],[method=dialog] *),summary,[type=radio],[data-hvac-place] :is(.hvac-dealer-card__call,.hvac-dealer-card__contact)';
const WRITTEN = ':is(input:not([type=hidden],[type=radio],[type=file]),select,textarea):not([data-current=false] *)';

type Touch = ( control: HTMLElement, fields: HTMLElement[] ) => Promise< void > | void;

interface Case {
	file: string;
	visitor: () => void;
	selector: string;
	/** The control's index among the selector's matches. */
	at: number;
	touch: Touch;
}

const press = ( control: HTMLElement ) => control.click();

const write = ( control: HTMLElement ) => {
	const field = control as HTMLInputElement | HTMLSelectElement;

	if ( field.type === 'checkbox' ) {
		field.click();
		return;
	}
	field.value =
		field instanceof HTMLSelectElement
			? ( [ ...field.options ].find( ( { value, selected } ) => value && ! selected )?.value ?? '' )
			: ( { email: 'a@example.com', tel: '2145550199', number: field.min, range: field.max }[ field.type ] ??
				'10001' );
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
};

const send: Touch = async ( button: HTMLElement, fields: HTMLElement[] ) => {
	for ( const field of fields ) {
		write( field );
		await nextTurn();
	}
	button.click();
};

type Moment = 'before' | 'while it hydrates' | 'later';

/** Called with the element of each root that React hydrates. */
let onHydrate: ( element: Node ) => void = () => {};

const happened: unknown[] = [];
const roots: client.Root[] = [];
const timers: number[] = [];
const listeners: [ EventTarget, Parameters< EventTarget[ 'addEventListener' ] > ][] = [];

/** Records where a press leads that no island has handled. */
function leave( event: Event ): void {
	const target = ( event.target as Element ).closest( event.type === 'click' ? 'a' : 'form' );

	if ( target && ! event.defaultPrevented ) {
		event.preventDefault();
		happened.push( [ event.type, target.getAttribute( 'href' ) ?? target.getAttribute( 'action' ) ] );
	}
}

const nextTurn = () => new Promise( ( done ) => setTimeout( done ) );

/** Waits until nothing has changed for several turns of the event loop. */
async function settle(): Promise< void > {
	let isCalm = false;
	const observer = new MutationObserver( () => ( isCalm = false ) );
	observer.observe( document, { subtree: true, childList: true, attributes: true, characterData: true } );

	for ( let calm = 0; calm < 5; calm = isCalm ? calm + 1 : 0 ) {
		isCalm = true;
		await nextTurn();
	}

	observer.disconnect();
}

/** Removes everything of the previous page: its listeners and its storage. */
function forget(): void {
	roots.splice( 0 ).forEach( ( root ) => root.unmount() );
	timers.splice( 0 ).forEach( ( timer ) => clearTimeout( timer ) );
	listeners.splice( 0 ).forEach( ( [ target, listener ] ) => target.removeEventListener( ...listener ) );
	document.body.innerHTML = '';
	localStorage.clear();
	sessionStorage.clear();
	document.cookie = 'wizard_flow=; max-age=0';
	history.replaceState( null, '', '/' );
	happened.length = 0;
	onHydrate = () => {};
}

/** A touch's outcome, independent of the order of attributes and of how many lists of suggestions there were before. */
const outcome = () => ( {
	page: document.body.innerHTML
		.replace( /hvac-places-\d+/g, 'hvac-places' )
		.split( '<' )
		.map( ( tag ) =>
			tag
				.split( /[\s>]+/ )
				.sort()
				.join( ' ' )
		),
	fields: [ ...document.querySelectorAll( 'input,select,textarea' ) ].map( ( field ) => {
		const { name, type, value, checked } = field as HTMLInputElement;
		return [ name, /radio|checkbox/.test( type ) ? checked : value ];
	} ),
	focus: document.querySelector( ':focus' )?.id,
	// Except a lead's key.
	stored: JSON.stringify( [ localStorage, sessionStorage ] ).replace( /[\da-f-]{36}/g, '' ),
	happened: [ ...happened ],
} );

/** Opens the page, and touches one of its controls at a given moment. */
async function play( { file, visitor, selector, at, touch }: Case, moment: Moment ) {
	forget();
	document.body.innerHTML = readGolden( file );
	visitor();
	runEarly();
	jest.isolateModules( () => require( document.querySelector( '[data-hvac-place]' ) ? './places' : './loader' ) );
	const control = document.querySelectorAll< HTMLElement >( selector )[ at ] as HTMLElement;
	const fields = [ ...( control.closest( 'form' )?.querySelectorAll< HTMLElement >( WRITTEN ) ?? [] ) ];
	const wake = () => control.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );

	if ( moment === 'later' ) {
		wake();
		await settle();
	}

	if ( moment === 'while it hydrates' ) {
		onHydrate = ( element ) => void ( element === control.closest( 'hvac-root' ) && touch( control, fields ) );
	} else {
		await touch( control, fields );
	}
	// Typing hydrates the island through the focus that comes with it.
	wake();
	await settle();
	return outcome();
}

/** The index of one control of each kind. */
function kinds( selector: string ): number[] {
	const seen = new Set< string >();

	return [ ...document.querySelectorAll< HTMLInputElement >( selector ) ].flatMap( ( control, at ) => {
		const kind = [ control.tagName, control.className, control.type ].join();
		const isNew =
			! seen.has( kind ) && control.closest( 'hvac-root' ) && ! control.closest( '[data-current=false]' );
		seen.add( isNew ? kind : '' );
		return isNew ? [ at ] : [];
	} );
}

let log: jest.SpyInstance;

beforeEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
	Object.assign( window, { dataLayer: happened } );
	installDialog();
	// jsdom has no layout, plays no media, and does not navigate.
	Element.prototype.scrollTo = () => {};
	window.scrollTo = () => {};
	window.print = () => void happened.push( 'print' );
	HTMLFormElement.prototype.requestSubmit = () => void happened.push( 'requestSubmit' );
	HTMLFormElement.prototype.submit = () => void happened.push( 'submit' );
	HTMLMediaElement.prototype.play = async () => void happened.push( 'play' );
	HTMLCanvasElement.prototype.getContext = () => null;
	log = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	jest.spyOn( Date, 'now' ).mockReturnValue( Date.now() );
	jest.spyOn( window, 'fetch' ).mockReturnValue( new Promise( () => {} ) );
	const { setTimeout: later } = window;
	jest.spyOn( window, 'setTimeout' ).mockImplementation( ( ( ...call: Parameters< typeof later > ) => {
		const timer = later( ...call );

		// React's scheduler and the test itself continue at once.
		if ( call[ 1 ] ) {
			timers.push( timer );
		}
		return timer;
	} ) as typeof later );

	for ( const type of [ 'click', 'submit' ] ) {
		window.addEventListener( type, leave );
	}

	for ( const target of [ window, document ] ) {
		const add = target.addEventListener.bind( target ) as EventTarget[ 'addEventListener' ];
		jest.spyOn( target, 'addEventListener' ).mockImplementation( ( ...listener: Parameters< typeof add > ) => {
			listeners.push( [ target, listener ] );
			add( ...listener );
		} );
	}
} );

afterEach( () => {
	forget();
	// React's development build reports what islands wait for, jsdom what it cannot do.
	log.mockClear();
	jest.restoreAllMocks();
} );

describe.each( Object.entries( richest ) )( '%s', ( _island, file ) => {
	/** The outcome of touching each kind of control at a given moment. */
	const outcomes = async ( moment: Moment, visitor: () => void, selector: string, touch: Touch ) => {
		const all: unknown[] = [];
		document.body.innerHTML = readGolden( file );

		for ( const at of kinds( selector ) ) {
			all.push( await play( { file, visitor, selector, at, touch }, moment ) );
		}

		return all;
	};

	it.each( Object.entries( VISITORS ) )( 'answers the first press of %s as any', async ( name, visitor ) => {
		const pressed = ( moment: Moment ) => outcomes( moment, visitor, PRESSED, press );
		const later = await pressed( 'later' );
		// The browser's state makes no difference during hydration.
		const moments: Moment[] = name === 'a new visitor' ? [ 'before', 'while it hydrates' ] : [ 'before' ];

		for ( const moment of moments ) {
			expect( await pressed( moment ) ).toEqual( later );
		}
		// React's development build reports that controls pressed during hydration are busy.
		log.mockClear();

		const sent = ( moment: Moment ) => outcomes( moment, visitor, 'form [type=submit]', send );
		expect( await sent( 'before' ) ).toEqual( await sent( 'later' ) );
	} );

	it( 'hears what was filled in before it was there', async () => {
		const written = ( moment: Moment ) => outcomes( moment, () => {}, WRITTEN, write );
		expect( await written( 'before' ) ).toEqual( await written( 'later' ) );
	} );
} );
