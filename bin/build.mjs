/**
 * `npm run build` makes `plugin/build/`; `npm run dev` makes it again at each change.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '..' );
const isWatching = process.argv.includes( '--watch' );

const run = ( command, ...args ) =>
	new Promise( ( resolve, reject ) => {
		spawn( command, args, { cwd: root, stdio: 'inherit' } ).on( 'exit', ( code ) =>
			code === 0 ? resolve() : reject( new Error( `${ command } ${ args[ 0 ] } ended with ${ code }` ) )
		);
	} );

const scripts = ( ...args ) => run( path.join( root, 'node_modules/.bin/wp-scripts' ), ...args );

if ( ! isWatching ) {
	rmSync( path.join( root, 'plugin/build' ), { recursive: true, force: true } );
}
mkdirSync( path.join( root, 'plugin/build' ), { recursive: true } );

try {
	if ( isWatching ) {
		await scripts( 'start', '--source-path=plugin/blocks' );
	} else {
		await scripts( 'build', '--source-path=plugin/blocks' );
		await run( process.execPath, 'bin/i18n.mjs', 'compile' );
	}
} catch ( error ) {
	process.stderr.write( `${ error.message }\n` );
	process.exit( 1 );
}
