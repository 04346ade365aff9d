/**
 * Emoji in every text, for browsers with and without an emoji font: WordPress' emoji script requests pictures of
 * missing emoji from another host, and changes the text that React hydrates. The site adds an emoji to each text of
 * the plugin, the test adds one to dealers' names.
 */
import type { Page } from '@playwright/test';
import { BLOCKS, isIsland } from '../lib/blocks';
import { ofPages } from '../lib/page-proofs';
import { skipIfProven } from '../lib/proofs';
import { expect, hydrate, requestHeaders, test } from '../lib/test';

const EMOJI = '\u{1FAC8}';
// React re-renders islands. One other block represents the rest: the goldens contain what keeps the script off each
// block.
const blocks = [ ...BLOCKS.filter( isIsland ), 'topic-card' ];
// From the examples and the demo site, and a word of a question; in both HTML and JSON.
const WORDS =
	/\b(Lantern|Northside|North Star|Blue Door|Juniper|Meadow|Mistlevane|Thistlebeck|Copperline|Bramwick|often)(?= )/g;

async function inItsWords( page: Page, address: string | RegExp ): Promise< void > {
	await page.route( address, async ( route ) => {
		const answer = await route.fetch();

		await route.fulfill( {
			response: answer,
			body: ( await answer.text() ).replace( WORDS, `$1 ${ EMOJI }` ),
		} );
	} );
}

for ( const hasEmoji of [ false, true ] ) {
	const browser = hasEmoji ? 'with a font for every emoji' : 'without a font for every emoji';

	test.describe( `emoji stay text ${ browser }`, () => {
		test.use( {
			hasEmoji,
			extraHTTPHeaders: { ...requestHeaders( {}, '198.18.254.1' ), 'X-Test-Emoji': '1' },
		} );

		// With the font, WordPress' script does nothing on any of them.
		for ( const block of hasEmoji ? blocks.slice( 0, 1 ) : blocks ) {
			test( `emoji ${ browser }: ${ block }`, async ( { page } ) => {
				const address = `/hvac-blocks/gallery/${ block }/`;

				skipIfProven( await ofPages( page, [ address ], 'e2e/journeys/emoji.spec.ts' ), 1 );
				await inItsWords( page, /\/gallery\// );
				await page.goto( address );
				await hydrate( page );

				// WordPress' script is kept away only from what React renders; elsewhere it has done its work.
				const isWorking = ! hasEmoji && ( await page.locator( '[data-hvac]' ).count() ) === 0;
				await page.waitForFunction(
					( expected ) => expected === 'emoji' in ( ( window as { wp?: object } ).wp ?? {} ),
					isWorking
				);
				await expect( page.locator( 'img.emoji' ) ).toHaveCount( 0 );
				// In a text, or in an accessible name.
				expect(
					await page
						.locator( '.wp-exclude-emoji' )
						.evaluateAll(
							( shown, emoji ) => shown.some( ( { outerHTML } ) => outerHTML.includes( emoji ) ),
							EMOJI
						)
				).toBe( true );
			} );
		}

		test( 'in dealers that come later', async ( { page } ) => {
			const later = page.getByRole( 'article' ).filter( { hasText: EMOJI } ).first();

			await inItsWords( page, /\/hvac-blocks\/v1\/dealers/ );
			await page.goto( '/residential/en/dealer-locator/?zipcode=10001' );
			await hydrate( page );
			await page.getByRole( 'textbox', { name: /ZIP/ } ).first().fill( '75024' );
			await page.keyboard.press( 'Enter' );
			await expect( later ).toBeVisible();
			await page.getByRole( 'radio', { name: 'Map' } ).check();
			await expect( page.locator( '.leaflet-container' ) ).toBeVisible();
			await page.getByRole( 'radio', { name: 'List' } ).check();
			await expect( later ).toBeVisible();
			await expect( page.locator( 'img.emoji' ) ).toHaveCount( 0 );
		} );
	} );
}
