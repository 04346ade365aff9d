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

test( 'Ctrl+K in the text of a button opens its link, and a video gets its address in place', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const { id } = await make( '<!-- wp:hvac-blocks/pricing-guide /--><!-- wp:hvac-blocks/video /-->' );

	await admin.editPost( id );
	await editor.canvas.getByRole( 'textbox', { name: 'Button text' } ).click();
	await page.keyboard.press( 'ControlOrMeta+k' );
	await page.getByRole( 'combobox', { name: 'Search or type URL' } ).fill( 'https://example.org/prices/' );
	await page.keyboard.press( 'Enter' );
	await expect
		.poll( async () => ( await editor.getBlocks() )[ 0 ]?.attributes.buttonLink )
		.toBe( 'https://example.org/prices/' );
	await page.keyboard.press( 'Escape' );

	const video = editor.canvas.locator( '[data-type="hvac-blocks/video"]' );
	await video.scrollIntoViewIfNeeded();
	await video.getByLabel( 'Address of the video' ).fill( 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' );
	await expect( video.locator( '.hvac-video-frame' ) ).toBeVisible();
	await editor.selectBlocks( video );
	await page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button', { name: 'Replace video' } ).click();
	await expect( page.locator( '.components-popover' ).getByLabel( 'Address of the video' ) ).toHaveValue( /aqz-KE/ );
} );

test( 'prices and a phone button turn into blocks of WordPress and back', async ( { page, admin, editor, make } ) => {
	const { id } = await make(
		'<!-- wp:hvac-blocks/phone-button /--><!-- wp:hvac-blocks/pricing-guide {"heading":"Prices"} --><!-- wp:hvac-blocks/price-card {"system":"furnace"} /--><!-- /wp:hvac-blocks/pricing-guide -->'
	);
	const turn = async ( selector: string, name: string ) => {
		await editor.selectBlocks( editor.canvas.locator( selector ) );
		await page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button' ).first().click();
		await page.getByRole( 'menuitem', { name: new RegExp( `${ name }$` ) } ).click();
	};

	await admin.editPost( id );
	await expect( editor.canvas.locator( '.hvac-number' ).first() ).toBeVisible();
	await turn( '[data-type="hvac-blocks/phone-button"]', 'Buttons' );
	await expect( editor.canvas.locator( '[data-type="core/button"]' ) ).toContainText( /^Call Now [\d()\s-]+$/ );
	await turn( '[data-type="core/buttons"]', 'Phone button' );
	await expect( editor.canvas.locator( '.hvac-phone-button__action' ) ).toHaveText( 'Call Now' );

	await turn( '[data-type="hvac-blocks/pricing-guide"]', 'Table' );
	await expect( editor.canvas.locator( '[data-type="core/table"] td' ) ).toHaveText( [
		'Furnace',
		/AFUE/,
		'$3,400',
	] );
	await turn( '[data-type="core/table"]', 'Pricing guide' );
	await expect( editor.canvas.locator( '.hvac-price-card__price' ) ).toContainText( '$3,400' );
} );

test( 'the list view tells blocks apart by their texts, and moves a question to other ones', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const faq = ( ...questions: string[] ) =>
		`<!-- wp:hvac-blocks/faq -->${ questions.map( ( question ) => `<!-- wp:hvac-blocks/faq-item {"question":"${ question }"} /-->` ).join( '' ) }<!-- /wp:hvac-blocks/faq -->`;
	const { id } = await make( faq( 'One?', 'Two?' ) + faq( 'Three?' ) );

	await admin.editPost( id );
	await page.getByRole( 'button', { name: 'Document Overview' } ).click();
	const list = page.getByRole( 'treegrid', { name: 'Block navigation structure' } );
	// From the last to the first: opening one moves those below it.
	await list.getByRole( 'link' ).nth( 1 ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await list.getByRole( 'link' ).first().focus();
	await page.keyboard.press( 'ArrowRight' );
	const moved = list.getByRole( 'link', { name: /Two\?/ } );
	const place = list.getByRole( 'link', { name: /Three\?/ } );
	await expect( moved ).toBeVisible();

	await moved.hover();
	await page.mouse.down();
	const [ from, to ] = [ await moved.boundingBox(), await place.boundingBox() ];
	await page.mouse.move( ( from?.x ?? 0 ) + 60, ( from?.y ?? 0 ) + 24, { steps: 4 } );
	await page.mouse.move( ( to?.x ?? 0 ) + 60, ( to?.y ?? 0 ) + 3, { steps: 12 } );
	await expect( page.locator( '.block-editor-list-view-drop-indicator__line' ) ).toBeVisible();
	await page.mouse.up();
	await expect
		.poll( async () =>
			( await editor.getBlocks() ).map( ( { innerBlocks } ) =>
				innerBlocks.map( ( { attributes } ) => attributes.question )
			)
		)
		.toEqual( [ [ 'One?' ], [ 'Two?', 'Three?' ] ] );
} );
