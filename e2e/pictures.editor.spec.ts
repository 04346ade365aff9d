/** Editing pictures, and opening rows from another CMS. */
import { expect, type RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { type MadePage } from './lib/content';
import { savePage } from './lib/editor';
import { test } from './lib/editor-test';

const contentOf = async ( utils: RequestUtils, { id }: MadePage ): Promise< string > =>
	(
		await utils.rest< { content: { raw: string } } >( {
			path: `/wp/v2/pages/${ id }`,
			params: { context: 'edit' },
		} )
	).content.raw;

test( 'an editor uploads a picture, says what it shows, and is told when it is gone', async ( {
	page,
	admin,
	requestUtils,
	openBlock,
} ) => {
	const { made, block, settings } = await openBlock(
		'need-help-banner',
		'<!-- wp:hvac-blocks/need-help-banner /-->'
	);
	const image = block.locator( 'img.hvac-picture' );

	// A screenshot of the window will do.
	const photo = { name: 'unit.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot( { type: 'jpeg' } ) };
	await settings.locator( 'input[type="file"]' ).setInputFiles( photo );
	await expect( image ).toHaveAttribute( 'srcset', /unit.*300w/ );

	await settings.getByLabel( 'Alternative text' ).fill( 'A window of the editor' );
	await expect( image ).toHaveAttribute( 'alt', 'A window of the editor' );
	await settings.getByRole( 'spinbutton', { name: /left position/i } ).fill( '20' );
	await expect( image ).toHaveAttribute( 'style', /object-position: ?20% 50%/ );
	await savePage( page );

	const visitor = await page.context().browser()?.newContext();
	const seen = await visitor?.newPage();
	await seen?.goto( made.link );
	const shown = seen?.locator( 'img.hvac-picture' );
	await expect( shown as NonNullable< typeof shown > ).toHaveAttribute( 'alt', 'A window of the editor' );
	expect(
		await shown?.evaluate(
			( element: HTMLImageElement ) => element.complete || element.decode().then( () => true )
		)
	).toBe( true );
	expect( await shown?.evaluate( ( { naturalWidth }: HTMLImageElement ) => naturalWidth ) ).toBeGreaterThan( 0 );

	const id = Number( /"id":(\d+)/.exec( await contentOf( requestUtils, made ) )?.[ 1 ] );
	await requestUtils.rest( { method: 'DELETE', path: `/wp/v2/media/${ id }`, params: { force: true } } );
	await seen?.reload();
	await expect( shown as NonNullable< typeof shown > ).toHaveCount( 0 );
	await visitor?.close();

	await admin.editPost( made.id );
	await expect( block.locator( '.hvac-in-editor__notices' ) ).toContainText( 'was deleted, is not public' );
	await expect( image ).toHaveCount( 0 );
} );

test( 'the focus stays beside a picture that was chosen in the library', async ( { page, openBlock } ) => {
	const { settings } = await openBlock( 'need-help-banner', '<!-- wp:hvac-blocks/need-help-banner /-->' );

	await settings.getByRole( 'button', { name: 'Choose image' } ).press( 'Enter' );
	const library = page.getByRole( 'dialog' );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.getByRole( 'checkbox' ).first().click();
	await library.getByRole( 'button', { name: 'Select', exact: true } ).press( 'Enter' );

	await expect( settings.getByRole( 'button', { name: 'Replace' } ) ).toBeVisible();
	await expect(
		settings.locator( '.components-panel__body' ).filter( { has: page.locator( ':focus' ) } )
	).toHaveCount( 1 );
} );

test( 'rows of another CMS become child blocks: nothing to undo, nothing to save, nothing lost', async ( {
	page,
	admin,
	editor,
	requestUtils,
	make,
} ) => {
	const rows = JSON.stringify( [
		{ question: 'How long?', answer: '12 years.\n\nOr more.' },
		{ question: 'How often?', answer: 'Once a year.' },
	] );
	const made = await make(
		`<!-- wp:hvac-blocks/faq ${ JSON.stringify( { faq_repeater_fields: rows } ) } /-->\n\n<!-- wp:paragraph --><p>After it.</p><!-- /wp:paragraph -->`
	);
	const visible = async () => {
		const html = await requestUtils.request.get( made.link ).then( ( answer ) => answer.text() );
		return /<div class="hvac-faq__items[\s\S]*?After it/.exec( html )?.[ 0 ].replace( /\s+(?=<)/g, '' );
	};
	const before = await visible();
	expect( before ).toContain( 'How long?' );

	await admin.editPost( made.id );
	await expect( editor.canvas.locator( '[data-type="hvac-blocks/faq-item"]' ) ).toHaveCount( 2 );
	await expect( editor.canvas.getByText( 'Or more.' ) ).toBeVisible();
	const bar = page.getByRole( 'region', { name: 'Editor top bar' } );
	await expect( bar.getByRole( 'button', { name: 'Save', exact: true } ) ).toBeDisabled();
	await expect( bar.getByRole( 'button', { name: 'Undo' } ) ).toBeDisabled();
	expect( await contentOf( requestUtils, made ) ).toContain( 'faq_repeater_fields' );

	await editor.canvas.getByText( 'After it.' ).click();
	await page.keyboard.type( 'x' );
	await page.keyboard.press( 'Backspace' );
	await savePage( page );
	const saved = await contentOf( requestUtils, made );
	expect( saved ).not.toContain( 'faq_repeater_fields' );
	expect( saved ).toContain( '<!-- wp:hvac-blocks/faq-item {"question":"How long?"} -->' );
	expect( await visible() ).toBe( before );
} );

test( 'a block copied from another site shows no picture that has its ID here', async ( {
	page,
	admin,
	editor,
	requestUtils,
	make,
} ) => {
	const photo = await requestUtils.rest< { id: number; source_url: string } >( {
		method: 'POST',
		path: '/wp/v2/media',
		headers: { 'content-disposition': 'attachment; filename="own.jpg"', 'content-type': 'image/jpeg' },
		data: await page.screenshot( { type: 'jpeg' } ),
	} );
	const banner = ( url: string ) =>
		`<!-- wp:hvac-blocks/need-help-banner ${ JSON.stringify( { image: { id: photo.id, url } } ) } /-->`;
	const made = await make(
		banner( photo.source_url ) + banner( 'https://other.example/wp-content/uploads/2026/10/van.jpg' )
	);

	try {
		await admin.editPost( made.id );
		const blocks = editor.canvas.locator( '[data-type="hvac-blocks/need-help-banner"]' );
		await expect( blocks.first().locator( 'img.hvac-picture' ) ).toHaveAttribute( 'src', /own/ );
		await expect( blocks.last().locator( '.hvac-in-editor__notices' ) ).toBeVisible();
		await editor.selectBlocks( blocks.last() );
		await editor.openDocumentSettingsSidebar();
		await expect( page.getByRole( 'region', { name: 'Editor settings' } ) ).toContainText( 'from another site' );
		await page.goto( made.link );
		await expect( page.locator( '.hvac-need-help-banner img' ) ).toHaveCount( 1 );
	} finally {
		await requestUtils.rest( {
			method: 'DELETE',
			path: `/wp/v2/media/${ photo.id }`,
			params: { force: true },
		} );
	}
} );
