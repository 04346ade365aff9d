/** A news banner that a visitor closes permanently, before or after hydration, until its content changes. */
import type { Page } from '@playwright/test';
import { makePage, removePage, siteAdministrator, type MadePage } from '../lib/content';
import { expect, layoutShift, test } from '../lib/test';

const BELOW = '<!-- wp:paragraph --><p><a href="#top">What stands below</a></p><!-- /wp:paragraph -->';
const banner = ( text: string ) =>
	`<!-- wp:hvac-blocks/closeable-banner ${ JSON.stringify( { text } ) } /-->${ BELOW }`;

const made = {} as Record< 'first' | 'next' | 'edited', MadePage >;

test.beforeAll( async ( { baseURL } ) => {
	const utils = await siteAdministrator( baseURL ?? '' );

	made.first = await makePage( utils, '/residential/en/', banner( 'We are closed on Friday.' ) );
	made.next = await makePage( utils, '/residential/en/', banner( 'We are closed on Friday.' ) );
	made.edited = await makePage( utils, '/residential/en/', banner( 'We are closed on Friday and on Monday.' ) );
} );

test.afterAll( async ( { baseURL } ) => {
	const utils = await siteAdministrator( baseURL ?? '' );
	await Promise.all( Object.values( made ).map( ( page ) => removePage( utils, page ) ) );
} );

declare global {
	interface Window {
		/** The number of frames in which the banner was visible. */
		hvacSeen?: number;
	}
}

/** Looks for the banner in every frame of the following pages. */
const lookForIt = ( page: Page ) =>
	page.addInitScript( () => {
		const look = () => {
			window.hvacSeen =
				( window.hvacSeen ?? 0 ) +
				Number( document.querySelector( '.hvac-closeable-banner' )?.checkVisibility() ?? false );
			requestAnimationFrame( look );
		};
		requestAnimationFrame( look );
	} );

const notice = ( page: Page ) => page.getByRole( 'dialog', { name: 'Notice' } );
const close = ( page: Page ) => notice( page ).getByRole( 'button', { name: 'Close' } );
const below = ( page: Page ) => page.getByRole( 'link', { name: 'What stands below' } );

/** On the next page it is visible in no frame, and nothing moves in its place. */
async function staysAway( page: Page ) {
	await lookForIt( page );
	await page.goto( made.next.link );
	await expect( below( page ) ).toBeVisible();
	await expect( page.locator( '.hvac-closeable-banner' ) ).toBeHidden();
	expect( await page.evaluate( () => window.hvacSeen ) ).toBe( 0 );
	expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
}

test( 'closed while its script is on its way, it is gone at once, stays away, and returns when it is edited', async ( {
	page,
} ) => {
	let letGo = () => {};
	const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );

	await page.route( '**/build/modules/island/closeable-banner.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( made.first.link );
	await expect( notice( page ) ).toContainText( 'We are closed on Friday.' );
	await close( page ).click();
	await expect( notice( page ) ).toBeHidden();
	letGo();
	await expect( page.locator( '.hvac-closeable-banner' ) ).toHaveAttribute( 'data-hvac-ready' );
	await expect( notice( page ) ).toBeHidden();

	await staysAway( page );
	await page.goto( made.edited.link );
	await expect( notice( page ) ).toContainText( 'and on Monday.' );
} );

test( 'closed by the keyboard, it hands the focus on to what follows', async ( { page } ) => {
	await page.goto( made.first.link );
	await close( page ).focus();
	await expect( page.locator( '.hvac-closeable-banner' ) ).toHaveAttribute( 'data-hvac-ready' );
	await page.keyboard.press( 'Enter' );
	await expect( notice( page ) ).toBeHidden();
	await expect( below( page ) ).toBeFocused();

	await staysAway( page );
} );

test( 'where the browser keeps nothing, it is closed on this page', async ( { page } ) => {
	await page.addInitScript( () =>
		Object.defineProperty( window, 'localStorage', {
			get: () => {
				throw new DOMException( 'denied', 'SecurityError' );
			},
		} )
	);
	await page.goto( made.first.link );
	await close( page ).click();
	await expect( notice( page ) ).toBeHidden();
	await expect( page.locator( '.hvac-closeable-banner' ) ).toHaveAttribute( 'data-hvac-ready' );
	await expect( notice( page ) ).toBeHidden();

	await page.reload();
	await expect( notice( page ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'its button closes it, and its link leads on', async ( { page } ) => {
		await page.goto( made.first.link );
		await expect( notice( page ).getByRole( 'link', { name: 'Schedule service' } ) ).toHaveAttribute(
			'href',
			/\/residential\/en\/.*schedule/
		);
		await close( page ).click();
		await expect( notice( page ) ).toBeHidden();
	} );
} );
