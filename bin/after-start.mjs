#!/usr/bin/env node
/**
 * What wp-env runs after a start: like `npm start`, it creates the first pages and leaves the rest to the companion.
 */
import { beginDemo } from './lib/demo.mjs';
import { companionRuns, startCompanion, URL_OF_SITE } from './lib/environment.mjs';
import { run, say, step } from './lib/log.mjs';
import { Site, untilItAnswers } from './lib/site.mjs';

run( async () => {
	await untilItAnswers( URL_OF_SITE, { seconds: 120 } );

	const site = new Site( URL_OF_SITE );

	await step( 'Activating the plugin', async () => {
		await site.logIn();
		await site.activatePlugin();
		await site.usePrettyPermalinks();
	} );
	await step( 'Creating the first pages, menus and dealers', ( progress ) => beginDemo( site, progress ) );
	if ( ! companionRuns() ) {
		startCompanion();
	}
	say( `Mail: ${ URL_OF_SITE }/wp-admin/tools.php?page=mail. The rest of the demo: npm start -- --wait.` );
} );
