/** A homeowner chooses a product category: by mouse, keyboard, and address; without a script all panels are shown. */
import type { Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { expect, movements, overflow, test } from '../lib/test';

const CATEGORIES = [
	'air-conditioners',
	'furnaces',
	'heat-pumps',
	'air-handlers',
	'indoor-air-quality',
	'coils',
	'packaged-systems',
];

const items = CATEGORIES.map(
	( category ) => `<!-- wp:hvac-blocks/product-selector-item {"category":"${ category }"} /-->`
).join( '' );
const SELECTOR = `<!-- wp:hvac-blocks/product-selector -->${ items }<!-- /wp:hvac-blocks/product-selector -->`;
const PAGE = `<!-- wp:paragraph --><p>Before it, <a href="#product-coils">coils</a>.</p><!-- /wp:paragraph -->${ SELECTOR }<!-- wp:paragraph --><p>What follows.</p><!-- /wp:paragraph -->`;

const tab = ( page: Page, name: string ) => page.getByRole( 'tab', { name, exact: true } );
const panel = ( page: Page, name: string ) => page.getByRole( 'tabpanel', { name, exact: true } );

/** The position of the content below the selector: it moves if a panel has another height. */
const follows = async ( page: Page ): Promise< number > =>
	page.getByText( 'What follows.' ).evaluate( ( element ) => ( element as HTMLElement ).offsetTop );

async function expectChosen( page: Page, name: string ) {
	await expect( page.getByRole( 'tab', { selected: true } ) ).toHaveAccessibleName( name );
	await expect( panel( page, name ) ).toBeVisible();
	await expect( page.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
}

test( 'a click shows the category in the same place, and the browser’s Back returns to the one before', async ( {
	page,
	make,
} ) => {
	const made = await make( PAGE );

	await page.goto( made.link );
	await expectChosen( page, 'Air conditioners' );
	const place = await follows( page );

	await tab( page, 'Heat pumps' ).click();
	await expectChosen( page, 'Heat pumps' );
	await expect( page ).toHaveURL( /#product-heat-pumps$/ );
	expect( await follows( page ) ).toBe( place );
	await expect( panel( page, 'Heat pumps' ).getByRole( 'heading', { level: 3 } ) ).toHaveText( 'Heat pumps' );
	await expect( panel( page, 'Heat pumps' ).getByRole( 'listitem' ) ).toHaveCount( 3 );
	await expect( page.getByRole( 'link', { name: /^View all/ } ) ).toHaveText( 'View all heat pumps' );
	await expect( page.getByRole( 'link', { name: /^View all/ } ) ).toHaveAttribute(
		'href',
		/\/residential\/en\/products\/heat-pumps\/$/
	);

	await tab( page, 'Packaged systems' ).click();
	await expectChosen( page, 'Packaged systems' );
	await expect( page.getByRole( 'link', { name: 'View all packaged systems' } ) ).toHaveAttribute(
		'href',
		/\/residential\/en\/products\/packaged-systems\/$/
	);

	await page.goBack();
	await expectChosen( page, 'Heat pumps' );
	await page.goBack();
	await expectChosen( page, 'Air conditioners' );
	await expect( page ).toHaveURL( made.link );
	await page.goForward();
	await expectChosen( page, 'Heat pumps' );
	expect( await follows( page ) ).toBe( place );
	expect( await movements( page ) ).toEqual( [] );
	expect( await violations( page, '.hvac-product-selector' ) ).toEqual( [] );
} );

test( 'the keys of a tab list choose, and one step back leads over them', async ( { page, make } ) => {
	const made = await make( PAGE );

	await page.goto( made.link );
	await page.getByRole( 'link', { name: 'coils', exact: true } ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( tab( page, 'Air conditioners' ) ).toBeFocused();
	await expect( page.locator( '.hvac-product-selector' ) ).toHaveAttribute( 'data-hvac-ready' );

	for ( const [ key, name ] of [
		[ 'ArrowRight', 'Furnaces' ],
		[ 'End', 'Packaged systems' ],
		[ 'ArrowRight', 'Air conditioners' ],
		[ 'ArrowLeft', 'Packaged systems' ],
		[ 'Home', 'Air conditioners' ],
		[ 'ArrowRight', 'Furnaces' ],
	] as const ) {
		await page.keyboard.press( key );
		await expect( tab( page, name ) ).toBeFocused();
		await expectChosen( page, name );
	}

	await page.keyboard.press( 'Tab' );
	await expect( panel( page, 'Furnaces' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'link', { name: 'View all furnaces' } ) ).toBeFocused();

	await page.goBack();
	await expectChosen( page, 'Air conditioners' );
	await expect( page ).toHaveURL( made.link );
} );

test( 'an address opens its category before any script of the block is there', async ( { page, make, watched } ) => {
	const made = await make( PAGE );

	watched.allow( 'ERR_FAILED' );
	await page.route( '**/build/modules/**', ( route ) => route.abort() );
	await page.goto( `${ made.link }#product-coils` );
	await expectChosen( page, 'Coils' );
	await expect( tab( page, 'Coils' ) ).toBeInViewport();

	await test.step( 'so does a link in the page', async () => {
		await page.goto( made.link );
		await page.reload();
		await expectChosen( page, 'Air conditioners' );
		await page.getByRole( 'link', { name: 'coils', exact: true } ).click();
		await expectChosen( page, 'Coils' );
		await page.goBack();
		await expectChosen( page, 'Air conditioners' );
	} );

	await test.step( 'what names no category changes nothing', async () => {
		await page.goto( `${ made.link }#"><b>"` );
		await page.reload();
		await expectChosen( page, 'Air conditioners' );
	} );

	expect( await movements( page ) ).toEqual( [] );
} );

test( 'nothing moves when it wakes, however slow the processor is', async ( { page, make } ) => {
	const made = await make( PAGE );
	const session = await page.context().newCDPSession( page );

	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	for ( const [ width, hash ] of [
		[ 1280, '' ],
		[ 1280, '#product-packaged-systems' ],
		[ 390, '' ],
		[ 390, '#product-packaged-systems' ],
	] as const ) {
		await page.setViewportSize( { width, height: 844 } );
		await page.goto( 'about:blank' );
		await page.goto( made.link + hash );
		await page.locator( '.hvac-product-selector__choices' ).scrollIntoViewIfNeeded();
		const place = await follows( page );
		// Not a visitor's input, which would excuse a layout shift.
		await page.locator( '.hvac-product-selector' ).dispatchEvent( 'pointerover' );
		await expect( page.locator( '.hvac-product-selector' ) ).toHaveAttribute( 'data-hvac-ready' );
		await expectChosen( page, hash ? 'Packaged systems' : 'Air conditioners' );
		expect( await follows( page ) ).toBe( place );
		expect( await movements( page ) ).toEqual( [] );
	}
} );

test( 'on a phone the choices are a row of 2.3, on a tablet of 3', async ( { page, make } ) => {
	const made = await make( PAGE );
	/** How many choices fit into the row; the gaps take the remaining space. */
	const inView = () =>
		page.locator( '.hvac-product-selector .hvac-slider__row' ).evaluate( ( row ) => {
			const [ first, second ] = [ ...row.querySelectorAll( '[role=tab]' ) ].map( ( choice ) =>
				choice.getBoundingClientRect()
			);
			const { paddingLeft, paddingRight } = getComputedStyle( row );
			const room = row.clientWidth - parseFloat( paddingLeft ) - parseFloat( paddingRight );
			const gap = ( second?.left ?? 0 ) - ( first?.right ?? 0 );

			return Number( ( ( room + gap ) / ( ( first?.width ?? 0 ) + gap ) ).toFixed( 2 ) );
		} );

	for ( const [ width, number ] of [
		[ 390, 2.3 ],
		[ 499, 2.3 ],
		[ 500, 3 ],
		[ 999, 3 ],
	] as const ) {
		await page.setViewportSize( { width, height: 844 } );
		await page.goto( made.link );
		await page
			.locator( '.hvac-product-selector .hvac-slider__row' )
			.evaluate( ( element ) => element.scrollIntoView( { block: 'center' } ) );
		expect( await inView() ).toBeCloseTo( number, 1 );
		expect( await overflow( page ) ).toBe( 0 );
	}

	await test.step( 'the chosen one is brought into view', async () => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( 'about:blank' );
		await page.goto( `${ made.link }#product-packaged-systems` );
		// The browser scrolls to the panel, which may cut off the tabs above it.
		await expect( tab( page, 'Packaged systems' ) ).toBeInViewport( { ratio: 0.7 } );
		await tab( page, 'Packaged systems' ).focus();
		await page.keyboard.press( 'Home' );
		await expect( tab( page, 'Air conditioners' ) ).toBeInViewport( { ratio: 0.9 } );
	} );

	await test.step( 'the arrows move it by two, and it goes no further than its end', async () => {
		const arrow = ( name: string ) => page.getByRole( 'button', { name, exact: true } );
		const count = page.locator( '.hvac-product-selector .hvac-slider__count' );

		await page.goto( made.link );
		await expect( count ).toHaveText( '1 of 7' );
		await expect( arrow( 'Previous slide' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await arrow( 'Next slide' ).click();
		await expect( count ).toHaveText( '3 of 7' );
		await expect( tab( page, 'Heat pumps' ) ).toBeInViewport( { ratio: 0.9 } );
		await expect( tab( page, 'Furnaces' ) ).not.toBeInViewport( { ratio: 0.1 } );
		await arrow( 'Next slide' ).click();
		await expect( count ).toHaveText( '5 of 7' );
		await arrow( 'Next slide' ).click();
		await expect( arrow( 'Next slide' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( tab( page, 'Packaged systems' ) ).toBeInViewport( { ratio: 0.9 } );
		await expectChosen( page, 'Air conditioners' );

		for ( const text of [ '5 of 7', '3 of 7', '1 of 7' ] ) {
			await arrow( 'Previous slide' ).click();
			await expect( count ).toHaveText( text );
		}
		await expect( page.getByRole( 'tab' ) ).toHaveCount( 7 );
	} );

	await test.step( 'from 1000 pixels on they are all in view', async () => {
		await page.setViewportSize( { width: 1000, height: 1200 } );
		await page.goto( made.link );
		await expect( tab( page, 'Packaged systems' ) ).toBeInViewport( { ratio: 1 } );
		await expect( page.getByRole( 'button', { name: 'Next slide' } ) ).toBeHidden();
	} );
} );

test( 'Spanish and French pages have their own words, with the number of models and the page that lists them', async ( {
	page,
	make,
} ) => {
	const words = {
		es: [ 'Aires acondicionados', 'Bombas de calor', '3 modelos', 'Ver todas las bombas de calor' ],
		fr: [ 'Climatiseurs', 'Thermopompes', '3 modèles', 'Voir toutes les thermopompes' ],
	} as const;

	for ( const language of [ 'es', 'fr' ] as const ) {
		const [ first, third, models, all ] = words[ language ];
		const made = await make( PAGE, `/residential/${ language }/` );

		await page.goto( made.link );
		await expectChosen( page, first );
		await tab( page, third ).click();
		await expectChosen( page, third );
		await expect( page ).toHaveURL( /#product-heat-pumps$/ );
		await expect( panel( page, third ).getByText( models ) ).toBeVisible();
		await panel( page, third ).getByRole( 'link', { name: all } ).click();
		await expect( page.locator( '.hvac-product-grid .hvac-card' ) ).toHaveCount( 3 );
	}

	const own = await make(
		SELECTOR.replace( '"category":"coils"', '"category":"coils","viewAll":"Los serpentines"' ),
		'/residential/es/'
	);
	await page.goto( `${ own.link }#product-coils` );
	await expect( page.getByRole( 'link', { name: 'Los serpentines' } ) ).toHaveAttribute(
		'href',
		/\/residential\/es\/products\/coils\/$/
	);
} );

test( 'printed, all categories stand one below the other', async ( { page, make } ) => {
	const made = await make( PAGE );

	await page.goto( made.link );
	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByRole( 'tablist' ) ).toBeHidden();
	for ( const category of CATEGORIES ) {
		await expect( page.locator( `#product-${ category }` ) ).toBeVisible();
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'all categories stand one below the other', async ( { page, make } ) => {
		const made = await make( PAGE );

		await page.goto( made.link );
		await expect( page.getByRole( 'tablist' ) ).toBeHidden();
		const tops: number[] = [];
		for ( const category of CATEGORIES ) {
			const one = page.locator( `#product-${ category }` );
			await expect( one ).toBeVisible();
			tops.push( ( await one.boundingBox() )?.y ?? 0 );
		}
		expect( [ ...tops ].sort( ( a, b ) => a - b ) ).toEqual( tops );
		expect( new Set( tops ).size ).toBe( CATEGORIES.length );
	} );
} );
