/** The admin screens: leads, settings, dealers. */
import { test as base } from './lib/admin-test';
import { HOMEOWNER } from './lib/form';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { violations } from './lib/axe';
import { removePage, siteAdministrator, type MadePage } from './lib/content';
import { requestHeaders } from './lib/test';
import { upstreamOfTheTest, type Upstream } from './lib/upstream';

const test = base.extend< { upstream: Upstream } >( {
	upstream: upstreamOfTheTest,
	extraHTTPHeaders: async ( { upstream }, provide ) =>
		provide(
			requestHeaders(
				{ leads_url: `${ upstream.url }/leads`, upstream_allowed_private_hosts: [ '127.0.0.1' ] },
				'198.18.255.2'
			)
		),
} );

test( 'a lead that was refused is sent again by hand', async ( { page, upstream, request } ) => {
	const answer = await request.post( '/wp-json/hvac-blocks/v1/leads', {
		data: {
			form: 'contact-dealer',
			lang: 'en',
			fields: HOMEOWNER,
			consent: true,
			consentVersion: '1',
			idempotencyKey: crypto.randomUUID(),
		},
	} );
	const { reference } = await answer.json();

	await upstream.tell( 'leads', { mode: '400' } );
	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-leads' );
	await page.getByRole( 'searchbox', { name: 'Search leads' } ).fill( reference );
	await page.getByRole( 'link', { name: reference } ).click();
	await expect( page.getByRole( 'heading', { name: `Lead ${ reference }` } ) ).toBeFocused();
	await expect( page.getByText( HOMEOWNER.email ) ).toBeVisible();

	await page.getByRole( 'button', { name: 'Try again now' } ).click();
	await expect( page.locator( '.hvac-leads__title [data-status="failed"]' ) ).toBeVisible();

	await upstream.tell( 'leads', { mode: 'ok' } );
	await page.getByRole( 'button', { name: 'Try again now' } ).click();
	await expect( page.locator( '.hvac-leads__title [data-status="delivered"]' ) ).toBeVisible();
	await expect( page.getByText( 'Retry requested' ).first() ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Try again now' } ) ).toBeHidden();
	expect( ( await upstream.log() ).leads.taken ).toBe( 1 );

	await page.getByRole( 'link', { name: /All leads/ } ).click();
	await expect( page.getByRole( 'row', { name: reference } ) ).toContainText( 'Delivered' );
} );

test( 'settings are saved all or none, and keep what was typed', async ( { page, request } ) => {
	await page.setExtraHTTPHeaders( {} );
	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-settings' );
	const phone = page.getByLabel( 'Support phone number' );
	const url = page.getByLabel( 'Lead service URL' );
	const limit = page.getByLabel( 'Concurrent calls to external services' );
	const open = ( section: string ) =>
		page.getByRole( 'navigation', { name: 'Sections' } ).getByRole( 'link', { name: section } ).click();
	const before = await phone.inputValue();

	await phone.fill( '1-800-555-0177' );
	await open( 'Leads' );
	await url.fill( 'javascript:alert(1)' );
	// The wrong field is in another section, which opens.
	await open( 'Map' );
	await page.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect( url ).toBeFocused();
	await expect( page.locator( '[data-setting="leads_url"]' ) ).toHaveAttribute( 'data-invalid', 'true' );
	await expect( url ).toHaveValue( 'javascript:alert(1)' );
	await open( 'Essentials' );
	await expect( phone ).toHaveValue( '1-800-555-0177' );
	expect( await ( await request.get( '/residential/en/dealer-locator/?zipcode=00000' ) ).text() ).toContain( before );

	// Without the error, everything is accepted.
	await phone.fill( before );
	await open( 'Leads' );
	await url.fill( '' );
	await open( 'Limits and connections' );

	const calls = Number( await limit.inputValue() );

	await limit.fill( String( calls + 1 ) );
	await page.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( 'Settings saved.' ) ).toBeVisible();
	await page.reload();
	await expect( limit ).toHaveValue( String( calls + 1 ) );
	await limit.fill( String( calls ) );
	await page.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( 'Settings saved.' ) ).toBeVisible();
} );

test( 'settings go to a file and come back from it, once their changes were shown', async ( { page } ) => {
	await page.setExtraHTTPHeaders( {} );
	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-settings' );
	const field = page.getByLabel( 'Days without leads before Site Health warns' );

	await page.getByRole( 'searchbox', { name: 'Search settings' } ).fill( 'site health days' );

	const before = await field.inputValue();
	const [ saved ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'button', { name: 'Export' } ).click(),
	] );
	const file = JSON.parse( await readFile( await saved.path(), 'utf8' ) );

	expect( String( file.settings.leads_silence_days ) ).toBe( before );

	async function take( days: number ): Promise< void > {
		const settings = Object.fromEntries( [
			[ 'leads_silence_days', days ],
			[ 'moon_phase', 1 ],
		] );

		await page.locator( 'input[type="file"]' ).setInputFiles( {
			name: 'settings.json',
			mimeType: 'application/json',
			buffer: Buffer.from( JSON.stringify( { ...file, settings } ) ),
		} );
		await expect( page.getByRole( 'dialog' ).getByRole( 'listitem' ) ).toContainText( 'moon_phase' );
		await page.getByRole( 'button', { name: 'Import 1 setting' } ).click();
		await expect( page.locator( '.components-notice' ).getByText( '1 setting imported.' ) ).toBeVisible();
		await expect( field ).toHaveValue( String( days ) );
	}

	await take( Number( before ) + 3 );
	await take( Number( before ) );
} );

test( 'the settings’ sections have addresses, which lead back and stay after a reload', async ( { page } ) => {
	const SETTINGS = '/wp-admin/admin.php?page=hvac-blocks-settings';
	const heading = ( name: string ) => page.getByRole( 'heading', { level: 2, name, exact: true } );

	await page.goto( SETTINGS );
	await expect( heading( 'Essentials' ) ).toBeVisible();
	await expect( page.getByLabel( 'Brand name' ) ).toBeVisible();
	await expect( page.getByLabel( 'Email address for new leads' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Call tracking' } ).press( 'Enter' );
	await expect( heading( 'Call tracking' ) ).toBeFocused();
	await page.reload();
	await expect( heading( 'Call tracking' ) ).toBeVisible();
	await page.goBack();
	await expect( heading( 'Essentials' ) ).toBeVisible();

	// A link from elsewhere to a setting.
	await page.goto( `${ SETTINGS }&from=elsewhere#leads_silence_days` );
	await expect( page.getByLabel( 'Days without leads before Site Health warns' ) ).toBeFocused();
	await page.getByRole( 'searchbox', { name: 'Search settings' } ).fill( 'phone number' );
	await expect( page.getByText( /^\d settings found$/ ) ).toBeVisible();
	await expect( page.getByLabel( 'Support phone number' ) ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );
} );

test( 'a claim that has expired is listed with its page, which does not show it', async ( {
	page,
	baseURL,
	request,
} ) => {
	const utils = await siteAdministrator( baseURL as string );
	const question = `What does it cost? ${ crypto.randomUUID() }`;
	const claim = JSON.stringify( { question, validUntil: '2020-06-30', source: 'Price list' } );
	const headers = { 'X-Test-Claim': 'hvac-blocks/faq-item' };
	const made = await utils.rest< MadePage >( {
		method: 'POST',
		path: '/wp/v2/pages',
		headers,
		data: {
			title: 'Prices of the test',
			status: 'publish',
			content: `<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item ${ claim } --><!-- wp:paragraph --><p>$400</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->`,
		},
	} );

	try {
		expect( await ( await request.get( made.link ) ).text() ).toContain( question );
		expect( await ( await request.get( made.link, { headers } ) ).text() ).not.toContain( question );

		await page.goto( '/wp-admin/admin.php?page=hvac-blocks-claims' );
		const row = page.getByRole( 'row', { name: question } );
		await expect( row ).toContainText( 'Expired' );
		await expect( row ).toContainText( 'June 30, 2020' );
		await expect( row.getByRole( 'link', { name: 'Edit “Prices of the test”' } ) ).toHaveAttribute(
			'href',
			new RegExp( `post=${ made.id }&action=edit$` )
		);
		await expect( row.getByRole( 'link', { name: 'View “Prices of the test”' } ) ).toHaveAttribute(
			'href',
			made.link
		);
		expect( await violations( page, '#hvac-blocks-screen' ) ).toEqual( [] );

		await page.setViewportSize( { width: 390, height: 800 } );
		await expect( row ).toBeVisible();
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 390 );

		await page.getByLabel( 'Status' ).selectOption( 'Valid' );
		await expect( row ).toBeHidden();
	} finally {
		await removePage( utils, made );
	}

	await page.getByLabel( 'Status' ).selectOption( 'Expired' );
	await expect( page.getByLabel( 'Status' ) ).toHaveValue( 'expired' );
	await expect( page.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
	await expect( page.getByText( question ) ).toBeHidden();
} );

for ( const [ screen, path ] of [
	[ 'leads', 'leads' ],
	[ 'dealers', 'dealers' ],
	[ 'report', 'search-report' ],
	[ 'claims', 'claims' ],
	[ 'language-report', 'language-report' ],
	[ 'consents', 'consents' ],
	[ 'settings', 'settings' ],
	[ 'setup', 'setup' ],
] ) {
	test( `the screen ${ screen } has its first answer in its page`, async ( { page } ) => {
		const asked: string[] = [];

		page.on( 'request', ( request ) => asked.push( decodeURIComponent( request.url() ) ) );
		await page.goto( `/wp-admin/admin.php?page=hvac-blocks-${ screen }` );
		await expect(
			page
				.locator( '#hvac-blocks-screen' )
				.locator( 'button, summary, .hvac-screen__empty, .hvac-list__found' )
				.first()
		).toBeVisible();
		expect( asked.filter( ( url ) => url.includes( `/hvac-blocks/v1/admin/${ path }` ) ) ).toEqual( [] );
	} );
}
