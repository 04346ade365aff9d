/** `npm run new:block` creates valid blocks of all kinds, and rejects invalid names. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve( __dirname, '../../../..' );
let folder = '';

const make = ( ...args: string[] ) => {
	const { status, stdout } = spawnSync(
		process.execPath,
		[ path.join( root, 'bin/new-block.mjs' ), ...args, `--to=${ folder }` ],
		{
			encoding: 'utf8',
			env: { ...process.env, npm_config_island: '', npm_config_child: undefined, npm_config_title: undefined },
		}
	);
	return { status, stdout };
};

const read = ( block: string, file: string ) => readFileSync( path.join( folder, block, file ), 'utf8' );

const errorsOfScript = ( [ fileName, text ]: [ string, string ] ) =>
	ts
		.transpileModule( text, { fileName, reportDiagnostics: true, compilerOptions: { jsx: ts.JsxEmit.ReactJSX } } )
		.diagnostics?.map( ( { messageText } ) => `${ fileName }: ${ String( messageText ) }` ) ?? [];

const errorsOfPhp = ( [ file, text ]: [ string, string ] ) => {
	const { stdout } = spawnSync( 'php', [ '-l' ], { input: text, encoding: 'utf8' } );
	return stdout.includes( 'No syntax errors' ) ? [] : [ `${ file }: ${ stdout }` ];
};

beforeEach( () => {
	folder = mkdtempSync( path.join( tmpdir(), 'hvac-new-block-' ) );
} );

afterEach( () => rmSync( folder, { recursive: true } ) );

const COMMON = [ 'block.json', 'edit.tsx', 'examples.json', 'props.php', 'style.scss', 'view.php' ];

it.each( [
	[ 'static', [], COMMON ],
	[ 'parent', [ '--child=card' ], COMMON ],
	[ 'island', [ '--island' ], [ ...COMMON, 'dealer-map.test.tsx', 'island.ts', 'view.tsx' ] ],
] )( 'makes a block of the kind %s', ( kind, flags, files ) => {
	expect( make( 'dealer-map', ...flags ).status ).toBe( 0 );
	expect( readdirSync( path.join( folder, 'dealer-map' ) ).sort() ).toEqual( files.sort() );

	const texts = new Map( files.map( ( file ) => [ file, read( 'dealer-map', file ) ] ) );
	expect( [ ...texts.values() ].join() ).not.toMatch( /__[A-Z]+__(?!_)/ );
	// CONTRIBUTING states these limits.
	expect( [ ...texts.values() ].join( '' ).split( '\n' ).length ).toBeLessThanOrEqual(
		kind === 'island' ? 250 : 150
	);
	expect( [ ...texts ].filter( ( [ file ] ) => /\.tsx?$/.test( file ) ).flatMap( errorsOfScript ) ).toEqual( [] );
	expect( [ ...texts ].filter( ( [ file ] ) => file.endsWith( '.php' ) ).flatMap( errorsOfPhp ) ).toEqual( [] );

	const block = JSON.parse( read( 'dealer-map', 'block.json' ) );
	expect( block ).toMatchObject( { name: 'hvac-blocks/dealer-map', title: 'Dealer map' } );
	expect( block.supports.hvacBlocks ).toEqual( kind === 'island' ? { hydrate: 'touch' } : undefined );
	expect( JSON.parse( read( 'dealer-map', 'examples.json' ) )[ 0 ].name ).toBe( 'default' );
} );

it( 'makes a parent and the block that stands in it', () => {
	expect( make( 'dealer-map', '--child=card' ).status ).toBe( 0 );

	expect( readdirSync( folder ).sort() ).toEqual( [ 'dealer-map', 'dealer-map-card' ] );
	expect( readdirSync( path.join( folder, 'dealer-map-card' ) ).sort() ).toEqual( COMMON );
	expect( JSON.parse( read( 'dealer-map', 'block.json' ) ).allowedBlocks ).toEqual( [
		'hvac-blocks/dealer-map-card',
	] );
	expect( JSON.parse( read( 'dealer-map-card', 'block.json' ) ) ).toMatchObject( {
		name: 'hvac-blocks/dealer-map-card',
		title: 'Dealer map card',
		parent: [ 'hvac-blocks/dealer-map' ],
	} );
} );

it( 'makes blocks of one kind only', () => {
	expect( make( 'dealer-map', '--child=card', '--island' ).status ).toBe( 1 );
	expect( readdirSync( folder ) ).toEqual( [] );
} );

it( 'makes no parent beside a child of another', () => {
	make( 'dealer-map-card' );

	expect( make( 'dealer-map', '--child=card' ).stdout ).toContain( 'dealer-map-card exists' );
	expect( readdirSync( folder ) ).toEqual( [ 'dealer-map-card' ] );
} );

it( 'takes a title', () => {
	make( 'iaq-cards', '--title=Indoor air quality cards' );

	expect( JSON.parse( read( 'iaq-cards', 'block.json' ) ).title ).toBe( 'Indoor air quality cards' );
} );

it.each( [ '', 'Dealer', 'dealer_map', '-map', 'map-', '9map', '../map', 'a'.repeat( 51 ) ] )(
	'refuses the name "%s"',
	( name ) => {
		const { status, stdout } = make( name );

		expect( status ).toBe( 1 );
		expect( stdout ).toContain( 'To fix this:' );
		expect( readdirSync( folder ) ).toEqual( [] );
	}
);

it( 'refuses a title that would break its files', () => {
	expect( make( 'dealer-map', "--title=Dealer's map" ).status ).toBe( 1 );
} );

it( 'leaves a block that exists alone', () => {
	make( 'dealer-map' );
	const before = read( 'dealer-map', 'view.php' );
	const { status, stdout } = make( 'dealer-map', '--island' );

	expect( status ).toBe( 1 );
	expect( stdout ).toContain( 'exists' );
	expect( read( 'dealer-map', 'view.php' ) ).toBe( before );
	expect( readdirSync( path.join( folder, 'dealer-map' ) ) ).not.toContain( 'island.ts' );
} );
