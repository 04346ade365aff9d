/** Styles of blocks, and what lies over a hero's picture, as editors choose them. */
import type { Page } from '@playwright/test';
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { test } from './lib/editor-test';

async function save( page: Page ): Promise< void > {
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await expect( page.getByTestId( 'snackbar' ).filter( { hasText: 'Page updated.' } ) ).toBeVisible();
}

test( 'the words of a hero move onto its picture, under an overlay, in the editor and on the page', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make( '<!-- wp:hvac-blocks/wizard-hero {"align":"full"} /-->' );
	await admin.editPost( made.id );
	const stage = editor.canvas.locator( '.hvac-wizard-hero__stage' );
	await expect( stage ).toBeVisible();

	await editor.selectBlocks( editor.canvas.locator( '[data-type="hvac-blocks/wizard-hero"]' ) );
	await editor.openDocumentSettingsSidebar();
	await page.getByRole( 'button', { name: 'Overlay and position' } ).click();
	await page.getByRole( 'spinbutton', { name: 'Overlay strength (%)' } ).fill( '65' );
	await page.locator( '[role="gridcell"][id$="center-center"]' ).click();
	await expect( stage ).toHaveAttribute( 'data-position', 'center center' );
	await save( page );

	await page.goto( made.link );
	const { picture, words } = await page.locator( '.hvac-wizard-hero__stage' ).evaluate( ( hero ) => {
		const box = ( selector: string ) => ( hero.querySelector( selector ) as Element ).getBoundingClientRect();

		return { picture: box( '.hvac-hero__picture' ), words: box( '.hvac-hero__heading' ) };
	} );
	expect( words.left + words.right ).toBeCloseTo( picture.left + picture.right, -1 );
	expect( words.top ).toBeGreaterThan( picture.top );
	expect( words.bottom ).toBeLessThan( picture.bottom );
} );

test( 'the place of the words is reset, and the focus stays at its control', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make( '<!-- wp:hvac-blocks/wizard-hero {"contentPosition":"center center"} /-->' );
	await admin.editPost( made.id );
	await editor.selectBlocks( editor.canvas.locator( '[data-type="hvac-blocks/wizard-hero"]' ) );
	await editor.openDocumentSettingsSidebar();
	await page.getByRole( 'button', { name: 'Overlay and position' } ).click();

	const reset = page.getByRole( 'button', { name: 'Reset: Text position' } );
	await reset.focus();
	await page.keyboard.press( 'Enter' );

	await expect( reset ).toHaveCount( 0 );
	await expect( page.getByRole( 'grid', { name: 'Text position' } ).locator( ':focus' ) ).toHaveCount( 1 );
} );

test( 'questions get a style, in the editor and on the page', async ( { page, admin, editor, make } ) => {
	const made = await make(
		'<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"Why?"} --><!-- wp:paragraph --><p>Because.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->'
	);
	await admin.editPost( made.id );
	const faq = editor.canvas.locator( '[data-type="hvac-blocks/faq"]' );
	await expect( faq.locator( '.hvac-faq-item__question' ) ).toHaveText( 'Why?' );

	await editor.selectBlocks( faq );
	await editor.openDocumentSettingsSidebar();
	await page.getByRole( 'tab', { name: 'Styles' } ).click();
	await page.getByRole( 'region', { name: 'Editor settings' } ).getByRole( 'button', { name: 'Filled' } ).click();
	await expect( faq ).toHaveClass( /is-style-filled/ );
	await save( page );

	await page.goto( made.link );
	await expect( page.locator( '.hvac-faq.is-style-filled .hvac-faq-item' ) ).toHaveCSS( 'border-top-style', 'solid' );
} );

test( 'a hero shows no empty box where it contains no search', async ( { admin, editor, make } ) => {
	const made = await make(
		'<!-- wp:hvac-blocks/hero-video /--><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->'
	);
	await admin.editPost( made.id );
	const hero = editor.canvas.locator( '[data-type="hvac-blocks/hero-video"]' );
	await expect( hero.locator( '.hvac-hero-video__stage' ) ).toBeVisible();
	await expect( hero.locator( '.hvac-hero-video__inner' ) ).toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );
} );

test( 'the texts of a card are clicked like others, and a notice lies on none of them', async ( {
	admin,
	editor,
	make,
} ) => {
	const { id } = await make(
		'<!-- wp:hvac-blocks/image-link-card /--><!-- wp:hvac-blocks/award-banner /--><!-- wp:hvac-blocks/iaq-product-cards --><!-- wp:hvac-blocks/iaq-product-card {"product":"air-cleaner"} /--><!-- wp:hvac-blocks/iaq-product-card {"product":"humidifier"} /--><!-- /wp:hvac-blocks/iaq-product-cards -->'
	);
	await admin.editPost( id );
	const link = editor.canvas.locator( '[data-type="hvac-blocks/image-link-card"]' );

	for ( const name of [ 'Label', 'Description' ] ) {
		await link.getByRole( 'textbox', { name } ).click();
		await expect( link.getByRole( 'textbox', { name } ) ).toBeFocused();
	}

	// Two empty texts in one line.
	const award = editor.canvas.locator( '[data-type="hvac-blocks/award-banner"]' );
	await award.getByRole( 'textbox', { name: 'Details' } ).click();
	await expect( award.getByRole( 'textbox', { name: 'Details' } ) ).toBeFocused();

	const card = editor.canvas.locator( '[data-type="hvac-blocks/iaq-product-card"]' ).first();
	const notice = await card.locator( '.hvac-in-editor__notices' ).boundingBox();
	const question = await card.locator( 'summary' ).boundingBox();
	expect(
		notice && question && ( notice.y + notice.height <= question.y || notice.y >= question.y + question.height )
	).toBe( true );
} );
