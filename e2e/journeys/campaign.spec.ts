/** The campaign banner as a dialog: its button needs no script, and it opens by itself once in a session. */
import { violations } from '../lib/axe';
import { expect, test } from '../lib/test';

const GALLERY = '/hvac-blocks/gallery/campaign-banner/';
const NAME = /Save up to \$650/;

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'its button opens the offer, and it closes by its button and by Escape', async ( { page } ) => {
		await page.goto( `${ GALLERY }dialog/` );
		const open = page.getByRole( 'button', { name: 'Current offers' } );
		const dialog = page.getByRole( 'dialog', { name: NAME } );

		await expect( dialog ).toBeHidden();
		await open.focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByRole( 'link', { name: 'See the offers' } ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( open ).toBeFocused();

		await open.click();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();
		await expect( dialog ).toBeHidden();
	} );
} );

test( 'it opens by itself on the first page of a session, and by its button on the next', async ( { page } ) => {
	await page.goto( `${ GALLERY }opens/` );
	const dialog = page.getByRole( 'dialog', { name: NAME } );

	await expect( dialog ).toBeVisible();
	expect( await violations( page, '.hvac-campaign-banner__panel:popover-open' ) ).toEqual( [] );

	await page.reload();
	await expect( page.locator( '.hvac-campaign-banner[data-hvac-ready]' ) ).toBeVisible();
	await expect( dialog ).toBeHidden();
	await page.getByRole( 'button', { name: 'Current offers' } ).click();
	await expect( dialog ).toBeVisible();
} );

test( 'a press that comes before the script leaves it open', async ( { page } ) => {
	let letGo = () => {};
	const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );

	await page.route( '**/build/modules/island/campaign-banner.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( `${ GALLERY }opens/` );
	const open = page.getByRole( 'button', { name: 'Current offers' } );

	await open.click();
	await expect( open ).toHaveAttribute( 'aria-busy', 'true' );
	letGo();
	await expect( page.locator( '.hvac-campaign-banner[data-hvac-ready]' ) ).toBeVisible();
	await expect( open ).not.toHaveAttribute( 'aria-busy' );
	await expect( page.getByRole( 'dialog', { name: NAME } ) ).toBeVisible();
} );
