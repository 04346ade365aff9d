/** Builds the plugin when its source is not the one that was built last. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inCache, inRoot } from './paths.mjs';
import { must } from './shell.mjs';

const STAMP = inCache( 'build.txt' );
const SOURCES = [
	'plugin/blocks',
	'plugin/src',
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

function fingerprint() {
	const hash = createHash( 'md5' );

	for ( const source of SOURCES ) {
		for ( const file of files( inRoot( source ) ) ) {
			const { mtimeMs, size } = statSync( file );

			hash.update( `${ file } ${ mtimeMs } ${ size }\n` );
		}
	}

	return hash.digest( 'hex' );
}

export const isBuilt = () =>
	existsSync( inRoot( 'plugin/build' ) ) && existsSync( STAMP ) && readFileSync( STAMP, 'utf8' ) === fingerprint();

export async function build() {
	const before = fingerprint();

	await must( process.execPath, [ inRoot( 'bin/build.mjs' ) ], {
		remedy: 'correct the error above; npm run build shows it again.',
	} );
	mkdirSync( inCache(), { recursive: true } );
	writeFileSync( STAMP, before );
}

/** The watcher builds from now on: what was built is no longer what a build would make. */
export const forgetBuild = () => existsSync( STAMP ) && writeFileSync( STAMP, '' );
