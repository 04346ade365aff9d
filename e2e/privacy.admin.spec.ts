/**
 * WordPress' own privacy tools, used by an administrator: exporting and erasing everything an address sent, and the
 * policy's text.
 */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { test } from './lib/admin-test';
import { HOMEOWNER } from './lib/form';
import { requestHeaders } from './lib/test';

const GROUP = 'hvac-blocks-leads';

type Line = { name: string; value: string };

async function send( request: APIRequestContext, form: string, fields: Record< string, string > ): Promise< string > {
	const answer = await request.post( '/wp-json/hvac-blocks/v1/leads', {
		data: { form, lang: 'en', fields, consent: true, idempotencyKey: crypto.randomUUID() },
		headers: requestHeaders( {}, `198.18.252.${ Date.now() % 250 }` ),
	} );

	expect( answer.status() ).toBe( 201 );
	return ( await answer.json() ).reference;
}

/** One file in a ZIP archive, whose directory is at the end. */
function unzipped( zip: Buffer, name: string ): string {
	let at = zip.readUInt32LE( zip.lastIndexOf( 'PK\x05\x06' ) + 16 );

	while ( zip.readUInt32LE( at ) === 0x02014b50 ) {
		const end = at + 46 + zip.readUInt16LE( at + 28 );

		if ( zip.toString( 'utf8', at + 46, end ) === name ) {
			const file = zip.readUInt32LE( at + 42 );
			const start = file + 30 + zip.readUInt16LE( file + 26 ) + zip.readUInt16LE( file + 28 );
			const bytes = zip.subarray( start, start + zip.readUInt32LE( at + 20 ) );

			return ( zip.readUInt16LE( at + 10 ) === 0 ? bytes : inflateRawSync( bytes ) ).toString();
		}

		at = end + zip.readUInt16LE( at + 30 ) + zip.readUInt16LE( at + 32 );
	}

	throw new Error( `The archive has no ${ name }.` );
}

/** Adds a request without confirmation by mail; returns its row. */
async function ask( page: Page, tool: 'export' | 'erase', address: string ) {
	await page.goto( `/wp-admin/${ tool }-personal-data.php` );

	// An earlier request is still there.
	if ( ( await page.locator( 'tr', { hasText: address } ).count() ) === 0 ) {
		await page.getByLabel( 'Username or email address' ).fill( address );
		await page.getByRole( 'checkbox', { name: /confirmation email/ } ).uncheck();
		await page.getByRole( 'button', { name: 'Send Request' } ).click();
	}

	const row = page.locator( 'tr', { hasText: address } );

	await expect( row ).toContainText( 'Confirmed' );
	// The row's buttons work only after the page's scripts have run.
	await page.waitForLoadState();
	return row;
}

/** This plugin's data in WordPress' export: the lines of each lead, by its reference. */
async function copyOf( page: Page, address: string ): Promise< Record< string, Line[] > > {
	const row = await ask( page, 'export', address );
	const download = page.waitForEvent( 'download' );

	await row.hover();
	await row.getByRole( 'button', { name: 'Download personal data' } ).first().click();

	const json = unzipped( await readFile( await ( await download ).path() ), 'export.json' );
	const [ groups ] = Object.values(
		JSON.parse( json ) as Record< string, Record< string, { items: Record< string, Line[] > } > >
	);

	return Object.fromEntries(
		Object.entries( groups?.[ GROUP ]?.items ?? {} ).map( ( [ id, lines ] ) => [
			id.replace( 'hvac-blocks-lead-', '' ),
			lines,
		] )
	);
}

const valueOf = ( lines: Line[] | undefined, name: string ) => lines?.find( ( line ) => line.name === name )?.value;

test( 'a person gets a copy of all they sent, and has it erased', async ( { page, request } ) => {
	const address = `zoe.${ Date.now() }@example.test`;
	const contact = await send( request, 'contact-dealer', { ...HOMEOWNER, email: address } );
	const newsletter = await send( request, 'newsletter', { email: address, country: 'CA' } );

	const copy = await copyOf( page, address );

	expect( Object.keys( copy ).sort() ).toEqual( [ contact, newsletter ].sort() );
	expect( copy[ contact ]?.map( ( { value } ) => value ) ).toEqual(
		expect.arrayContaining( [
			HOMEOWNER.firstName,
			HOMEOWNER.lastName,
			address,
			HOMEOWNER.addressLine1,
			HOMEOWNER.zip,
		] )
	);
	expect( valueOf( copy[ contact ], 'Consent: text' ) ).toMatch( /^I agree/ );
	expect( valueOf( copy[ newsletter ], 'Consent: text SHA-256' ) ).toMatch( /^[0-9a-f]{64}$/ );
	expect( valueOf( copy[ newsletter ], 'Consent: state' ) ).toBe( 'Agreed to by ticking the box' );

	const row = await ask( page, 'erase', address );

	await row.getByRole( 'button', { name: 'Erase personal data', exact: true } ).click();
	await expect( page.getByText( 'All of the personal data found for this user was erased.' ) ).toBeVisible();
	await expect( page.getByText( 'Form requests were anonymized' ) ).toBeVisible();

	for ( const reference of [ contact, newsletter ] ) {
		await page.goto( `/wp-admin/admin.php?page=hvac-blocks-leads&lead=${ reference }` );
		await expect( page.getByText( 'Anonymized', { exact: true } ) ).toBeVisible();
		await expect( page.getByText( 'Requested by the person' ).first() ).toBeVisible();
		await expect( page.locator( '#wpbody' ) ).not.toContainText( address );
	}

	await page.goto( `/wp-admin/admin.php?page=hvac-blocks-leads&s=${ encodeURIComponent( address ) }` );
	await expect( page.getByRole( 'heading', { name: 'No leads match your search' } ) ).toBeVisible();

	expect( await copyOf( page, address ) ).toEqual( {} );
} );

test( 'the policy guide has a text about the plugin', async ( { page } ) => {
	await page.goto( '/wp-admin/options-privacy.php?tab=policyguide' );
	await page.getByRole( 'button', { name: 'HVAC Blocks' } ).click();

	await expect( page.getByText( 'To prove what you agreed to, we store the exact wording' ) ).toBeVisible();
	await expect( page.getByText( 'Dealer requests are anonymized after 1460 days' ) ).toBeVisible();
} );
