/** What the toolbar of a block offers first: another child block, another picture. */
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { test } from './lib/editor-test';

test( 'a question is added from the block around it, from a question, and from its answer', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const item = ( question: string ) =>
		`<!-- wp:hvac-blocks/faq-item {"question":"${ question }"} --><!-- wp:paragraph --><p>${ question } Because.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item -->`;
	const { id } = await make(
		`<!-- wp:hvac-blocks/faq -->${ item( 'One?' ) }${ item( 'Two?' ) }<!-- /wp:hvac-blocks/faq -->`
	);
	const add = page.getByRole( 'button', { name: 'Add question', exact: true } );
	const questions = editor.canvas.locator( '.hvac-faq-item__question' );

	await admin.editPost( id );
	await editor.selectBlocks( editor.canvas.locator( '[data-type="hvac-blocks/faq"]' ) );
	await add.click();
	await expect( questions ).toHaveText( [ 'One?', 'Two?', '' ] );
	await page.keyboard.type( 'Four?' );
	await editor.canvas.getByText( 'Two? Because.' ).click();
	// A toolbar is hidden while its block is typed into, until the pointer moves.
	await page.mouse.move( 50, 50 );
	await page.mouse.move( 75, 75 );
	await add.click();
	await page.keyboard.type( 'Three?' );
	await expect( questions ).toHaveText( [ 'One?', 'Two?', 'Three?', 'Four?' ] );
} );

test( 'a picture is replaced from the toolbar', async ( { page, admin, editor, make } ) => {
	const { id } = await make( '<!-- wp:hvac-blocks/need-help-banner /-->' );

	await admin.editPost( id );
	const block = editor.canvas.locator( '[data-type="hvac-blocks/need-help-banner"]' );
	// A screenshot of the window will do.
	const photo = await page.screenshot( { type: 'jpeg' } );
	await editor.selectBlocks( block );
	await page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button', { name: 'Choose image' } ).click();
	await page
		.getByRole( 'menu' )
		.locator( 'input[type="file"]' )
		.setInputFiles( { name: 'heater.jpg', mimeType: 'image/jpeg', buffer: photo } );
	await expect( block.locator( 'img.hvac-picture' ) ).toHaveAttribute( 'srcset', /heater/ );
	await expect(
		page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button', { name: 'Replace' } )
	).toBeVisible();
} );
