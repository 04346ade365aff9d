import path from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** Where global-setup.ts keeps the login of a role. */
export const loginOf = ( role: 'admin' | 'editor' | 'contributor' ): string =>
	path.join( process.env.WP_ARTIFACTS_PATH ?? 'artifacts', 'storage-states', `${ role }.json` );

/** A page of the administrator's own browser, beside the test's visitor. */
export async function administrator( browser: Browser ): Promise< Page > {
	const context = await browser.newContext( {
		storageState: loginOf( 'admin' ),
		extraHTTPHeaders: {},
		javaScriptEnabled: true,
		baseURL: process.env.WP_BASE_URL,
	} );

	return context.newPage();
}
