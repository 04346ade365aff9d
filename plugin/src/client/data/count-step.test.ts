import { countStep } from './count-step';

const sent = () =>
	jest.mocked( window.fetch ).mock.calls.map( ( [ url, init ] ) => [ url, JSON.parse( String( init?.body ) ) ] );

beforeEach( () => {
	jest.useFakeTimers();
	window.fetch = jest.fn( async () => ( { ok: true } ) as Response );
	document.body.innerHTML = '<div data-hvac-steps="/steps"></div>';
} );

afterEach( () => {
	jest.runAllTimers();
	delete ( window as { wp_has_consent?: unknown } ).wp_has_consent;
} );

it( 'sends what a press counts together, after it', () => {
	countStep( 'wizard_start', 'flow1' );
	countStep( 'wizard_step', 'flow1-homeSize' );
	expect( sent() ).toEqual( [] );

	jest.runAllTimers();
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( sent() ).toEqual( [ [ '/steps', { steps: [ 'wizard_start flow1', 'wizard_step flow1-homeSize' ] } ] ] );
} );

it( 'sends what waits when the visitor leaves, once', () => {
	countStep( 'wizard_finish', 'flow1' );
	window.dispatchEvent( new Event( 'pagehide' ) );
	jest.runAllTimers();
	expect( sent() ).toEqual( [ [ '/steps', { steps: [ 'wizard_finish flow1' ] } ] ] );
	expect( jest.mocked( window.fetch ).mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( { keepalive: true } );
} );

it( 'sends no more than the route takes, and loses nothing', () => {
	for ( let step = 1; step <= 12; step++ ) {
		countStep( 'wizard_step', `flow1-${ step }` );
	}
	jest.runAllTimers();
	expect( sent().map( ( [ , { steps } ] ) => steps.length ) ).toEqual( [ 10, 2 ] );
} );

it( 'counts nothing without consent, even if it comes later', () => {
	const consent = jest.fn( () => false );
	Object.assign( window, { wp_has_consent: consent } );

	countStep( 'wizard_start', 'flow1' );
	consent.mockReturnValue( true );
	jest.runAllTimers();
	expect( sent() ).toEqual( [] );
} );
