/**
 * Two web nodes on one MariaDB and one Redis: two PHP-FPMs, each with its own memory, all files below
 * .cache/two-nodes.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { ask } from './fastcgi.mjs';
import { Failure } from './log.mjs';
import { installPackages } from './machine.mjs';
import { startMariaDb, stopMariaDb } from './mariadb.mjs';
import { inCache, inRoot, ROOT } from './paths.mjs';
import { PHP, phpVersion } from './php.mjs';
import { alive, detach, end, execute, has, must } from './shell.mjs';
import { copyCore, obtainWordPress } from './wordpress.mjs';

const HOST = 'two-nodes.test';
const DATABASE = 'hvac_two_nodes';
const FOLDER = inCache( 'two-nodes' );
const SITE = path.join( FOLDER, 'site' );
const isRoot = userInfo().uid === 0;
const id = createHash( 'md5' ).update( ROOT ).digest( 'hex' ).slice( 0, 10 );

// A socket's path is limited to about 100 characters, which a repository's folder may exceed.
const socketOf = ( name ) => path.join( tmpdir(), `hvac-blocks-nodes-${ id }-${ name }.sock` );

export const PHP_LOG = path.join( FOLDER, 'php.log' );
export const MAILS = path.join( FOLDER, 'mails.txt' );

const fpmOf = ( version ) =>
	[ `php-fpm${ version }`, `/usr/sbin/php-fpm${ version }`, 'php-fpm' ].find( ( p ) => has( p, [ '-v' ] ) );

/** @return {Promise<string[]>} the missing Debian packages */
async function missing() {
	const version = await phpVersion();
	const loaded = ( await execute( PHP, [ '-m' ] ) ).output.toLowerCase().split( '\n' );

	return [
		! fpmOf( version ) && `php${ version }-fpm`,
		! loaded.includes( 'redis' ) && `php${ version }-redis`,
		! loaded.includes( 'apcu' ) && `php${ version }-apcu`,
		! has( 'redis-server' ) && 'redis-server',
	].filter( Boolean );
}

async function provide( progress ) {
	const packages = await missing();

	if ( packages.length ) {
		await installPackages( packages, progress );

		const still = await missing();

		if ( still.length ) {
			throw new Failure(
				`The test of two web nodes needs ${ still.join( ', ' ) }.`,
				`sudo apt-get install ${ still.join( ' ' ) }`
			);
		}
	}
}

const file = ( name ) => path.join( FOLDER, name );

/** Starts a program after stopping the one of an earlier run. */
async function start( name, command, args, ready ) {
	await stop( name );

	const pid = detach( command, args, { log: file( `${ name }.log` ) } );

	writeFileSync( file( `${ name }.pid` ), String( pid ) );
	for ( let i = 0; i < 100; i++ ) {
		if ( await ready() ) {
			return;
		}
		if ( ! alive( pid ) ) {
			break;
		}
		await new Promise( ( r ) => setTimeout( r, 100 ) );
	}

	throw new Failure(
		`${ name } did not start:\n${ readFileSync( file( `${ name }.log` ), 'utf8' ).slice( -2000 ) }`
	);
}

async function stop( name ) {
	if ( existsSync( file( `${ name }.pid` ) ) ) {
		await end( Number( readFileSync( file( `${ name }.pid` ), 'utf8' ) ) );
		rmSync( file( `${ name }.pid` ), { force: true } );
	}
}

const redis = ( ...args ) => execute( 'redis-cli', [ '-s', socketOf( 'redis' ), ...args ] );

async function startRedis() {
	rmSync( socketOf( 'redis' ), { force: true } );
	await start(
		'redis',
		'redis-server',
		[ '--port', '0', '--unixsocket', socketOf( 'redis' ), '--save', '', '--appendonly', 'no', '--dir', FOLDER ],
		async () => ( await redis( 'ping' ) ).output.includes( 'PONG' )
	);
}

async function startNode( name ) {
	const values = {
		'opcache.enable': 1,
		'apc.enabled': 1,
		memory_limit: '256M',
		display_errors: 0,
		log_errors: 1,
		error_log: PHP_LOG,
	};

	rmSync( socketOf( name ), { force: true } );
	writeFileSync(
		file( `${ name }.conf` ),
		[
			'[global]',
			`error_log = ${ file( `fpm-${ name }.log` ) }`,
			'daemonize = no',
			`[${ name }]`,
			`listen = ${ socketOf( name ) }`,
			...( isRoot ? [ 'user = root', 'group = root' ] : [] ),
			'pm = static',
			'pm.max_children = 3',
			'catch_workers_output = yes',
			'',
		].join( '\n' )
	);
	await start(
		name,
		fpmOf( await phpVersion() ),
		[
			'--nodaemonize',
			...( isRoot ? [ '--allow-to-run-as-root' ] : [] ),
			'--fpm-config',
			file( `${ name }.conf` ),
			...Object.entries( values ).flatMap( ( [ key, value ] ) => [ '-d', `${ key }=${ value }` ] ),
		],
		() => existsSync( socketOf( name ) )
	);
}

async function makeSite( database ) {
	const content = path.join( SITE, 'wp-content' );

	rmSync( SITE, { recursive: true, force: true } );
	await copyCore( SITE );
	// A WordPress that has already run a site would bring its database along.
	for ( const name of [ 'db.php', 'mu-plugins', 'plugins/hvac-blocks' ] ) {
		rmSync( path.join( content, name ), { recursive: true, force: true } );
	}
	mkdirSync( path.join( content, 'mu-plugins' ), { recursive: true } );
	symlinkSync( inRoot( 'plugin' ), path.join( content, 'plugins/hvac-blocks' ), 'dir' );
	copyFileSync( inRoot( 'bin/two-nodes/wp-config.php' ), path.join( SITE, 'wp-config.php' ) );
	for ( const [ name, target ] of [
		[ 'object-cache.php', content ],
		[ 'redis-cache.php', content ],
		[ 'mail.php', path.join( content, 'mu-plugins' ) ],
	] ) {
		copyFileSync( inRoot( 'bin/two-nodes', name ), path.join( target, name ) );
	}
	copyFileSync( inRoot( 'bin/two-nodes/act.php' ), path.join( SITE, 'act.php' ) );
	writeFileSync(
		path.join( SITE, 'two-nodes.json' ),
		JSON.stringify( { host: HOST, database: DATABASE, socket: database, mails: MAILS } )
	);
	await must( 'mariadb', [ '--no-defaults', '--user=root', `--socket=${ database }` ], {
		input: `DROP DATABASE IF EXISTS ${ DATABASE }; CREATE DATABASE ${ DATABASE } CHARACTER SET utf8mb4;`,
	} );
	await must( PHP, [ inRoot( 'bin/site/install.php' ), SITE ], { env: { HVAC_SITE_HOST: HOST } } );
}

/** One of the web nodes; with or without Redis as the site's object cache. */
export class Node {
	#socket;
	#redis;

	constructor( name, withRedis ) {
		this.#socket = socketOf( name );
		this.#redis = withRedis ? { HVAC_REDIS_SOCKET: socketOf( 'redis' ) } : {};
	}

	/** @return {Promise<{status: number, headers: Object, text: string}>} the response of a REST route of the plugin */
	rest( method, route, query = {}, json = undefined ) {
		return this.#ask( 'index.php', method, { rest_route: `/hvac-blocks/v1${ route }`, ...query }, json );
	}

	/** Runs one of the acts in bin/two-nodes/act.php; @return {Promise<any>} its result */
	async act( act, input = {} ) {
		const { status, text } = await this.#ask( 'act.php', 'POST', { act }, input );

		if ( status !== 200 ) {
			throw new Error( `${ act } answered ${ status }: ${ text.slice( 0, 1000 ) }` );
		}

		return JSON.parse( text );
	}

	#ask( script, method, query, json ) {
		const text = new URLSearchParams( query ).toString();

		return ask(
			this.#socket,
			{
				...this.#redis,
				SCRIPT_FILENAME: path.join( SITE, script ),
				SCRIPT_NAME: `/${ script }`,
				REQUEST_URI: `/${ script }?${ text }`,
				QUERY_STRING: text,
				REQUEST_METHOD: method,
				CONTENT_TYPE: json === undefined ? '' : 'application/json',
				DOCUMENT_ROOT: SITE,
				HTTP_HOST: HOST,
				SERVER_NAME: HOST,
				REMOTE_ADDR: '192.0.2.1',
			},
			json === undefined ? '' : JSON.stringify( json )
		);
	}
}

/** @param {(note: string) => void} progress */
export async function startNodes( progress ) {
	await provide( progress );
	await obtainWordPress( progress );
	mkdirSync( FOLDER, { recursive: true } );
	for ( const name of [ PHP_LOG, MAILS ] ) {
		rmSync( name, { force: true } );
	}

	const database = await startMariaDb();

	progress( 'installing WordPress' );
	await makeSite( database );
	await startRedis();
	await Promise.all( [ 'a', 'b' ].map( startNode ) );
}

export async function stopNodes() {
	for ( const name of [ 'a', 'b', 'redis' ] ) {
		await stop( name );
	}
	await stopMariaDb();
}
