/** The panel Languages: an editor has a page in English and wants it in Spanish. */
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { makePage, removePage, type MadePage } from './lib/content';
import { test as base } from './lib/editor-test';

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
	await expect( page.getByText( 'Language of this page: Spanish' ) ).toBeVisible();
	const list = page.getByRole( 'group', { name: 'Texts to translate' } );
	// The title and the paragraph. The FAQ, which has no questions of its own, starts with Spanish ones.
	await expect( list ).toContainText( '2 texts to translate' );
	await expect( editor.canvas.getByText( '¿Cuánto dura un sistema nuevo?' ) ).toBeVisible();
	await list.getByRole( 'button', { name: 'Close the doors.', exact: true } ).click();
	// The text is selected.
	await expect
		.poll( () => editor.canvas.locator( ':root' ).evaluate( () => String( getSelection() ) ) )
		.toBe( 'Close the doors.' );
	await page.keyboard.type( 'Cierre las puertas.' );
	await expect( editor.canvas.getByText( 'Cierre las puertas.' ) ).toBeVisible();
	await editor.openDocumentSettingsSidebar();
	await page.getByRole( 'tab', { name: 'Page' } ).click();
	await expect( list ).toContainText( '1 text to translate' );
	await list.getByRole( 'button', { name: /is the same in Spanish$/ } ).click();
	await expect( list ).toBeHidden();

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

test( 'a page that exists becomes the Spanish version, and is parted from it', async ( {
	admin,
	editor,
	page,
	requestUtils,
	made,
} ) => {
	const spanish = await makePage( requestUtils, '/residential/es/', '' );
	await admin.editPost( String( made.id ) );
	await editor.openDocumentSettingsSidebar();
	const panel = page.getByRole( 'button', { name: 'Languages', exact: true } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}

	await page.getByRole( 'button', { name: 'Choose the page in Spanish' } ).click();
	await page.getByRole( 'combobox', { name: 'Page in Spanish' } ).fill( new URL( spanish.link ).pathname.slice( 1 ) );
	await page.getByRole( 'option' ).first().click();
	await expect( page.getByRole( 'link', { name: /^Edit “.* \(Spanish\)”$/ } ) ).toHaveAttribute(
		'href',
		new RegExp( `post=${ spanish.id }&` )
	);
	await page.getByRole( 'button', { name: 'Unlink the page in Spanish' } ).click();
	await expect( page.getByRole( 'button', { name: 'Create the page in Spanish' } ) ).toBeVisible();
	await removePage( requestUtils, spanish );
} );
