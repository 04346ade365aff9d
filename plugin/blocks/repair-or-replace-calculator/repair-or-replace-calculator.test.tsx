import '@testing-library/jest-dom';
import { hydrateGolden } from '@client/testing/island';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

const user = userEvent.setup( { delay: null, advanceTimers: jest.advanceTimersByTime } );
const show = ( name = 'default', beforeHydration?: () => void ) =>
	hydrateGolden( __dirname, name, View, beforeHydration );
const age = () => screen.getByLabelText< HTMLSelectElement >( 'Age of the system' );
const estimate = () => screen.getByLabelText< HTMLSelectElement >( 'Repair estimate' );
const button = () => document.querySelector( '.hvac-calculator__submit' ) as HTMLButtonElement;
const answer = () => document.querySelector( '.hvac-calculator__answer' ) as HTMLElement;
const later = ( seconds: number ) => act( async () => jest.advanceTimersByTime( seconds * 1000 ) );

let events: Array< Record< string, unknown > >;

async function choose( years: string, dollars: string ) {
	await user.selectOptions( age(), years );
	await user.selectOptions( estimate(), dollars );
}

beforeEach( () => {
	jest.useFakeTimers();
	window.history.replaceState( null, '', '/?utm=mail' );
	Element.prototype.scrollIntoView = jest.fn();
	window.matchMedia = jest.fn().mockReturnValue( { matches: false } );
	navigator.sendBeacon = jest.fn().mockReturnValue( true );
	events = [];
	Object.assign( window, { dataLayer: events } );
} );

afterEach( () => {
	jest.useRealTimers();
	Object.assign( window, { dataLayer: undefined } );
} );

it( 'waits a moment, then says what to do and why, with the focus on the answer', async () => {
	await show();
	await choose( '12', '500' );
	await user.click( button() );

	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Calculating…' );
	expect( answer() ).not.toBeVisible();

	await later( 3 );
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	expect( answer() ).toBeVisible();
	expect( answer() ).toHaveFocus();
	expect( answer() ).toHaveTextContent( 'Replace' );
	expect( answer() ).toHaveTextContent( '12 years × $500 = $6,000' );
	expect( events ).toContainEqual(
		expect.objectContaining( { event: 'calculator_result', result: 'replace', age: '12', estimate: '500' } )
	);
} );

it( 'shows the advice of the verdict alone, and tells a close one', async () => {
	const advice = () => [ ...document.querySelectorAll< HTMLElement >( '.hvac-calculator__advice' ) ];
	const near = () => screen.getByText( /^Your result is close to/ );

	await show();
	await choose( '2', '500' );
	await user.click( button() );
	await later( 3 );
	expect( answer() ).toHaveTextContent( 'Repair' );
	expect( advice().map( ( { hidden } ) => hidden ) ).toEqual( [ true, false ] );
	expect( near() ).not.toBeVisible();

	await choose( '10', '500' );
	await user.click( button() );
	await later( 3 );
	expect( advice().map( ( { hidden } ) => hidden ) ).toEqual( [ false, true ] );
	expect( near() ).toBeVisible();
} );

it( 'makes a visitor who wants less motion wait for nothing, by keyboard as well', async () => {
	window.matchMedia = jest.fn().mockReturnValue( { matches: true } );
	await show();
	await choose( '12', '500' );
	await user.tab();
	expect( button() ).toHaveFocus();
	await user.keyboard( '{Enter}' );

	expect( answer() ).toBeVisible();
} );

it( 'names the choice in the address, and forgets the answer when another is made', async () => {
	await show();
	await choose( '12', '500' );
	await user.click( button() );
	await later( 3 );
	expect( window.location.search ).toBe( '?utm=mail&age=12&estimate=500' );

	await user.selectOptions( age(), '2' );
	expect( answer() ).not.toBeVisible();
	expect( window.location.search ).toBe( '?utm=mail' );
} );

it( 'shows no answer to a choice that was changed meanwhile', async () => {
	await show();
	await choose( '12', '500' );
	await user.click( button() );
	await user.selectOptions( age(), '2' );
	await later( 10 );

	expect( answer() ).not.toBeVisible();
	expect( events ).toEqual( [] );
} );

it( 'keeps the server’s answer, unless something else was chosen before the script was there', async () => {
	await show( 'replace' );
	expect( answer() ).toBeVisible();
	expect( answer() ).not.toHaveFocus();

	await show( 'replace', () => fireEvent.change( age(), { target: { value: '0' } } ) );
	expect( answer() ).not.toBeVisible();
} );
