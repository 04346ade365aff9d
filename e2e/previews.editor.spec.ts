/** What the editor requests from the server, and what must stay inert in it. */
import type { Page } from '@playwright/test';
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { test } from './lib/editor-test';

interface Blocks {
	getBlockTypes: () => Array< { name: string; parent?: string[] } >;
	createBlock: ( name: string ) => object;
}

type Wp = { blocks: Blocks; data: { dispatch: ( store: string ) => { insertBlocks: ( blocks: object[] ) => void } } };

/** The preview requests from now on. */
function watch( page: Page ): string[] {
	const seen: string[] = [];

	page.on( 'request', ( request ) => {
		if ( /editor(\/|%2F)previews/.test( request.url() ) ) {
			seen.push( request.postData() ?? '' );
		}
	} );
	return seen;
}

test.beforeEach( async ( { admin } ) => {
	await admin.createNewPost();
} );

test( 'all blocks inserted at once are previewed by one request @release', async ( { page, editor } ) => {
	const asked = watch( page );
	const count = await page.evaluate( () => {
		const { blocks, data } = ( window as unknown as { wp: Wp } ).wp;
		const all = blocks
			.getBlockTypes()
			.filter( ( { name, parent } ) => name.startsWith( 'hvac-blocks/' ) && ! parent )
			.map( ( { name } ) => blocks.createBlock( name ) );

		data.dispatch( 'core/block-editor' ).insertBlocks( all );
		return all.length;
	} );
	const shown = editor.canvas.locator( '.is-root-container > .hvac-in-editor' );

	await expect( shown ).toHaveCount( count );
	await expect( editor.canvas.locator( '.hvac-in-editor__skeleton' ) ).toHaveCount( 0 );
	// Blocks far below the window are drawn when scrolled to.
	await expect( editor.canvas.locator( '.hvac-faq-item' ) ).toHaveCount( 0 );
	await editor.canvas.locator( '.hvac-faq' ).first().scrollIntoViewIfNeeded();
	await expect( editor.canvas.locator( '.hvac-faq-item__question' ).first() ).toContainText( 'How long' );
	expect( asked ).toHaveLength( 1 );
	expect( ( JSON.parse( asked[ 0 ] ?? '{}' ) as { blocks: object[] } ).blocks.length ).toBeGreaterThanOrEqual(
		count
	);
} );

test( 'typing asks for nothing and keeps the caret; a setting asks once', async ( { page, editor } ) => {
	await editor.insertBlock( { name: 'hvac-blocks/need-help-banner' } );
	const heading = editor.canvas.getByRole( 'textbox', { name: 'Heading', exact: true } );
	const button = editor.canvas.getByRole( 'textbox', { name: 'Button text', exact: true } );

	await expect( heading ).toHaveText( 'Need help now?' );
	const asked = watch( page );
	await heading.click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' We are here' );
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.type( 'all h' );
	await expect( heading ).toHaveText( 'Need help now? We are herall he' );
	await button.click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' at any time' );
	await expect( button ).toHaveText( 'Call us at any time' );

	await editor.openDocumentSettingsSidebar();
	const emergency = page.getByRole( 'checkbox', { name: 'Emergency', exact: true } );
	await emergency.check();
	await expect( editor.canvas.locator( '[data-urgent="true"]' ) ).toBeVisible();
	expect( asked ).toHaveLength( 1 );
	await expect( heading ).toHaveText( 'Need help now? We are herall he' );

	// Earlier answers are cached.
	await emergency.uncheck();
	await expect( editor.canvas.locator( '[data-urgent="false"]' ) ).toBeVisible();
	expect( asked ).toHaveLength( 1 );
} );

test( 'a question is typed into its summary without closing it', async ( { page, editor } ) => {
	await editor.insertBlock( { name: 'hvac-blocks/faq' } );
	const question = editor.canvas.getByRole( 'textbox', { name: 'Question', exact: true } ).first();

	await question.click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' Or two of them' );
	await expect( question ).toHaveText( 'How long does a new system last? Or two of them' );
	await expect( editor.canvas.locator( 'details' ).first() ).toHaveAttribute( 'open' );
} );

test( 'links stay in the editor, and details open', async ( { page, editor } ) => {
	await editor.insertBlock( { name: 'hvac-blocks/dealer-profile' } );
	await editor.insertBlock( { name: 'hvac-blocks/dealer-directory' } );
	const address = page.url();
	const details = editor.canvas.locator( '.hvac-dealer-profile__more' ).first();

	await details.locator( 'summary' ).click();
	await expect( details ).toHaveAttribute( 'open' );
	await editor.canvas.locator( '.hvac-dealer-directory__link' ).first().click();
	await expect( editor.canvas.locator( '.hvac-dealer-directory__link' ).first() ).toBeVisible();
	expect( page.url() ).toBe( address );
	expect( await editor.canvas.locator( 'body' ).evaluate( () => window.location.href ) ).not.toContain(
		'find-a-dealer'
	);
} );
