/** The marketing manager: what the role sees of the plugin. */
import { expect } from '@playwright/test';
import { test } from './lib/admin-test';
import { siteAdministrator } from './lib/content';

const ROLE = 'hvac_blocks_marketing_manager';

test( 'a marketing manager edits rebates and dealers, and has no settings', async ( { browser, baseURL } ) => {
	const utils = await siteAdministrator( baseURL as string );
	const name = `marketing-${ crypto.randomUUID() }`;
	const user = await utils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/users',
		data: { username: name, password: name, email: `${ name }@example.com`, roles: [ ROLE ] },
	} );
	const context = await browser.newContext( { baseURL, storageState: { cookies: [], origins: [] } } );
	const page = await context.newPage();
	const refused: string[] = [];

	page.on( 'response', ( response ) => {
		if ( response.url().includes( '/hvac-blocks/v1/' ) && response.status() >= 400 ) {
			refused.push( response.url() );
		}
	} );

	try {
		await page.goto( '/wp-login.php' );
		await page.locator( '#user_login' ).fill( name );
		await page.locator( '#user_pass' ).fill( name );
		await page.locator( '#wp-submit' ).click();
		await page.waitForURL( /wp-admin/ );

		await page.goto( '/wp-admin/admin.php?page=hvac-blocks-dealers' );
		await expect( page.locator( '.hvac-dealers__table' ) ).toHaveAttribute( 'aria-busy', 'false' );
		await expect( page.locator( '#adminmenu .wp-has-current-submenu .wp-submenu a' ) ).toHaveText( [
			'Leads',
			'Dealers',
			'Rebates',
			'Import products',
			'Statistics',
			'Claims',
			'Languages',
		] );

		for ( const [ screen, button ] of [
			[ 'dealers&view=new', 'Save dealer' ],
			[ 'rebates&view=new', 'Save rebate' ],
			[ 'dealers&view=import', 'Choose an Excel, CSV or JSON file' ],
			[ 'products', 'Choose an Excel or CSV file' ],
		] ) {
			await page.goto( `/wp-admin/admin.php?page=hvac-blocks-${ screen }` );
			await expect( page.getByRole( 'button', { name: button } ) ).toBeVisible();
		}

		await page.goto( '/wp-admin/admin.php?page=hvac-blocks-leads' );
		await expect( page.getByRole( 'heading', { level: 1, name: 'Leads' } ) ).toBeVisible();
		expect( refused ).toEqual( [] );

		for ( const screen of [ 'settings', 'setup', 'consents' ] ) {
			expect( ( await page.goto( `/wp-admin/admin.php?page=hvac-blocks-${ screen }` ) )?.status() ).toBe( 403 );
		}
	} finally {
		await context.close();
		await utils.rest( {
			method: 'DELETE',
			path: `/wp/v2/users/${ user.id }`,
			params: { force: true, reassign: 1 },
		} );
	}
} );
