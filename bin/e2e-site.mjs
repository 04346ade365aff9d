#!/usr/bin/env node
/**
 * The browser tests' site, on the machine's PHP: `start` (the default) leaves it running with its initial content,
 * `stop` stops it. `--keep` reuses existing content even if the source has changed. Its mails are in
 * .cache/e2e-site/mail.jsonl, PHP's complaints in .cache/e2e-site/php.log.
 */
import { run, say, step } from './lib/log.mjs';
import { NATIVE_URL, startNativeSite, stopNativeSite } from './lib/native-site.mjs';

run( async () => {
	if ( process.argv.includes( 'stop' ) ) {
		await stopNativeSite();
		return;
	}
	await step( 'Starting the site for browser tests', ( progress ) =>
		startNativeSite( progress, { keep: process.argv.includes( '--keep' ) } )
	);
	say( NATIVE_URL );
} );
