/** Product categories as cards in a row: it scrolls until it is touched, then slides. */
import type { Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { expect, hydrate, movements, overflow, test } from '../lib/test';

const items = [ 'air-conditioners', 'furnaces', 'heat-pumps', 'air-handlers', 'coils' ]
	.map( ( category ) => `<!-- wp:hvac-blocks/product-selector-item {"category":"${ category }"} /-->` )
	.join( '' );
const CAROUSEL = `<!-- wp:hvac-blocks/product-selector-carousel {"align":"wide"} -->${ items }<!-- /wp:hvac-blocks/product-selector-carousel -->`;

const row = ( page: Page ) => page.locator( '.hvac-product-selector-carousel .hvac-slider__row' );
const slide = ( page: Page, number: number ) => page.getByRole( 'group', { name: `${ number } of 5`, exact: true } );

test( 'the arrows slide the cards, and what is out of view takes no focus', async ( { page, make } ) => {
	const made = await make( CAROUSEL );

	await page.setViewportSize( { width: 1280, height: 1400 } );
	await page.goto( made.link );
	await expect( slide( page, 1 ) ).toContainText( 'Air conditioners' );
	await expect( slide( page, 1 ).getByRole( 'link' ) ).toHaveText( 'View all air conditioners' );

	await page.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( row( page ) ).toHaveAttribute( 'data-ready' );
	await expect( slide( page, 2 ) ).toBeInViewport( { ratio: 0.9 } );
	await expect( slide( page, 4 ) ).toBeInViewport( { ratio: 0.9 } );
	await expect( page.locator( '.hvac-slider__slide' ).first() ).toHaveAttribute( 'inert' );
	await expect( page.locator( '.hvac-product-selector-carousel [aria-live]' ) ).toHaveText( '2 to 4 of 5' );

	await page.getByRole( 'button', { name: 'Next slide' } ).press( 'ArrowLeft' );
	await expect( slide( page, 1 ) ).toBeInViewport( { ratio: 0.9 } );
	expect( await violations( page, '.hvac-product-selector-carousel' ) ).toEqual( [] );
} );

test( 'nothing moves when it wakes, however slow the processor is, and no page is wider than its window', async ( {
	page,
	make,
} ) => {
	const made = await make( CAROUSEL );
	const session = await page.context().newCDPSession( page );

	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	for ( const width of [ 390, 768, 1280 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await page.goto( made.link );
		const before = await row( page ).boundingBox();
		await hydrate( page );
		await expect( row( page ) ).toHaveAttribute( 'data-ready' );
		expect( ( await row( page ).boundingBox() )?.height ).toBeCloseTo( before?.height ?? 0, 0 );
		expect( await movements( page ) ).toEqual( [] );
		expect( await overflow( page ) ).toBe( 0 );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the row scrolls, in the words of the page', async ( { page, make } ) => {
		const made = await make( CAROUSEL, '/residential/fr/' );

		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( made.link );
		await page.getByRole( 'heading', { name: 'Climatiseurs' } ).scrollIntoViewIfNeeded();
		await expect( page.getByRole( 'heading', { name: 'Climatiseurs' } ) ).toBeInViewport();
		await page.getByRole( 'heading', { name: 'Serpentins' } ).scrollIntoViewIfNeeded();
		await expect( page.getByRole( 'heading', { name: 'Serpentins' } ) ).toBeInViewport();
		await expect( page.getByRole( 'link', { name: 'Voir tous les serpentins' } ) ).toHaveCount( 1 );
		await expect( page.getByRole( 'button' ).and( page.locator( '.hvac-slider__button' ) ) ).toHaveCount( 0 );
	} );
} );
