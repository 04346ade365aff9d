/** The gallery itself, as a designer uses it: all blocks at a glance, and one block's options. */
import { readdirSync } from 'node:fs';
import { violations } from './lib/axe';
import { expect, layoutShift, overflow, test } from './lib/test';

const GALLERY = '/hvac-blocks/gallery/';
const blocks = readdirSync( 'plugin/blocks' ).filter( ( name ) => ! name.startsWith( '_' ) );

for ( const width of [ 390, 1280 ] ) {
	test( `every block as a picture of itself, ${ width } wide`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( GALLERY );

		const cards = page.locator( '.hvac-gallery-index__block' );
		await expect( cards ).toHaveCount( blocks.length );
		const pictures = page.locator( '.hvac-gallery-index__page' );
		// The block for search engines has no visible output.
		await expect( pictures ).toHaveCount( blocks.length - 1 );
		for ( const picture of await pictures.all() ) {
			const [ frame, image ] = await Promise.all( [
				picture.locator( '..' ).boundingBox(),
				picture.boundingBox(),
			] );
			const [ wide, high ] = [
				( image?.width ?? 0 ) / ( frame?.width ?? 1 ),
				( image?.height ?? 0 ) / ( frame?.height ?? 1 ),
			];

			expect( wide ).toBeLessThanOrEqual( 1 );
			expect( wide ).toBeGreaterThan( 0.4 );
			expect( high ).toBeGreaterThan( 0.97 );
		}

		expect( await violations( page, 'main' ) ).toEqual( [] );
		expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		// A thumbnail is not an active block.
		await expect( page.locator( '[data-hvac-ready]' ) ).toHaveCount( 0 );
	} );
}

test( 'from a picture to the examples, in another language, width and palette, without JavaScript', async ( {
	page,
	watched,
} ) => {
	// The browser reports each script that the sandbox blocks.
	watched.allow( 'sandboxed' );
	await page.goto( GALLERY );
	await page.getByRole( 'link', { name: 'ZIP form', exact: true } ).click();
	await expect( page.getByRole( 'heading', { name: 'ZIP form', level: 1 } ) ).toBeVisible();

	const choose = ( name: string ) =>
		page.getByRole( 'navigation', { name: 'Display options' } ).getByRole( 'link', { name, exact: true } ).click();
	const examples = page.frameLocator( '.hvac-gallery__frame' );

	await choose( 'ES' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', /^es/ );
	await choose( '390' );
	await expect( examples.getByRole( 'button', { name: 'Buscar distribuidores' } ).first() ).toBeVisible();
	expect( await examples.locator( 'html' ).evaluate( () => window.innerWidth ) ).toBe( 390 );

	await choose( 'Evening' );
	await expect( examples.locator( 'body' ) ).toHaveCSS( 'background-color', 'rgb(27, 27, 27)' );

	await choose( 'Off' );
	const form = examples.locator( '.hvac-zip-form' ).first();
	await form.getByRole( 'button' ).hover();
	await expect( form ).not.toHaveAttribute( 'data-hvac-ready' );
	await expect( page ).toHaveURL( /lang=es&width=390&palette=evening&scripts=off$/ );
} );
