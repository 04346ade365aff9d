/** A field of the site's own, the whole way: added, imported, seen on a card and a dealer's page, filtered by, deleted. */
import { expect, type Page } from '@playwright/test';
import { test } from './lib/admin-test';

const SCREEN = '/wp-admin/admin.php?page=hvac-blocks-dealers';
const LOCATOR = '/residential/en/dealer-locator/?zipcode=99723';
const ROWS = [
	'companyID,name,city,state,zip,E2E local,E2E brands',
	'E2EF1,Own Heating,Utqiagvik,AK,99723,yes,Trane; Other',
	'E2EF2,Other Air,Utqiagvik,AK,99723,no,Other',
	'E2EF3,Third Air,Utqiagvik,AK,99723,perhaps,Acme',
];

/** Also what a failed attempt left behind. */
test.afterEach( async ( { page } ) => {
	await page.goto( SCREEN );
	await page.evaluate( async () => {
		const { apiFetch } = ( window as unknown as { wp: { apiFetch: ( call: object ) => Promise< unknown > } } ).wp;
		const paths = [
			'dealers/E2EF1',
			'dealers/E2EF2',
			'dealers/E2EF3',
			'dealer-fields/own-e2e-local',
			'dealer-fields/own-e2e-brands',
		];

		for ( const path of paths ) {
			await apiFetch( { path: `/hvac-blocks/v1/admin/${ path }`, method: 'DELETE' } ).catch( () => {} );
		}
	} );
} );

async function remove( page: Page, name: string ): Promise< void > {
	await page.getByRole( 'button', { name: `Delete ${ name }` } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( `Deleted: ${ name }` ) ).toBeVisible();
}

test( 'a field is added, imported, shown, filtered by, and deleted', async ( { page, browser } ) => {
	await page.goto( SCREEN );
	await page.getByRole( 'link', { name: 'Fields' } ).click();
	await expect( page.getByRole( 'region', { name: 'Built-in filters' } ) ).toContainText( 'NATE' );

	await page.getByRole( 'button', { name: 'Add field' } ).click();
	await page.getByLabel( 'Name in English' ).fill( 'ZIP code' );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByLabel( 'Name in English' ) ).toBeFocused();
	await expect( page.getByText( /Another field of dealers has this name/ ) ).toBeVisible();
	await page.getByLabel( 'Name in English' ).fill( 'E2E local' );
	await page.getByLabel( 'Name in French' ).fill( 'E2E d’ici' );
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByRole( 'region', { name: 'E2E local' } ) ).toBeVisible();

	await page.getByRole( 'button', { name: 'Add field' } ).click();
	await page.getByLabel( 'Name in English' ).fill( 'E2E brands' );
	await page.getByLabel( 'Type' ).selectOption( 'List of choices' );
	for ( const [ index, name ] of [ 'Trane', 'Other' ].entries() ) {
		await page.getByRole( 'button', { name: 'Add choice' } ).click();
		await page
			.getByRole( 'group', { name: `Choice ${ index + 1 }` } )
			.getByLabel( 'Name in English' )
			.fill( name );
	}
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByRole( 'region', { name: 'E2E brands' } ) ).toContainText( 'Trane, Other' );

	await page.getByRole( 'link', { name: /All dealers/ } ).click();
	await page.locator( '#hvac-blocks-screen' ).getByRole( 'link', { name: 'Import' } ).click();
	await page.locator( 'input[type="file"]' ).setInputFiles( {
		name: 'dealers.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from( ROWS.join( '\n' ) ),
	} );
	await expect( page.getByRole( 'row', { name: /E2EF3.*E2E local cannot be “perhaps”; skipped/ } ) ).toBeVisible();
	await page.getByText( 'Columns: 7 of 7 are imported' ).click();
	await expect( page.getByRole( 'combobox', { name: 'E2E local' } ) ).toHaveValue( 'own-e2e-local' );
	await page.getByRole( 'button', { name: 'Import 3 dealers' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( 'Imported: 3 new' ) ).toBeVisible();

	// Playwright hides the button all the same.
	const apply = async ( visitor: Page ) => visitor.getByRole( 'checkbox', { name: 'E2E local' } ).press( 'Enter' );

	for ( const [ javaScriptEnabled, send ] of [
		[ true, async () => {} ],
		[ false, apply ],
	] as const ) {
		const context = await browser.newContext( { javaScriptEnabled, storageState: undefined } );
		const visitor = await context.newPage();
		const names = visitor.locator( '.hvac-dealer-card__name' );
		await visitor.goto( LOCATOR );
		await expect( names ).toHaveText( [ /Own Heating/, /Other Air/, /Third Air/ ] );
		await expect( visitor.getByRole( 'article', { name: 'Own Heating' } ) ).toContainText(
			'E2E brands: Trane, Other'
		);
		await visitor.locator( '.hvac-dealer-filters__toggle' ).click();
		await visitor.getByRole( 'checkbox', { name: 'E2E local' } ).check();
		await send( visitor );
		await expect( names ).toHaveText( [ /Own Heating/ ] );
		await expect( visitor.getByRole( 'article' ).getByText( 'E2E local' ) ).toBeVisible();

		await visitor.goto( `${ LOCATOR.replace( '/en/', '/fr/' ) }&filter=own-e2e-brands--other` );
		await expect( names ).toHaveText( [ /Own Heating/, /Other Air/ ] );
		await expect( visitor.getByRole( 'article', { name: 'Own Heating' } ) ).toContainText( 'E2E d’ici' );
		await visitor.getByRole( 'link', { name: 'Own Heating', exact: true } ).click();
		await expect( visitor.getByRole( 'definition' ).getByText( 'Trane, Other' ) ).toBeVisible();
		await context.close();
	}

	await page.goto( `${ SCREEN }&dealer=E2EF2` );
	await page.getByRole( 'checkbox', { name: 'E2E local' } ).check();
	await page.getByRole( 'button', { name: 'Save dealer' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( 'Dealer saved.' ) ).toBeVisible();

	await page.goto( `${ SCREEN }&view=fields` );
	await page.getByRole( 'button', { name: 'Delete E2E local' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toContainText( '2 dealers have a value.' );
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Cancel' } ).click();
	await remove( page, 'E2E local' );
	await remove( page, 'E2E brands' );

	const context = await browser.newContext( { storageState: undefined } );
	const visitor = await context.newPage();
	await visitor.goto( LOCATOR );
	await expect( visitor.getByRole( 'article', { name: 'Own Heating' } ) ).not.toContainText( 'E2E' );
	await context.close();
} );
