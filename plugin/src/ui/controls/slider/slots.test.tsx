import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mount, type IslandView } from '@client/islands/mount';
import { fromGolden } from '@client/islands/parity';
import { ViewProvider } from '@client/islands/view';
import * as engine from '@hvac-blocks/slider';
import { View } from './view';

jest.mock( '@hvac-blocks/slider', () => ( { slide: jest.fn() } ) );

const user = userEvent.setup();
const slide = engine.slide as jest.MockedFunction< typeof engine.slide >;
const read = ( file: string ) => readFileSync( path.join( __dirname, file ), 'utf8' );
const examples: Array< { name: string; props: Record< string, unknown > } > = JSON.parse( read( 'examples.json' ) );

let reveal: jest.Mock;
let resize: ( width: number ) => void;

beforeEach( () => {
	let width = 500;
	const queries: Array< EventTarget & { matches: boolean } > = [];
	const matches = ( query: string ) => width >= Number( /min-width:(\d+)px/.exec( query )?.[ 1 ] );
	window.matchMedia = ( query: string ) => {
		const list = Object.defineProperty( new EventTarget(), 'matches', { get: () => matches( query ) } );
		queries.push( list as EventTarget & { matches: boolean } );
		return list as MediaQueryList;
	};
	resize = ( next ) => {
		width = next;
		queries.forEach( ( list ) => list.dispatchEvent( new Event( 'change' ) ) );
	};

	reveal = jest.fn();
	slide.mockImplementation( ( row, { position, onMove } ) => {
		let at = position;
		const to = ( next: number ) => {
			at = next;
			onMove( at, [ row.querySelectorAll( '.hvac-slider__slide' )[ at ] as Element ] );
		};
		to( at );
		return { next: () => to( at + 1 ), previous: () => to( at - 1 ), to, reveal, destroy: () => undefined };
	} );
} );

/** Hydrates a slider with three slides of server HTML; returns their elements. */
async function hydrate() {
	const props = examples.find( ( { name } ) => name === 'slots' )?.props;
	document.body.innerHTML = `<div><script type="application/json">${ JSON.stringify( props ) }</script><hvac-root>${ fromGolden( read( 'golden/slots.html' ) ) }</hvac-root></div>`;
	const kept = [ ...document.querySelectorAll( '.hvac-slider__slot > *' ) ];
	await act( async () => void mount( View as unknown as IslandView, document.body.firstElementChild as Element ) );
	await act( async () => undefined );
	return kept;
}

const slides = () => [ ...document.querySelectorAll( '.hvac-slider__slide' ) ];

it( 'keeps slides of server HTML, with all that others did to them', async () => {
	const kept = await hydrate();
	expect( kept ).toHaveLength( 3 );
	( kept[ 1 ]?.querySelector( 'details' ) as HTMLDetailsElement ).open = true;
	kept[ 2 ]?.append( 'of another script' );

	await user.click( screen.getByRole( 'button', { name: 'Next slide' } ) );
	expect( slides().map( ( each ) => each.hasAttribute( 'inert' ) ) ).toEqual( [ true, false, true ] );
	await act( async () => resize( 800 ) );

	expect( slide ).toHaveBeenCalledTimes( 2 );
	expect( [ ...document.querySelectorAll( '.hvac-slider__slot > *' ) ] ).toEqual( kept );
	expect( kept.every( ( element ) => element.isConnected ) ).toBe( true );
	expect( kept[ 1 ]?.querySelector( 'details' )?.open ).toBe( true );
	expect( kept[ 2 ] ).toHaveTextContent( 'of another script' );
} );

it( 'brings the slide of what takes the focus into view', async () => {
	const kept = await hydrate();
	act( () => kept[ 2 ]?.querySelector( 'summary' )?.focus() );

	expect( reveal ).toHaveBeenCalledWith( slides()[ 2 ] );
} );

it( 'has a place for inner blocks in the editor, where nothing slides', () => {
	const props = examples.find( ( { name } ) => name === 'slots' )?.props;
	document.body.innerHTML = '';

	render(
		<ViewProvider value={ { isEditor: true, slots: { content: <p>A slide that is edited</p> } } }>
			<View { ...( props as unknown as Parameters< typeof View >[ 0 ] ) } slides={ [] } />
		</ViewProvider>
	);

	expect( screen.getByText( 'A slide that is edited' ).closest( '[data-hvac-slot="content"]' ) ).not.toBeNull();
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );
