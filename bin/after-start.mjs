#!/usr/bin/env node
/** What wp-env does after a start: activates the plugin, sets the permalinks, makes the demo site. */
import { URL_OF_SITE } from './lib/environment.mjs';
import { run, step } from './lib/log.mjs';
import { Site, untilItAnswers } from './lib/site.mjs';

run( async () => {
	await untilItAnswers( URL_OF_SITE, { seconds: 120 } );

	const site = new Site( URL_OF_SITE );

	await step( 'Activating the plugin', async () => {
		await site.logIn();
		await site.activatePlugin();
		await site.usePrettyPermalinks();
	} );
	await step( 'Making the demo site', ( progress ) => site.makeStarterSite( progress ) );
} );
