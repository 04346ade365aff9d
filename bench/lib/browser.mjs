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

/** A new post or page in the editor: milliseconds from the request to an editable canvas. */
export async function openEditor( page, url, type = 'post' ) {
	await page.goto( `${ url }/wp-admin/post-new.php?post_type=${ type }`, { waitUntil: 'commit' } );
	await page.waitForFunction( () => {
		const canvas = document.querySelector( 'iframe[name="editor-canvas"]' )?.contentDocument ?? document;

		return canvas.querySelector( '.block-editor-block-list__layout' );
	} );

	return page.evaluate( () => performance.now() );
}

/** Gives the next pages `benchPainted()`, which resolves to the time at which the next frame is painted. */
export const definePainted = ( page ) =>
	page.addInitScript( () => {
		window.benchPainted = () =>
			new Promise( ( resolve ) => {
				const { port1, port2 } = new MessageChannel();

				port1.onmessage = () => resolve( performance.now() );
				// The message arrives after the frame is painted.
				window.requestAnimationFrame( () => port2.postMessage( 0 ) );
			} );
	} );
