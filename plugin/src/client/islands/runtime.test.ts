import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sync as glob } from 'fast-glob';
import * as runtime from './runtime';

const plugin = path.resolve( __dirname, '../../..' );

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
