import type { Tracking } from '@client/domain/tracked-number';

const tracking: Tracking = {
	url: 'http://localhost/wp-json/hvac-blocks/v1/whodis',
	lang: 'es',
	adapter: 'whodis',
	codes: { standard: 'WEB', spanish: 'WEB-ES', alternate: 'WEB-INFO', hosts: [] },
	script: null,
	texts: { loading: 'Loading..', none: 'N/A' },
};
const withScript = ( kind: string ): Tracking => ( {
	...tracking,
	adapter: 'script',
	script: { url: 'https://numbers.example.com/swap.js', kind, pool: 'P-1' },
} );
const line = { group: 'rg-1', code: 'WEB', number: '972-555-0101', dealer: { id: 'EX001', name: 'Blue Door' } };

const LEASED = '972-555-0299';
const SWAPPED = '972-555-0188';

let answers: ( status: number, body: unknown ) => void;
let calls: typeof import( '.' );
const fetched = jest.fn();
const requests = () => fetched.mock.calls.map( ( [ , options ] ) => JSON.parse( options.body ) );
const scripts = () => document.head.querySelectorAll< HTMLScriptElement >( 'script[src*="numbers.example.com"]' );

/** Another page of the same session, with its requests counted from 0. */
const nextPage = (): typeof calls => {
	jest.resetModules();
	fetched.mockClear();
	return require( '.' );
};

beforeEach( () => {
	calls = nextPage();
	sessionStorage.clear();
	document.head.innerHTML = '';
	document.body.innerHTML = '';
	delete ( window as { CallTrk?: unknown } ).CallTrk;
	delete ( window as { Invoca?: unknown } ).Invoca;
	answers = ( status, body ) =>
		fetched.mockImplementation( async () => ( { status, headers: new Headers(), json: async () => body } ) );
	fetched.mockReset();
	answers( 200, { message: { leasePhoneNumber: LEASED } } );
	window.fetch = fetched;
	Object.defineProperty( globalThis, 'crypto', { value: require( 'node:crypto' ).webcrypto, configurable: true } );
} );

it( 'sends what the contract names, without cookies', async () => {
	await expect( calls.askNumber( tracking, line ) ).resolves.toEqual( { number: LEASED, isTracked: true } );

	expect( fetched.mock.calls[ 0 ][ 0 ] ).toBe( 'http://localhost/wp-json/hvac-blocks/v1/whodis?lang=es' );
	expect( fetched.mock.calls[ 0 ][ 1 ] ).toMatchObject( { method: 'POST', credentials: 'omit' } );
	expect( requests()[ 0 ] ).toEqual( {
		routingGroupID: 'rg-1',
		sessionID: expect.stringMatching( /^[0-9a-f]{32}$/ ),
		pageReferrer: window.location.href,
		leaseName: 'WEB',
		metaData: { dealerName: 'Blue Door', companyID: 'EX001' },
	} );
	expect( document.cookie ).toBe( '' );
} );

it( 'asks once for a dealer in a session, whatever comes of it', async () => {
	await Promise.all( [ calls.askNumber( tracking, line ), calls.askNumber( tracking, line ) ] );
	expect( fetched ).toHaveBeenCalledTimes( 1 );

	await nextPage().askNumber( tracking, line );
	expect( fetched ).not.toHaveBeenCalled();

	answers( 500, {} );
	const other = { ...line, dealer: { id: 'EX002', name: 'Other' } };
	await calls.askNumber( tracking, other );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	await expect( nextPage().askNumber( tracking, other ) ).resolves.toEqual( { number: '', isTracked: false } );
	expect( fetched ).not.toHaveBeenCalled();
} );

it( 'keeps one session over all dealers, and asks again for another marketing code', async () => {
	await calls.askNumber( tracking, line );
	await calls.askNumber( tracking, { ...line, dealer: { id: 'EX002', name: 'Other' } } );
	await calls.askNumber( tracking, { ...line, code: 'WEB-ES' } );

	expect( fetched ).toHaveBeenCalledTimes( 3 );
	expect( new Set( requests().map( ( { sessionID } ) => sessionID ) ).size ).toBe( 1 );
	expect( requests().map( ( { leaseName } ) => leaseName ) ).toEqual( [ 'WEB', 'WEB', 'WEB-ES' ] );
} );

it( 'works where storage is forbidden', async () => {
	const forbid = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new DOMException( 'forbidden' );
	} );

	await expect( calls.askNumber( tracking, line ) ).resolves.toMatchObject( { number: LEASED } );
	await calls.askNumber( tracking, line );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	forbid.mockRestore();
} );

it.each( [
	[ 'a refusal', 400, { code: 'x' } ],
	[ 'an error', 500, { message: { leasePhoneNumber: LEASED } } ],
	[ 'nothing', 200, {} ],
	[ 'no JSON object', 200, null ],
	[ 'letters', 200, { message: { leasePhoneNumber: '1-800-HEATING' } } ],
	[ 'too few digits', 200, { message: { leasePhoneNumber: '555-0101' } } ],
] )( 'has no number where %s is the answer', async ( _what, status, body ) => {
	answers( status, body );
	await expect( calls.askNumber( tracking, line ) ).resolves.toEqual( { number: '', isTracked: false } );
} );

it( 'knows a number that stands in', async () => {
	answers( 200, { message: { leasePhoneNumber: LEASED }, fallback: true } );
	await expect( calls.askNumber( tracking, line ) ).resolves.toEqual( { number: LEASED, isTracked: false } );
} );

it( 'has no number where the request fails', async () => {
	fetched.mockRejectedValue( new TypeError( 'offline' ) );
	await expect( calls.askNumber( tracking, line ) ).resolves.toEqual( { number: '', isTracked: false } );
} );

describe( 'a number insertion script', () => {
	const load = async () => {
		await Promise.resolve();
		await Promise.resolve();
		scripts()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	};

	it( 'is loaded once and given the pool and the routing group', async () => {
		const swap = jest.fn( ( _numbers, callback ) => callback( { 9725550101: SWAPPED } ) );
		Object.assign( window, { CallTrk: { getSwapNumbers: swap } } );

		const asked = [ line, { ...line, group: 'rg-2' } ].map( ( one ) =>
			calls.askNumber( withScript( 'callrail' ), one )
		);
		await load();

		await expect( Promise.all( asked ) ).resolves.toEqual( [
			{ number: SWAPPED, isTracked: true },
			{ number: SWAPPED, isTracked: true },
		] );
		expect( scripts() ).toHaveLength( 1 );
		expect( swap.mock.calls[ 0 ] ).toEqual( [
			[ '9725550101' ],
			expect.any( Function ),
			{ poolId: 'P-1', routingGroup: 'rg-1' },
		] );
		expect( fetched ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'entries', [ { dnis: SWAPPED } ] ],
		[ 'an entry', { dnis: SWAPPED } ],
		[ 'a map', { 9725550101: SWAPPED } ],
		[ 'a number', SWAPPED ],
	] )( 'may answer with %s, as a promise', async ( _what, answer ) => {
		Object.assign( window, { CallTrk: { getSwapNumbers: async () => answer } } );
		const asked = calls.askNumber( withScript( 'callrail' ), line );
		await load();

		await expect( asked ).resolves.toEqual( { number: SWAPPED, isTracked: true } );
	} );

	it.each( [
		[ 'says an error', ( _n: unknown, end: ( answer: unknown ) => void ) => end( { error: 'no pool' } ) ],
		[ 'gives letters', ( _n: unknown, end: ( answer: unknown ) => void ) => end( [ { dnis: 'CALL NOW' } ] ) ],
		[
			'throws',
			() => {
				throw new Error( 'broken' );
			},
		],
		[ 'rejects', () => Promise.reject( new Error( 'broken' ) ) ],
	] )( 'that %s is followed by a leased number', async ( _what, getSwapNumbers ) => {
		Object.assign( window, { CallTrk: { getSwapNumbers } } );
		const asked = calls.askNumber( withScript( 'callrail' ), line );
		await load();

		await expect( asked ).resolves.toEqual( { number: LEASED, isTracked: true } );
	} );

	it( 'that is of another kind is followed by a leased number', async () => {
		const asked = calls.askNumber( withScript( 'invoca' ), line );
		await load();

		await expect( asked ).resolves.toEqual( { number: LEASED, isTracked: true } );
	} );

	it( 'that does not load is followed by a leased number', async () => {
		const asked = calls.askNumber( withScript( 'callrail' ), line );
		await Promise.resolve();
		await Promise.resolve();
		scripts()[ 0 ]?.dispatchEvent( new Event( 'error' ) );

		await expect( asked ).resolves.toEqual( { number: LEASED, isTracked: true } );
	} );

	it( 'that hangs is followed by a leased number in seconds', async () => {
		jest.useFakeTimers();
		Object.assign( window, { CallTrk: { getSwapNumbers: () => undefined } } );
		const asked = calls.askNumber( withScript( 'callrail' ), line );
		await load();
		await jest.advanceTimersByTimeAsync( 4100 );

		await expect( asked ).resolves.toEqual( { number: LEASED, isTracked: true } );
		jest.useRealTimers();
	} );

	it( 'like Invoca replaces a number that nobody sees', async () => {
		const poolParams = {};
		const run = () => {
			const probe = document.querySelector< HTMLElement >( '.hvac-tracked-number' );
			expect( probe?.hidden ).toBe( true );
			expect( probe?.dataset ).toMatchObject( { poolId: 'P-1', routingGroup: 'rg-1' } );
			setTimeout( () => probe && ( probe.textContent = SWAPPED ) );
		};
		Object.assign( window, { Invoca: { PNAPI: { run, currentPageSettings: { poolParams } } } } );
		const asked = calls.askNumber( withScript( 'invoca' ), line );
		await load();

		await expect( asked ).resolves.toEqual( { number: SWAPPED, isTracked: true } );
		expect( poolParams ).toEqual( { pool_id: 'P-1', routing_group: 'rg-1' } );
		expect( document.querySelector( '.hvac-tracked-number' ) ).toBeNull();
	} );
} );
