/** Editing the guidance blocks: variations, transforms, and a tooltip within a text. */
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { savePage } from './lib/editor';
import { test } from './lib/editor-test';

test( 'a variation has its ten cards at once; the other one replaces their words', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make( '<!-- wp:paragraph --><p>Tips</p><!-- /wp:paragraph -->' );
	await admin.editPost( made.id );
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'Maintenance tips grid' );
	await page.getByRole( 'option', { name: 'Maintenance tips grid' } ).click();

	const grid = editor.canvas.locator( '[data-type="hvac-blocks/topic-grid"]' );
	await expect( grid.locator( '[data-type="hvac-blocks/topic-card"]' ) ).toHaveCount( 10 );
	await expect( grid ).toContainText( 'Clean or change a filter' );
	await expect( grid ).toContainText( 'Rinse the filters of each indoor unit.' );
	await savePage( page );

	await page.goto( made.link );
	const links = page.locator( '.hvac-topic-grid .hvac-card__link' );
	await expect( links ).toHaveCount( 10 );
	await expect( links.first() ).toHaveAttribute(
		'href',
		/\/residential\/en\/resources\/maintenance-tips\/air-conditioners\/$/
	);
} );

test( 'a tooltip within a text: written, read on hover, focus and tap, closed by Escape', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make( '<!-- wp:paragraph --><p>Compare SEER2 first.</p><!-- /wp:paragraph -->' );
	await admin.editPost( made.id );
	await editor.canvas.getByText( 'Compare SEER2 first.' ).selectText();
	await editor.clickBlockToolbarButton( 'More' );
	await page.getByRole( 'menuitem', { name: 'Tooltip' } ).click();
	await page.getByLabel( 'Explanation' ).fill( 'Cooling for the "electricity" of a season' );
	await page.getByLabel( 'Explanation' ).press( 'Enter' );
	await expect( editor.canvas.locator( 'dfn.hvac-tooltip-term' ) ).toHaveText( 'Compare SEER2 first.' );
	await savePage( page );

	await page.goto( made.link );
	const term = page.getByRole( 'button', { name: 'Compare SEER2 first.' } );
	const tip = page.locator( '.hvac-tip__text' );
	await expect( term ).toHaveAccessibleDescription( 'Cooling for the "electricity" of a season' );
	await expect( tip ).toBeHidden();
	await term.click();
	await expect( tip ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( tip ).toBeHidden();
	await page.locator( 'body' ).click( { position: { x: 1, y: 1 } } );
	await term.focus();
	await page.keyboard.press( 'Enter' );
	await expect( tip ).toBeVisible();
} );

test( 'details become an issue, and an issue details, with all that is in them', async ( {
	page,
	admin,
	editor,
	make,
} ) => {
	const made = await make(
		'<!-- wp:hvac-blocks/common-issues --><!-- wp:hvac-blocks/common-issue {"title":"A rattling unit"} --><!-- wp:paragraph --><p>Tighten the screws.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/common-issue --><!-- /wp:hvac-blocks/common-issues -->'
	);
	await admin.editPost( made.id );
	const issue = editor.canvas.locator( '[data-type="hvac-blocks/common-issue"]' );
	await expect( issue ).toContainText( 'Tighten the screws.' );
	await page.evaluate( () => {
		const { blocks, data } = ( window as unknown as { wp: { blocks: never; data: never } } ).wp as unknown as {
			blocks: { switchToBlockType: ( block: unknown, name: string ) => unknown };
			data: {
				select: ( store: string ) => {
					getBlocks: () => Array< { innerBlocks: Array< { clientId: string } > } >;
				};
				dispatch: ( store: string ) => { replaceBlocks: ( ...ids: unknown[] ) => void };
			};
		};
		const [ parent ] = data.select( 'core/block-editor' ).getBlocks();
		const [ child ] = parent?.innerBlocks ?? [];
		const [ top ] = data.select( 'core/block-editor' ).getBlocks() as unknown as Array< { clientId: string } >;
		data.dispatch( 'core/block-editor' ).replaceBlocks(
			[ top?.clientId ],
			blocks.switchToBlockType( child, 'core/details' )
		);
	} );
	const details = editor.canvas.locator( '[data-type="core/details"]' );
	await expect( details ).toContainText( 'A rattling unit' );
	await expect( details ).toContainText( 'Tighten the screws.' );
} );
