import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sync as glob } from 'fast-glob';
import * as runtime from './runtime';

const plugin = path.resolve( __dirname, '../../..' );
const withoutExports: ( source: string ) => string = require( '../../../../bin/build/without-exports' );

it( 'has all of React that islands import', () => {
	const names = glob(
		[ 'blocks/**/*.{ts,tsx}', 'src/ui/**/*.{ts,tsx}', 'src/client/{data,dealer-search,modules}/**/*.ts' ],
		{
			cwd: plugin,
			ignore: [ '**/edit.tsx', '**/*.test.*' ],
		}
	)
		// A block's own controls belong to the editor.
		.map( ( file ) => readFileSync( path.join( plugin, file ), 'utf8' ) )
		.filter( ( code ) => ! /@wordpress\/(components|block-editor|data)'/.test( code ) )
		.flatMap( ( code ) => [ ...code.matchAll( /import \{([^}]+)\} from '@wordpress\/element'/g ) ] )
		.flatMap( ( [ , list = '' ] ) => list.split( ',' ).map( ( name ) => name.trim() ) )
		.filter( ( name ) => name && ! name.startsWith( 'type ' ) );

	expect( names ).toContain( 'useState' );
	expect( Object.keys( runtime ) ).toEqual( expect.arrayContaining( [ ...new Set( names ) ] ) );
} );

it( 'keeps what it uses of React itself in the released build', () => {
	const names = glob( 'src/client/islands/*.{ts,tsx}', { cwd: plugin, ignore: [ '**/*.test.*' ] } )
		.map( ( file ) => readFileSync( path.join( plugin, file ), 'utf8' ) )
		.flatMap( ( code ) => [ ...code.matchAll( /\{([^}]+)\} (?:from '(?:react|@wordpress\/element)'|= React;)/g ) ] )
		.flatMap( ( [ , list = '' ] ) => list.split( ',' ).map( ( name ) => name.trim().replace( / as .*/, '' ) ) )
		.filter( ( name ) => name && ! name.startsWith( 'type ' ) );

	expect( names ).toEqual( expect.arrayContaining( [ 'Component', 'createContext', 'useState' ] ) );
	expect( names.filter( ( name ) => withoutExports( `exports.${ name }=` ) !== `exports.${ name }=` ) ).toEqual( [] );
	expect( withoutExports( 'exports.useId=' ) ).not.toContain( 'exports' );
} );

it( 'shortens no name of React that our code or a browser uses', () => {
	const { fields }: { fields: RegExp } = require( '../../../../bin/build/short-names' );
	const ours = glob( 'src/client/islands/*.{ts,tsx}', { cwd: plugin, ignore: [ '**/*.test.*' ] } ).flatMap(
		( file ) => readFileSync( path.join( plugin, file ), 'utf8' ).match( /\w+/g ) ?? []
	);
	const browsers = [ document.createElement( 'input' ), document, window, new Event( 'x' ) ];

	expect( ours.filter( ( name ) => fields.test( name ) ) ).toEqual( [] );
	for ( const object of browsers ) {
		for ( const name in object ) {
			expect( name ).not.toMatch( fields );
		}
	}
	expect( 'memoizedState' ).toMatch( fields );
} );
