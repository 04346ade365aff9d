/** A browser for benchmarks of the admin area. */
import { chromium } from '@playwright/test';
import { browser as program } from '../../bin/lib/machine.mjs';

export const launch = () =>
	chromium.launch( {
		executablePath: program(),
		// Avatars and emoji come from hosts that are not measured.
		args: [ '--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1' ],
	} );

/** Logs in as the administrator of the site at an address. */
export async function logIn( context, url ) {
	const page = await context.newPage();

	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await Promise.all( [ page.waitForURL( '**/wp-admin/**' ), page.click( '#wp-submit' ) ] );
	await page.close();
}
