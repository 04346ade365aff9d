/**
 * A MariaDB for this project: its data is below `.cache`, reachable only through a socket, and commits do not wait
 * for the disk.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { Failure } from './log.mjs';
import { ROOT, inCache } from './paths.mjs';
import { alive, detach, end, execute, has, must } from './shell.mjs';

const FOLDER = inCache( 'mariadb' );
const DATA = path.join( FOLDER, 'data' );
const PID = path.join( FOLDER, 'server.pid' );
const LOG = path.join( FOLDER, 'server.log' );

// A socket's path is limited to about 100 characters, which a repository's folder may exceed.
const SOCKET = path.join(
	tmpdir(),
	`hvac-blocks-${ createHash( 'md5' ).update( ROOT ).digest( 'hex' ).slice( 0, 10 ) }.sock`
);

const answers = async () =>
	( await execute( 'mariadb-admin', [ '--no-defaults', '--user=root', `--socket=${ SOCKET }`, 'ping' ] ) ).code === 0;

/** @return {Promise<string>} the running server's socket */
export async function startMariaDb() {
	const program = [ 'mariadbd', '/usr/sbin/mariadbd' ].find( ( p ) => has( p ) );

	if ( ! program ) {
		throw new Failure(
			'MariaDB is not installed.',
			process.platform === 'darwin' ? 'brew install mariadb' : 'sudo apt-get install mariadb-server'
		);
	}
	if ( await answers() ) {
		return SOCKET;
	}

	const asUser = userInfo().uid === 0 ? [ '--user=root' ] : [];

	mkdirSync( FOLDER, { recursive: true } );
	if ( ! existsSync( path.join( DATA, 'mysql' ) ) ) {
		rmSync( DATA, { recursive: true, force: true } );
		await must( 'mariadb-install-db', [
			'--no-defaults',
			...asUser,
			`--datadir=${ DATA }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
		] );
	}

	const pid = detach(
		program,
		[
			'--no-defaults',
			...asUser,
			`--datadir=${ DATA }`,
			`--socket=${ SOCKET }`,
			`--pid-file=${ path.join( FOLDER, 'mariadbd.pid' ) }`,
			'--skip-networking',
			'--innodb-flush-log-at-trx-commit=0',
			'--innodb-doublewrite=0',
			'--sync-binlog=0',
		],
		{ log: LOG }
	);

	writeFileSync( PID, String( pid ) );
	for ( let i = 0; i < 300; i++ ) {
		if ( await answers() ) {
			return SOCKET;
		}
		if ( ! alive( pid ) ) {
			break;
		}
		await new Promise( ( r ) => setTimeout( r, 100 ) );
	}

	throw new Failure(
		`MariaDB did not start:\n${ readFileSync( LOG, 'utf8' ).slice( -3000 ) }`,
		`rm -r ${ FOLDER } and run the command again.`
	);
}

export async function stopMariaDb() {
	if ( existsSync( PID ) ) {
		await end( Number( readFileSync( PID, 'utf8' ) ) );
		rmSync( PID, { force: true } );
	}
}
