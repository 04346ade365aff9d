/** Content from elsewhere: synced patterns with overrides, a field of the page, a product. */
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { savePage } from './lib/editor';
import { test } from './lib/editor-test';

const PARAGRAPH = '<!-- wp:paragraph --><p>Twelve to fifteen years.</p><!-- /wp:paragraph -->';
const FAQ = `<!-- wp:hvac-blocks/faq {"title":"Questions"} --><!-- wp:hvac-blocks/faq-item {"question":"How long does it last?"} -->${ PARAGRAPH }<!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->`;

test( 'a synced pattern takes other words on each page', async ( { page, admin, editor, make, requestUtils } ) => {
	const pattern = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/blocks',
		data: { title: 'Questions with overrides', content: FAQ, status: 'publish' },
	} );

	await admin.editPost( pattern.id );
	await editor.openDocumentSettingsSidebar();
	await editor.selectBlocks( editor.canvas.locator( '[data-type="hvac-blocks/faq-item"]' ) );
	await page.getByRole( 'button', { name: 'Advanced', exact: true } ).click();
	await page.getByRole( 'button', { name: 'Enable overrides' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'textbox', { name: 'Name' } ).fill( 'First question' );
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Enable' } ).click();
	await page.getByRole( 'region', { name: 'Editor top bar' } ).getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByTestId( 'snackbar' ).filter( { hasText: 'Pattern updated.' } ) ).toBeVisible();

	const made = await make( `<!-- wp:block {"ref":${ pattern.id }} /-->` );
	await admin.editPost( made.id );
	const title = editor.canvas.getByRole( 'document', { name: 'Block: FAQ' } ).locator( '.hvac-faq__title' );
	const question = editor.canvas.getByRole( 'textbox', { name: 'Question' } );
	await expect( title ).toHaveText( 'Questions' );
	await expect( title.locator( '[contenteditable="true"]' ) ).toHaveCount( 0 );
	// WordPress renders what is around overrides as inert until the pattern is selected.
	await editor.selectBlocks( editor.canvas.locator( '[data-type="core/block"]' ) );
	await question.fill( 'How loud is it?' );
	await savePage( page );

	await page.goto( made.link );
	await expect( page.locator( '.hvac-faq-item__question' ) ).toHaveText( 'How loud is it?' );
	await expect( page.locator( '.hvac-faq__title' ) ).toHaveText( 'Questions' );
	const stored = await requestUtils.rest< { content: { raw: string } } >( {
		path: `/wp/v2/blocks/${ pattern.id }`,
		params: { context: 'edit' },
	} );
	expect( stored.content.raw ).toContain( '"question":"How long does it last?"' );
	await requestUtils.rest( { method: 'DELETE', path: `/wp/v2/blocks/${ pattern.id }`, params: { force: true } } );
} );

test( 'a text is a field of the page, another one a figure of a product', async ( { page, admin, editor, make } ) => {
	await page.setExtraHTTPHeaders( { 'X-Test-Page-Field': 'lead' } );
	const bindings = ( title: string, link = '' ) =>
		`{"linkText":"Prices","metadata":{"bindings":{"title":${ title }${ link }}}}`;
	const field = '{"source":"core/post-meta","args":{"key":"lead"}}';
	const figure = '{"source":"hvac-blocks/product","args":{"field":"seer2","id":"HB-AC-14"}}';
	const made = await make(
		`<!-- wp:hvac-blocks/price-card ${ bindings( field ) } /--><!-- wp:hvac-blocks/price-card ${ bindings( figure, `,"link":${ figure }` ) } /-->`
	);

	await admin.editPost( made.id );
	const cards = editor.canvas.locator( '[data-type="hvac-blocks/price-card"]' );
	await cards
		.first()
		.locator( '[data-hvac-slot="title"] [contenteditable="true"]' )
		.fill( 'A tune-up before summer' );
	await expect( cards.last().locator( '[data-hvac-slot="title"]' ) ).toHaveText( /14\.3\sSEER2/ );
	await expect( cards.last().locator( '[data-hvac-slot="title"] [contenteditable="true"]' ) ).toHaveCount( 0 );
	await editor.openDocumentSettingsSidebar();
	await editor.selectBlocks( cards.last() );
	await expect( page.getByText( 'The value comes from “Product”.' ) ).toBeVisible();
	await expect( page.locator( '[inert]' ).getByRole( 'button', { name: 'Link: Product' } ) ).toBeVisible();
	await savePage( page );

	await page.goto( made.link );
	await expect( page.locator( '.hvac-price-card' ).first() ).toContainText( 'A tune-up before summer' );
	await expect( page.locator( '.hvac-price-card' ).last() ).toContainText( /14\.3\sSEER2/ );
} );
