import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Whether the menu answers: its script says of each panel that it is closed. */
export const menuIsReady = ( page: Page ) =>
	expect( page.locator( '.wp-block-navigation-submenu__toggle' ).first() ).toHaveAttribute(
		'aria-expanded',
		'false'
	);

/**
 * Opens the panel of the button that has the focus. WordPress' script notes a frame later what it has opened: if the focus moves on before,
 * it closes the panel.
 */
export async function openPanel( page: Page, entry: Locator ): Promise< void > {
	await page.keyboard.press( 'Enter' );
	await expect( entry ).toBeVisible();
	await page.evaluate(
		() =>
			new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( () => setTimeout( done ) ) ) )
	);
}
