#!/usr/bin/env node
/**
 * Runs beside a started site: creates the rest of the demo, calls WP-Cron, because Playground's single worker cannot
 * call itself, and rebuilds the plugin when its source changes. `npm start` starts it, `npm stop` stops it, and
 * without a site it exits.
 */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint, isBuiltSomehow, leaveToWatcher } from './lib/build.mjs';
import { finishDemo } from './lib/demo.mjs';
import { playgroundProcess, savedRuntime, URL_OF_SITE } from './lib/environment.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { Site } from './lib/site.mjs';

const SECONDS_BETWEEN_CRON = 15;
const SECONDS_BETWEEN_LOOKS = 2;

/** Another program manages a site in Docker: it may be restarting. */
const SECONDS_WITHOUT_A_SITE = 300;

let lastAnswer = Date.now();
let watcher = null;

const siteIsThere = () =>
	savedRuntime() === 'docker'
		? Date.now() - lastAnswer < SECONDS_WITHOUT_A_SITE * 1000
		: playgroundProcess() !== null;

async function cron() {
	try {
		await fetch( `${ URL_OF_SITE }/wp-cron.php?doing_wp_cron`, { signal: AbortSignal.timeout( 120000 ) } );
		lastAnswer = Date.now();
	} catch {}
}

async function again( seconds, action ) {
	for (;;) {
		await action();
		await sleep( seconds * 1000 );
	}
}

/** The source of the current build. */
let built = isBuiltSomehow() ? fingerprint() : '';

/** Until the first change, the build from the start is current, so no watcher occupies memory. */
function watch() {
	const source = watcher ? built : fingerprint();

	if ( source === built ) {
		return;
	}
	built = source;
	leaveToWatcher();
	watcher = spawn( process.execPath, [ inRoot( 'bin/build.mjs' ), '--watch' ], { cwd: ROOT, stdio: 'inherit' } );
	watcher.on( 'exit', () => ( watcher = null ) );
}

again( SECONDS_BETWEEN_CRON, cron );
again( SECONDS_BETWEEN_CRON, () => finishDemo( () => new Site( URL_OF_SITE ).logIn() ) );
again( SECONDS_BETWEEN_LOOKS, () => {
	if ( ! siteIsThere() ) {
		watcher?.kill();
		process.exit();
	}
	watch();
} );
