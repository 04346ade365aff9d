#!/usr/bin/env node
/**
 * Runs the browser tests; arguments are passed to Playwright. They use a site of their own, or the one at
 * WP_BASE_URL. HVAC_E2E_KEEP=1 reuses existing content even if the source has changed.
 */
import { spawnSync } from 'node:child_process';
import { build, isBuilt } from './lib/build.mjs';
import { run, say, step } from './lib/log.mjs';
import { NATIVE_URL, phpComplaints, startNativeSite, stopNativeSite } from './lib/native-site.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';

const playwright = ( url ) =>
	spawnSync(
		process.execPath,
		[ inRoot( 'node_modules/@playwright/test/cli.js' ), 'test', ...process.argv.slice( 2 ) ],
		{
			cwd: ROOT,
			stdio: 'inherit',
			env: { ...process.env, WP_BASE_URL: url },
		}
	).status ?? 1;

run( async () => {
	if ( process.env.WP_BASE_URL ) {
		process.exitCode = playwright( process.env.WP_BASE_URL );
		return;
	}
	if ( ! process.env.HVAC_E2E_KEEP && ! isBuilt() ) {
		await step( 'Building the plugin', build );
	}
	await step( 'Starting the site for browser tests', ( progress ) =>
		startNativeSite( progress, { keep: Boolean( process.env.HVAC_E2E_KEEP ) } )
	);
	try {
		process.exitCode = playwright( NATIVE_URL );
	} finally {
		await stopNativeSite();
	}

	const complaints = phpComplaints();

	if ( complaints.length ) {
		say( `PHP reported problems while the site ran:\n${ complaints.slice( 0, 40 ).join( '\n' ) }` );
		process.exitCode = 1;
	}
} );
