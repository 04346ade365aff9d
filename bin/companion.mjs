#!/usr/bin/env node
/**
 * Runs beside a started site: rebuilds the plugin at each change, and calls WP-Cron twice a minute, because
 * Playground's one worker cannot call itself. `npm start` starts it, `npm stop` ends it.
 */
import { spawn } from 'node:child_process';
import { URL_OF_SITE } from './lib/environment.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';

spawn( process.execPath, [ inRoot( 'bin/build.mjs' ), '--watch' ], { cwd: ROOT, stdio: 'inherit' } );

setInterval( () => {
	fetch( `${ URL_OF_SITE }/wp-cron.php?doing_wp_cron`, { signal: AbortSignal.timeout( 25000 ) } ).catch( () => {} );
}, 30000 );
