/** The editor while the plugin's routes fail, hang, or are slow: writing goes on as if nothing had happened. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { test } from './lib/editor-test';
import { savePage } from './lib/editor';

const ROUTES = /hvac-blocks(\/|%2F)v1(\/|%2F)/;
const NOTICE = 'Block previews are not available right now.';

const CONTENT = [
	'<!-- wp:hvac-blocks/need-help-banner {"heading":"Call us"} /-->',
	'<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"Why?"} --><!-- wp:paragraph --><p>Because.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->',
].join( '\n' );

/** The canvas's content in pixels. */
const heightOf = ( page: Page ): Promise< number > =>
	page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '.is-root-container' )
		.evaluate( ( element ) => element.getBoundingClientRect().height );

const FAULTS: Record< string, ( page: Page ) => Promise< unknown > > = {
	'answers 500': ( page ) =>
		page.route( ROUTES, ( route ) => route.fulfill( { status: 500, json: { message: 'A raw message.' } } ) ),
	'is out of reach': ( page ) => page.route( ROUTES, ( route ) => route.abort( 'internetdisconnected' ) ),
	'never answers': ( page ) => page.route( ROUTES, () => {} ),
};

for ( const [ fault, begin ] of Object.entries( FAULTS ) ) {
	test( `a page is written and saved while the server ${ fault }, and previews come by themselves`, async ( {
		page,
		editor,
		open,
	} ) => {
		const heading = editor.canvas.getByRole( 'textbox', { name: 'Heading', exact: true } ).first();
		const notice = page.locator( '.components-notice-list' ).getByText( NOTICE );

		await page.clock.install();
		await begin( page );
		await open( CONTENT );
		await expect( heading ).toHaveText( 'Call us' );
		await heading.click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' today' );
		await editor.canvas.getByRole( 'textbox', { name: 'Question', exact: true } ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' Really' );
		await editor.canvas.getByText( 'Because.' ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' Yes.' );
		await page.clock.runFor( 31_000 );
		await expect( notice ).toHaveCount( 1 );
		await expect( editor.canvas.locator( 'body' ) ).not.toContainText( 'A raw message.' );

		await page.evaluate( () => {
			const { data } = ( window as unknown as { wp: { data: Data } } ).wp;
			const [ first ] = data.select( 'core/block-editor' ).getBlockOrder();

			data.dispatch( 'core/block-editor' ).moveBlocksDown( [ first ?? '' ], '' );
		} );
		await savePage( page );
		const stored = await editor.getEditedPostContent();
		expect( stored ).toMatch(
			/faq-item \{"question":"Why\? Really"[^]*Because\. Yes\.[^]*"heading":"Call us today"/
		);

		await page.unroute( ROUTES );
		await page.clock.runFor( 31_000 );
		await expect( editor.canvas.locator( '.hvac-in-editor__skeleton' ) ).toHaveCount( 0 );
		await expect( editor.canvas.locator( '.hvac-need-help-banner__heading' ) ).toHaveText( 'Call us today' );
		await expect( notice ).toHaveCount( 0 );
		expect( await editor.getEditedPostContent() ).toBe( stored );
	} );
}

interface Data {
	select: ( store: string ) => { getBlockOrder: () => string[] };
	dispatch: ( store: string ) => { moveBlocksDown: ( ids: string[], root: string ) => void };
}

/** Lets the previews wait. */
async function hold( page: Page ): Promise< () => void > {
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );

	await page.route( /editor(\/|%2F)previews/, async ( route ) => {
		await held;
		await route.continue();
	} );
	return release;
}

test( 'an editor who is typing when the preview comes goes on typing', async ( { page, editor, open } ) => {
	const release = await hold( page );

	await open( CONTENT );
	const heading = editor.canvas.getByRole( 'textbox', { name: 'Heading', exact: true } ).first();
	await heading.click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' today' );
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'Shift+ArrowLeft' );
	release();
	await expect( editor.canvas.locator( '.hvac-in-editor__skeleton' ) ).toHaveCount( 0 );
	await page.keyboard.type( 'AA' );
	await expect( editor.canvas.locator( '.hvac-need-help-banner__heading' ) ).toHaveText( 'Call us todAAy' );
} );

test( 'the caret stays in a block within a block, too', async ( { page, editor, open } ) => {
	const release = await hold( page );

	await open( CONTENT );
	await editor.canvas.getByText( 'Because.' ).click();
	await page.keyboard.press( 'Home' );
	await page.keyboard.type( 'Just ' );
	release();
	await expect( editor.canvas.locator( '.hvac-in-editor__skeleton' ) ).toHaveCount( 0 );
	await page.keyboard.type( 'b' );
	await page.keyboard.press( 'Delete' );
	await expect( editor.canvas.locator( '.hvac-faq-item' ) ).toContainText( 'Just because.' );
} );

/** An editor goes from the text of a block to a control elsewhere, before the preview comes. */
const ELSEWHERE: Record< string, ( page: Page ) => Promise< Locator > > = {
	'a menu of the toolbar': async ( page ) => {
		await page.locator( '.block-editor-block-switcher button' ).click();
		return page.locator( '.components-dropdown-menu__menu' ).getByRole( 'menuitem' ).first();
	},
	'a field of the sidebar': async ( page ) => {
		const field = page.getByRole( 'region', { name: 'Editor settings' } ).getByRole( 'textbox' ).first();

		await field.focus();
		return field;
	},
};

for ( const [ place, goTo ] of Object.entries( ELSEWHERE ) ) {
	test( `an editor who is in ${ place } when the preview comes stays there`, async ( { page, editor, open } ) => {
		const release = await hold( page );

		await open( CONTENT );
		await editor.openDocumentSettingsSidebar();
		await editor.canvas.getByRole( 'textbox', { name: 'Heading', exact: true } ).first().click();
		const control = await goTo( page );
		await expect( control ).toBeFocused();
		release();
		await expect( editor.canvas.locator( '.hvac-in-editor__skeleton' ) ).toHaveCount( 0 );
		await expect( control ).toBeFocused();
	} );
}

test( 'the page hardly moves when late previews come', async ( { page, admin, editor, open } ) => {
	const names = await editorBlocks( page, admin );
	const release = await hold( page );

	await open( names.map( ( name ) => `<!-- wp:${ name } /-->` ).join( '\n' ) );
	await expect( editor.canvas.locator( '.is-root-container > .hvac-in-editor' ) ).toHaveCount( names.length );
	const before = await heightOf( page );
	release();
	await expect( editor.canvas.locator( '.hvac-in-editor__skeleton' ) ).toHaveCount( 0 );
	const after = await heightOf( page );

	test.info().annotations.push( { type: 'height', description: `${ before } to ${ after } px` } );
	expect( Math.abs( after - before ) / after ).toBeLessThan( 0.25 );
} );

/** Our blocks that need no other around them. */
async function editorBlocks( page: Page, admin: { createNewPost: () => Promise< void > } ): Promise< string[] > {
	await admin.createNewPost();
	return page.evaluate( () =>
		(
			window as unknown as {
				wp: { blocks: { getBlockTypes: () => Array< { name: string; parent?: string[] } > } };
			}
		 ).wp.blocks
			.getBlockTypes()
			.filter( ( { name, parent } ) => name.startsWith( 'hvac-blocks/' ) && ! parent )
			.map( ( { name } ) => name )
	);
}

test( 'a preview that failed is asked for again, and the focus stays at its block', async ( {
	page,
	editor,
	open,
} ) => {
	const block = editor.canvas.locator( '[data-type="hvac-blocks/need-help-banner"]' );
	let asked = 0;

	await page.route( /editor(\/|%2F)previews/, async ( route ) => {
		asked += 1;
		if ( asked > 1 ) {
			await route.continue();
			return;
		}
		const answer = await route.fetch();
		const json = ( await answer.json() ) as { previews: object[] };

		await route.fulfill( {
			json: { ...json, previews: json.previews.map( ( each ) => ( { ...each, error: 'It failed.' } ) ) },
		} );
	} );
	await open( '<!-- wp:hvac-blocks/need-help-banner {"heading":"Call us"} /-->' );
	await block.getByRole( 'button', { name: 'Try again' } ).focus();
	await page.keyboard.press( 'Enter' );

	await expect( block.getByText( 'It failed.' ) ).toHaveCount( 0 );
	await expect( block ).toBeFocused();
} );
