/**
 * Proves that PHP and React agree: every golden of every island hydrates in the real runtime to the same DOM without
 * any complaint, and every golden of a `ui` part equals its twin's output.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sync as glob } from 'fast-glob';
import { goldensWithIslands as withIslands, views } from '@client/testing/goldens';
import type { IslandView } from './mount';
import { differencesOfIsland, differencesOfPart, fromGolden } from './parity';

// What it adds depends on the time of day.
jest.mock( '@hvac-blocks/open-hours', () => ( { show: () => {} } ) );

const plugin = path.resolve( __dirname, '../../..' );
const read = ( file: string ) => readFileSync( path.join( plugin, file ), 'utf8' );
const viewOf = ( folder: string ): IslandView => require( path.join( plugin, folder, 'view.tsx' ) ).View;
const parts = glob( 'src/ui/*/*/examples.json', { cwd: plugin } ).sort();

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

/** Repeatable pseudorandom numbers between 0 and 1. */
function randomFrom( seed: number ): () => number {
	let state = seed;

	return () => {
		state = ( state * 1_103_515_245 + 12_345 ) % 2 ** 31;
		return state / 2 ** 31;
	};
}

// Checks the check: a single changed letter anywhere in a view.php must not pass.
const seed = Number( process.env.HVAC_TEST_SEED ?? Math.ceil( Math.random() * 9999 ) );
const random = randomFrom( seed );
const oneOf = < Item >( items: Item[] ): Item => items[ Math.floor( random() * items.length ) ] as Item;

// A slot's content belongs to the editor, not to the twin.
const own = ( root: Element ) =>
	[ ...root.querySelectorAll( '*' ) ].filter(
		( element ) => ! element.closest( '[data-hvac-slot], svg, script, style, select' )
	);
const texts = ( root: Element ) =>
	own( root )
		.filter( ( { localName } ) => localName !== 'textarea' )
		.flatMap( ( element ) => [ ...element.childNodes ] )
		.filter( ( node ): node is Text => node instanceof Text && node.data.trim() !== '' );
const withClass = ( root: Element ) => own( root ).filter( ( { className } ) => className !== '' );
const rootIn = ( golden: Element ) => golden.querySelector( 'hvac-root' ) as Element;
const elementOf = ( file: string ): Element => {
	const golden = document.createElement( 'div' );

	golden.innerHTML = fromGolden( read( file ) );
	return golden;
};
// An island without content has nothing to change.
const mutatedFile = oneOf( withIslands.filter( ( file ) => texts( rootIn( elementOf( file ) ) ).length > 0 ) );

describe( `a mutation of the server HTML is found: ${ mutatedFile }, HVAC_TEST_SEED=${ seed }`, () => {
	const MUTATIONS: Record< string, ( root: Element ) => void > = {
		'a class': ( root ) => void ( oneOf( withClass( root ) ).className += 'x' ),
		'a text': ( root ) => void ( oneOf( texts( root ) ).data += '!' ),
		'a space between tags': ( root ) => oneOf( own( root ) ).before( ' ' ),
		'a space in a text': ( root ) => void ( oneOf( texts( root ) ).data += ' ' ),
		'an attribute left out': ( root ) => oneOf( withClass( root ) ).removeAttribute( 'class' ),
		'an attribute more': ( root ) => oneOf( own( root ) ).setAttribute( 'data-more', '' ),
		'an element more': ( root ) => oneOf( own( root ) ).after( document.createElement( 'span' ) ),
		'an element of another kind': ( root ) => {
			const element = oneOf( withClass( root ) );
			const other = document.createElement( element.localName === 'section' ? 'aside' : 'section' );

			[ ...element.attributes ].forEach( ( { name, value } ) => other.setAttribute( name, value ) );
			other.append( ...element.childNodes );
			element.replaceWith( other );
		},
	};

	it.each( Object.entries( MUTATIONS ) )( '%s', async ( _kind, mutate ) => {
		const golden = elementOf( mutatedFile );
		const before = golden.innerHTML;
		mutate( rootIn( golden ) );

		expect( golden.innerHTML ).not.toBe( before );
		expect( await complaints( golden.innerHTML ) ).not.toEqual( [] );
	} );
} );
