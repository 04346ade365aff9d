/**
 * The browser tests' site: the machine's PHP, SQLite, and a prepared database that is copied on each start.
 * HVAC_E2E_PLUGIN is the plugin's folder if it is not the repository's, such as the one unpacked from the zip: that
 * site has its own folder.
 */
import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Failure } from './log.mjs';
import { inCache, inRoot } from './paths.mjs';
import { PHP } from './php.mjs';
import { alive, detach, end, must } from './shell.mjs';
import { portIsTaken, Site, untilItAnswers } from './site.mjs';
import { cachedWordPress, copyCore, obtainWordPress, sqliteDropIn } from './wordpress.mjs';

const PORT = process.env.HVAC_E2E_PORT || '8889';
const PLUGIN = process.env.HVAC_E2E_PLUGIN || inRoot( 'plugin' );
const NAME = process.env.HVAC_E2E_PLUGIN ? 'zip-site' : 'e2e-site';
// One folder per port, so that several sites can run side by side.
const FOLDER = inCache( PORT === '8889' ? NAME : `${ NAME }-${ PORT }` );
const CORE = path.join( FOLDER, 'site' );
const DATABASE = path.join( CORE, 'wp-content/database/site.sqlite' );
const UPLOADS = path.join( CORE, 'wp-content/uploads' );
const READY = path.join( FOLDER, 'ready' );
const PID = path.join( FOLDER, 'server.pid' );
const LOG = path.join( FOLDER, 'server.log' );

export const HOST = `127.0.0.1:${ PORT }`;
export const NATIVE_URL = `http://${ HOST }`;
export const PHP_LOG = path.join( FOLDER, 'php.log' );
export const MAIL = path.join( FOLDER, 'mail.jsonl' );

function* sources( folder ) {
	for ( const entry of readdirSync( folder, { withFileTypes: true } ) ) {
		const file = path.join( folder, entry.name );

		if ( entry.isDirectory() ) {
			yield* entry.name === 'build' || entry.name === 'golden' || entry.name === 'Testing' ? [] : sources( file );
		} else if ( /\.(php|json|html|po|csv|tsv|gz)$/.test( entry.name ) && ! /Test\.php$/.test( entry.name ) ) {
			yield file;
		}
	}
}

/** Changes with everything that the prepared site's content may depend on. */
function fingerprint() {
	const hash = createHash( 'md5' ).update( `${ HOST } ${ cachedWordPress()?.version } ${ PHP }` );

	for ( const file of [ ...sources( PLUGIN ), ...sources( inRoot( 'bin/site' ) ) ].sort() ) {
		hash.update( `${ file } ` ).update( readFileSync( file ) );
	}

	return hash.digest( 'hex' );
}

const isReady = ( mark ) =>
	existsSync( path.join( READY, 'mark.txt' ) ) && readFileSync( path.join( READY, 'mark.txt' ), 'utf8' ) === mark;

async function layOut() {
	rmSync( CORE, { recursive: true, force: true } );
	await copyCore( CORE );

	const content = path.join( CORE, 'wp-content' );
	const dropIn = sqliteDropIn();

	// The copied WordPress may have been a site before.
	for ( const name of [ 'database', 'mu-plugins', 'uploads', 'plugins/hvac-blocks', 'themes/classic' ] ) {
		rmSync( path.join( content, name ), { recursive: true, force: true } );
	}
	for ( const name of [ 'database', 'mu-plugins', 'uploads' ] ) {
		mkdirSync( path.join( content, name ), { recursive: true } );
	}
	symlinkSync( PLUGIN, path.join( content, 'plugins/hvac-blocks' ), 'dir' );
	symlinkSync( inRoot( 'bin/site/classic-theme' ), path.join( content, 'themes/classic' ), 'dir' );
	writeFileSync(
		path.join( content, 'db.php' ),
		readFileSync( path.join( dropIn, 'db.copy' ), 'utf8' ).replaceAll(
			'{SQLITE_IMPLEMENTATION_FOLDER_PATH}',
			dropIn
		)
	);
	for ( const name of [ 'mail.php', 'test-requests.php' ] ) {
		copyFileSync( inRoot( 'bin/site', name ), path.join( content, 'mu-plugins', name ) );
	}
	// In a subfolder: WordPress runs every file beside them.
	mkdirSync( path.join( content, 'mu-plugins/site' ), { recursive: true } );
	copyFileSync( inRoot( 'bin/site/closed-site.php' ), path.join( content, 'mu-plugins/site/closed-site.php' ) );
	copyFileSync( inRoot( 'bin/site/wp-config.php' ), path.join( CORE, 'wp-config.php' ) );
}

async function serve() {
	await stopNativeSite();
	if ( await portIsTaken( HOST ) ) {
		throw new Failure(
			`Another program uses ${ HOST }.`,
			'end it, or choose another port: HVAC_E2E_PORT=8899 npm test'
		);
	}

	const pid = detach(
		PHP,
		[
			...[ '-d', 'memory_limit=512M', '-d', 'opcache.enable=1', '-d', 'opcache.revalidate_freq=0' ],
			...[ '-d', 'upload_max_filesize=32M', '-d', 'post_max_size=32M', '-d', 'display_errors=0' ],
			...[ '-S', HOST, '-t', CORE, inRoot( 'bin/site/router.php' ) ],
		],
		{ log: LOG, env: { PHP_CLI_SERVER_WORKERS: '4' } }
	);

	writeFileSync( PID, String( pid ) );
	if ( ! ( await untilItAnswers( `${ NATIVE_URL }/wp-login.php`, { seconds: 30, isAlive: () => alive( pid ) } ) ) ) {
		throw new Failure(
			`The site for the browser tests did not start:\n${ readFileSync( LOG, 'utf8' ).slice( -2000 ) }`,
			`end what uses ${ HOST }, or choose another port with HVAC_E2E_PORT.`
		);
	}
}

/** Copies the database through SQLite, so that nothing in a write-ahead log is lost. */
const copyDatabase = ( from, to ) =>
	must( PHP, [
		'-r',
		'@unlink( $argv[2] ); $a = new SQLite3( $argv[1] ); $a->exec( "VACUUM INTO \'" . SQLite3::escapeString( $argv[2] ) . "\'" ) || exit( 1 );',
		from,
		to,
	] );

async function make( progress, mark ) {
	progress( 'installing WordPress' );
	rmSync( READY, { recursive: true, force: true } );
	await layOut();
	await must( PHP, [ inRoot( 'bin/site/install.php' ), CORE ], { env: { HVAC_SITE_HOST: HOST } } );
	await serve();

	try {
		const site = await new Site( NATIVE_URL ).logIn();

		progress( 'making the demo site' );
		await site.makeDemoSite( progress );
	} catch ( error ) {
		error.message += `\n\nPHP's log:\n${ phpComplaints().slice( -12 ).join( '\n' ) }`;
		throw error;
	} finally {
		await stopNativeSite();
	}

	mkdirSync( READY, { recursive: true } );
	await copyDatabase( DATABASE, path.join( READY, 'site.sqlite' ) );
	await must( 'cp', [ '-R', UPLOADS, path.join( READY, 'uploads' ) ] );
	writeFileSync( path.join( READY, 'mark.txt' ), mark );
}

async function restore() {
	for ( const suffix of [ '', '-wal', '-shm', '-journal' ] ) {
		rmSync( DATABASE + suffix, { force: true } );
	}
	copyFileSync( path.join( READY, 'site.sqlite' ), DATABASE );
	rmSync( UPLOADS, { recursive: true, force: true } );
	await must( 'cp', [ '-R', path.join( READY, 'uploads' ), UPLOADS ] );
	for ( const file of [ PHP_LOG, MAIL ] ) {
		rmSync( file, { force: true } );
	}
}

/**
 * Creates the site's initial content, if missing.
 *
 * @param {(note: string) => void} progress
 * @param {{keep?: boolean}}       [options] keep: reuse existing content even if the source has changed
 */
export async function makeNativeSite( progress, options = {} ) {
	await obtainWordPress( progress );

	const mark = fingerprint();

	if ( ! isReady( mark ) && ! ( options.keep && existsSync( path.join( READY, 'mark.txt' ) ) ) ) {
		await make( progress, mark );
	}
}

/** Starts the site with its initial content; takes the same arguments as makeNativeSite(). */
export async function startNativeSite( progress, options = {} ) {
	await makeNativeSite( progress, options );
	await stopNativeSite();
	await restore();
	await serve();
}

export async function stopNativeSite() {
	if ( existsSync( PID ) ) {
		await end( Number( readFileSync( PID, 'utf8' ) ) );
		rmSync( PID, { force: true } );
	}
}

/** PHP's complaints while the site ran, one per line. Ignores an unreachable official site and services that tests break. */
export const phpComplaints = () =>
	existsSync( PHP_LOG )
		? readFileSync( PHP_LOG, 'utf8' )
				.trim()
				.split( '\n' )
				.filter(
					( line ) =>
						line && ! /WordPress\.org|HVAC Blocks: (?:of \d+ things that )?the [\w-]+ service/.test( line )
				)
		: [];
