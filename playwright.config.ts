import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import browsers from './bin/lib/browsers.json';
import { browserVersion } from './e2e/lib/browser-version';

const artifacts = path.resolve( 'artifacts' );
const { withoutWindows, withWindows } = browsers;
const chromium = [ process.env.CHROMIUM, ...withoutWindows, ...withWindows ].find(
	( file ) => file && existsSync( file )
);

process.env.HVAC_BROWSER_VERSION ??= browserVersion( chromium );
process.env.WP_BASE_URL ??= 'http://localhost:8888';
process.env.WP_ARTIFACTS_PATH ??= artifacts;
process.env.STORAGE_STATE_PATH ??= path.join( artifacts, 'storage-states/admin.json' );

const host = new URL( process.env.WP_BASE_URL ).hostname;

/** Files named *.editor.spec.ts and *.admin.spec.ts are logged in as the administrator, the others are visitors. */
const loggedIn = /\.(editor|admin)\.spec\.ts$/;

export default defineConfig( {
	testDir: 'e2e',
	// They have a site and a configuration of their own.
	testIgnore: /started-site/,
	outputDir: path.join( artifacts, 'test-results' ),
	globalSetup: './e2e/global-setup.ts',
	forbidOnly: Boolean( process.env.CI || process.env.HVAC_STRICT ),
	// For a browser that is stuck until the test's time is over: whatever else passes only at another try has a fault, and fails the run (bin/lib/suites.mjs).
	retries: process.env.HVAC_STRICT ? 1 : 0,
	// Times that only something stuck exceeds: no test measures speed by them.
	timeout: 180_000,
	expect: { timeout: 20_000 },
	workers: Number( process.env.HVAC_E2E_WORKERS || 2 ),
	reportSlowTests: null,
	reporter: [
		[ 'list' ],
		[ path.resolve( 'e2e/lib/proofs-reporter.ts' ) ],
		...( process.env.HVAC_E2E_JSON ? [ [ 'json', { outputFile: process.env.HVAC_E2E_JSON } ] as const ] : [] ),
	],
	use: {
		baseURL: process.env.WP_BASE_URL,
		viewport: { width: 1280, height: 900 },
		locale: 'en-US',
		timezoneId: 'America/Chicago',
		contextOptions: { reducedMotion: 'reduce', strictSelectors: true },
		actionTimeout: 30_000,
		// Where a test is tried again, only that try is recorded: it takes a tenth of the time.
		trace: process.env.HVAC_STRICT ? 'on-first-retry' : 'retain-on-failure',
		screenshot: 'only-on-failure',
		launchOptions: {
			...( chromium ? { executablePath: chromium } : {} ),
			args: [
				...[ '--no-sandbox', '--disable-dev-shm-usage' ],
				// Letters have the same width in Chromium and in its headless shell.
				'--font-render-hinting=none',
				// No page waits for avatars and emoji of other hosts where the network swallows requests. Routes would block them, too, but
				// then Chromium caches nothing.
				'--no-proxy-server',
				`--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE ${ host }`,
			],
		},
	},
	projects: [
		{ name: 'visitor', testIgnore: [ loggedIn, /started-site/ ] },
		{ name: 'editor', testMatch: loggedIn, use: { storageState: process.env.STORAGE_STATE_PATH } },
	],
} );
