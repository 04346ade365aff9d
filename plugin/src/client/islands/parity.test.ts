/**
 * The proof that PHP and React agree: every golden of every island hydrates, in the real runtime, to the
 * same DOM and without one complaint, and every golden of a `ui` part is what its twin prints.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sync as glob } from 'fast-glob';
import type { IslandView } from './mount';
import { differencesOfIsland, differencesOfPart, fromGolden } from './parity';

const plugin = path.resolve( __dirname, '../../..' );
const read = ( file: string ) => readFileSync( path.join( plugin, file ), 'utf8' );
const viewOf = ( folder: string ): IslandView => require( path.join( plugin, folder, 'view.tsx' ) ).View;
/** By the name of the island; what a page loads, not what the editor does. */
const views = Object.fromEntries(
	glob( 'blocks/*/island*.ts', { cwd: plugin } ).map( ( file ) => [
		path.basename( file, '.ts' ).replace( /^island/, path.basename( path.dirname( file ) ) ),
		require( path.join( plugin, file ) ).View as IslandView,
	] )
);
const goldens = glob( 'blocks/*/golden/*.html', { cwd: plugin } ).sort();
const parts = glob( 'src/ui/*/examples.json', { cwd: plugin } ).sort();

const islandsIn = ( html: string ): HTMLElement[] => {
	document.body.innerHTML = html;
	return [ ...document.querySelectorAll< HTMLElement >( '[data-hvac]' ) ];
};

const complaints = async ( html: string ): Promise< string[] > => {
	const logged: string[] = [];
	const log = jest
		.spyOn( console, 'error' )
		.mockImplementation( ( ...words ) => void logged.push( words.join( ' ' ) ) );
	const found: string[] = [];

	for ( const island of islandsIn( html ) ) {
		found.push( ...( await differencesOfIsland( island, views[ island.dataset.hvac ?? '' ] as IslandView ) ) );
	}

	log.mockRestore();
	return [ ...found, ...logged ];
};

beforeEach( () => {
	localStorage.clear();
	sessionStorage.clear();
} );

const withIslands = goldens.filter( ( file ) => read( file ).includes( 'data-hvac="' ) );

it( 'finds the goldens', () => {
	expect( withIslands.length ).toBeGreaterThan( 0 );
} );

describe.each( withIslands )( '%s', ( file ) => {
	it( 'hydrates to what PHP printed', async () => {
		expect( await complaints( fromGolden( read( file ) ) ) ).toEqual( [] );
	} );
} );

parts.forEach( ( file ) => {
	const folder = path.dirname( file );
	const examples: Array< {
		name: string;
		props: Record< string, unknown >;
		slots?: Record< string, string >;
	} > = JSON.parse( read( file ) );

	it.each( examples )( `${ folder } prints $name as PHP does`, ( { name, props, slots } ) => {
		const golden = fromGolden( read( `${ folder }/golden/${ name }.html` ) );
		expect( differencesOfPart( golden, viewOf( folder ), props, slots ) ).toEqual( [] );
	} );
} );

// The test of the test: one letter of any kind in a view.php must not pass.
describe( 'a mutation of the server HTML is found', () => {
	const golden = fromGolden( read( 'blocks/zip-form/golden/error.html' ) );

	it.each( [
		[ 'a class', 'class="hvac-field"', 'class="hvac-feld"' ],
		[ 'a text', 'is required</p>', 'is needed</p>' ],
		[ 'a space between tags', '</label><p', '</label> <p' ],
		[ 'a space in a text', 'is required</p>', 'is required </p>' ],
		[ 'an attribute left out', ' novalidate', '' ],
		[ 'an attribute more', '<form', '<form data-more=""' ],
		[ 'an element more', '</form>', '<span></span></form>' ],
		[ 'an element of another kind', /<(\/?)h2/g, '<$1h3' ],
	] )( '%s', async ( _kind, search, replacement ) => {
		const mutated = golden.replace( search, replacement );

		expect( mutated ).not.toBe( golden );
		expect( await complaints( mutated ) ).not.toEqual( [] );
	} );
} );
