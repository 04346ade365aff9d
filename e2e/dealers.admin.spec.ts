/** Managing dealers: found, placed by keyboard, imported, and undone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './lib/admin-test';
import { violations } from './lib/axe';
import { requestHeaders } from './lib/test';
import { upstreamOfTheTest, type Upstream } from './lib/upstream';

const SCREEN = '/wp-admin/admin.php?page=hvac-blocks-dealers';

/** Three sheets: notes, and the dealers twice, below a title and an empty row. */
const WORKBOOK = join( __dirname, 'lib/dealers.xlsx' );

const file = ( ...rows: string[] ) => ( {
	name: 'dealers.csv',
	mimeType: 'text/csv',
	buffer: Buffer.from( [ 'companyID,name,city,state,zip,phone1', ...rows ].join( '\n' ) ),
} );

test( 'the list is searched, sorted and narrowed, and the address keeps it', async ( { page } ) => {
	await page.goto( SCREEN );
	await expect( page.locator( '.hvac-list__found' ) ).toHaveText( /^\d+ dealers$/ );
	await page.getByRole( 'searchbox', { name: 'Search dealers' } ).fill( 'heating' );
	await expect( page ).toHaveURL( /s=heating/ );
	await page.getByRole( 'combobox', { name: 'State or province' } ).selectOption( 'Texas' );
	await expect( page ).toHaveURL( /state=TX/ );
	await page.getByRole( 'link', { name: 'City' } ).click();
	await expect( page.getByRole( 'columnheader', { name: 'City' } ) ).toHaveAttribute( 'aria-sort', 'ascending' );

	await expect( page.locator( '.hvac-dealers__table' ) ).toHaveAttribute( 'aria-busy', 'false' );
	// Texas has an Abilene, which sorts first.
	await expect( page.locator( 'td[data-colname="City"]' ).first() ).toHaveText( /^A/ );
	await page.goBack();
	await expect( page.getByRole( 'columnheader', { name: 'Name' } ) ).toHaveAttribute( 'aria-sort', 'ascending' );
	await page.getByRole( 'searchbox', { name: 'Search dealers' } ).fill( 'zzz nobody' );
	await page.getByRole( 'button', { name: 'Show all dealers' } ).click();
	await expect( page ).not.toHaveURL( /state=/ );
} );

test( 'the screen options say how many rows a page has, by keyboard', async ( { page } ) => {
	const enter = async ( rows: string ) => {
		await page.goto( SCREEN );
		await page.getByRole( 'button', { name: 'Screen Options' } ).press( 'Enter' );
		// WordPress moves the focus to the opened panel: an earlier key would go there.
		await expect( page.locator( '#screen-options-wrap' ) ).toBeFocused();
		await page.getByLabel( 'Rows per page' ).fill( rows );
		await page.getByLabel( 'Rows per page' ).press( 'Enter' );
		await page.waitForURL( /hvac-blocks-dealers/ );
	};
	const rows = page.locator( '.hvac-dealers__table tbody tr' );

	await enter( '3' );
	await expect( rows ).toHaveCount( 3 );
	await page.getByRole( 'button', { name: 'Next' } ).click();
	await expect( page ).toHaveURL( /paged=2/ );
	await expect( rows ).toHaveCount( 3 );

	await enter( '20' );
	await expect( rows ).toHaveCount( 20 );
} );

test( 'a dealer is made, placed by keyboard, and deleted', async ( { page } ) => {
	await page.goto( SCREEN );
	await page.getByRole( 'link', { name: 'Add dealer' } ).click();
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Keyboard Heating' );
	// A different ID for each attempt: an aborted one leaves its dealer behind.
	const id = `E2E-${ Date.now() }`;

	await page.getByLabel( 'Company ID' ).fill( id );
	await page.getByLabel( 'ZIP or postal code' ).fill( '99723' );

	// The pin appears in the middle of the ZIP, and the arrow keys move it.
	const pin = page.locator( '.hvac-admin-map [data-draggable]' );

	await expect( pin ).toBeVisible();
	await expect( page.getByLabel( 'Latitude' ) ).toHaveValue( '' );
	await pin.focus();
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'ArrowUp' );
	await expect( page.getByLabel( 'Latitude' ) ).toHaveValue( /^71\.\d+$/ );

	const placed = await page.getByLabel( 'Latitude' ).inputValue();

	await page.getByLabel( 'ZIP codes and postal areas' ).fill( '2110; 99791, 99723' );
	await page.getByLabel( 'Phone', { exact: true } ).fill( '12' );
	await page.getByRole( 'button', { name: 'Save dealer' } ).click();
	await expect( page.getByLabel( 'Phone', { exact: true } ) ).toBeFocused();
	await expect( page.getByText( 'A phone number must have 10 to 15 digits.' ) ).toBeVisible();
	await page.getByLabel( 'Phone', { exact: true } ).fill( '972-555-0100' );
	await page.getByRole( 'button', { name: 'Save dealer' } ).click();
	await expect( page ).toHaveURL( new RegExp( `dealer=${ id }` ) );
	await expect( page.locator( '.components-notice' ) ).toContainText( [
		'Dealer saved.',
		'The coverage includes areas far from the dealer: 02110 (Massachusetts).',
	] );

	await page.reload();
	await expect( page.getByLabel( 'Latitude' ) ).toHaveValue( placed );
	await expect( page.getByLabel( 'ZIP codes and postal areas' ) ).toHaveValue( '02110 99723 99791' );

	await page.getByLabel( 'Name', { exact: true } ).fill( 'Not saved' );
	await page.getByRole( 'link', { name: /All dealers/ } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( page.getByLabel( 'Name', { exact: true } ) ).toHaveValue( 'Not saved' );

	await page.getByRole( 'button', { name: 'Delete dealer' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( 'Keyboard Heating deleted.' ) ).toBeVisible();
} );

test( 'a file with headings of one’s own says which column is which, and its invalid rows come back', async ( {
	page,
} ) => {
	const rows = [ 'Our dealers,,,', 'Ref.,Outfit,Post code,Rep', 'E2E1,Test Heating,75024,Kim', 'E2E2,,75024,Ana' ];

	await page.goto( `${ SCREEN }&view=import` );
	await page.locator( 'input[type="file"]' ).setInputFiles( {
		name: 'own.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from( rows.join( '\n' ) ),
	} );

	await expect( page.getByText( 'Still to choose: Company ID, Name' ) ).toBeVisible();
	await expect( page.getByLabel( 'Post code' ) ).toHaveValue( 'zip' );
	await page.getByLabel( 'Ref.' ).selectOption( { label: 'Company ID (required)' } );
	await page.getByLabel( 'Outfit' ).selectOption( { label: 'Name (required)' } );
	await page.getByRole( 'button', { name: 'Check the file' } ).click();

	await expect( page.getByRole( 'row', { name: /^3 New E2E1 Test Heating/ } ) ).toBeVisible();
	await expect( page.getByText( 'These columns are not imported: Rep.' ) ).toBeVisible();

	const saved = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Download the invalid rows' } ).click();
	const path = await ( await saved ).path();
	expect( readFileSync( path, 'utf8' ) ).toContain( '"E2E2","","75024","Ana","Outfit is missing"' );

	await page.getByText( 'Columns: 3 of 4 are imported' ).click();
	await page.getByLabel( 'Rep' ).selectOption( { label: 'City' } );
	await page.getByRole( 'button', { name: 'Check the file again' } ).click();
	await expect( page.getByText( 'Columns: 4 of 4 are imported' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Choose another file' } ).click();
	await expect( page.getByRole( 'button', { name: /Choose a/ } ) ).toBeVisible();
} );

test( 'a workbook is read from the sheet with the dealers, whose rows keep their numbers', async ( { page } ) => {
	await page.goto( `${ SCREEN }&view=import` );
	await page.locator( 'input[type="file"]' ).setInputFiles( WORKBOOK );
	await expect( page.getByText( 'Read as Excel, sheet “Read me”. Other sheets: Dealers, Old.' ) ).toBeVisible();
	await page.getByRole( 'combobox', { name: 'Sheet' } ).selectOption( 'Dealers' );
	await expect( page.getByText( 'Read as Excel, sheet “Dealers”.' ) ).toBeVisible();
	await expect( page.getByRole( 'row', { name: /^5 Invalid E2E2.*name is missing/ } ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Import 1 dealer' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Choose another file' } ).click();
	await expect( page.getByRole( 'button', { name: 'Choose an Excel, CSV or JSON file' } ) ).toBeVisible();
} );

test( 'a file is checked before anything is written, imported, and undone', async ( { page } ) => {
	await page.goto( SCREEN );

	const before = await page.locator( '.hvac-list__found' ).textContent();

	await page.locator( '#hvac-blocks-screen' ).getByRole( 'link', { name: 'Import' } ).click();
	await page
		.locator( 'input[type="file"]' )
		.setInputFiles(
			file(
				'E2E1,Test Heating,Utqiagvik,AK,99723,972-555-0100',
				'E2E2,,Utqiagvik,AK,99723,972-555-0101',
				'E2E3,Nowhere Air,Nowhere,TX,00000,972-555-0102'
			)
		);

	await expect( page.getByText( 'Nothing has been saved yet.' ).first() ).toBeVisible();
	await expect( page.getByRole( 'row', { name: /^3 Invalid E2E2.*name is missing/ } ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'New (1)' } ).click();
	await expect( page.getByRole( 'row', { name: /E2E1/ } ) ).toBeVisible();
	await expect( page.getByRole( 'row', { name: /E2E3/ } ) ).toBeHidden();

	// The import is still there after the window was closed.
	await page.goto( `${ SCREEN }&view=import` );
	await page.getByRole( 'button', { name: 'Import 1 dealer' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( 'Imported: 1 new' ) ).toBeVisible();
	await page.goto( `${ SCREEN }&s=E2E1` );
	await expect( page.getByRole( 'link', { name: 'Test Heating' } ) ).toBeVisible();

	await page.goto( `${ SCREEN }&view=import` );
	await page.getByRole( 'button', { name: 'Undo import' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Undo' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( '1 dealer restored.' ) ).toBeVisible();
	await page.getByRole( 'link', { name: /All dealers/ } ).click();
	await expect( page.locator( '.hvac-list__found' ) ).toHaveText( before ?? '' );
} );

const scheduled = test.extend< { upstream: Upstream } >( {
	upstream: upstreamOfTheTest,
	extraHTTPHeaders: async ( {}, provide ) =>
		provide( requestHeaders( { upstream_allowed_private_hosts: [ '127.0.0.1' ] }, '198.18.252.19' ) ),
} );

scheduled( 'dealers come by schedule, much asks first, and undo takes them back', async ( { page, upstream } ) => {
	const button = ( name: string ) => page.getByRole( 'button', { name, exact: true } );
	const notice = ( text: string | RegExp ) => page.locator( '.components-notice__content' ).getByText( text );
	const dealer = {
		data: { companyID: 'E2E-S1', name: 'Scheduled Heating', city: 'Utqiagvik', state: 'AK', zip: '99723' },
	};

	await page.goto( SCREEN );
	const before = await page.locator( '.hvac-list__found' ).textContent();

	await page.goto( `${ SCREEN }&view=import` );
	// What is above the link has come.
	await expect( button( 'Choose an Excel, CSV or JSON file' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Open the schedule' } ).click();
	await page.getByRole( 'combobox', { name: 'Source' } ).selectOption( 'Web address (https)' );

	// One of an earlier attempt may be stored.
	await page
		.getByRole( 'button', { name: 'Replace: Address' } )
		.or( page.getByRole( 'textbox', { name: 'Address' } ) )
		.click();
	await page.getByRole( 'textbox', { name: 'Address' } ).fill( 'http://example.com/dealers.json' );
	await page.getByRole( 'checkbox', { name: 'Remove dealers not in the file' } ).check();
	await page.getByRole( 'checkbox', { name: 'Run every night' } ).uncheck();
	await button( 'Save' ).click();
	await expect( page.getByText( 'Enter a full URL that starts with https://' ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Address' } ) ).toBeFocused();
	expect( await violations( page ) ).toEqual( [] );

	await page.getByRole( 'textbox', { name: 'Address' } ).fill( `${ upstream.url }/dealers?key=topsecret` );
	await button( 'Save' ).click();
	await expect( notice( 'The schedule is saved.' ) ).toBeVisible();

	// All dealers but one would go.
	await upstream.tell( 'dealers', { answer: [ dealer ] } );
	await button( 'Run now' ).click();
	await expect( notice( /Nothing was saved: please look at the changes first\./ ) ).toBeVisible( {
		timeout: 60_000,
	} );
	expect( await violations( page ) ).toEqual( [] );
	expect( await page.content() ).not.toContain( 'topsecret' );

	// The same file without the removal.
	await page.getByRole( 'checkbox', { name: 'Remove dealers not in the file' } ).uncheck();
	await button( 'Save' ).click();
	await expect( notice( 'The schedule is saved.' ) ).toBeVisible();
	await button( 'Run now' ).click();
	await expect( notice( /The dealers of the file were imported\./ ) ).toBeVisible( { timeout: 60_000 } );

	await page.getByRole( 'link', { name: 'View or undo the import' } ).click();
	await button( 'Undo import' ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Undo' } ).click();
	await expect( notice( '1 dealer restored.' ) ).toBeVisible();
	await page.getByRole( 'link', { name: /All dealers/ } ).click();
	await expect( page.locator( '.hvac-list__found' ) ).toHaveText( before ?? '' );
} );
