import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateGolden } from '@client/testing/island';
import { early } from './early';
import { View } from './view';

const mockMount = jest.fn();
const mockAsk = jest.fn();

jest.mock( '@hvac-blocks/map', () => ( { mount: ( ...given: unknown[] ) => mockMount( ...given ) } ) );
jest.mock( '@hvac-blocks/calls', () => ( { askNumber: ( ...given: unknown[] ) => mockAsk( ...given ) } ) );

const user = userEvent.setup( { delay: null } );
const show = ( name: string ) => hydrateGolden( __dirname, name, View );
const call = () => screen.getByRole( 'link', { name: /^Call / } );

beforeEach( () => {
	jest.restoreAllMocks();
	mockMount.mockReset().mockReturnValue( { update: jest.fn(), destroy: jest.fn() } );
	mockAsk.mockReset();
	sessionStorage.clear();
} );

it( 'opens the map at a press, on the dealer, and keeps the focus with it', async () => {
	await show( 'default' );
	expect( mockMount ).not.toHaveBeenCalled();

	await user.click( screen.getByRole( 'button', { name: 'Show map' } ) );

	await waitFor( () => expect( mockMount ).toHaveBeenCalledTimes( 1 ) );
	expect( mockMount.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( {
		label: 'Where to find North Star Heating & Air',
		markers: [ { id: '1001', title: 'North Star Heating & Air', lat: 33.07, lon: -96.8 } ],
		selected: '1001',
	} );
	expect( screen.queryByRole( 'button', { name: 'Show map' } ) ).toBeNull();
	expect( document.querySelector( '.hvac-dealer-map' )?.parentElement ).toHaveFocus();
} );

it( 'shows the printed number and asks for no other without call tracking', async () => {
	await show( 'default' );

	expect( call() ).toHaveAttribute( 'href', 'tel:2145550123' );
	expect( call() ).toHaveTextContent( '(214) 555-0123' );
	expect( mockAsk ).not.toHaveBeenCalled();
} );

it( 'changes what is read, dialled and announced together once a tracked number is there', async () => {
	mockAsk.mockResolvedValue( { number: '8005550199', isTracked: true } );
	jest.spyOn( globalThis, 'IntersectionObserver' ).mockImplementation(
		( tell ) =>
			( {
				observe: () =>
					tell( [ { isIntersecting: true } as IntersectionObserverEntry ], {} as IntersectionObserver ),
				disconnect: () => {},
			} ) as unknown as IntersectionObserver
	);
	await show( 'tracked' );

	await waitFor( () => expect( call() ).toHaveAttribute( 'href', 'tel:8005550199' ) );
	expect( call() ).toHaveAccessibleName( 'Call North Star Heating & Air 800-555-0199' );
	expect( mockAsk ).toHaveBeenCalledTimes( 1 );
} );

it( 'points at no place of a dealer that keeps its address', async () => {
	await show( 'address-kept' );

	expect( screen.queryByRole( 'button' ) ).toBeNull();
	expect( screen.queryByRole( 'link', { name: /Directions/ } ) ).toBeNull();
	expect( document.body.innerHTML ).not.toMatch( /Main St|33\.07/ );
} );

it( 'says whether the dealer is open, and says so again as time goes by', async () => {
	jest.useFakeTimers( { now: new Date( '2026-01-05T13:59:30Z' ) } );
	const block = document.createElement( 'div' );
	Object.assign( block.dataset, { hours: 'Mo-Fr 08:00-12:00;Sa 09:00-12:00', zone: 'America/Chicago' } );

	early( block );
	expect( block.dataset.now ).toBe( 'closed' );

	jest.advanceTimersByTime( 60_000 );
	expect( block.dataset.now ).toBe( 'open' );
	jest.useRealTimers();
} );
