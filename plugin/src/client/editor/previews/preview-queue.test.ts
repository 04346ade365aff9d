import { type Ask, PreviewQueue, type Question } from './preview-queue';

const question = ( name: string, attributes: Record< string, unknown > = {} ): Question => ( { name, attributes } );

/** A queue whose server answers with the block's name on request. */
function start( maxPerRequest = 50 ) {
	const requests: Array< {
		questions: Question[];
		signal: AbortSignal;
		reply: ( answers?: string[] ) => Promise< void >;
		fail: ( error: Error ) => Promise< void >;
	} > = [];
	const settle = async ( act: () => void ) => {
		act();
		await Promise.resolve();
		await Promise.resolve();
	};
	const ask: Ask< string > = ( questions, signal ) =>
		new Promise( ( resolve, reject ) =>
			requests.push( {
				questions,
				signal,
				reply: ( answers = questions.map( ( { name } ) => name ) ) => settle( () => resolve( answers ) ),
				fail: ( error ) => settle( () => reject( error ) ),
			} )
		);

	const outages: boolean[] = [];
	const onOutage = ( isOut: boolean ) => outages.push( isOut );

	return {
		requests,
		outages,
		queue: new PreviewQueue( ask, { isTemporary: ( answer ) => answer === 'failed', maxPerRequest, onOutage } ),
	};
}

const listen = () => jest.fn();

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'asks all that comes at about the same time in one request, and tells each its own answer', async () => {
	const { requests, queue } = start();
	const [ a, b ] = [ listen(), listen() ];

	queue.ask( question( 'a' ), a );
	jest.advanceTimersByTime( 60 );
	queue.ask( question( 'b' ), b );
	jest.advanceTimersByTime( 60 );
	expect( requests ).toHaveLength( 0 );

	jest.advanceTimersByTime( 60 );
	expect( requests.map( ( { questions } ) => questions ) ).toEqual( [ [ question( 'a' ), question( 'b' ) ] ] );
	await requests[ 0 ]?.reply();
	expect( a.mock.calls ).toEqual( [ [ 'a' ] ] );
	expect( b.mock.calls ).toEqual( [ [ 'b' ] ] );
} );

it( 'lets no question wait for ever because others follow it', () => {
	const { requests, queue } = start();

	for ( let count = 0; count < 12; count++ ) {
		queue.ask( question( `block-${ count }` ), listen() );
		jest.advanceTimersByTime( 50 );
	}

	expect( requests ).toHaveLength( 1 );
} );

it( 'asks the same question once, whatever the order of its attributes, and keeps the answer', async () => {
	const { requests, queue } = start();
	const [ first, second ] = [ listen(), listen() ];

	queue.ask( question( 'a', { level: 2, urgent: true } ), first );
	queue.ask( question( 'a', { urgent: true, level: 2 } ), second );
	jest.advanceTimersByTime( 100 );
	expect( requests[ 0 ]?.questions ).toHaveLength( 1 );
	await requests[ 0 ]?.reply();

	expect( first ).toHaveBeenCalledWith( 'a' );
	expect( second ).toHaveBeenCalledWith( 'a' );
	expect( queue.cached( question( 'a', { urgent: true, level: 2 } ) ) ).toBe( 'a' );
	expect( queue.cached( question( 'a', { level: 3 } ) ) ).toBeUndefined();
} );

it( 'asks again for an answer that may be another the next time', async () => {
	const { requests, queue } = start();

	queue.ask( question( 'a' ), listen() );
	queue.ask( question( 'b' ), listen() );
	jest.advanceTimersByTime( 100 );
	await requests[ 0 ]?.reply( [ 'failed', 'b' ] );

	expect( queue.cached( question( 'a' ) ) ).toBeUndefined();
	expect( queue.cached( question( 'b' ) ) ).toBe( 'b' );
} );

it( 'repeats a request that fails after longer and longer pauses, until all are answered', async () => {
	const { requests, queue, outages } = start();
	const a = listen();

	queue.ask( question( 'a' ), a );
	jest.advanceTimersByTime( 100 );
	for ( const [ attempt, seconds ] of [ 2, 4, 8, 16, 30, 30 ].entries() ) {
		await requests[ attempt ]?.fail( new Error( 'offline' ) );
		jest.advanceTimersByTime( seconds * 1000 - 1 );
		expect( requests ).toHaveLength( attempt + 1 );
		jest.advanceTimersByTime( 1 );
		expect( requests ).toHaveLength( attempt + 2 );
	}
	expect( outages ).toEqual( [ true ] );
	expect( a ).not.toHaveBeenCalled();

	await requests[ 6 ]?.reply();
	expect( a.mock.calls ).toEqual( [ [ 'a' ] ] );
	expect( outages ).toEqual( [ true, false ] );
	jest.runAllTimers();
	expect( requests ).toHaveLength( 7 );
} );

it( 'asks what comes meanwhile together with what failed, at once if the server may be back', async () => {
	const { requests, queue } = start();

	queue.retry();
	queue.ask( question( 'a' ), listen() );
	jest.advanceTimersByTime( 100 );
	await requests[ 0 ]?.fail( new Error( 'offline' ) );
	queue.ask( question( 'b' ), listen() );
	jest.advanceTimersByTime( 1000 );
	expect( requests ).toHaveLength( 1 );

	queue.retry();
	jest.advanceTimersByTime( 0 );
	expect( requests[ 1 ]?.questions ).toEqual( [ question( 'a' ), question( 'b' ) ] );
	jest.advanceTimersByTime( 29_000 );
	expect( requests ).toHaveLength( 2 );
} );

it( 'gives up a request that is never answered, and repeats it', async () => {
	const { requests, queue, outages } = start();

	queue.ask( question( 'a' ), listen() );
	jest.advanceTimersByTime( 100 );
	jest.advanceTimersByTime( 30_000 );
	expect( requests[ 0 ]?.signal.aborted ).toBe( true );
	await requests[ 0 ]?.fail( new Error( 'aborted' ) );
	expect( outages ).toEqual( [ true ] );
	jest.advanceTimersByTime( 2000 );
	expect( requests ).toHaveLength( 2 );
} );

it( 'repeats nothing that nobody waits for any longer', async () => {
	const { requests, queue, outages } = start();
	const end = queue.ask( question( 'a' ), listen() );

	jest.advanceTimersByTime( 100 );
	await requests[ 0 ]?.fail( new Error( 'offline' ) );
	end();
	expect( outages ).toEqual( [ true, false ] );
	jest.runAllTimers();
	expect( requests ).toHaveLength( 1 );
} );

it( 'does not ask what nobody waits for', () => {
	const { requests, queue } = start();

	queue.ask( question( 'a' ), listen() )();
	queue.ask( question( 'b' ), listen() );
	jest.advanceTimersByTime( 100 );

	expect( requests[ 0 ]?.questions ).toEqual( [ question( 'b' ) ] );
} );

it( 'cancels a request once nobody waits for any of it', async () => {
	const { requests, queue } = start();
	const a = listen();
	const endA = queue.ask( question( 'a' ), a );
	const endB = queue.ask( question( 'b' ), listen() );

	jest.advanceTimersByTime( 100 );
	endA();
	expect( requests[ 0 ]?.signal.aborted ).toBe( false );
	endB();
	expect( requests[ 0 ]?.signal.aborted ).toBe( true );
	await requests[ 0 ]?.reply();
	expect( a ).not.toHaveBeenCalled();
} );

it( 'asks for more blocks than a request may have in several', () => {
	const { requests, queue } = start( 2 );

	[ 'a', 'b', 'c' ].forEach( ( name ) => queue.ask( question( name ), listen() ) );
	jest.advanceTimersByTime( 100 );

	expect( requests.map( ( { questions } ) => questions.length ) ).toEqual( [ 2, 1 ] );
} );
