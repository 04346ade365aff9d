import { act, renderHook } from '@testing-library/react';
import { usePlace } from './use-place';

const URL = '/wp-json/hvac-blocks/v1/location';
const PLANO = { location: { name: 'Plano', region: 'Texas', regionCode: 'TX' }, isServiceArea: true };

interface Request {
	zip: string;
	signal: AbortSignal;
	answer: ( body: unknown, status?: number ) => Promise< void >;
	fail: () => Promise< void >;
}

let requests: Request[];

beforeEach( () => {
	jest.useFakeTimers();
	requests = [];
	jest.spyOn( window, 'fetch' ).mockImplementation(
		( url, { signal } = {} ) =>
			new Promise( ( resolve, reject ) => {
				requests.push( {
					zip: new globalThis.URL( String( url ) ).searchParams.get( 'q' ) ?? '',
					signal: signal as AbortSignal,
					answer: ( body, status = 200 ) =>
						act( async () =>
							resolve( {
								ok: status < 400,
								status,
								headers: new Headers(),
								json: async () => body,
							} as Response )
						),
					fail: () => act( async () => reject( new TypeError( 'no network' ) ) ),
				} );
				signal?.addEventListener( 'abort', () => reject( new DOMException( '', 'AbortError' ) ) );
			} )
	);
} );

afterEach( () => jest.useRealTimers() );

const pass = ( milliseconds: number ) => act( async () => jest.advanceTimersByTime( milliseconds ) );

/** A field into which a test types the whole text at once. */
function field( first = '' ) {
	const { result, rerender } = renderHook( ( [ typed, isAsked ] ) => usePlace( URL, typed, isAsked ), {
		initialProps: [ first, true ] as [ string, boolean ],
	} );

	return {
		place: () => result.current,
		type: ( text: string, isAsked = true ) => rerender( [ text, isAsked ] ),
	};
}

it.each( [ '', '7502', 'M5V 2T', 'm5v-2', '   7   ' ] )( 'asks nothing of “%s”', async ( text ) => {
	const { place } = field( text );
	await pass( 5000 );

	expect( place().state ).toBe( 'none' );
	expect( requests ).toHaveLength( 0 );
} );

it( 'asks once the visitor pauses, says so meanwhile, and knows it from then on', async () => {
	const { place, type } = field( '7502' );
	type( '75023' );
	expect( place().state ).toBe( 'verifying' );
	await pass( 200 );
	type( '75024' );
	await pass( 299 );
	expect( requests ).toHaveLength( 0 );
	await pass( 1 );
	expect( requests.map( ( { zip } ) => zip ) ).toEqual( [ '75024' ] );
	await requests[ 0 ]?.answer( PLANO );
	expect( place() ).toEqual( { state: 'served', name: 'Plano, TX' } );

	type( '7502' );
	expect( place().state ).toBe( 'none' );
	type( ' 75024 ' );
	expect( place().state ).toBe( 'served' );
	await pass( 1000 );
	expect( requests ).toHaveLength( 1 );
} );

it( 'lets the newest answer win, whichever comes last', async () => {
	const { place, type } = field( '10001' );
	await pass( 300 );
	type( '60601' );
	await pass( 300 );
	expect( requests[ 0 ]?.signal.aborted ).toBe( true );
	await requests[ 1 ]?.answer( { ...PLANO, location: { name: 'Chicago', region: 'Illinois', regionCode: 'IL' } } );
	await requests[ 0 ]?.answer( PLANO );

	expect( place() ).toEqual( { state: 'served', name: 'Chicago, IL' } );
} );

it( 'takes no answer within three seconds as none, and asks again', async () => {
	const { place, type } = field( '33101' );
	await pass( 300 );
	await pass( 2999 );
	expect( place().state ).toBe( 'verifying' );
	await pass( 1 );
	expect( place().state ).toBe( 'outside' );
	expect( requests[ 0 ]?.signal.aborted ).toBe( true );

	type( '3310' );
	type( '33101' );
	expect( place().state ).toBe( 'verifying' );
	await pass( 300 );
	await requests[ 1 ]?.answer( PLANO );
	expect( place().state ).toBe( 'served' );
} );

it.each( [
	[ '20001', { location: null, isServiceArea: false } ],
	[ '20002', { ...PLANO, isServiceArea: false } ],
	[ '20003', { ...PLANO, location: { name: '', region: 'Texas', regionCode: 'TX' } } ],
	[ '20004', { ...PLANO, location: { name: 'Plano', region: '', regionCode: '' } } ],
	[ '20005', [] ],
] )( 'is outside of what is sold in: %s', async ( zip, body ) => {
	const { place } = field( zip );
	await pass( 300 );
	await requests[ 0 ]?.answer( body );

	expect( place().state ).toBe( 'outside' );
} );

it( 'is outside where the request fails or is refused', async () => {
	const { place, type } = field( '20006' );
	await pass( 300 );
	await requests[ 0 ]?.fail();
	expect( place().state ).toBe( 'outside' );

	type( '20007' );
	await pass( 300 );
	await requests[ 1 ]?.answer( { code: 'hvac_blocks_location_failed', message: '' }, 502 );
	expect( place().state ).toBe( 'outside' );
} );

it( 'asks nothing before its question is shown', async () => {
	const { place, type } = field();
	type( '20008', false );
	await pass( 1000 );
	expect( [ place().state, requests.length ] ).toEqual( [ 'none', 0 ] );

	type( '20008' );
	await pass( 300 );
	expect( requests ).toHaveLength( 1 );
} );
