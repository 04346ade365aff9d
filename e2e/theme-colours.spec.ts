/** With a theme that colors headings and links, each block's texts stay legible on the block's own backgrounds. */
import { BLOCKS } from './lib/blocks';
import { ofPages } from './lib/page-proofs';
import { skipIfProven } from './lib/proofs';
import { expect, test } from './lib/test';
import { THEMES, illegible } from './lib/theme-colours';

test.describe.configure( { mode: 'parallel' } );

for ( const block of BLOCKS ) {
	test( `colors of a theme: ${ block }`, async ( { page } ) => {
		const address = `/hvac-blocks/gallery/${ block }/?lang=en`;

		skipIfProven( await ofPages( page, [ address ], 'e2e/theme-colours.spec.ts' ), Object.keys( THEMES ).length );
		await page.goto( address );
		await expect( page.locator( '.hvac-gallery__example' ).first() ).toBeVisible();

		for ( const [ name, css ] of Object.entries( THEMES ) ) {
			expect( await illegible( page, css ), `a ${ name } theme` ).toEqual( [] );
		}
	} );
}
