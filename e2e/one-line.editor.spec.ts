/** Typing into texts of one line: Enter goes on, a paste brings no links. */
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { test } from './lib/editor-test';

test( 'Enter in a question goes to its answer, in a title to the subtitle, at the end to a new paragraph', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make(
		'<!-- wp:hvac-blocks/faq {"title":"Questions"} --><!-- wp:hvac-blocks/faq-item {"question":"How long?"} --><!-- wp:paragraph --><p>Years.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq --><!-- wp:hvac-blocks/titling {"titling_title":"Heat pumps"} /--><!-- wp:hvac-blocks/phone-button {"buttonText":"Call"} /-->'
	);
	await admin.editPost( made.id );
	const box = ( name: string ) => editor.canvas.getByRole( 'textbox', { name, exact: true } );

	await box( 'Question' ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Shift+Enter' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Many ' );
	await expect( editor.canvas.locator( '[data-type="hvac-blocks/faq-item"] p' ) ).toHaveText( 'Many Years.' );

	await editor.canvas.locator( '.hvac-titling__title [contenteditable]' ).click();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'For cold climates' );

	await editor.canvas
		.locator( '[data-type="hvac-blocks/phone-button"] [data-wp-block-attribute-key="buttonText"]' )
		.click();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'After the button.' );

	const content = await editor.getEditedPostContent();
	expect( content ).toContain( '"question":"How long?"' );
	expect( content ).toContain( '"titling_title":"Heat pumps","titling_subtitle":"For cold climates' );
	expect( content ).toMatch( /phone-button.*<p>After the button\.<\/p>/s );
	expect( content ).not.toContain( 'u003cbr' );
} );

test( 'a link pasted into a title is cut, and a line break is a space', async ( { page, admin, editor, make } ) => {
	const made = await make( '<!-- wp:hvac-blocks/titling {"titling_title":"Heat pumps","titling_subtitle":""} /-->' );
	await admin.editPost( made.id );
	const paste = async ( part: string ) => {
		await editor.canvas.locator( `.hvac-titling__${ part } [contenteditable]` ).click();
		await page.keyboard.press( 'End' );
		await editor.canvas.locator( ':focus' ).evaluate( ( field ) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData( 'text/plain', ' for cold climates' );
			clipboardData.setData(
				'text/html',
				'<p> for <a href="https://example.org/">cold</a> <strong>climates</strong></p><p>and hot</p>'
			);
			field.dispatchEvent( new ClipboardEvent( 'paste', { clipboardData, bubbles: true, cancelable: true } ) );
		} );
	};

	await paste( 'title' );
	await expect( editor.canvas.locator( '.hvac-titling__title strong' ) ).toHaveText( 'climates' );
	await expect( editor.canvas.locator( '.hvac-titling__title a, .hvac-titling__title br' ) ).toHaveCount( 0 );
	await paste( 'subtitle' );
	await expect( editor.canvas.locator( '.hvac-titling__subtitle a' ) ).toHaveText( 'cold' );
	expect( await editor.getEditedPostContent() ).toMatch(
		/"titling_title":"Heat pumps ?for cold \\u003cstrong\\u003eclimates/
	);
} );

test( 'Enter in the line above a quote’s title goes to the title; a quote has lines', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make(
		'<!-- wp:hvac-blocks/quote-slider --><!-- wp:hvac-blocks/quote {"sup_title":"Quiet","title":"Well done","quote":"Warm","author":"Ann"} /--><!-- /wp:hvac-blocks/quote-slider -->'
	);
	await admin.editPost( made.id );
	await editor.canvas.locator( '.hvac-quote__sup [contenteditable]' ).click();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Very ' );
	await expect( editor.canvas.locator( '.hvac-quote__title' ) ).toHaveText( 'Very Well done' );

	await editor.canvas.locator( '.hvac-quote__quote [contenteditable]' ).click();
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'Enter' );
	await expect( editor.canvas.locator( '.hvac-quote__quote br' ).first() ).toBeAttached();
	expect( await editor.getEditedPostContent() ).toContain( '"sup_title":"Quiet","title":"Very Well done"' );
} );

test( 'a new block has the caret in its first text, a new video in its address', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make( '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' );
	await admin.editPost( made.id );
	await editor.insertBlock( { name: 'hvac-blocks/faq' } );
	await expect( editor.canvas.locator( '.hvac-faq__title [contenteditable]' ) ).toBeFocused();
	await page.keyboard.type( 'Answers' );
	await expect( editor.canvas.locator( '.hvac-faq__title' ) ).toContainText( 'Answers' );

	await editor.insertBlock( { name: 'hvac-blocks/video' } );
	await expect( editor.canvas.locator( '[data-type="hvac-blocks/video"] input' ).first() ).toBeFocused();
} );
