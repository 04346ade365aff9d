import type { Page } from '@playwright/test';
import { expect } from './test';

/** Whether the menu answers: its script says of each panel that it is closed. */
export const menuIsReady = ( page: Page ) =>
	expect( page.locator( '.wp-block-navigation-submenu__toggle' ).first() ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
