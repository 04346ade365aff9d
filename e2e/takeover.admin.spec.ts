/** What an editor who takes over the site needs to know. */
import { expect } from '@playwright/test';
import { test } from './lib/admin-test';
import { violations } from './lib/axe';
import { makePage, removePage, siteAdministrator } from './lib/content';
import { requestHeaders } from './lib/test';

// A site whose leads are only mailed.
test.use( { extraHTTPHeaders: requestHeaders( { leads_url: '' }, '198.18.254.7' ) } );

test( 'the language report names a page without counterparts, and what its counterpart lacks', async ( {
	page,
	baseURL,
} ) => {
	const utils = await siteAdministrator( baseURL as string );
	const slug = `0takeover-${ crypto.randomUUID() }`;
	const content = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';
	const english = await makePage( utils, '/residential/en/', content, 'publish', slug );
	const spanish = await makePage( utils, '/residential/es/', '', 'publish', slug );

	try {
		await page.goto( '/wp-admin/admin.php?page=hvac-blocks-language-report&language=es' );
		const row = page.getByRole( 'row', { name: slug } );
		await expect( row.getByRole( 'listitem' ) ).toHaveText( [ /^Spanish Lacks blocks.*Lacks: Paragraph$/ ] );
		await expect( row.getByRole( 'link', { name: /^Edit .*\(Spanish\)”$/ } ) ).toHaveAttribute(
			'href',
			new RegExp( `post=${ spanish.id }&action=edit$` )
		);
		expect( await violations( page, '#hvac-blocks-screen' ) ).toEqual( [] );

		await page.getByLabel( 'Language' ).selectOption( 'French' );
		await expect( row.getByRole( 'listitem' ) ).toHaveText( [ 'French Missing' ] );

		await page.setViewportSize( { width: 390, height: 800 } );
		await expect( row ).toBeVisible();
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 390 );
	} finally {
		await removePage( utils, english );
		await removePage( utils, spanish );
	}
} );

test( 'the checklist leads to what is missing, makes pages and sends a test lead @release', async ( { page } ) => {
	await page.goto( '/wp-admin/plugins.php' );
	const row = page.getByRole( 'row', { name: /HVAC Blocks/ } );
	await expect( row.getByRole( 'link', { name: 'Settings' } ) ).toHaveAttribute(
		'href',
		/page=hvac-blocks-settings$/
	);
	await row.getByRole( 'link', { name: 'Set up' } ).click();

	const step = ( name: RegExp ) =>
		page.getByRole( 'listitem' ).filter( { has: page.getByRole( 'heading', { level: 2, name } ) } );
	await expect( step( /^Dealers To do/ ).getByRole( 'link', { name: 'Import dealers' } ) ).toHaveAttribute(
		'href',
		/page=hvac-blocks-dealers&view=import$/
	);

	// By keyboard: existing pages are found, not created again.
	const pages = step( /^Pages/ );
	await pages.getByText( 'Choose pages to create' ).focus();
	await page.keyboard.press( 'Enter' );
	await pages.getByRole( 'button', { name: 'Create pages' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( pages.getByRole( 'status' ) ).toHaveText( 'All chosen pages exist.' );

	const trial = step( /^Test lead/ );
	await trial.getByRole( 'button', { name: 'Send test lead' } ).press( 'Enter' );
	await expect( trial.getByRole( 'listitem' ) ).toHaveText( [
		'The form was accepted and the lead stored.',
		/^Email to .+: delivered/,
	] );
	await expect( trial.getByRole( 'heading' ) ).toHaveText( /Done$/ );
	expect( await violations( page, '#hvac-blocks-screen' ) ).toEqual( [] );

	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( trial ).toBeVisible();
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 390 );
} );

test( 'the demo site is removed only after a dialog that says what goes @release', async ( { page } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'starter-site' ) ) {
			asked.push( request.headers()[ 'x-http-method-override' ] ?? request.method() );
		}
	} );

	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-setup' );
	const button = page.getByRole( 'button', { name: 'Remove demo site' } );
	await button.scrollIntoViewIfNeeded();
	await button.press( 'Enter' );

	const dialog = page.getByRole( 'dialog', { name: 'Remove the demo site?' } );
	await expect( dialog.getByRole( 'row', { name: /^Fictional dealers [56]\d\d / } ) ).toBeVisible();
	await expect( dialog.getByRole( 'row', { name: /^Pages in English, Spanish and French \d+ \d+$/ } ) ).toBeVisible();
	expect( await violations( page, '[role="dialog"]' ) ).toEqual( [] );

	await page.setViewportSize( { width: 390, height: 800 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 390 );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( button ).toBeFocused();
	expect( asked ).toEqual( [ 'GET' ] );
} );
