/** Editing page furniture: an A/B test and its end, and a rule for search engines. */
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { contentOf } from './lib/block-store';
import { insertBlock, savePage } from './lib/editor';
import { test } from './lib/editor-test';

const BEFORE = '<!-- wp:paragraph --><p>Before it.</p><!-- /wp:paragraph -->';

test( 'both contents of a test are written in place; the winner takes its place, which can be undone', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make( BEFORE );
	await admin.editPost( made.id );
	await insertBlock( page, 'A/B test placement', '.hvac-ab-placement' );
	const block = editor.canvas.locator( '[data-type="hvac-blocks/ab-placement"]' );
	const write = async ( choice: 'control' | 'variant', text: string ) => {
		await block.locator( `[data-type="hvac-blocks/ab-${ choice }"] [data-type="core/paragraph"]` ).click();
		await page.keyboard.type( text );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( `More ${ text }` );
	};

	await expect( block ).toContainText( 'enter the placement and the asset name' );
	await write( 'control', 'words of the control' );
	await write( 'variant', 'words of the variant' );
	await expect( block.getByText( 'words of the control', { exact: true } ) ).toBeVisible();
	await expect( block.getByText( 'words of the variant', { exact: true } ) ).toBeVisible();

	await editor.selectBlocks( block );
	await editor.openDocumentSettingsSidebar();
	await page.getByLabel( 'Placement' ).fill( 'home' );
	await page.getByLabel( 'Asset name' ).fill( 'Long words' );
	await expect( block ).toContainText( 'for at most 2 seconds' );
	await savePage( page );
	const tested = await contentOf( page );

	const visitor = await page.context().newPage();
	await visitor.goto( made.link );
	await expect( visitor.getByText( 'words of the control', { exact: true } ) ).toBeVisible();
	await expect( visitor.getByText( 'words of the variant', { exact: true } ) ).toBeHidden();

	for ( const choice of [ 'control', 'variant' ] ) {
		await test.step( `the ${ choice } wins`, async () => {
			await editor.selectBlocks( block );
			await editor.clickBlockToolbarButton( 'Declare winner' );
			await page.getByRole( 'menuitem', { name: `Keep the ${ choice }` } ).click();
			await expect( block ).toHaveCount( 0 );
			expect( await editor.getBlocks() ).toMatchObject( [
				{ name: 'core/paragraph' },
				{ name: 'core/paragraph', attributes: { content: `words of the ${ choice }` } },
				{ name: 'core/paragraph', attributes: { content: `More words of the ${ choice }` } },
			] );

			if ( choice === 'control' ) {
				await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
				await expect( block ).toBeVisible();
				await expect.poll( () => contentOf( page ) ).toEqual( tested );
			}
		} );
	}

	await savePage( page );
	await visitor.reload();
	await expect( visitor.getByText( 'words of the variant', { exact: true } ) ).toBeVisible();
	await expect( visitor.locator( '.hvac-ab-placement' ) ).toHaveCount( 0 );
} );

test( 'a rule for search engines is seen in the editor and nowhere on the page', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make( BEFORE );
	await admin.editPost( made.id );
	await editor.insertBlock( { name: 'hvac-blocks/robots-meta' } );
	const block = editor.canvas.locator( '[data-type="hvac-blocks/robots-meta"]' );

	await expect( block ).toHaveText( 'Robots meta: noindex' );
	await expect( block ).toBeVisible();
	await editor.openDocumentSettingsSidebar();
	await page.getByLabel( 'Search engines' ).selectOption( 'noinfo' );
	await expect( block ).toHaveText( 'Robots meta: noindex, nofollow' );
	await savePage( page );

	const visitor = await page.context().newPage();
	await visitor.goto( made.link );
	await expect( visitor.locator( 'meta[name="robots"]' ) ).toHaveAttribute( 'content', /noindex, nofollow/ );
	await expect( visitor.locator( 'main' ) ).not.toContainText( 'Robots meta' );
	await visitor.close();

	await test.step( 'a value that it does not know is named', async () => {
		const other = await make( '<!-- wp:hvac-blocks/robots-meta {"value":"noarchive"} /-->' );
		await admin.editPost( other.id );
		await expect( block ).toContainText( 'does not know the value "noarchive"' );
	} );
} );

test( 'a marker in the sticky footer says where it stops', async ( { page, admin, editor, make } ) => {
	const made = await make( BEFORE );
	await admin.editPost( made.id );
	await editor.insertBlock( { name: 'hvac-blocks/sticky-footer' } );
	const block = editor.canvas.locator( '[data-type="hvac-blocks/sticky-footer"]' );

	await expect( block ).toContainText( 'add an End of content block' );
	await editor.selectBlocks( block );
	await block.getByRole( 'button', { name: 'Add End of content' } ).click();
	await expect( block.locator( '[data-type="hvac-blocks/end-of-content"]' ) ).toHaveText(
		'The sticky footer stops here.'
	);
	await savePage( page );

	const visitor = await page.context().newPage();
	await visitor.goto( made.link );
	await expect( visitor.locator( '.hvac-sticky-footer .hvac-end-of-content' ) ).toHaveCount( 1 );
	await expect( visitor.locator( 'main' ) ).not.toContainText( 'stops here' );
} );

test( 'breadcrumbs in the editor are those of the page, with its new title once it is saved', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make( '<!-- wp:hvac-blocks/breadcrumbs /-->' );
	await admin.editPost( made.id );
	const steps = editor.canvas.locator( '.hvac-breadcrumbs li' );
	await expect( steps ).toHaveText( [ 'Home', /^Test / ] );
	await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).fill( 'Quiet heat pumps' );
	await savePage( page );
	await expect( steps ).toHaveText( [ 'Home', 'Quiet heat pumps' ] );
} );
