/** Webhooks as a site's owner sets them up: added, tested against a service, corrected, deleted. */
import { expect } from '@playwright/test';
import { test as base } from './lib/admin-test';
import { violations } from './lib/axe';
import { requestHeaders } from './lib/test';
import { upstreamOfTheTest, type Upstream } from './lib/upstream';

const test = base.extend< { upstream: Upstream } >( {
	upstream: upstreamOfTheTest,
	extraHTTPHeaders: async ( {}, provide ) =>
		provide( requestHeaders( { upstream_allowed_private_hosts: [ '127.0.0.1' ] }, '198.18.252.9' ) ),
} );

test( 'a webhook is added, tested and deleted, and shows no secret', async ( { page, upstream } ) => {
	const name = `CRM ${ Date.now() }`;
	const card = page.getByRole( 'region', { name } );
	const button = ( label: string ) => page.getByRole( 'button', { name: label, exact: true } );
	const template = page.getByRole( 'textbox', { name: 'Template' } );

	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-webhooks' );
	await button( 'Add webhook' ).click();
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( name );
	await page.getByRole( 'textbox', { name: 'Address' } ).fill( `${ upstream.url }/hubspot?hapikey=topsecret` );
	await template.fill( '{ "properties": { "email": "{{emial}}" } }' );
	// Not for the leads of other tests.
	await page.getByRole( 'checkbox', { name: 'On', exact: true } ).uncheck();
	await button( 'Save' ).click();
	await expect( template ).toBeFocused();
	await expect( page.getByText( 'There is no value {{emial}}.' ) ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );

	await template.fill( '{ "properties": { "email": "{{email}}" } }' );
	await button( 'Save' ).click();
	await card.getByRole( 'button', { name: 'Send a test' } ).click();
	await expect( card.getByText( 'Response: status 401' ) ).toBeVisible();

	// The service asks for a key.
	await button( `Edit ${ name }` ).click();
	await button( 'Add header' ).click();
	await page.getByRole( 'group', { name: 'Headers' } ).getByLabel( 'Name' ).fill( 'Authorization' );
	await page.getByRole( 'group', { name: 'Headers' } ).getByLabel( 'Value' ).fill( 'Bearer pat-topsecret' );
	await button( 'Save' ).click();
	await card.getByRole( 'button', { name: 'Send a test' } ).click();
	await expect( card.getByText( 'Response: status 201' ) ).toBeVisible();
	await expect( card.getByText( '"email": "self-test@example.com"' ).first() ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );

	await page.reload();
	await button( `Edit ${ name }` ).click();
	expect( await page.content() ).not.toContain( 'topsecret' );
	await button( 'Cancel' ).click();

	await button( `Delete ${ name }` ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).click();
	await expect( card ).toBeHidden();
} );
