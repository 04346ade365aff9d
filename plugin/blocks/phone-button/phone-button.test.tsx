import { readFileSync } from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import { hydrateGolden } from '@client/testing/island';
import { act, screen, within } from '@testing-library/react';
import { View } from './view';

const mockAsk = jest.fn();

jest.mock( '@hvac-blocks/calls', () => ( { askNumber: ( ...values: unknown[] ) => mockAsk( ...values ) } ) );

let see: () => void;
let answer: ( number: string ) => Promise< void >;

beforeEach( () => {
	sessionStorage.clear();
	mockAsk.mockReset().mockImplementation(
		() =>
			new Promise( ( resolve ) => {
				answer = ( number ) => act( async () => resolve( { number, isTracked: true } ) );
			} )
	);
	see = () => {
		throw new Error( 'Nobody looks.' );
	};
	window.IntersectionObserver = class {
		constructor( callback: ( entries: Array< { isIntersecting: boolean } > ) => void ) {
			see = () => act( () => callback( [ { isIntersecting: true } ] ) );
		}
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
} );

const show = ( name: string ) => hydrateGolden( __dirname, name, View );
const links = () => screen.getAllByRole( 'link' );
const numbers = () =>
	links().map(
		( link ) => `${ link.textContent?.match( /[\d-]{9,}|Loading\.\./ ) } ${ link.getAttribute( 'href' ) }`
	);
const settle = () => act( async () => {} );

it( 'asks for a tracked number when it comes into view, and only then', async () => {
	await show( 'tracked-dealer' );
	await settle();
	expect( mockAsk ).not.toHaveBeenCalled();

	see();
	await settle();
	expect( mockAsk ).toHaveBeenCalledTimes( 1 );
	expect( mockAsk.mock.calls[ 0 ][ 1 ] ).toEqual( {
		group: 'rg-1',
		code: 'WEB',
		number: '972-555-0150',
		dealer: { id: 'EX001', name: 'Blue Door Heating & Air' },
	} );
} );

it( 'says that it waits, dials the printed number meanwhile, then changes text and link of both looks together', async () => {
	await show( 'tracked' );
	expect( numbers() ).toEqual( Array( 2 ).fill( '1-800-555-0142 tel:18005550142' ) );

	see();
	await settle();
	expect( numbers() ).toEqual( Array( 2 ).fill( 'Loading.. tel:18005550142' ) );

	await answer( '9725550299' );
	expect( numbers() ).toEqual( Array( 2 ).fill( '972-555-0299 tel:9725550299' ) );
	expect( links()[ 0 ] ).toHaveAccessibleName( 'Call Now 972-555-0299' );
	expect( links()[ 1 ] ).toHaveAccessibleName( '972-555-0299' );
} );

it( 'stays with the printed number where none comes', async () => {
	await show( 'tracked' );
	see();
	await settle();
	await answer( '' );

	expect( numbers() ).toEqual( Array( 2 ).fill( '1-800-555-0142 tel:18005550142' ) );
} );

it( 'ships no script while no number can change', () => {
	const html = ( name: string ) => readFileSync( path.join( __dirname, `golden/${ name }.html` ), 'utf8' );

	expect( html( 'tracked' ) ).toContain( 'data-hvac="phone-button"' );
	expect( html( 'default' ) ).not.toContain( 'data-hvac=' );
	expect( html( 'untracked-default' ) ).not.toContain( 'data-hvac=' );
} );

it( 'keeps the words of the editor', async () => {
	await show( 'tracked-words' );
	expect( within( links()[ 0 ] as HTMLElement ).getByText( 'an expert' ).tagName ).toBe( 'STRONG' );
} );
