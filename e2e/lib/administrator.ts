import type { Browser, Page } from '@playwright/test';
import { loginOf } from './roles';

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
