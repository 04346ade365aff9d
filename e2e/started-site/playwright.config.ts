/** Tests of the site that `npm start` creates; bin/lib/started-site.mjs starts it and runs them. */
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

export default defineConfig( {
	...base,
	testDir: '.',
	testIgnore: [],
	globalSetup: undefined,
	// One visit at a time, because Playground has only one worker.
	workers: 1,
	// Timeouts that only a hang exceeds, as in the other tests: a browser, a site, and its demo share the machine.
	timeout: 900_000,
	expect: { timeout: 120_000 },
	use: { ...base.use, actionTimeout: 120_000 },
	projects: [ { name: 'newcomer' } ],
} );
