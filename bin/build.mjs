/**
 * `npm run build` creates `plugin/build/`; `npm run dev` recreates it on each change. Builds wait for each other, and
 * each replaces its folder as a whole, so that a site or a test never sees half of one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fingerprint, remember } from './lib/build.mjs';

const root = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '..' );
const isWatching = process.argv.includes( '--watch' );
const place = path.join( root, 'plugin/build' );
const lock = path.join( root, '.cache/build.lock' );
const fresh = path.join( root, `.cache/build-${ process.pid }` );
const old = path.join( root, `.cache/build-${ process.pid }-old` );

const run = ( command, args, env = {} ) =>
	new Promise( ( resolve, reject ) => {
		spawn( command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } ).on(
			'exit',
			( code ) =>
				code === 0 ? resolve() : reject( new Error( `${ command } ${ args[ 0 ] } ended with ${ code }` ) )
		);
	} );

const scripts = ( command, env ) =>
	run( path.join( root, 'node_modules/.bin/wp-scripts' ), [ command, '--source-path=plugin/blocks' ], env );

function isAlive( pid ) {
	try {
		return process.kill( pid, 0 );
	} catch {
		return false;
	}
}

/** The process that is building; 0 for none. */
function holder() {
	try {
		return Number( readFileSync( lock, 'utf8' ) );
	} catch {
		return 0;
	}
}

/** Whether this build may start: no other running build holds the lock. */
function take() {
	try {
		writeFileSync( lock, String( process.pid ), { flag: 'wx' } );
		return true;
	} catch {
		const pid = holder();

		if ( pid > 0 && ! isAlive( pid ) ) {
			rmSync( lock, { force: true } );
		}
		return false;
	}
}

async function build() {
	const source = fingerprint();
	mkdirSync( fresh, { recursive: true } );
	await scripts( 'build', { HVAC_BLOCKS_BUILD: fresh } );
	await run( process.execPath, [ 'bin/content-types.mjs', fresh ] );
	await run( process.execPath, [ 'bin/style-classes.mjs', fresh ] );
	mkdirSync( place, { recursive: true } );
	renameSync( place, old );
	renameSync( fresh, place );
	await run( process.execPath, [ 'bin/i18n.mjs', 'compile' ] );
	remember( source );
}

try {
	if ( isWatching ) {
		mkdirSync( place, { recursive: true } );
		// It would miss the classes that are added meanwhile; without it, pages have all rules.
		rmSync( path.join( place, 'modules/classes.php' ), { force: true } );
		await scripts( 'start' );
	} else {
		mkdirSync( path.dirname( lock ), { recursive: true } );
		while ( ! take() ) {
			await sleep( 300 );
		}
		process.on( 'exit', () => rmSync( lock, { force: true } ) );
		await build();
	}
} catch ( error ) {
	process.stderr.write( `${ error.message }\n` );
	process.exitCode = 1;
} finally {
	for ( const folder of [ fresh, old ] ) {
		rmSync( folder, { recursive: true, force: true } );
	}
}
