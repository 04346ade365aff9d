#!/usr/bin/env node
/** `npm run reset`: deletes the site's content and starts it anew. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { forgetDemo } from './lib/demo.mjs';
import { savedRuntime, SITE, stopCompanion, stopPlayground, WP_ENV } from './lib/environment.mjs';
import { run, step } from './lib/log.mjs';
import { inRoot } from './lib/paths.mjs';
import { must } from './lib/shell.mjs';

run( async () => {
	const isDocker = savedRuntime() === 'docker' && existsSync( WP_ENV );

	await step( 'Removing the site', async () => {
		await stopCompanion();
		forgetDemo();
		if ( isDocker ) {
			await must( process.execPath, [ WP_ENV, 'reset', 'all', '--no-scripts' ], {
				remedy: 'npx wp-env destroy',
			} );
		} else {
			await stopPlayground();
			rmSync( SITE, { recursive: true, force: true } );
		}
	} );
	process.exitCode =
		spawnSync( process.execPath, [ inRoot( 'bin/start.mjs' ), ...( isDocker ? [ '--runtime=docker' ] : [] ) ], {
			stdio: 'inherit',
		} ).status ?? 1;
} );
