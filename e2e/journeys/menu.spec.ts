/** The demo site's header and menu: by keyboard, by touch, without JavaScript. */
import type { Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { pathOf } from '../lib/languages';
import { menuIsReady, openPanel } from '../lib/menu';
import { expect, overflow, test } from '../lib/test';

const PHONE = { width: 390, height: 844 };

const menuOf = ( page: Page, name: string ) => page.getByRole( 'navigation', { name } );

test( 'by keyboard: a panel opens, closes with Escape, and leads to a page', async ( { page } ) => {
	await page.goto( pathOf( 'en', 'resources' ) );
	await menuIsReady( page );
	const menu = menuOf( page, 'Main menu' );
	const toggle = menu.getByRole( 'button', { name: 'Products submenu' } );
	const entry = menu.getByRole( 'link', { name: /^Air conditioners/ } );

	await expect( entry ).toBeHidden();
	await menu.getByRole( 'link', { name: 'Products', exact: true } ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( toggle ).toBeFocused();
	await openPanel( page, entry );
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( await violations( page, 'header' ) ).toEqual( [] );

	await page.keyboard.press( 'Tab' );
	await expect( entry ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( entry ).toBeHidden();
	await expect( toggle ).toBeFocused();

	await openPanel( page, entry );
	await page.keyboard.press( 'Tab' );
	await expect( entry ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( pathOf( 'en', 'products/air-conditioners' ) );
	await expect( menu.locator( '[aria-current="page"]' ) ).toContainText( 'Air conditioners' );
} );

/** Opens a page whose menu's script stays on its way until the returned function is called. */
async function openWithoutScript( page: Page, path: string ) {
	let arrive = () => {};
	const arrived = new Promise< void >( ( resolve ) => ( arrive = resolve ) );

	await page.route( /\/navigation\/view(\.min)?\.js/, async ( route ) => {
		await arrived;
		await route.continue();
	} );
	await page.goto( path );

	return arrive;
}

test( 'by keyboard: a press before the script has arrived opens a panel', async ( { page } ) => {
	const arrive = await openWithoutScript( page, pathOf( 'en', 'resources' ) );
	const menu = menuOf( page, 'Main menu' );
	const toggle = menu.getByRole( 'button', { name: 'Products submenu' } );
	const entry = menu.getByRole( 'link', { name: /^Air conditioners/ } );

	await toggle.focus();
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'Space' );
	await expect( entry ).toBeHidden();

	arrive();
	await expect( entry ).toBeVisible();
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( toggle ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( entry ).toBeHidden();
} );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, isMobile: true, viewport: PHONE } );

	test( 'a press before the script has arrived opens the sheet', async ( { page } ) => {
		const arrive = await openWithoutScript( page, pathOf( 'en', 'resources' ) );
		const sheet = page.getByRole( 'dialog' );

		await page.getByRole( 'button', { name: 'Open menu' } ).tap();
		await expect( sheet ).toBeHidden();

		arrive();
		await expect( sheet ).toBeVisible();
		await sheet.getByRole( 'button', { name: 'Close menu' } ).tap();
		await expect( sheet ).toBeHidden();
	} );

	test( 'the sheet opens with all groups, closes, and leads to a page', async ( { page } ) => {
		await page.goto( pathOf( 'es', 'resources' ) );
		await menuIsReady( page );
		const opener = page.getByRole( 'button', { name: 'Abrir el menú' } );
		const sheet = page.getByRole( 'dialog' );
		const entry = sheet.getByRole( 'link', { name: /^Bombas de calor/ } );

		await opener.tap();
		await expect( sheet ).toBeVisible();
		await expect( entry ).toBeVisible();
		expect( await violations( page, 'header' ) ).toEqual( [] );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );

		await sheet.getByRole( 'button', { name: 'Cerrar el menú' } ).tap();
		await expect( entry ).toBeHidden();
		await opener.tap();
		await page.keyboard.press( 'Escape' );
		await expect( entry ).toBeHidden();
		await opener.tap();
		await entry.tap();
		await expect( page ).toHaveURL( pathOf( 'es', 'products/heat-pumps' ) );
		await expect( menuOf( page, 'Menú principal' ) ).toBeVisible();
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a panel opens where the focus is', async ( { page } ) => {
		await page.goto( pathOf( 'fr', 'resources' ) );
		const menu = menuOf( page, 'Menu principal' );

		await menu.getByRole( 'link', { name: 'Produits', exact: true } ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( menu.getByRole( 'link', { name: /^Climatiseurs/ } ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( pathOf( 'fr', 'products/air-conditioners' ) );
	} );

	test( 'phones show the row', async ( { page } ) => {
		await page.setViewportSize( PHONE );
		await page.goto( pathOf( 'fr', 'resources' ) );

		await expect( page.getByRole( 'button', { name: 'Ouvrir le menu' } ) ).toBeHidden();
		await menuOf( page, 'Menu principal' ).getByRole( 'link', { name: 'Produits', exact: true } ).click();
		await expect( page ).toHaveURL( pathOf( 'fr', 'products' ) );
	} );
} );
