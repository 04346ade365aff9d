/** A homeowner who knows the dealer's name, in Spanish. */
import { violations } from '../lib/axe';
import { expect, test } from '../lib/test';

const LOCATOR = '/residential/es/dealer-locator/';
const RESULTS = 'Distribuidores con el nombre “meadowgarth furn”';

test( 'a suggestion leads to the dealer’s page, and the entered name to the dealers of that name', async ( {
	page,
} ) => {
	await page.goto( LOCATOR );
	const field = page.locator( 'input[name="zipcode"]' ).first();
	await field.click();
	await field.pressSequentially( 'MÉADOWG' );
	const dealer = page.getByRole( 'option', { name: 'Distribuidor: Meadowgarth Furnace & Air, Hamilton, Ontario' } );
	await expect( dealer ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/es\/dealers\/meadowgarth-furnace-air-hamilton-on-/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( 'Meadowgarth' );

	await page.goto( LOCATOR );
	await field.fill( 'meadowgarth furn' );
	await field.press( 'Enter' );
	await expect( page.getByText( RESULTS ) ).toBeVisible();
	await expect( page.getByRole( 'article' ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'status' ).filter( { hasText: '1 distribuidor encontrado' } ) ).toHaveCount( 1 );
	await expect( page.locator( '.hvac-dealer-locator__radius' ) ).toHaveCount( 0 );
	expect( await violations( page ) ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the page answers with the dealers of that name', async ( { page } ) => {
		await page.goto( LOCATOR );
		await page.locator( 'input[name="zipcode"]' ).first().fill( 'meadowgarth furn' );
		await page.getByRole( 'button', { name: 'Buscar distribuidores' } ).first().click();

		await expect( page.getByText( RESULTS ) ).toBeVisible();
		await expect( page.getByRole( 'article' ) ).toHaveCount( 1 );
		await expect( page.getByRole( 'link', { name: /^Cómo llegar: Meadowgarth/ } ) ).toHaveAttribute(
			'href',
			/google\.com\/maps\/dir/
		);
	} );
} );
