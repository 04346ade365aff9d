/** The tests of the site that `npm start` makes; bin/lib/started-site.mjs starts it and runs them. */
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

export default defineConfig( {
	...base,
	testDir: '.',
	testIgnore: [],
	globalSetup: undefined,
	// One visit after the other, as the site is Playground, whose one worker answers one at a time.
	workers: 1,
	// Times that only something stuck exceeds, as in the others: a browser, a site and its demo share the machine.
	timeout: 900_000,
	expect: { timeout: 120_000 },
	use: { ...base.use, actionTimeout: 120_000 },
	projects: [ { name: 'newcomer' } ],
} );
