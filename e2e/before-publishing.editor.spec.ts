/** What the editor lists before a page is published: each entry selects its block. */
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { selectedBlock } from './lib/block-store';
import { test } from './lib/editor-test';

test( 'what is missing is listed beside the page and before publishing, and leads to its block', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make(
		'<!-- wp:hvac-blocks/titling {"titling_title":"One","level":1} /--><!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Two</h1><!-- /wp:heading --><!-- wp:paragraph --><p><a href="#nowhere">Down</a>, <a href="/residential/en/no-such-page/">gone</a>, <a href="/residential/en/find-a-dealer/">dealers</a></p><!-- /wp:paragraph --><!-- wp:hvac-blocks/campaign-banner /-->'
	);
	await admin.editPost( made.id );
	await editor.openDocumentSettingsSidebar();
	await editor.setPreferences( 'core' as never, {
		openPanels: [ 'hvac-blocks-before-publishing/before-publishing' ],
	} );
	const entries = page.getByRole( 'region', { name: 'Editor settings' } ).locator( '.hvac-before-publishing li' );
	await expect( entries ).toHaveText( [
		'Another main heading (H1): Heading',
		'No block on this page has the anchor #nowhere: Paragraph',
		'Visitors find no page at /residential/en/no-such-page/: Paragraph',
		'A claim without dates: Campaign banner',
	] );
	await entries.last().getByRole( 'button', { name: 'Campaign banner' } ).click();
	expect( ( await selectedBlock( page ) ).name ).toBe( 'hvac-blocks/campaign-banner' );

	await admin.createNewPost( { postType: 'page', title: 'A draft' } );
	await editor.insertBlock( {
		name: 'core/buttons',
		innerBlocks: [ { name: 'core/button', attributes: { text: 'Go' } } ],
	} );
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( page.getByRole( 'region', { name: 'Editor publish' } ) ).toContainText(
		'A link without an address: Button'
	);
} );
