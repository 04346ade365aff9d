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

/**
 * Gives the next pages `benchPainted( look )`, which resolves once the next frame is painted, to the time and to what
 * `look` returned for what that frame shows.
 */
export const definePainted = ( page ) =>
	page.addInitScript( () => {
		window.benchPainted = ( look = () => null ) =>
			new Promise( ( resolve ) =>
				window.requestAnimationFrame( () => {
					const seen = look();

					// The task runs after the frame is painted, and before others that wait.
					window.scheduler.postTask( () => resolve( { at: performance.now(), seen } ), {
						priority: 'user-blocking',
					} );
				} )
			);
	} );
