/** Managing rebates: made in the form with its preview, found by visitors, and deleted. */
import { expect } from '@playwright/test';
import { test } from './lib/admin-test';
import { violations } from './lib/axe';

const SCREEN = '/wp-admin/admin.php?page=hvac-blocks-rebates';

test( 'a rebate is made with a preview of its card, corrected, and deleted', async ( { page } ) => {
	const id = `e2e-${ Date.now() }`;
	const card = page.frameLocator( 'iframe[title="Preview: Spanish"]' );

	await page.goto( SCREEN );
	await page.getByRole( 'link', { name: 'Add rebate' } ).click();
	await expect( page.getByRole( 'heading', { name: 'New rebate' } ) ).toBeFocused();
	await page.getByLabel( 'Title', { exact: true } ).fill( 'Furnace of a test' );
	await page.getByLabel( 'Title in Spanish' ).fill( 'Calefactor de una prueba' );
	await page.getByLabel( 'Provider' ).fill( 'Utility' );
	await page.getByLabel( 'Amount', { exact: true } ).fill( '1,250' );
	await page.getByLabel( 'This is the maximum amount' ).check();
	await page.getByLabel( 'ID', { exact: true } ).fill( id );
	await expect( card.getByRole( 'heading', { name: 'Calefactor de una prueba' } ) ).toBeVisible();
	await expect( card.getByText( 'Hasta $1,250' ) ).toBeVisible();

	await page.getByLabel( 'Areas' ).fill( '99950 Atlantis' );
	await page.getByRole( 'button', { name: 'Save rebate' } ).press( 'Enter' );
	await expect( page.getByLabel( 'Areas' ) ).toBeFocused();
	await expect( page.getByLabel( 'Areas' ) ).toHaveAccessibleDescription( /“Atlantis” is not valid/ );
	await expect( page.getByLabel( 'Areas' ) ).toHaveValue( '99950 Atlantis' );
	expect( await violations( page ) ).toEqual( [] );

	await page.getByLabel( 'Areas' ).fill( '99950' );
	await page.getByRole( 'button', { name: 'Save rebate' } ).press( 'Enter' );
	await expect( page.getByText( 'Rebate saved.', { exact: true } ).first() ).toBeVisible();
	await expect( page ).toHaveURL( new RegExp( `rebate=${ id }` ) );

	const found = await page.request.get( '/wp-json/hvac-blocks/v1/rebates?q=99950&lang=es' );

	expect( JSON.stringify( await found.json() ) ).toContain( 'Calefactor de una prueba' );
	await page.getByRole( 'button', { name: 'Delete rebate' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).click();
	await expect( page.getByText( 'Furnace of a test deleted.', { exact: true } ).first() ).toBeVisible();
} );
