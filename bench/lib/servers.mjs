/**
 * The benchmarks' web server, PHP-FPM, and database: separate processes, all files below .cache/bench, 127.0.0.1
 * only.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { Failure } from '../../bin/lib/log.mjs';
import { inCache, ROOT } from '../../bin/lib/paths.mjs';
import { phpVersion } from '../../bin/lib/php.mjs';
import { alive, detach, end, execute, has, must } from '../../bin/lib/shell.mjs';
import { pause } from './figures.mjs';

export const WORKERS = 4;
const inBench = ( ...parts ) => inCache( 'bench', ...parts );
const isRoot = userInfo().uid === 0;

// A socket's path is limited to about 100 characters, which a repository's folder may exceed.
const id = createHash( 'md5' ).update( ROOT ).digest( 'hex' ).slice( 0, 10 );
const socket = ( name ) => path.join( tmpdir(), `hvac-blocks-bench-${ id }-${ name }.sock` );

export const DATABASE_SOCKET = socket( 'mariadb' );
export const REDIS_SOCKET = socket( 'redis' );

/** @param {string} query one or more statements; @return {Promise<string[][]>} the rows of the last one, as text */
export async function sql( query, database = '' ) {
	const output = await must(
		'mariadb',
		[
			'--no-defaults',
			'--user=root',
			`--socket=${ DATABASE_SOCKET }`,
			'--batch',
			'--skip-column-names',
			database,
		].filter( Boolean ),
		{ input: query }
	);

	return output
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => line.split( '\t' ) );
}

async function until( ready, pid, name ) {
	for ( let i = 0; i < 300; i++ ) {
		if ( await ready() ) {
			return;
		}
		if ( ! alive( pid ) ) {
			break;
		}
		await pause( 100 );
	}

	const log = inBench( `${ name }.log` );

	throw new Failure(
		`${ name } did not start:\n${ existsSync( log ) ? readFileSync( log, 'utf8' ).slice( -3000 ) : '' }`
	);
}

/** Starts a program that writes no PID file, after stopping the one of an earlier run. */
async function start( name, [ command, args ], ready ) {
	await stop( name );

	const pid = detach( command, args, { log: inBench( `${ name }.log` ) } );

	writeFileSync( inBench( `${ name }.pid` ), String( pid ) );
	await until( ready, pid, name );

	return pid;
}

export async function stop( name ) {
	const file = inBench( `${ name }.pid` );

	if ( existsSync( file ) ) {
		await end( Number( readFileSync( file, 'utf8' ) ) );
		rmSync( file, { force: true } );
	}
}

/**
 * MariaDB as Debian configures it, where every commit waits for the disk, as stored leads require; with memory for
 * the indexes of three million rows.
 */
export async function startMariaDb() {
	const data = inBench( 'mariadb' );
	const asUser = isRoot ? [ '--user=root' ] : [];
	const ping = [ '--no-defaults', '--user=root', `--socket=${ DATABASE_SOCKET }`, 'ping' ];

	mkdirSync( inBench(), { recursive: true } );
	if ( ! existsSync( path.join( data, 'mysql' ) ) ) {
		await must( 'mariadb-install-db', [
			'--no-defaults',
			...asUser,
			`--datadir=${ data }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
		] );
	}
	await start(
		'mariadb',
		[
			has( 'mariadbd' ) ? 'mariadbd' : '/usr/sbin/mariadbd',
			[
				'--no-defaults',
				...asUser,
				`--datadir=${ data }`,
				// Another server's start removes temporary tables from a shared folder.
				`--tmpdir=${ data }`,
				`--socket=${ DATABASE_SOCKET }`,
				'--skip-networking',
				'--innodb-buffer-pool-size=1G',
			],
		],
		async () => ( await execute( 'mariadb-admin', ping ) ).code === 0
	);
}

/** Kills the database like a power failure. */
export function killMariaDb() {
	process.kill( Number( readFileSync( inBench( 'mariadb.pid' ), 'utf8' ) ), 'SIGKILL' );
}

export async function startRedis() {
	await start(
		'redis',
		[
			'redis-server',
			[ '--port', '0', '--unixsocket', REDIS_SOCKET, '--save', '', '--appendonly', 'no', '--dir', inBench() ],
		],
		async () => ( await execute( 'redis-cli', [ '-s', REDIS_SOCKET, 'ping' ] ) ).output.includes( 'PONG' )
	);
}

/** Web nodes: each is a PHP-FPM with its own memory. The first alone serves all requests with the plugin, except at the balanced address. */
export const NODES = [ 'php-fpm', 'php-fpm-b' ];

/**
 * Requests without the plugin (`X-Bench-Off`) have workers of their own, as on a site without it: PHP keeps as much
 * memory for the next request as the last ones needed on average, and obtains the rest from the system.
 */
export const WITHOUT = 'php-fpm-without';

/** @return {Promise<number>} the master's process id */
export async function startPhp( node = NODES[ 0 ] ) {
	const version = await phpVersion();
	const program = [ `php-fpm${ version }`, `/usr/sbin/php-fpm${ version }`, 'php-fpm' ].find( ( p ) =>
		has( p, [ '-v' ] )
	);
	const values = {
		'opcache.enable': 1,
		'opcache.memory_consumption': 192,
		'opcache.max_accelerated_files': 20000,
		memory_limit: '256M',
		display_errors: 0,
		log_errors: 1,
		error_log: inBench( 'php.log' ),
	};

	writeFileSync(
		inBench( `${ node }.conf` ),
		[
			'[global]',
			`error_log = ${ inBench( `${ node }-error.log` ) }`,
			'daemonize = no',
			`[${ node }]`,
			`listen = ${ socket( node ) }`,
			'listen.mode = 0666',
			'listen.backlog = 1024',
			...( isRoot ? [ 'user = root', 'group = root' ] : [] ),
			'pm = static',
			`pm.max_children = ${ WORKERS }`,
			'',
		].join( '\n' )
	);

	return start(
		node,
		[
			program,
			[
				'--nodaemonize',
				...( isRoot ? [ '--allow-to-run-as-root' ] : [] ),
				'--fpm-config',
				inBench( `${ node }.conf` ),
				...Object.entries( values ).flatMap( ( [ key, value ] ) => [ '-d', `${ key }=${ value }` ] ),
			],
		],
		() => existsSync( socket( node ) )
	);
}

const server = ( { port, root, cached, balanced } ) => `
	server {
		listen 127.0.0.1:${ port };
		root ${ root };
		index index.php;
		location / { try_files $uri $uri/ /index.php?$args; }
		location /wp-content/database/ { deny all; }
		location ~* \\.(css|js|svg|woff2|png|jpg|webp)$ { expires 1y; try_files $uri =404; }
		location ~ \\.php$ {
			include /etc/nginx/fastcgi_params;
			# With the port, which Debian's parameters leave out.
			fastcgi_param HTTP_HOST $http_host;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			fastcgi_pass ${ balanced ? 'nodes' : '$workers' };
			fastcgi_buffers 64 16k;
			fastcgi_read_timeout 60s;
			${ cached ? 'fastcgi_cache answers; fastcgi_cache_key "$request_method$host$request_uri";' : '' }
		}
	}`;

/**
 * @param {{port: number, root: string, cached?: boolean, balanced?: boolean}[]} sites
 *        cached: nginx stores responses with Cache-Control: public; balanced: all nodes serve in turn
 */
export async function startWebServer( sites ) {
	const work = inBench( 'nginx' );

	mkdirSync( work, { recursive: true } );
	rmSync( path.join( work, 'answers' ), { recursive: true, force: true } );
	writeFileSync(
		inBench( 'nginx.conf' ),
		`${ isRoot ? 'user root;' : '' }
daemon off;
worker_processes 1;
pid ${ work }/nginx.pid;
error_log ${ work }/error.log;
events { worker_connections 512; }
http {
	include /etc/nginx/mime.types;
	access_log off;
	sendfile on;
	keepalive_requests 1000000;
	gzip on;
	gzip_comp_level 6;
	gzip_vary on;
	gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
	client_body_temp_path ${ work }/body;
	proxy_temp_path ${ work }/proxy;
	fastcgi_temp_path ${ work }/fastcgi;
	uwsgi_temp_path ${ work }/uwsgi;
	scgi_temp_path ${ work }/scgi;
	fastcgi_cache_path ${ work }/answers keys_zone=answers:10m;
	fastcgi_next_upstream off;
	map $http_x_bench_off $workers { default unix:${ socket( NODES[ 0 ] ) }; 1 unix:${ socket( WITHOUT ) }; }
	upstream nodes { ${ NODES.map( ( node ) => `server unix:${ socket( node ) } max_fails=0;` ).join( ' ' ) } }
	${ sites.map( server ).join( '' ) }
}
`
	);
	await start(
		'nginx',
		[
			has( 'nginx', [ '-v' ] ) ? 'nginx' : '/usr/sbin/nginx',
			[ '-c', inBench( 'nginx.conf' ), '-p', work, '-e', `${ work }/error.log` ],
		],
		async () =>
			( await fetch( `http://127.0.0.1:${ sites[ 0 ].port }/wp-includes/images/blank.gif` ).catch(
				() => null
			) ) !== null
	);
}

export async function stopServers() {
	for ( const name of [ 'nginx', ...NODES, WITHOUT, 'redis', 'mariadb' ] ) {
		await stop( name );
	}
}
