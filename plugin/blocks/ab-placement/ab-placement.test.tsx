import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { hydrateGolden, runEarly } from '@client/testing/island';
import { View } from './view';

const block = () => document.querySelector( '.hvac-ab-placement' ) as HTMLElement;
const control = () => document.querySelector( '.hvac-ab-control' ) as HTMLElement;
const variant = () => document.querySelector( '.hvac-ab-variant' ) as HTMLElement;
const show = ( before?: () => void ) => hydrateGolden( __dirname, 'default', View, before );
const apply = ( asset = 'Short form' ) => act( async () => block().setAttribute( 'data-vwo-applied', asset ) );
const pass = ( time: number ) => act( async () => void jest.advanceTimersByTime( time ) );

interface TestedWindow {
	VWO?: unknown[][];
	_vwo_exp?: object;
	wp_has_consent?: ( category: string ) => boolean;
}
const tested = window as TestedWindow;

const isReachable = ( element: HTMLElement ) =>
	! element.hasAttribute( 'inert' ) && ! element.hasAttribute( 'aria-hidden' );

/** What a visitor can see and reach. */
const seen = () => [ control(), variant() ].filter( isReachable ).map( ( { classList } ) => classList[ 0 ] );
const CONTROL = [ 'hvac-ab-control' ];
const VARIANT = [ 'hvac-ab-variant' ];

let paints: Array< { name: string; startTime: number } >;

beforeEach( () => {
	jest.useFakeTimers();
	paints = [];
	performance.getEntriesByType = () => paints as unknown as PerformanceEntryList;
	delete tested.VWO;
	delete tested._vwo_exp;
	delete tested.wp_has_consent;
} );

afterEach( () => jest.useRealTimers() );

it( 'begins with the control; the variant is out of reach', async () => {
	await show();

	expect( seen() ).toEqual( CONTROL );
	expect( screen.queryByRole( 'heading' ) ).toBeNull();
	expect( block().dataset.vwoShown ).toBeUndefined();
} );

it( 'shows the variant once it is applied', async () => {
	await show();
	await apply();

	expect( seen() ).toEqual( VARIANT );
	expect( screen.getByRole( 'heading', { name: 'Comfort starts here' } ) ).toBeInTheDocument();
} );

it( 'knows what was applied before the script was there', async () => {
	await show( () => block().setAttribute( 'data-vwo-applied', 'Short form' ) );

	expect( seen() ).toEqual( VARIANT );
} );

it( 'ignores another asset', async () => {
	await show();
	await apply( 'Long form' );
	expect( seen() ).toEqual( CONTROL );

	await apply();
	expect( seen() ).toEqual( VARIANT );
} );

it.each( [
	[ 1999, 'variant', VARIANT ],
	[ 2000, 'control', CONTROL ],
] )( 'after two seconds the control stays for good: applied after %d ms', async ( time, shown, choice ) => {
	await show();
	await pass( time );
	await apply();

	expect( seen() ).toEqual( choice );
	expect( block().dataset.vwoShown ).toBe( shown );
} );

it( 'counts the seconds from when the page was drawn: a script that comes late changes nothing', async () => {
	paints = [
		{ name: 'first-paint', startTime: performance.now() },
		{ name: 'first-contentful-paint', startTime: performance.now() - 2001 },
	];
	await show( () => block().setAttribute( 'data-vwo-applied', 'Short form' ) );
	await pass( 0 );

	expect( seen() ).toEqual( CONTROL );
	expect( block().dataset.vwoShown ).toBe( 'control' );
} );

it( 'once chosen, the variant stays', async () => {
	await show();
	await apply();
	await apply( 'Long form' );
	await pass( 3000 );

	expect( seen() ).toEqual( VARIANT );
} );

it( 'hears of it by an event, also before the island is there', async () => {
	await show( () => {
		runEarly();

		const tell = ( detail: unknown ) => window.dispatchEvent( new CustomEvent( 'hvac-blocks:ab', { detail } ) );
		tell( null );
		tell( { placement: 'another', asset: 'Short form' } );
		expect( block().dataset.vwoApplied ).toBeUndefined();
		tell( { placement: 'home-hero', asset: 'Short form' } );
	} );

	expect( seen() ).toEqual( VARIANT );
} );

it( 'changes nothing under the hands of a visitor', async () => {
	await show();
	control().innerHTML = '<a href="#x">In use</a>';
	screen.getByText( 'In use' ).focus();
	await apply();

	expect( seen() ).toEqual( CONTROL );
	expect( block().dataset.vwoShown ).toBe( 'control' );
} );

it( 'asks for consent first, and again when it changes', async () => {
	let isAllowed = false;
	tested.wp_has_consent = ( category ) => isAllowed && category === 'statistics';
	await show();
	await apply();
	expect( seen() ).toEqual( CONTROL );
	expect( tested.VWO ).toBeUndefined();

	isAllowed = true;
	act( () => void document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) ) );
	expect( seen() ).toEqual( VARIANT );
} );

it( 'without consent it ends with the control', async () => {
	tested.wp_has_consent = () => false;
	await show();
	await apply();
	await pass( 2000 );
	tested.wp_has_consent = () => true;
	act( () => void document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) ) );

	expect( seen() ).toEqual( CONTROL );
	expect( block().dataset.vwoShown ).toBe( 'control' );
} );

const CAMPAIGNS = { 8: { name: 'home-hero', comb_n: { 1: 'Control', 2: 'Short form' } }, 9: { name: 'other' } };

it.each( [
	[ 'the variation of this campaign', [ 'vA', '8', '2' ], true ],
	[ 'numbers', [ 'vA', 8, 2 ], true ],
	[ 'the control of this campaign', [ 'vA', '8', '1' ], false ],
	[ 'another campaign', [ 'vA', '9', '2' ], false ],
	[ 'an unknown campaign', [ 'vA', '7', '2' ], false ],
	[ 'nothing', null, false ],
] )( 'VWO tells of %s', async ( _what, data, isMeant ) => {
	tested._vwo_exp = CAMPAIGNS;
	await show();
	const [ name, callback ] = tested.VWO?.[ 0 ] as [ string, ( data: unknown ) => void ];
	expect( name ).toBe( 'onVariationApplied' );
	await act( async () => callback( data ) );

	expect( seen() ).toEqual( isMeant ? VARIANT : CONTROL );
} );

it( 'knows the variation that VWO chose before', async () => {
	tested._vwo_exp = { 8: { ...CAMPAIGNS[ 8 ], combination_chosen: 2 } };
	await show();

	expect( seen() ).toEqual( VARIANT );
} );

it( 'a placement within another decides for itself', async () => {
	await show( () => {
		control().innerHTML = `<div class="hvac-ab-placement">${ control().outerHTML }${ variant().outerHTML }</div>`;
	} );
	await apply();

	const [ inner, outer ] = document.querySelectorAll( '.hvac-ab-variant' );
	expect( outer ).not.toHaveAttribute( 'inert' );
	expect( inner ).toHaveAttribute( 'inert' );
} );
