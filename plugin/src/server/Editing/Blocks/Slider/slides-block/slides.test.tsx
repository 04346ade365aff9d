import { readFileSync } from 'node:fs';
import path from 'node:path';
import { differencesOfIsland, fromGolden } from '@client/islands/parity';
import type { IslandView } from '@client/islands/mount';
import { View } from './view';

// The engine moves the row once it has loaded; only the result of hydration is compared.
jest.mock( '@hvac-blocks/slider', () => {
	throw new Error( 'not loaded' );
} );

const golden = fromGolden( readFileSync( path.join( __dirname, 'golden/three.html' ), 'utf8' ) );

beforeEach( () => {
	window.matchMedia = () => Object.assign( new EventTarget(), { matches: false } ) as unknown as MediaQueryList;
	document.body.innerHTML = golden;
} );

const wrapper = () => document.body.firstElementChild as Element;
const kept = () => [ ...wrapper().querySelectorAll( '.hvac-slider__slot > *' ) ];

it( 'shows inner blocks as slides, the same on the server and in the browser', async () => {
	expect( await differencesOfIsland( wrapper(), View as unknown as IslandView ) ).toEqual( [] );
} );

it( 'keeps the elements of inner blocks', async () => {
	const before = kept();
	before[ 0 ]?.append( 'of another script' );
	( before[ 1 ] as HTMLDetailsElement ).open = true;

	await differencesOfIsland( wrapper(), View as unknown as IslandView );

	expect( before ).toHaveLength( 3 );
	expect( kept() ).toEqual( before );
	expect( kept().every( ( element, index ) => element === before[ index ] && element.isConnected ) ).toBe( true );
	expect( kept()[ 0 ]?.textContent ).toContain( 'of another script' );
	expect( ( kept()[ 1 ] as HTMLDetailsElement ).open ).toBe( true );
} );
