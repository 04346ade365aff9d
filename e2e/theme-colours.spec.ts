/** With a theme that colors headings and links, each block's texts stay legible on the block's own backgrounds. */
import { BLOCKS } from './lib/blocks';
import { BEFORE, ofGallery, proof } from './lib/proofs';
import { expect, test } from './lib/test';
import { THEMES, illegible } from './lib/theme-colours';

test.describe.configure( { mode: 'parallel' } );

for ( const block of BLOCKS ) {
	const title = `colors of a theme: ${ block }`;
	const { isKnown, details } = proof(
		title,
		ofGallery( block, 'e2e/theme-colours.spec.ts' ),
		Object.keys( THEMES ).length
	);

	test( title, details, async ( { page } ) => {
		test.skip( isKnown, BEFORE );
		await page.goto( `/hvac-blocks/gallery/${ block }/?lang=en` );
		await expect( page.locator( '.hvac-gallery__example' ).first() ).toBeVisible();

		for ( const [ name, css ] of Object.entries( THEMES ) ) {
			expect( await illegible( page, css ), `a ${ name } theme` ).toEqual( [] );
		}
	} );
}
