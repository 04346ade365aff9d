/** The panel Languages: an editor has a page in English and wants it in Spanish. */
import { expect, test as base } from '@wordpress/e2e-test-utils-playwright';
import { makePage, removePage, type MadePage } from './lib/content';

const test = base.extend< { made: MadePage } >( {
	made: async ( { requestUtils }, provide ) => {
		const page = await makePage(
			requestUtils,
			'/residential/en/',
			'<!-- wp:hvac-blocks/faq /--><!-- wp:paragraph --><p>Close the doors.</p><!-- /wp:paragraph -->'
		);
		await provide( page );
		await removePage( requestUtils, page );
	},
} );

test.beforeEach( ( { page } ) => page.route( /gravatar\.com|s\.w\.org/, ( route ) => route.abort() ) );

test( 'a page gets a Spanish version, which stays its counterpart under another slug', async ( {
	admin,
	editor,
	page,
	requestUtils,
	made,
} ) => {
	await admin.editPost( String( made.id ) );
	await editor.openDocumentSettingsSidebar();

	const panel = page.getByRole( 'button', { name: 'Languages', exact: true } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await expect( page.getByText( 'Language of this page: English' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Create the page in Spanish' } ).click();
	await page.getByRole( 'link', { name: /^Edit “.* \(Spanish\)”$/ } ).click();

	await expect( page.getByText( 'Language of this page: Spanish' ) ).toBeVisible();
	await expect( editor.canvas.getByText( 'Close the doors.' ) ).toBeVisible();

	const id = Number( new URL( page.url() ).searchParams.get( 'post' ) );
	await requestUtils.rest( {
		method: 'POST',
		path: `/wp/v2/pages/${ id }`,
		data: { title: 'Un verano tranquilo', slug: 'un-verano-tranquilo', status: 'publish' },
	} );

	await page.goto( made.link );
	await expect( page.locator( 'link[rel="alternate"][hreflang="es"]' ) ).toHaveAttribute(
		'href',
		/\/es\/un-verano-tranquilo\/$/
	);
	await removePage( requestUtils, { id, link: '' } );
} );
