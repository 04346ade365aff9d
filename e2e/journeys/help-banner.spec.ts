/** The help banner as a dialog, which needs no script. */
import { violations } from '../lib/axe';
import { expect, test } from '../lib/test';

const GALLERY = '/hvac-blocks/gallery/need-help-banner/';

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'its button opens the banner, and it closes by its button, by Escape and by a press beside it', async ( {
		page,
	} ) => {
		await page.goto( GALLERY );
		const open = page.getByRole( 'button', { name: 'Need help now?' } ).first();
		const dialog = page.getByRole( 'dialog', { name: 'Need help now?' } ).first();

		await expect( dialog ).toBeHidden();
		await open.focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeVisible();
		await expect( dialog ).toBeFocused();
		await expect( dialog.getByRole( 'link', { name: /1-800-555-/ } ) ).toBeVisible();

		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( open ).toBeFocused();

		await open.click();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();
		await expect( dialog ).toBeHidden();

		await open.click();
		await page.mouse.click( 5, 5 );
		await expect( dialog ).toBeHidden();
	} );
} );

test( 'it can be used by everybody while it is open', async ( { page } ) => {
	await page.goto( GALLERY );
	await page.getByRole( 'button', { name: 'Need help now?' } ).first().click();

	expect( await violations( page, '.hvac-need-help-banner__panel[popover]:popover-open' ) ).toEqual( [] );
} );
