/** Editor actions for any block. */
import type { Page } from '@playwright/test';
import { expect } from '@wordpress/e2e-test-utils-playwright';

/** Finds a block or variation in the inserter by title, waits for its preview, and inserts it. */
export async function insertBlock( page: Page, title: string, part: string ): Promise< void > {
	const toggle = page.getByRole( 'button', { name: 'Block Inserter', exact: true } );
	// Not the list of all blocks, which goes once the search is over. WordPress has blocks with the same title.
	const results = page.getByRole( 'listbox', { name: 'Blocks', exact: true } );
	const option = results.locator( '[class*="editor-block-list-item-hvac-blocks-"]' ).filter( {
		has: page.getByText( title, { exact: true } ),
	} );
	const preview = page.locator( '.block-editor-inserter__preview-container' ).frameLocator( 'iframe' ).first();

	await toggle.click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( title );
	await expect( option ).not.toHaveCount( 0 );
	// Re-rendering the list loses the hover state.
	await expect( async () => {
		await page.mouse.move( 0, 0 );
		await option.first().hover();
		await expect( preview.locator( part ).first() ).toBeVisible( { timeout: 5_000 } );
		// Without a limit, a missing title would be searched for until the test ends.
	} ).toPass( { timeout: 60_000 } );
	await option.first().click();
	await toggle.click();
}

export async function savePage( page: Page ): Promise< void > {
	// The message of a previous save may still be visible.
	const saved = page.waitForResponse(
		( response ) =>
			response.request().method() === 'POST' &&
			/wp\/v2\/pages\/\d+(\?|&|$)/.test( decodeURIComponent( response.url() ) )
	);

	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await saved;
	await expect( page.getByTestId( 'snackbar' ).filter( { hasText: 'Page updated.' } ) ).toBeVisible();
}

/** Sets the selected block's heading to a different level. */
export async function setOtherLevel( page: Page ): Promise< void > {
	// A toolbar is hidden while its block is typed into, until the pointer moves.
	await page.mouse.move( 50, 50 );
	await page.mouse.move( 75, 75 );
	await page.getByRole( 'button', { name: 'Change level' } ).click();
	await page.locator( '[role="menuitemradio"][aria-checked="false"]' ).first().click();
}
