import path from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** The file where global-setup.ts stores a role's login. */
export const loginOf = ( role: 'admin' | 'editor' | 'contributor' ): string =>
	path.join( process.env.WP_ARTIFACTS_PATH ?? 'artifacts', 'storage-states', `${ role }.json` );

/** A page in the administrator's own browser, in addition to the test's visitor. */
export async function administrator( browser: Browser ): Promise< Page > {
	const context = await browser.newContext( {
		storageState: loginOf( 'admin' ),
		extraHTTPHeaders: {},
		javaScriptEnabled: true,
		baseURL: process.env.WP_BASE_URL,
	} );

	return context.newPage();
}
