#!/usr/bin/env node
/** Prepares `.cache/wordpress` and the SQLite drop-in. `--fresh` looks for a newer WordPress. */
import { run, step } from './lib/log.mjs';
import { obtainWordPress, sqliteDropIn } from './lib/wordpress.mjs';

run( async () => {
	await step( 'Obtaining WordPress', async ( progress ) => {
		const { version, source } = await obtainWordPress( progress, {
			fresh: process.argv.includes( '--fresh' ),
		} );

		progress( `${ version } from ${ source }` );
		sqliteDropIn();
	} );
} );
