import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';

const artifacts = path.resolve( 'artifacts' );
const chromium = [
	process.env.CHROMIUM,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find( ( file ) => file && existsSync( file ) );

process.env.WP_BASE_URL ??= 'http://localhost:8888';
process.env.WP_ARTIFACTS_PATH ??= artifacts;
process.env.STORAGE_STATE_PATH ??= path.join( artifacts, 'storage-states/admin.json' );

/** Files named *.editor.spec.ts and *.admin.spec.ts are logged in as the administrator, the others are visitors. */
const loggedIn = /\.(editor|admin)\.spec\.ts$/;

export default defineConfig( {
	testDir: 'e2e',
	outputDir: path.join( artifacts, 'test-results' ),
	globalSetup: './e2e/global-setup.ts',
	forbidOnly: Boolean( process.env.CI || process.env.HVAC_STRICT ),
	// A browser on a busy machine is late now and then; what needs a second try is counted and named.
	retries: process.env.HVAC_STRICT ? 1 : 0,
	timeout: 90_000,
	expect: { timeout: 10_000 },
	workers: Number( process.env.HVAC_E2E_WORKERS || 2 ),
	reportSlowTests: null,
	reporter: process.env.HVAC_E2E_JSON
		? [ [ 'list' ], [ 'json', { outputFile: process.env.HVAC_E2E_JSON } ] ]
		: [ [ 'list' ] ],
	use: {
		baseURL: process.env.WP_BASE_URL,
		viewport: { width: 1280, height: 900 },
		locale: 'en-US',
		timezoneId: 'America/Chicago',
		contextOptions: { reducedMotion: 'reduce', strictSelectors: true },
		actionTimeout: 15_000,
		trace: 'retain-on-failure',
		screenshot: 'only-on-failure',
		launchOptions: {
			...( chromium ? { executablePath: chromium } : {} ),
			args: [ '--no-sandbox', '--disable-dev-shm-usage' ],
		},
	},
	projects: [
		{ name: 'visitor', testIgnore: loggedIn },
		{ name: 'editor', testMatch: loggedIn, use: { storageState: process.env.STORAGE_STATE_PATH } },
	],
} );
