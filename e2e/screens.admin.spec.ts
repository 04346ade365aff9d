/** The administrator's screens: leads, settings, dealers. */
import { HOMEOWNER } from './lib/form';
import { expect, test as base } from '@playwright/test';
import { requestHeaders } from './lib/test';
import { Upstream } from './lib/upstream';

const test = base.extend< { upstream: Upstream } >( {
	upstream: async ( {}, provide ) => {
		const upstream = await Upstream.start();
		await provide( upstream );
		upstream.stop();
	},
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
	const before = await phone.inputValue();
	const calls = Number( await limit.inputValue() );

	await phone.fill( '1-800-555-0177' );
	await url.fill( 'javascript:alert(1)' );
	await page.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect( page.locator( '[data-setting="leads_url"]' ) ).toHaveAttribute( 'data-invalid', 'true' );
	await expect( phone ).toHaveValue( '1-800-555-0177' );
	await expect( url ).toHaveValue( 'javascript:alert(1)' );
	expect( await ( await request.get( '/residential/en/dealer-locator/?zipcode=00000' ) ).text() ).toContain( before );

	// Without the mistake all of it is taken.
	await url.fill( '' );
	await phone.fill( before );
	await limit.fill( String( calls + 1 ) );
	await page.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( 'Settings saved.' ) ).toBeVisible();
	await page.reload();
	await expect( limit ).toHaveValue( String( calls + 1 ) );
	await limit.fill( String( calls ) );
	await page.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect( page.locator( '.components-notice' ).getByText( 'Settings saved.' ) ).toBeVisible();
} );

for ( const [ screen, path ] of [
	[ 'leads', 'leads' ],
	[ 'dealers', 'dealers' ],
	[ 'report', 'search-report' ],
	[ 'claims', 'claims' ],
	[ 'consents', 'consents' ],
	[ 'settings', 'settings' ],
] ) {
	test( `the screen ${ screen } has its first answer in its page`, async ( { page } ) => {
		const asked: string[] = [];

		page.on( 'request', ( request ) => asked.push( decodeURIComponent( request.url() ) ) );
		await page.goto( `/wp-admin/admin.php?page=hvac-blocks-${ screen }` );
		await expect( page.locator( '#hvac-blocks-screen' ).getByRole( 'button' ).first() ).toBeVisible();
		expect( asked.filter( ( url ) => url.includes( `/hvac-blocks/v1/admin/${ path }` ) ) ).toEqual( [] );
	} );
}
