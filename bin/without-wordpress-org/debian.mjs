/** Debian's newest WordPress, without changing the machine's own sources or installing a package. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execute, has, must } from '../lib/shell.mjs';

const SUITE = 'sid';
const PACKAGES = [
	'wordpress',
	'wordpress-l10n',
	'wordpress-theme-twentytwentyfive',
	'wordpress-theme-twentytwentyfour',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-underscore',
	'libphp-phpmailer',
	'php-getid3',
];

/**
 * The machine's own Debian mirror: the first apt source whose suite is not the security archive.
 *
 * @return {?{uri: string, options: string}}
 */
export function mirror() {
	const folder = '/etc/apt/sources.list.d';
	const files = [
		'/etc/apt/sources.list',
		...( existsSync( folder ) ? readdirSync( folder ).map( ( name ) => path.join( folder, name ) ) : [] ),
	].filter( ( file ) => /\.(list|sources)$/.test( file ) && existsSync( file ) );

	for ( const file of files ) {
		const source = sourceIn( readFileSync( file, 'utf8' ), file.endsWith( '.sources' ) );

		if ( source ) {
			return source;
		}
	}

	return null;
}

/** The first source for Debian's main archive in an apt file. */
export const sourceIn = ( text, isStanzas ) =>
	( isStanzas ? text.split( /\n\s*\n/ ).map( stanza ) : text.split( '\n' ).map( oneLine ) ).find(
		( source ) => source && /debian/.test( source.uri ) && ! /security/.test( source.uri )
	) ?? null;

function stanza( text ) {
	const field = ( name ) => text.match( new RegExp( `^${ name }:[ \t]*(\\S+)`, 'mi' ) )?.[ 1 ];
	const key = field( 'Signed-By' );

	return field( 'Types' ) && field( 'URIs' ) && field( 'Enabled' ) !== 'no'
		? {
				uri: field( 'URIs' ),
				options: key?.startsWith( '/' ) ? `[signed-by=${ key }]` : '',
			}
		: null;
}

function oneLine( text ) {
	const parts = text.match( /^deb\s+(\[[^\]]*\])?\s*(\S+)\s+\S+/ );

	return parts ? { uri: parts[ 2 ], options: parts[ 1 ] ?? '' } : null;
}

/**
 * @param {string}                 folder   an empty work folder
 * @param {(note: string) => void} progress
 * @return {Promise<string>} the core's folder
 */
export async function debianWordPress( folder, progress ) {
	if ( ! has( 'apt-get' ) || ! has( 'dpkg' ) ) {
		throw new Error( 'this machine has no apt.' );
	}

	const source = mirror();

	if ( ! source ) {
		throw new Error( 'apt names no mirror of Debian.' );
	}

	const debs = path.join( folder, 'debs' );
	const root = path.join( folder, 'root' );

	for ( const name of [ 'lists/partial', 'cache/archives/partial', 'debs', 'root' ] ) {
		mkdirSync( path.join( folder, name ), { recursive: true } );
	}
	writeFileSync( path.join( folder, 'sources.list' ), `deb ${ source.options } ${ source.uri } ${ SUITE } main\n` );

	const options = [
		`Dir::Etc::sourcelist=${ folder }/sources.list`,
		'Dir::Etc::sourceparts=-',
		`Dir::State::lists=${ folder }/lists`,
		`Dir::Cache=${ folder }/cache`,
		'APT::Sandbox::User=',
		'Debug::NoLocking=1',
		'Acquire::Retries=3',
		// A mirror may be a snapshot from some weeks ago; its signature is still checked.
		'Acquire::Check-Valid-Until=false',
		'Acquire::Check-Date=false',
	].flatMap( ( option ) => [ '-o', option ] );

	progress( `reading Debian's list of ${ SUITE }` );
	await must( 'apt-get', [ ...options, 'update' ] );

	const { output } = await execute( 'apt-cache', [ ...options, 'policy', 'wordpress' ] );

	progress( `downloading ${ output.match( /Candidate: (\S+)/ )?.[ 1 ] ?? '' }` );
	await must( 'apt-get', [ ...options, 'download', ...PACKAGES ], { cwd: debs } );

	progress( 'unpacking' );
	for ( const name of readdirSync( debs ) ) {
		await must( 'dpkg', [ '-x', path.join( debs, name ), root ] );
	}

	const core = path.join( root, 'usr/share/wordpress' );

	for ( const name of [ 'wp-config.php', '.htaccess' ] ) {
		rmSync( path.join( core, name ), { force: true } );
	}

	const copy = path.join( folder, 'wordpress' );

	// Debian links the libraries that WordPress bundles: copy the files themselves.
	cpSync( core, copy, { recursive: true, dereference: true } );

	return copy;
}
