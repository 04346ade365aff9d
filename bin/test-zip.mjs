#!/usr/bin/env node
/**
 * `npm run test:zip`: installs the zip on a separate site and runs the journeys with the tag `@release` there;
 * arguments are passed to Playwright. The plugin's folder in the repository is not used. `--site` only creates the site,
 * and a later run uses it if the zip is the same.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';
import { build, isBuilt } from './lib/build.mjs';
import { run, say, step } from './lib/log.mjs';
import { inCache, inRoot, ROOT } from './lib/paths.mjs';
import { makeZip, ZIP } from './lib/release/zip.mjs';

const FOLDER = inCache( 'zip' );
const isOnlySite = process.argv.includes( '--site' );

function unpack() {
	const AdmZip = createRequire( import.meta.url )( 'adm-zip' );

	rmSync( FOLDER, { recursive: true, force: true } );
	new AdmZip( ZIP ).extractAllTo( FOLDER, true );
}

run( async () => {
	if ( ! isBuilt() ) {
		await step( 'Building the plugin', build );
	}
	await step( 'Making the zip', () => {
		makeZip();
		unpack();
	} );

	process.env.HVAC_E2E_PLUGIN = inCache( 'zip/hvac-blocks' );

	const { makeNativeSite, NATIVE_URL, phpComplaints, startNativeSite, stopNativeSite } =
		await import( './lib/native-site.mjs' );

	if ( isOnlySite ) {
		await step( 'Installing it', ( progress ) => makeNativeSite( progress ) );
		return;
	}

	await step( 'Installing it', ( progress ) => startNativeSite( progress ) );
	try {
		process.exitCode =
			spawnSync(
				process.execPath,
				[
					inRoot( 'node_modules/@playwright/test/cli.js' ),
					...[ 'test', '--grep', '@release', ...process.argv.slice( 2 ) ],
				],
				{ cwd: ROOT, stdio: 'inherit', env: { ...process.env, WP_BASE_URL: NATIVE_URL } }
			).status ?? 1;
	} finally {
		await stopNativeSite();
	}

	const complaints = phpComplaints();

	if ( complaints.length ) {
		say( `PHP reported problems while the site ran:\n${ complaints.slice( 0, 40 ).join( '\n' ) }` );
		process.exitCode = 1;
	}
} );
