/** Builds the plugin if its source has changed since the last build. */
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
	'bin/style-classes.mjs',
	'bin/lib/style-classes.mjs',
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
 * Changes with the time or size of any of the files.
 *
 * @param {string[]} sources files and folders of the repository
 */
export function fingerprint( sources = SOURCES ) {
	const hash = createHash( 'md5' );

	for ( const source of sources ) {
		for ( const file of files( inRoot( source ) ) ) {
			const { mtimeMs, size } = statSync( file );

			// A copy of the repository preserves times to the millisecond.
			hash.update( `${ path.relative( ROOT, file ) } ${ Math.round( mtimeMs ) } ${ size }\n` );
		}
	}

	return hash.digest( 'hex' );
}

export const isBuilt = () =>
	existsSync( inRoot( 'plugin/build' ) ) && existsSync( STAMP ) && readFileSync( STAMP, 'utf8' ) === fingerprint();

/** Records the source of `plugin/build`: its fingerprint before the build started. */
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

/** The stamp while the watcher builds for development: its output is not a release build. */
const WATCHED = '';

export function leaveToWatcher() {
	mkdirSync( inCache(), { recursive: true } );
	writeFileSync( STAMP, WATCHED );
}

/** After a watcher has ended: whether it has built the current source. */
export function takeFromWatcher() {
	if (
		existsSync( STAMP ) &&
		readFileSync( STAMP, 'utf8' ) === WATCHED &&
		newest( [ 'plugin/build' ] ) > newest( SOURCES )
	) {
		writeFileSync( STAMP, `watched ${ fingerprint() }` );
	}
}

/** Whether the site shows the current source, built for release or for development. */
export const isBuiltSomehow = () =>
	isBuilt() ||
	( existsSync( inRoot( 'plugin/build' ) ) &&
		existsSync( STAMP ) &&
		readFileSync( STAMP, 'utf8' ) === `watched ${ fingerprint() }` );
