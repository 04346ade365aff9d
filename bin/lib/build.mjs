/** Builds the plugin when its source is not the one that was built last. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inCache, inRoot, ROOT } from './paths.mjs';
import { must } from './shell.mjs';

const STAMP = inCache( 'build.txt' );
const SOURCES = [
	'plugin/blocks',
	'plugin/src/client',
	'plugin/src/contracts',
	'plugin/src/ui',
	'webpack.config.js',
	'package-lock.json',
	'bin/build',
	'bin/build.mjs',
];

function* files( name ) {
	if ( ! existsSync( name ) ) {
		return;
	}
	if ( ! statSync( name ).isDirectory() ) {
		yield name;
		return;
	}
	for ( const entry of readdirSync( name ).sort() ) {
		yield* files( path.join( name, entry ) );
	}
}

/**
 * Changes with the time or size of any file below.
 *
 * @param {string[]} sources files and folders of the repository
 */
export function fingerprint( sources = SOURCES ) {
	const hash = createHash( 'md5' );

	for ( const source of sources ) {
		for ( const file of files( inRoot( source ) ) ) {
			const { mtimeMs, size } = statSync( file );

			// A copy of the repository keeps times to the millisecond.
			hash.update( `${ path.relative( ROOT, file ) } ${ Math.round( mtimeMs ) } ${ size }\n` );
		}
	}

	return hash.digest( 'hex' );
}

export const isBuilt = () =>
	existsSync( inRoot( 'plugin/build' ) ) && existsSync( STAMP ) && readFileSync( STAMP, 'utf8' ) === fingerprint();

/** Says which source `plugin/build` was made of: its fingerprint before the build began. */
export function remember( source ) {
	mkdirSync( inCache(), { recursive: true } );
	writeFileSync( STAMP, source );
}

export const build = () =>
	must( process.execPath, [ inRoot( 'bin/build.mjs' ) ], {
		remedy: 'correct the error above; npm run build shows it again.',
	} );

const newest = ( sources ) =>
	sources
		.flatMap( ( source ) => [ ...files( inRoot( source ) ) ] )
		.reduce( ( time, file ) => Math.max( time, statSync( file ).mtimeMs ), 0 );

/** What the stamp says while the watcher builds, for development: what it leaves is no release build. */
const WATCHED = '';

export function leaveToWatcher() {
	mkdirSync( inCache(), { recursive: true } );
	writeFileSync( STAMP, WATCHED );
}

/** Once the watcher has ended, where one ran: whether it has built the newest source. */
export function takeFromWatcher() {
	if (
		existsSync( STAMP ) &&
		readFileSync( STAMP, 'utf8' ) === WATCHED &&
		newest( [ 'plugin/build' ] ) > newest( SOURCES )
	) {
		writeFileSync( STAMP, `watched ${ fingerprint() }` );
	}
}

/** Whether the site shows the newest source, built for release or for development. */
export const isBuiltSomehow = () =>
	isBuilt() ||
	( existsSync( inRoot( 'plugin/build' ) ) &&
		existsSync( STAMP ) &&
		readFileSync( STAMP, 'utf8' ) === `watched ${ fingerprint() }` );
