#!/usr/bin/env node
/** `npm stop`: stops the site and its companion; its content is kept. */
import { existsSync } from 'node:fs';
import { takeFromWatcher } from './lib/build.mjs';
import { savedRuntime, stopCompanion, stopPlayground, WP_ENV } from './lib/environment.mjs';
import { run, step } from './lib/log.mjs';
import { must } from './lib/shell.mjs';

run( () =>
	step( 'Stopping the site', async () => {
		if ( await stopCompanion() ) {
			takeFromWatcher();
		}
		if ( savedRuntime() === 'docker' && existsSync( WP_ENV ) ) {
			await must( process.execPath, [ WP_ENV, 'stop' ], { remedy: 'npx wp-env stop' } );
		} else {
			await stopPlayground();
		}
	} )
);
