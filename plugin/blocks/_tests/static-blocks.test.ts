/** Rules for every block that does not hydrate, found automatically. Tests of a single block are beside this one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve( __dirname, '..' );
const filesOf = ( block: string ) => readdirSync( path.join( folder, block ) );
const blocks = readdirSync( folder ).filter( ( name ) => ! name.startsWith( '_' ) );
const islands = blocks.filter( ( block ) => filesOf( block ).some( ( file ) => file.startsWith( 'island' ) ) );
const ALL = [ 'block.json', 'edit.tsx', 'examples.json', 'golden', 'props.php', 'style.scss', 'view.php' ];

const goldensOf = ( block: string ): string =>
	readdirSync( path.join( folder, block, 'golden' ) )
		.map( ( file ) => readFileSync( path.join( folder, block, 'golden', file ), 'utf8' ) )
		.join( '\n' );

const metadataOf = ( block: string ): string => readFileSync( path.join( folder, block, 'block.json' ), 'utf8' );

/** A block without styles only informs search engines and prints nothing. */
const isSeen = ( block: string ): boolean => metadataOf( block ).includes( '"style":' );

// Checks the check: islands are recognized.
it( 'tells islands by their HTML', () => {
	for ( const block of islands ) {
		expect( goldensOf( block ) ).toMatch( /<script|data-hvac="/ );
	}
} );

describe.each( blocks.filter( ( block ) => ! islands.includes( block ) ) )( '%s', ( block ) => {
	it( 'ships no byte of script', () => {
		expect( goldensOf( block ).includes( `hvac-${ block }` ) ).toBe( isSeen( block ) );
		expect( goldensOf( block ) ).not.toMatch( /<script|data-hvac="/ );
		expect( metadataOf( block ) ).not.toMatch( /"(viewScript|viewScriptModule|script|scriptModule)"|"hydrate"/ );
	} );

	it( 'is six files and its goldens, and what it knows of its subject', () => {
		expect( filesOf( block ) ).toEqual(
			expect.arrayContaining( ALL.filter( ( file ) => isSeen( block ) || file !== 'style.scss' ) )
		);
		expect( filesOf( block ).join( ' ' ) ).not.toMatch( /\.test\.|\.tsx.*\.tsx|\bindex\.ts/ );
	} );
} );
