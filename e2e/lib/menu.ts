import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Whether the menu is ready: its script marks each panel as closed. */
export const menuIsReady = ( page: Page ) =>
	expect( page.locator( '.wp-block-navigation-submenu__toggle' ).first() ).toHaveAttribute(
		'aria-expanded',
		'false'
	);

/**
 * Opens the panel of the focused button. WordPress' script notes what it has opened a frame later: if the focus moves
 * earlier, it closes the panel.
 */
export async function openPanel( page: Page, entry: Locator ): Promise< void > {
	await page.keyboard.press( 'Enter' );
	await expect( entry ).toBeVisible();
	await page.evaluate(
		() =>
			new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( () => setTimeout( done ) ) ) )
	);
}
