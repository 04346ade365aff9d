/** The texts of emails as a site's owner writes them: a mistake, a preview, a test, and back to ours. */
import { expect } from '@playwright/test';
import { test } from './lib/admin-test';
import { violations } from './lib/axe';

test( 'a text is written, previewed, tested, kept, and goes back to ours', async ( { page } ) => {
	const card = page.getByRole( 'region', { name: 'Contact a dealer', exact: true } ).first();
	const button = ( label: string | RegExp ) => page.getByRole( 'button', { name: label } );
	const opening = page.getByRole( 'textbox', { name: 'Opening' } );
	const edit = () => card.getByRole( 'button', { name: /^Edit Confirmation to the visitor, Spanish/ } ).click();

	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-mail-texts' );
	await edit();
	await opening.fill( 'Hola <b>amigo</b> de {marca}.' );
	await button( 'Save' ).click();
	await expect( opening ).toBeFocused();
	await expect( page.getByText( 'You can use only these placeholders' ) ).toBeVisible();

	await opening.fill( 'Hola <b>amigo</b> de ' );
	await button( 'Brand {brand}' ).click();
	await expect( opening ).toHaveValue( 'Hola <b>amigo</b> de {brand}' );
	await button( 'Preview' ).click();
	await expect(
		page.frameLocator( 'iframe[title="Preview of the email"]' ).getByText( 'Hola <b>amigo</b> de Trane' ).first()
	).toBeVisible();
	await expect( page.getByRole( 'region', { name: 'Plain text' } ) ).toContainText( 'Hola <b>amigo</b> de Trane' );
	await button( 'Send a test to me' ).click();
	await expect( page.getByRole( 'status' ).filter( { hasText: '@' } ) ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );

	await button( 'Save' ).click();
	await expect( page.locator( '.hvac-mail-texts > .components-notice' ) ).toContainText(
		'Saved: Confirmation to the visitor, Spanish'
	);
	await page.reload();
	await expect( card.getByText( 'Your text' ) ).toBeVisible();
	await edit();
	await button( 'Use the default text: Opening' ).click();
	await button( 'Save' ).click();
	await expect( card.getByText( 'Your text' ) ).toBeHidden();
} );
