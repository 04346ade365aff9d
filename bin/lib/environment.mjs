/** wp-env as this project uses it: its folders, its override, and the processes beside it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { readJson } from './json.mjs';
import { inCache, inRoot, ROOT } from './paths.mjs';
import { alive, detach, end } from './shell.mjs';
import { cachedWordPress } from './wordpress.mjs';
import { tellWordPressVersion } from '../without-wordpress-org/wp-env.mjs';

const OVERRIDE = inRoot( '.wp-env.override.json' );
const COMPANION = inCache( 'companion.pid' );

/** The site's copy of WordPress, including its database. */
export const SITE = inCache( 'site' );

export const PORT = Number( process.env.WP_ENV_PORT || 8888 );
export const URL_OF_SITE = `http://localhost:${ PORT }`;

export const WP_ENV = inRoot( 'node_modules/@wordpress/env/bin/wp-env' );

/** wp-env's work folder for this project; it uses an existing folder of this name. */
const workFolder = () =>
	path.join(
		process.env.WP_ENV_HOME || path.join( homedir(), existsSync( '/snap' ) ? 'wp-env' : '.wp-env' ),
		createHash( 'md5' ).update( path.join( ROOT, '.wp-env.json' ) ).digest( 'hex' )
	);

const wpEnvCache = () => path.join( workFolder(), 'wp-env-cache.json' );

/** @return {string} the runtime that the environment was started with, or an empty string */
export const savedRuntime = () => readJson( wpEnvCache() ).runtime ?? '';

/** Playground stores its database inside the core: it gets its own copy, which is kept between starts. */
export function prepareForPlayground() {
	const { config, ...others } = readJson( OVERRIDE );

	writeFileSync(
		OVERRIDE,
		JSON.stringify(
			{
				...others,
				core: path.relative( ROOT, SITE ),
				// There is a single worker: a loopback request of WordPress would wait for itself.
				config: {
					...config,
					DISABLE_WP_CRON: true,
					WP_HTTP_BLOCK_EXTERNAL: true,
					WP_ACCESSIBLE_HOSTS: '127.0.0.1,localhost',
				},
			},
			null,
			'\t'
		) + '\n'
	);

	tellWordPressVersion( wpEnvCache(), cachedWordPress().version );
}

/** With Docker, wp-env downloads WordPress by itself. */
export function prepareForDocker() {
	const { core, config, ...others } = readJson( OVERRIDE );

	if ( core === path.relative( ROOT, SITE ) ) {
		rmSync( OVERRIDE );
		if ( Object.keys( others ).length ) {
			writeFileSync( OVERRIDE, JSON.stringify( others, null, '\t' ) + '\n' );
		}
	}
}

/** @return {?number} the process id of a running Playground */
export function playgroundProcess() {
	const file = path.join( workFolder(), 'playground.pid' );
	const pid = existsSync( file ) ? Number( readFileSync( file, 'utf8' ) ) : 0;

	return pid && alive( pid ) ? pid : null;
}

export const playgroundLog = () => path.join( workFolder(), 'playground.log' );

export async function stopPlayground() {
	const pid = playgroundProcess();

	if ( pid ) {
		await end( pid );
	}
	rmSync( path.join( workFolder(), 'playground.pid' ), { force: true } );
}

const companion = () => {
	const pid = existsSync( COMPANION ) ? Number( readFileSync( COMPANION, 'utf8' ) ) : 0;

	return pid && alive( pid ) ? pid : null;
};

export const companionRuns = () => companion() !== null;

/** Starts the process that rebuilds changed source and runs the site's scheduled events. */
export function startCompanion() {
	const pid = detach( process.execPath, [ inRoot( 'bin/companion.mjs' ) ], { log: inCache( 'companion.log' ) } );

	writeFileSync( COMPANION, String( pid ) );
}

/** @return {Promise<boolean>} whether it was running */
export async function stopCompanion() {
	const pid = companion();

	if ( pid ) {
		await end( pid );
	}
	rmSync( COMPANION, { force: true } );

	return pid !== null;
}
