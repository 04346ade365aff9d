/** What an editor does with any block. */
import type { Page } from '@playwright/test';
import { expect } from '@wordpress/e2e-test-utils-playwright';

/** Finds a block or a variation of it in the inserter by its title, waits for its preview, and inserts it. */
export async function insertBlock( page: Page, title: string, part: string ): Promise< void > {
	const toggle = page.getByRole( 'button', { name: 'Block Inserter', exact: true } );
	// WordPress has blocks of the same title.
	const option = page.locator( '[class*="editor-block-list-item-hvac-blocks-"]' ).filter( {
		has: page.getByText( title, { exact: true } ),
	} );
	const preview = page.locator( '.block-editor-inserter__preview-container' ).frameLocator( 'iframe' ).first();

	await toggle.click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( title );
	// The list is filtered a moment after the last letter, and a list that is drawn again forgets the pointer over it.
	await expect( async () => {
		await page.mouse.move( 0, 0 );
		await option.first().hover();
		await expect( preview.locator( part ).first() ).toBeVisible( { timeout: 5_000 } );
		// Without a limit a title that is not there would be looked for until the test ends.
	} ).toPass( { timeout: 60_000 } );
	await option.first().click();
	await toggle.click();
}

export async function savePage( page: Page ): Promise< void > {
	// The message of a save before this one may still be there.
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

/** Chooses another level for the selected block's heading than it has. */
export async function setOtherLevel( page: Page ): Promise< void > {
	// A toolbar hides while its block is typed into, until the pointer moves.
	await page.mouse.move( 50, 50 );
	await page.mouse.move( 75, 75 );
	await page.getByRole( 'button', { name: 'Change level' } ).click();
	await page.locator( '[role="menuitemradio"][aria-checked="false"]' ).first().click();
}
