/** A contributor can use the blocks without learning any secret. */
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { test as base } from './lib/editor-test';
import { loginOf } from './lib/roles';
import { requestHeaders } from './lib/test';

const SECRETS = {
	location_key: 'secret-key-of-the-test',
	leads_url: 'https://leads.internal.example/take',
	leads_mail_to: 'leads@internal.example',
};

const test = base.extend( {
	storageState: loginOf( 'contributor' ),
	extraHTTPHeaders: requestHeaders( SECRETS, '198.18.255.1' ),
} );

test( 'a contributor writes with the blocks and sees no secret', async ( { page, admin, editor } ) => {
	const answers: string[] = [];
	page.on( 'response', async ( response ) => {
		if ( response.url().includes( 'previews' ) ) {
			// A reload ends an answer on its way.
			answers.push( await response.text().catch( () => '' ) );
		}
	} );

	await admin.createNewPost( { title: 'By a contributor' } );
	await editor.insertBlock( { name: 'hvac-blocks/zip-form' } );
	await editor.insertBlock( { name: 'hvac-blocks/contact-dealer-form' } );
	const heading = editor.canvas.getByRole( 'textbox', { name: 'Heading', exact: true } );
	await expect( heading ).toHaveCount( 2 );
	await heading.first().fill( 'Near me' );
	await page.getByRole( 'button', { name: 'Save draft' } ).click();
	await expect( page.getByRole( 'button', { name: 'Saved', exact: true } ) ).toBeVisible();
	await page.reload();
	await expect( heading.first() ).toHaveText( 'Near me' );
	await expect( heading ).toHaveCount( 2 );

	const refused = await page.evaluate( async () => {
		const { apiFetch } = ( window as unknown as { wp: { apiFetch: ( options: object ) => Promise< Response > } } )
			.wp;
		const routes = [ 'settings', 'leads', 'dealers', 'starter-site' ];
		const ask = ( route: string ) =>
			apiFetch( { path: `/hvac-blocks/v1/admin/${ route }`, parse: false } ).then(
				( { status } ) => status,
				( { status } ) => status
			);

		return Promise.all( routes.map( ask ) );
	} );
	expect( refused ).toEqual( [ 403, 403, 403, 403 ] );

	await expect.poll( () => answers.length ).toBeGreaterThan( 1 );
	for ( const text of [ await page.content(), ...answers ] ) {
		for ( const secret of Object.values( SECRETS ) ) {
			expect( text ).not.toContain( secret );
		}
	}

	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#adminmenu' ) ).not.toContainText( 'HVAC Blocks' );
	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-settings' );
	await expect( page.locator( 'body' ) ).toContainText( 'not allowed' );
} );
