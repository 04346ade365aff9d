/**
 * `npm start` end to end, as a newcomer runs it: in a copy of this repository, on its own port. The copy links the
 * packages, the build, and the downloaded WordPress, so that only the start itself is repeated.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { CORE, inCache, inRoot } from './paths.mjs';
import { must } from './shell.mjs';
import { portIsTaken } from './site.mjs';
import { obtainWordPress } from './wordpress.mjs';

const FOLDER = inCache( 'started-site' );
const inFolder = ( ...parts ) => path.join( FOLDER, ...parts );

/** Files that a clone lacks, or that are linked. */
const LEFT_OUT = [ '.cache', '.git', '.wp-env.override.json', 'artifacts', 'node_modules', 'vendor' ];

async function freePort() {
	for ( let port = 8890; port < 8990; port++ ) {
		const isOfTheBrowserTests = String( port ) === process.env.HVAC_E2E_PORT;

		if ( ! isOfTheBrowserTests && ! ( await portIsTaken( `localhost:${ port }` ) ) ) {
			return port;
		}
	}

	throw new Error( 'No port between 8890 and 8989 is free.' );
}

/** The copy's processes: its scripts and Playground have its folder in their arguments. */
const processes = () =>
	( spawnSync( 'ps', [ '-ww', '-eo', 'pid=,args=' ], { encoding: 'utf8', maxBuffer: 1e8 } ).stdout ?? '' )
		.split( '\n' )
		.map( ( line ) => line.trim().match( /^(\d+) (.*)$/ ) )
		.filter( ( found ) => found && found[ 2 ].includes( FOLDER + path.sep ) )
		.map( ( found ) => Number( found[ 1 ] ) );

/**
 * Ends everything that runs in the copy and deletes it, synchronously: this also has to work while the tests are
 * being stopped.
 */
function remove() {
	for ( let tries = 0; tries < 5 && ( tries === 0 || processes().length ); tries++ ) {
		for ( const pid of processes() ) {
			try {
				process.kill( pid, 'SIGKILL' );
			} catch {}
		}
	}
	rmSync( FOLDER, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 } );
}

function copy() {
	mkdirSync( inFolder( '.cache' ), { recursive: true } );
	for ( const name of readdirSync( inRoot() ) ) {
		if ( ! LEFT_OUT.includes( name ) ) {
			// With their times, by which the build is recognized as current.
			cpSync( inRoot( name ), inFolder( name ), { recursive: true, preserveTimestamps: true } );
		}
	}
	for ( const name of [ 'build.txt', 'wordpress.json' ] ) {
		if ( existsSync( inCache( name ) ) ) {
			copyFileSync( inCache( name ), inFolder( '.cache', name ) );
		}
	}
	symlinkSync( CORE, inFolder( '.cache/wordpress' ), 'dir' );
	symlinkSync( inRoot( 'node_modules' ), inFolder( 'node_modules' ), 'dir' );
}

/**
 * Starts the site, passes it on, and removes it completely.
 *
 * @template T
 * @param {(note: string) => void}                       onLine
 * @param {(env: Object<string, string>) => Promise<T>} visit  receives the environment for scripts and tests
 * @return {Promise<T>} what the visit returned
 */
export async function withStartedSite( onLine, visit ) {
	// Left by tests that were killed.
	remove();
	process.on( 'exit', remove );
	try {
		await obtainWordPress( onLine );
		copy();

		const port = String( await freePort() );
		const env = {
			WP_ENV_PORT: port,
			WP_ENV_HOME: inFolder( '.cache/wp-env' ),
			WP_BASE_URL: `http://localhost:${ port }`,
			HVAC_STARTED_SITE: FOLDER,
		};

		await must( 'npm', [ 'start' ], { cwd: FOLDER, env, onLine } );

		return await visit( env );
	} finally {
		process.off( 'exit', remove );
		remove();
	}
}
