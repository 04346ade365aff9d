/** Editing a comparison: pasted from a spreadsheet, moved, and opened from another CMS. */
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { contentOf } from './lib/block-store';
import { savePage } from './lib/editor';
import { test } from './lib/editor-test';

const SAMPLES =
	'<!-- wp:hvac-blocks/product-comparison --><!-- wp:hvac-blocks/comparison-product {"product_type":"1","sample":"ac-1"} /--><!-- /wp:hvac-blocks/product-comparison -->';

test( 'rows of a spreadsheet become products in one step; what is wrong is said, and nothing is lost', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make( SAMPLES );
	await admin.editPost( made.id );
	const comparison = editor.canvas.locator( '[data-type="hvac-blocks/product-comparison"]' );
	const products = comparison.locator( '[data-type="hvac-blocks/comparison-product"]' );

	await expect( comparison ).toContainText( 'Some of these products are samples.' );
	await comparison.getByRole( 'button', { name: 'Paste from a spreadsheet' } ).click();

	const dialog = page.getByRole( 'dialog', { name: 'Paste products from a spreadsheet' } );
	const rows = dialog.getByLabel( 'Rows of the spreadsheet' );
	const wrong = 'Product type\tproduct_name\tStages\tColor\nBoiler\tA & <b>B</b>\tTwo\tred\nHeat Pump\t\tOne\t';
	await rows.fill( wrong );
	await dialog.getByRole( 'button', { name: 'Preview' } ).click();
	// A heading of somebody's own: the editor chooses what the column contains.
	await expect( dialog.getByRole( 'combobox', { name: 'Color' } ) ).toHaveAccessibleDescription( 'red' );
	await expect( dialog.getByRole( 'combobox', { name: 'Stages' } ) ).toHaveValue( 'stages' );
	await dialog.getByRole( 'button', { name: 'Add 2 products' } ).press( 'Enter' );
	await expect( dialog ).toContainText( 'Row 2: no tab is called “Boiler”.' );
	await expect( dialog ).toContainText( 'Row 3 has no product name.' );
	await expect( products ).toHaveCount( 1 );

	// Closed by mistake: the text is still there.
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	await comparison.getByRole( 'button', { name: 'Paste from a spreadsheet' } ).click();
	await dialog.getByRole( 'button', { name: 'Back' } ).click();
	await expect( rows ).toHaveValue( wrong );

	await rows.fill( 'Product type\tproduct_name\tStages\nHeat Pump\tA & <b>B</b>\tTwo\nheat pump\tC\tOne' );
	await dialog.getByRole( 'button', { name: 'Preview' } ).click();
	const preview = dialog.getByRole( 'table', { name: 'These products will be added' } );
	await expect( preview.getByRole( 'row' ) ).toHaveText( [ /Product type/, /^Heat Pump *A & <b>B<\/b> *Two$/, /C/ ] );
	await expect( products ).toHaveCount( 1 );

	// Closed by mistake: the preview is still there.
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await comparison.getByRole( 'button', { name: 'Paste from a spreadsheet' } ).click();
	await expect( dialog.getByRole( 'button', { name: 'Add 2 products' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeHidden();
	await expect( products ).toHaveCount( 2 );
	await expect( products.first() ).toContainText( 'A & <b>B</b>' );
	// The tab with the products is open.
	await expect( comparison.getByRole( 'listitem' ).filter( { hasText: 'Heat Pump' } ) ).toHaveAttribute(
		'aria-current',
		'true'
	);

	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect( products ).toHaveCount( 1 );
	await expect( comparison ).toContainText( 'Some of these products are samples.' );
	await page.getByRole( 'button', { name: 'Redo', exact: true } ).click();
	await expect( products ).toHaveCount( 2 );

	// Moved by its button.
	await editor.selectBlocks( products.first() );
	await editor.clickBlockToolbarButton( 'Move right' );
	await expect( products.first() ).toContainText( 'One' );
	await savePage( page );

	await page.goto( made.link );
	const table = page.getByRole( 'table', { name: 'Heat Pump' } );
	await expect( table.getByRole( 'columnheader' ) ).toHaveText( [ 'C', 'A & <b>B</b>' ] );
} );

test( 'a tab shows its products as a table; a product is added to it, and one selected elsewhere opens its tab', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const product = ( attributes: object ) =>
		`<!-- wp:hvac-blocks/comparison-product ${ JSON.stringify( attributes ) } /-->`;
	const made = await make(
		`<!-- wp:hvac-blocks/product-comparison -->${ product( { product_type: '1', product_name: 'Cool', stages: 'One' } ) }${ product( { product_type: '1', product_name: 'Cooler', stages: 'Two' } ) }${ product( { product_type: '3', product_name: 'Warm' } ) }<!-- /wp:hvac-blocks/product-comparison -->`
	);
	await admin.editPost( made.id );
	const comparison = editor.canvas.locator( '[data-type="hvac-blocks/product-comparison"]' );
	const products = comparison.locator( '[data-type="hvac-blocks/comparison-product"]' );
	const names = () => products.filter( { visible: true } ).getByRole( 'textbox', { name: 'Name of the product' } );

	await expect( names() ).toHaveText( [ 'Cool', 'Cooler' ] );
	await expect( comparison.getByRole( 'listitem' ).first() ).toMatchAriaSnapshot( '- text: 2 products' );
	// In one row, below the same name.
	const [ first, second ] = await Promise.all(
		[ 'One', 'Two' ].map( ( stages ) => comparison.getByText( stages, { exact: true } ).boundingBox() )
	);
	expect( first?.y ).toBe( second?.y );
	expect( first?.x ).toBeLessThan( second?.x ?? 0 );

	await comparison.getByRole( 'textbox', { name: 'Name of tab 3' } ).focus();
	await expect( names() ).toHaveText( [ 'Warm' ] );
	await comparison.getByRole( 'button', { name: 'Add product' } ).click();
	await expect( names() ).toHaveText( [ 'Warm', '' ] );
	await expect
		.poll( () => contentOf( page ) )
		.toMatchObject( [ { innerBlocks: [ {}, {}, {}, { attributes: { product_type: '3' } } ] } ] );

	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const [ block ] = select( 'core/block-editor' ).getBlocks();

		dispatch( 'core/block-editor' ).selectBlock( block.innerBlocks[ 1 ].clientId );
	} );
	await expect( names() ).toHaveText( [ 'Cool', 'Cooler' ] );
} );

test( 'a product whose type has no tab is named; a tab of another name keeps its products', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make(
		'<!-- wp:hvac-blocks/product-comparison --><!-- wp:hvac-blocks/comparison-product {"product_type":"Boiler","product_name":"Old One"} /--><!-- wp:hvac-blocks/comparison-product {"product_type":"2","product_name":"Pump"} /--><!-- /wp:hvac-blocks/product-comparison -->'
	);
	await admin.editPost( made.id );
	const comparison = editor.canvas.locator( '[data-type="hvac-blocks/product-comparison"]' );

	await expect( comparison ).toContainText( 'so the page does not show them: Old One (Boiler)' );
	await comparison.getByRole( 'textbox', { name: 'Name of tab 1' } ).fill( 'boiler' );
	await expect( comparison ).not.toContainText( 'so the page does not show them' );
	await comparison.getByRole( 'textbox', { name: 'Name of tab 2' } ).fill( 'Pumps' );
	await savePage( page );

	await page.goto( made.link );
	await expect( page.getByRole( 'tab' ) ).toHaveText( [ 'boiler', 'Pumps' ] );
	await expect( page.getByRole( 'table', { name: 'boiler' } ) ).toContainText( 'Old One' );
} );

test( 'rows of another CMS open as products and are saved without loss', async ( { page, admin, editor, make } ) => {
	const row = {
		product_type: 'Air Conditioner',
		product_name: 'Kept',
		product_link: 'https://example.org/kept/',
		image: '999999',
		installment_cost: '$5,400',
		cooling_strength: '3 tons',
		stages: 'Two',
		fuel_type: 'Gas',
		speeds: 'Two',
		noise_level: '60 dB',
		comfort_link_communication: 'Yes',
		energy_savings: '30%',
		energy_star_qualified: 'YES',
		efficiency: '17 SEER2',
	};
	const made = await make(
		`<!-- wp:hvac-blocks/product-comparison ${ JSON.stringify( {
			menu_label_1: 'Air Conditioner',
			product_comparison_repeater_fields: JSON.stringify( [ row ] ),
		} ) } /-->`
	);
	await page.goto( made.link );
	const shown = ( await page.getByRole( 'table' ).textContent() ) ?? '';

	await admin.editPost( made.id );
	await expect( editor.canvas.locator( '[data-type="hvac-blocks/comparison-product"]' ) ).toContainText( 'Kept' );
	await expect
		.poll( () => contentOf( page ) )
		.toMatchObject( [ { innerBlocks: [ { attributes: { ...row, image: 999999 } } ] } ] );
	await editor.canvas.getByRole( 'textbox', { name: 'Heading' } ).fill( 'Ours' );
	await savePage( page );

	await page.goto( made.link );
	await expect( page.getByRole( 'heading', { name: 'Ours' } ) ).toBeVisible();
	await expect( page.getByRole( 'table' ) ).toHaveText( shown );
} );
