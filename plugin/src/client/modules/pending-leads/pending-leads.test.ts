/** A lead that could not be sent, on a page that may not have its form. */
import '@testing-library/jest-dom';
import type { PendingLead } from '@client/data/pending-leads';
import { screen, waitFor } from '@testing-library/react';

const NAME = 'hvac-blocks:waiting';
const DRAFT = 'hvac-blocks:form:newsletter';
const DAY = 24 * 60 * 60 * 1000;

const lead = ( key: string, since = Date.now() ): PendingLead => ( {
	url: 'http://localhost/wp-json/hvac-blocks/v1/leads',
	since,
	lead: {
		form: 'newsletter',
		lang: 'es',
		source: 'TRANE:CONTACT_DEALER_SPANISH',
		companyId: '',
		fields: { email: 'ana@example.com', country: 'US' },
		consent: false,
		consentVersion: '1',
		pageUrl: 'http://localhost/es/',
		idempotencyKey: key,
		token: '',
		x7: '',
	},
	texts: {
		sent: '¡Gracias!',
		reference: 'Su referencia es {reference}.',
		failed: 'No se pudo enviar.',
		close: 'Cerrar',
	},
} );

const kept = (): PendingLead[] => JSON.parse( localStorage.getItem( NAME ) ?? '[]' );
const keep = ( ...leads: PendingLead[] ) => localStorage.setItem( NAME, JSON.stringify( leads ) );
const keys = () => fetched.mock.calls.map( ( [ , { body } ] ) => JSON.parse( body ).idempotencyKey );
const answer = ( status: number, body: object ) => async () => ( {
	status,
	headers: new Headers(),
	json: async () => body,
} );

const stored = answer( 201, { reference: 'HB-AAAA-BBBB' } );
const fetched = jest.fn();
let stop: Array< () => void > = [];

/** The loader imports the module. */
function openPage() {
	const listening = jest.spyOn( window, 'addEventListener' );
	jest.isolateModules( () => void require( '.' ) );
	stop.push(
		...listening.mock.calls.map(
			( [ type, listener ] ) =>
				() =>
					window.removeEventListener( type, listener )
		)
	);
	listening.mockRestore();
}

/** Waits until everything that follows from the answers is done. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

beforeEach( () => {
	localStorage.clear();
	sessionStorage.clear();
	document.body.innerHTML = '';
	fetched.mockReset().mockImplementation( stored );
	window.fetch = fetched;
	Object.assign( navigator, { locks: undefined } );
} );

afterEach( () => {
	stop.forEach( ( each ) => each() );
	stop = [];
} );

it( 'stays where it is while no visitor sees the page that the browser prepared', async () => {
	keep( lead( 'a' ) );
	Object.defineProperty( document, 'prerendering', { value: true, configurable: true } );
	openPage();
	Object.defineProperty( document, 'prerendering', { value: false, configurable: true } );
	await settle();
	expect( fetched ).not.toHaveBeenCalled();

	document.dispatchEvent( new Event( 'prerenderingchange' ) );
	await waitFor( () => expect( keys() ).toEqual( [ 'a' ] ) );
} );

it( 'is sent as it is, once, and thanked for in its language', async () => {
	sessionStorage.setItem( DRAFT, JSON.stringify( lead( 'a' ).lead.fields ) );
	keep( lead( 'a' ) );
	openPage();

	expect( await screen.findByText( 'HB-AAAA-BBBB' ) ).toBeVisible();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '¡Gracias! Su referencia es HB-AAAA-BBBB.' );
	expect( screen.getByRole( 'status' ) ).toHaveAttribute( 'lang', 'es' );
	expect( fetched.mock.calls[ 0 ][ 0 ] ).toBe( lead( 'a' ).url );
	expect( JSON.parse( fetched.mock.calls[ 0 ][ 1 ].body ) ).toEqual( lead( 'a' ).lead );
	expect( localStorage.getItem( NAME ) ).toBeNull();
	expect( sessionStorage.getItem( DRAFT ) ).toBeNull();

	screen.getByRole( 'button', { name: 'Cerrar' } ).click();
	expect( screen.queryByRole( 'status' ) ).toBeNull();

	openPage();
	await Promise.resolve();
	expect( keys() ).toEqual( [ 'a' ] );
} );

/** Tabs take turns, as in a browser. */
function withLocks() {
	const queue = new Map< string, Promise< unknown > >();
	const held = new Set< string >();
	const request = ( name: string, task: () => Promise< unknown > ) => {
		const turn = ( queue.get( name ) ?? Promise.resolve() )
			.then( () => held.add( name ) )
			.then( task )
			.finally( () => held.delete( name ) );
		queue.set( name, turn );
		return turn;
	};
	const query = async () => ( { held: [ ...held ].map( ( name ) => ( { name } ) ) } );

	Object.assign( navigator, { locks: { request, query } } );
}

it( 'is sent by one of two tabs', async () => {
	withLocks();
	keep( lead( 'a' ), lead( 'b' ) );
	openPage();
	openPage();

	await waitFor( () => expect( kept() ).toEqual( [] ) );
	await waitFor( () => expect( screen.getAllByText( 'HB-AAAA-BBBB' ) ).toHaveLength( 2 ) );
	expect( keys().sort() ).toEqual( [ 'a', 'b' ] );
} );

it( 'is sent by one of two tabs where the other has not read yet what that one wrote', async () => {
	withLocks();
	keep( lead( 'a' ) );
	const stale = jest.spyOn( Storage.prototype, 'removeItem' ).mockImplementation( () => {} );
	openPage();
	openPage();

	expect( await screen.findByText( 'HB-AAAA-BBBB' ) ).toBeVisible();
	await settle();
	stale.mockRestore();
	expect( keys() ).toEqual( [ 'a' ] );
	expect( screen.getAllByRole( 'status' ) ).toHaveLength( 1 );
} );

it.each( [
	[ 'nobody answers', () => Promise.reject( new TypeError( 'Failed to fetch' ) ), 1 ],
	[ 'the storage fails', answer( 503, { code: 'hvac_blocks_not_stored', message: 'No.' } ), 1 ],
	[ 'there were too many', answer( 429, { code: 'hvac_blocks_too_many', message: 'Wait.' } ), 1 ],
	// At both addresses of the route.
	[ 'a firewall is in the way', answer( 403, {} ), 2 ],
] )( 'waits on where %s', async ( _what, fails, requests ) => {
	fetched.mockImplementation( fails );
	keep( lead( 'a' ) );
	openPage();

	await waitFor( () => expect( fetched ).toHaveBeenCalledTimes( requests ) );
	await settle();
	expect( kept() ).toHaveLength( 1 );
	expect( screen.queryByRole( 'status' ) ).toBeNull();
} );

it( 'is sent when the page is connected again', async () => {
	fetched.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
	keep( lead( 'a' ) );
	openPage();
	await waitFor( () => expect( fetched ).toHaveBeenCalledTimes( 1 ) );
	window.dispatchEvent( new Event( 'online' ) );

	await waitFor( () => expect( kept() ).toEqual( [] ), { timeout: 5000 } );
	expect( keys() ).toEqual( [ 'a', 'a' ] );
}, 10000 );

it( 'leads back to its form where it is refused, with all that was typed', async () => {
	fetched.mockImplementation( answer( 422, { data: { fields: { email: 'Nobody is there.' } } } ) );
	keep( lead( 'a' ) );
	openPage();

	expect( await screen.findByRole( 'link', { name: 'No se pudo enviar.' } ) ).toHaveAttribute(
		'href',
		'http://localhost/es/'
	);
	expect( kept() ).toEqual( [] );
	expect( JSON.parse( sessionStorage.getItem( DRAFT ) ?? '' ) ).toEqual( lead( 'a' ).lead.fields );
} );

it( 'is given up after a week, and what is not a lead is nothing', async () => {
	keep( lead( 'a', Date.now() - 8 * DAY ) );
	openPage();
	localStorage.setItem( NAME, '{"no": "list"}' );
	openPage();
	localStorage.setItem( NAME, 'x' );
	openPage();

	await settle();
	expect( fetched ).not.toHaveBeenCalled();
} );
