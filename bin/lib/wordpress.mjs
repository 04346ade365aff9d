/** Downloads the newest WordPress as an unmodified folder, with the plugin's languages. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { debianWordPress } from '../without-wordpress-org/debian.mjs';
import { Failure } from './log.mjs';
import { CORE, inCache, inRoot } from './paths.mjs';
import { must } from './shell.mjs';

const LOCALES = [ 'es_ES', 'fr_FR', 'fr_CA' ];
const API = 'https://api.wordpress.org';
const ANSWER_WITHIN = 8000;

// Imported when used: this file is loaded before the packages are installed.
const unzip = ( file, folder ) => {
	const AdmZip = createRequire( import.meta.url )( 'adm-zip' );

	new AdmZip( file ).extractAllTo( folder, true );
};

/** @return {?{version: string, source: string}} the cached version */
export function cachedWordPress() {
	const stamp = inCache( 'wordpress.json' );

	return existsSync( stamp ) && existsSync( path.join( CORE, 'wp-load.php' ) )
		? JSON.parse( readFileSync( stamp, 'utf8' ) )
		: null;
}

async function download( url, file ) {
	const answer = await fetch( url, { signal: AbortSignal.timeout( 300000 ) } );

	if ( ! answer.ok ) {
		throw new Error( `${ url }: ${ answer.status }` );
	}
	writeFileSync( file, Buffer.from( await answer.arrayBuffer() ) );
}

async function officialWordPress( folder, progress, packages ) {
	const offer = await fetch( `${ API }/core/version-check/1.7/`, {
		signal: AbortSignal.timeout( ANSWER_WITHIN ),
	} );
	const { current, packages: offered } = ( await offer.json() ).offers[ 0 ];

	progress( `downloading ${ current }` );
	await download( offered.full, path.join( folder, 'wordpress.zip' ) );
	await packages;
	unzip( path.join( folder, 'wordpress.zip' ), folder );

	const answer = await fetch( `${ API }/translations/core/1.0/?version=${ current }`, {
		signal: AbortSignal.timeout( ANSWER_WITHIN ),
	} );
	const { translations } = await answer.json();
	const languages = path.join( folder, 'wordpress/wp-content/languages' );

	for ( const pack of translations ) {
		if ( LOCALES.includes( pack.language ) ) {
			progress( `downloading ${ pack.language }` );
			await download( pack.package, path.join( folder, 'pack.zip' ) );
			unzip( path.join( folder, 'pack.zip' ), languages );
		}
	}

	return path.join( folder, 'wordpress' );
}

/**
 * @param {(note: string) => void} progress
 * @param {{fresh?: boolean, packages?: Promise<void>}} [options] fresh: look again, even if one is cached; packages:
 *                  their concurrent installation, after which an archive can be unpacked
 * @return {Promise<{version: string, source: string}>}
 */
export async function obtainWordPress( progress, { fresh = false, packages = Promise.resolve() } = {} ) {
	const cached = cachedWordPress();

	if ( cached && ! fresh ) {
		return cached;
	}

	const work = inCache( `wordpress-${ process.pid }` );
	const reasons = [];

	try {
		for ( const [ source, obtain ] of [
			[ 'wordpress.org', officialWordPress ],
			[ 'Debian', debianWordPress ],
		] ) {
			rmSync( work, { recursive: true, force: true } );
			mkdirSync( work, { recursive: true } );
			progress( `asking ${ source }` );
			try {
				return install( await obtain( work, progress, packages ), source );
			} catch ( error ) {
				reasons.push( `${ source }: ${ error.message }` );
			}
		}
	} finally {
		rmSync( work, { recursive: true, force: true } );
	}

	throw new Failure(
		`WordPress could not be obtained.\n${ reasons.join( '\n' ) }`,
		`make https://wordpress.org reachable, or unpack a WordPress 7.0 or newer into ${ CORE } and write ` +
			`{ "version": "7.0", "source": "by hand" } into ${ inCache( 'wordpress.json' ) }, then run the command again.`
	);
}

function install( folder, source ) {
	const version = readFileSync( path.join( folder, 'wp-includes/version.php' ), 'utf8' ).match(
		/\$wp_version = '([^']+)'/
	)[ 1 ];
	const languages = path.join( folder, 'wp-content/languages' );

	for ( const name of existsSync( languages ) ? readdirSync( languages ) : [] ) {
		if ( ! LOCALES.some( ( locale ) => name.includes( locale ) ) ) {
			rmSync( path.join( languages, name ), { recursive: true, force: true } );
		}
	}
	rmSync( CORE, { recursive: true, force: true } );
	renameSync( folder, CORE );

	const stamp = { version, source };

	writeFileSync( inCache( 'wordpress.json' ), JSON.stringify( stamp ) );

	return stamp;
}

/**
 * The SQLite drop-in that ships with Playground, unpacked.
 *
 * @return {string} its folder
 */
export function sqliteDropIn() {
	const zip = inRoot( 'node_modules/@wp-playground/cli/sqlite-database-integration.zip' );
	const folder = inCache( 'sqlite-database-integration' );

	if ( ! existsSync( zip ) ) {
		throw new Failure( 'The npm packages are not installed.', 'npm ci' );
	}
	if ( ! existsSync( path.join( folder, 'db.copy' ) ) ) {
		const work = `${ folder }-${ process.pid }`;

		unzip( zip, work );
		const [ inner ] = readdirSync( work );

		rmSync( folder, { recursive: true, force: true } );
		renameSync( existsSync( path.join( work, 'db.copy' ) ) ? work : path.join( work, inner ), folder );
		rmSync( work, { recursive: true, force: true } );
	}

	return folder;
}

/** Copies the core; on most systems the copy shares its blocks with the original. */
export async function copyCore( target ) {
	if ( process.platform === 'win32' ) {
		cpSync( CORE, target, { recursive: true } );
	} else {
		mkdirSync( path.dirname( target ), { recursive: true } );
		// If the cached WordPress is a link, copy its content instead of the link.
		await must( 'cp', [ '-RH', CORE, target ] );
	}
}
