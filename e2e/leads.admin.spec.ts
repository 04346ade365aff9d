/** Managing leads: found, sorted, retried, exported, noted, forwarded; and users who may only read. */
import { test as base } from './lib/admin-test';
import { fillInAll, HOMEOWNER, referenceOn } from './lib/form';
import { WORDS } from './lib/languages';
import { loginOf } from './lib/roles';
import { expect, type APIRequestContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { requestHeaders } from './lib/test';

const SCREEN = '/wp-admin/admin.php?page=hvac-blocks-leads';

// A lead service that does not respond, so that there is something to retry.
const test = base.extend( {
	extraHTTPHeaders: async ( {}, provide ) =>
		provide(
			requestHeaders(
				{ leads_url: 'http://127.0.0.1:9/leads', upstream_allowed_private_hosts: [ '127.0.0.1' ] },
				`198.18.253.${ Date.now() % 250 }`
			)
		),
} );

async function send(
	request: APIRequestContext,
	fields: Record< string, string >,
	rest: Record< string, string > = {}
): Promise< string > {
	const answer = await request.post( '/wp-json/hvac-blocks/v1/leads', {
		data: {
			form: 'contact-dealer',
			lang: 'en',
			fields: { ...HOMEOWNER, ...fields },
			consent: true,
			consentVersion: '1',
			idempotencyKey: crypto.randomUUID(),
			...rest,
		},
	} );

	return ( await answer.json() ).reference;
}

test( 'leads are narrowed, sorted, tried again and exported', async ( { page, request } ) => {
	const tag = `zz${ Date.now().toString( 36 ).replace( /\d/g, 'q' ) }`;
	const first = await send( request, { firstName: 'Aaron', lastName: tag, state: 'TX', zip: '75024' } );
	const second = await send( request, { firstName: 'Zelda', lastName: tag, state: 'TX', zip: '75024' } );
	const rows = page.locator( '.hvac-leads__table tbody tr' );

	await page.goto( `${ SCREEN }&s=${ tag }` );
	await expect( rows ).toHaveCount( 2 );
	await expect( rows.first() ).toContainText( second );

	await page.getByRole( 'link', { name: 'Name' } ).click();
	await expect( rows.first() ).toContainText( first );
	await expect( page ).toHaveURL( /orderby=name/ );

	await page.getByLabel( 'State or province' ).selectOption( 'Alaska' );
	await expect( page.getByRole( 'heading', { name: 'No leads match your search' } ) ).toBeVisible();
	await page.getByLabel( 'State or province' ).selectOption( 'Texas' );
	await expect( rows ).toHaveCount( 2 );
	await expect( page ).toHaveURL( /state=TX/ );

	await page.getByLabel( 'Select all on this page' ).check();
	await page.locator( '.hvac-selection' ).getByRole( 'button', { name: 'Try again' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Try again' } ).click();
	await expect(
		page.locator( '.components-notice' ).getByText( '2 leads will be sent within a minute.' )
	).toBeVisible();

	await page.getByRole( 'button', { name: 'Export…' } ).click();
	await page.getByRole( 'button', { name: 'Select none' } ).click();
	await page.getByRole( 'dialog' ).getByLabel( 'Reference' ).check();
	await page.getByRole( 'dialog' ).getByLabel( 'First name' ).check();

	const download = page.waitForEvent( 'download' );

	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Export', exact: true } ).click();

	const csv = await readFile( await ( await download ).path(), 'utf8' );

	expect( csv.replace( '\uFEFF', '' ).trim().split( '\r\n' ) ).toEqual( [
		'"reference","firstName"',
		`"${ second }","Zelda"`,
		`"${ first }","Aaron"`,
	] );
} );

test( 'a lead is noted, mailed on, left for the next one, and deleted', async ( { page, request } ) => {
	const tag = `yy${ Date.now().toString( 36 ).replace( /\d/g, 'q' ) }`;
	const first = await send( request, { firstName: 'Aaron', lastName: tag } );
	const second = await send( request, { firstName: 'Zelda', lastName: tag } );

	await page.goto( `${ SCREEN }&s=${ tag }` );
	await page.getByRole( 'link', { name: second } ).click();
	await page.getByLabel( 'New note' ).fill( 'Called back.\nWants a heat pump.' );
	await page.getByRole( 'button', { name: 'Add note' } ).click();
	await expect( page.locator( '.hvac-leads__notes li' ) ).toContainText( 'Wants a heat pump.' );

	await page.getByRole( 'button', { name: 'Email to another address…' } ).click();
	await page.getByLabel( 'Email address', { exact: true } ).fill( 'nobody' );
	await page.getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect( page.getByRole( 'dialog' ).locator( '.components-notice__content' ) ).toContainText(
		'Enter one email address'
	);
	await page.getByLabel( 'Email address', { exact: true } ).fill( 'partner@example.com' );
	await page.getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect( page.locator( '.components-notice' ).getByText( 'Emailed to partner@example.com.' ) ).toBeVisible();
	await expect( page.locator( '[data-event="resent"]' ) ).toContainText( 'partner@example.com' );

	await page.getByRole( 'link', { name: 'Next lead' } ).click();
	await expect( page.getByRole( 'heading', { name: `Lead ${ first }` } ) ).toBeFocused();
	await expect( page.getByRole( 'link', { name: 'Next lead' } ) ).toBeHidden();

	await page.getByRole( 'button', { name: 'Delete lead' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( `Lead ${ first } deleted.` ) ).toBeVisible();
	await expect( page.locator( '.hvac-leads__table tbody tr' ) ).toHaveCount( 1 );
} );

test( 'who may only see leads sees them and cannot change them', async ( { page, request, browser, baseURL } ) => {
	const reference = await send( request, { lastName: 'Viewed' } );

	await page.goto( `${ SCREEN }&view=access` );
	await page.getByLabel( 'Access for Editor' ).selectOption( 'View only' );
	await expect( page.locator( '.components-notice' ).getByText( 'Saved for Editor.' ) ).toBeVisible();

	const context = await browser.newContext( { baseURL, storageState: loginOf( 'editor' ), extraHTTPHeaders: {} } );
	const viewer = await context.newPage();

	try {
		await viewer.goto( '/wp-admin/' );
		await viewer.getByRole( 'link', { name: 'HVAC Blocks' } ).click();
		await expect( viewer.getByRole( 'heading', { name: 'Leads', exact: true } ) ).toBeVisible();
		await viewer.getByRole( 'searchbox' ).fill( reference );
		await expect( viewer.locator( '.hvac-leads__table tbody tr' ) ).toHaveCount( 1 );
		await expect( viewer.getByRole( 'checkbox' ) ).toHaveCount( 0 );
		await expect( viewer.getByRole( 'button', { name: 'Export…' } ) ).toHaveCount( 0 );
		await viewer.getByRole( 'link', { name: reference } ).click();
		await expect( viewer.getByText( 'No notes yet.' ) ).toBeVisible();
		await expect( viewer.locator( '.hvac-leads' ).getByRole( 'button' ) ).toHaveText( [
			'Print receipt',
			'Save as text',
			'Save as JSON',
		] );
	} finally {
		await context.close();
		await page.getByLabel( 'Access for Editor' ).selectOption( 'No access' );
		await expect( page.locator( '.components-notice' ).getByText( 'Saved for Editor.' ) ).toBeVisible();
	}
} );

/** The attributes by which each password manager ignores a field. */
const MARKS = [ 'data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-protonpass-ignore', 'data-form-type' ];

test( 'what password managers fill in is delivered, and a machine’s lead is released in one press', async ( {
	page,
	request,
} ) => {
	const tag = `xx${ Date.now().toString( 36 ).replace( /\d/g, 'q' ) }`;

	// A manager that fills every empty text field except those marked to be ignored.
	await page.goto( '/residential/en/contact-dealer/' );
	const form = page.locator( 'form.hvac-form:not(footer .hvac-form)' ).first();
	await form.getByLabel( 'First name' ).focus();
	await fillInAll( page, WORDS.en );

	for ( const mark of MARKS ) {
		await form.evaluate( ( element, ignored ) => {
			for ( const field of element.querySelectorAll< HTMLInputElement >( 'input[type="text"]' ) ) {
				if ( field.value === '' && ! field.hasAttribute( ignored ) && ! field.name.startsWith( 'fields[' ) ) {
					field.value = 'https://zoe.example';
				}
			}
		}, mark );
	}
	await page.getByRole( 'button', { name: WORDS.en.send, exact: true } ).click();
	const filled = await referenceOn( page, WORDS.en );

	await page.goto( `${ SCREEN }&s=${ filled }` );
	await expect( page.locator( '.hvac-leads__table tbody tr' ) ).toHaveCount( 1 );
	await expect( page.locator( '.hvac-leads__status' ) ).not.toContainText( 'Suspected spam' );

	const trapped = await send( request, { lastName: tag }, { x7: 'https://spam.example' } );
	const former = await send( request, { lastName: tag }, { website: 'https://zoe.example' } );

	await page.goto( `${ SCREEN }&s=${ tag }` );
	const row = page.locator( '.hvac-leads__table tbody tr', { hasText: trapped } );
	await expect( row ).toContainText( 'Suspected spam' );
	await expect( page.locator( '.hvac-leads__table tbody tr', { hasText: former } ) ).not.toContainText( 'Suspected' );

	await row.getByRole( 'button', { name: `Not spam: deliver ${ trapped }` } ).click();
	await expect(
		page
			.locator( '.components-notice' )
			.getByText( `Lead ${ trapped } is no longer suspected and is being delivered.` )
	).toBeVisible();
	await expect( row ).not.toContainText( 'Suspected spam' );

	await row.getByRole( 'link', { name: trapped } ).click();
	await expect( page.locator( '.hvac-leads__ledger' ) ).toContainText( 'Released: not spam' );
} );
