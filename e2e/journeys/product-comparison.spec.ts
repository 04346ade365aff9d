/** A homeowner compares products: by mouse, by keyboard, on a phone, on paper, and without a script. */
import type { Page } from '@playwright/test';
import { makePage, removePage, siteAdministrator, type MadePage } from '../lib/content';
import { expect, hydrate, movements, test } from '../lib/test';

const PHONE = { width: 390, height: 844 };
const SAMPLES: Array< [ type: number, name: string ] > = [
	[ 1, 'ac-1' ],
	[ 1, 'ac-2' ],
	[ 1, 'ac-3' ],
	[ 2, 'hp-1' ],
	[ 2, 'hp-2' ],
	[ 3, 'furnace-1' ],
	[ 3, 'furnace-2' ],
];
const BLOCK = [
	'<!-- wp:hvac-blocks/product-comparison -->',
	...SAMPLES.map(
		( [ type, sample ] ) =>
			`<!-- wp:hvac-blocks/comparison-product ${ JSON.stringify( { product_type: String( type ), sample } ) } /-->`
	),
	'<!-- /wp:hvac-blocks/product-comparison -->',
	'<!-- wp:paragraph --><p>What stands below.</p><!-- /wp:paragraph -->',
].join( '' );

const made = {} as Record< 'en' | 'fr', MadePage >;

test.beforeAll( async ( { baseURL } ) => {
	const utils = await siteAdministrator( baseURL ?? '' );

	made.en = await makePage( utils, '/residential/en/', BLOCK );
	made.fr = await makePage( utils, '/residential/fr/', BLOCK );
} );

test.afterAll( async ( { baseURL } ) => {
	const utils = await siteAdministrator( baseURL ?? '' );
	await Promise.all( Object.values( made ).map( ( page ) => removePage( utils, page ) ) );
} );

const tab = ( page: Page, name: string ) => page.getByRole( 'tab', { name } );
const table = ( page: Page, name: string ) => page.getByRole( 'table', { name } );
const island = ( page: Page ) => page.locator( '.hvac-product-comparison' );

test( 'no script but the loader before a touch; the first press on a tab counts, and nothing moves by itself', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) =>
		scripts.push( ...( /\/build\/(modules\/.+\.js)/.exec( request.url() )?.slice( 1 ) ?? [] ) )
	);

	const session = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	await page.goto( made.en.link );
	expect( scripts ).toEqual( [ 'modules/loader.js' ] );
	await expect( table( page, 'Air Conditioner' ) ).toBeVisible();

	await hydrate( page );
	expect( await movements( page ) ).toEqual( [] );

	await page.reload();
	await tab( page, 'Heat Pump' ).click();
	await expect( table( page, 'Heat Pump' ) ).toBeVisible();
	await expect( table( page, 'Air Conditioner' ) ).toBeHidden();
	await expect( island( page ) ).toHaveAttribute( 'data-hvac-ready' );
} );

test( 'the tabs answer to the keys of the pattern', async ( { page } ) => {
	await page.goto( made.en.link );
	await hydrate( page );
	await tab( page, 'Air Conditioner' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( tab( page, 'Heat Pump' ) ).toBeFocused();
	await expect( tab( page, 'Heat Pump' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( table( page, 'Heat Pump' ) ).toBeVisible();
	await page.keyboard.press( 'End' );
	await expect( tab( page, 'Furnace' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( tab( page, 'Air Conditioner' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( tab( page, 'Furnace' ) ).toBeFocused();
	await page.keyboard.press( 'Home' );
	await expect( tab( page, 'Air Conditioner' ) ).toBeFocused();

	// All tabs are one focus stop; then the rest of the block.
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'checkbox', { name: 'Show only differences' } ) ).toBeFocused();
} );

test( 'a table has a caption, row and column headers; what differs alone can be shown', async ( { page } ) => {
	await page.goto( made.en.link );

	const conditioners = table( page, 'Air Conditioner' );
	await expect( conditioners.getByRole( 'columnheader' ) ).toHaveText( [ 'Harbor 14', 'Ridge 17', 'Summit 20' ] );
	await expect( conditioners.getByRole( 'row', { name: /^Installation cost/ } ) ).toContainText( '$5,400' );
	await expect( conditioners.getByRole( 'rowheader', { name: 'ENERGY STAR qualified' } ) ).toBeVisible();
	await expect( conditioners.getByRole( 'rowheader', { name: 'Fuel type' } ) ).toHaveCount( 0 );

	await tab( page, 'Furnace' ).click();
	const furnaces = table( page, 'Furnace' );
	await expect( furnaces.getByRole( 'rowheader', { name: 'Fuel type' } ) ).toBeVisible();
	await page.getByRole( 'checkbox', { name: 'Show only differences' } ).check();
	await expect( furnaces.getByRole( 'rowheader', { name: 'Fuel type' } ) ).toBeHidden();
	await expect( furnaces.getByRole( 'rowheader', { name: 'Installation cost' } ) ).toBeHidden();
	await expect( furnaces.getByRole( 'rowheader', { name: 'Stages' } ) ).toBeVisible();
	await page.getByRole( 'checkbox', { name: 'Show only differences' } ).uncheck();
	await expect( furnaces.getByRole( 'rowheader', { name: 'Fuel type' } ) ).toBeVisible();
} );

test( 'on a desk the panels open in the page, one beside the other, and close again', async ( { page } ) => {
	await page.goto( made.en.link );

	const costs = page.getByRole( 'button', { name: 'Installation costs' } );
	const included = page.getByRole( 'button', { name: 'What’s included' } );
	const dialog = ( name: string ) => page.getByRole( 'dialog', { name } );

	await costs.click();
	await expect( costs ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( dialog( 'Installation costs' ) ).toContainText( '$3,000 to $10,000' );
	expect( await dialog( 'Installation costs' ).evaluate( ( element ) => element.matches( ':modal' ) ) ).toBe( false );
	await included.click();
	await expect( dialog( 'What’s included' ) ).toBeVisible();
	await expect( dialog( 'Installation costs' ) ).toBeVisible();

	await costs.click();
	await expect( dialog( 'Installation costs' ) ).toBeHidden();
	await dialog( 'What’s included' ).getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog( 'What’s included' ) ).toBeHidden();
	await expect( included ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( included ).toBeFocused();
	await included.click();
	await expect( dialog( 'What’s included' ) ).toBeVisible();
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: PHONE } );

	test( 'a list chooses the type, and two products stand under the name of each row', async ( { page } ) => {
		await page.goto( made.fr.link );
		await expect( page.getByRole( 'tablist' ) ).toBeHidden();
		await page.getByRole( 'combobox', { name: 'Type de produit' } ).selectOption( { label: 'Thermopompe' } );
		const pumps = table( page, 'Thermopompe' );
		await expect( pumps ).toBeVisible();
		await expect( table( page, 'Climatiseur' ) ).toBeHidden();

		const box = ( text: string ) =>
			pumps
				.getByText( text, { exact: true } )
				.first()
				.evaluate( ( element ) => element.getBoundingClientRect().toJSON() as DOMRect );
		const [ first, second, name, value ] = [
			await box( 'Harbor 15' ),
			await box( 'Ridge 17' ),
			await box( 'Niveau sonore' ),
			await box( 'À partir de 75 dB' ),
		];
		expect( second.x + second.width ).toBeLessThanOrEqual( PHONE.width );
		expect( second.y ).toBe( first.y );
		expect( name.x ).toBeGreaterThanOrEqual( 0 );
		// The name is in the upper part of the cell, above the product's value.
		expect( name.y ).toBeGreaterThan( value.y );
		expect( name.y + name.height ).toBeLessThan( value.y + value.height - 16 );
	} );

	test( 'any two products are chosen, stand beside each other, and change places', async ( { page } ) => {
		await page.goto( made.en.link );
		const conditioners = table( page, 'Air Conditioner' );
		const heads = conditioners.locator( 'th[scope="col"]:visible' );
		const one = page.getByRole( 'combobox', { name: 'First product' } );
		const other = page.getByRole( 'combobox', { name: 'Second product' } );

		await expect( heads ).toHaveText( [ 'Harbor 14', 'Ridge 17' ] );
		await one.focus();
		await one.selectOption( 'Summit 20' );
		await expect( heads ).toHaveText( [ 'Summit 20', 'Ridge 17' ] );
		await expect( conditioners.getByRole( 'row', { name: /^Stages/ } ) ).toHaveText( /Variable.*Two-stage/ );

		// Two products differ in fewer rows than all three.
		await page.getByRole( 'checkbox', { name: 'Show only differences' } ).check();
		await expect( conditioners.getByRole( 'rowheader', { name: 'Energy savings' } ) ).toBeHidden();
		await expect( conditioners.getByRole( 'rowheader', { name: 'Stages' } ) ).toBeVisible();

		await other.selectOption( 'Summit 20' );
		await expect( heads ).toHaveText( [ 'Ridge 17', 'Summit 20' ] );
		await expect( one ).toHaveValue( '1' );
	} );

	test( 'the names of the products stay while the page is scrolled', async ( { page } ) => {
		await page.goto( made.en.link );
		await page.getByText( 'ENERGY STAR qualified' ).first().scrollIntoViewIfNeeded();
		await page.evaluate( () =>
			document
				.querySelector( '.hvac-comparison-table__cell:last-child' )
				?.scrollIntoView( { block: 'start', behavior: 'instant' } )
		);
		await page.mouse.wheel( 0, 200 );
		await expect( table( page, 'Air Conditioner' ).getByText( 'Harbor 14' ) ).toBeInViewport( { ratio: 1 } );
	} );

	test( 'a panel covers the page, is closed by Escape, and gives the focus back', async ( { page } ) => {
		await page.goto( made.en.link );
		const costs = page.getByRole( 'button', { name: 'Installation costs' } );
		const dialog = page.getByRole( 'dialog', { name: 'Installation costs' } );

		await costs.click();
		await expect( dialog ).toBeVisible();
		expect( await dialog.evaluate( ( element ) => element.matches( ':modal' ) ) ).toBe( true );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( costs ).toBeFocused();
		await expect( costs ).toHaveAttribute( 'aria-expanded', 'false' );
	} );
} );

test( 'a choice that was made while the script was on its way stays', async ( { page } ) => {
	let letGo = () => {};
	const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );

	await page.setViewportSize( PHONE );
	await page.route( '**/build/modules/island/product-comparison.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( made.en.link );
	await page.getByRole( 'combobox', { name: 'Product type' } ).selectOption( { label: 'Furnace' } );
	letGo();
	await expect( table( page, 'Furnace' ) ).toBeVisible();
	await expect( table( page, 'Air Conditioner' ) ).toBeHidden();
	await expect( page.getByRole( 'combobox', { name: 'Product type' } ) ).toHaveValue( '2' );
} );

test( 'a printed page has all tables, under their names', async ( { page } ) => {
	await page.goto( made.en.link );
	await page.emulateMedia( { media: 'print' } );
	for ( const name of [ 'Air Conditioner', 'Heat Pump', 'Furnace' ] ) {
		await expect( table( page, name ) ).toBeVisible();
		expect( ( await page.locator( 'caption' ).filter( { hasText: name } ).boundingBox() )?.height ).toBeGreaterThan(
			10
		);
	}
	await expect( page.getByRole( 'tablist' ) ).toBeHidden();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test.describe( 'on a phone', () => {
		test.use( { viewport: PHONE } );

		test( 'a row keeps its name while its products are moved, and the page is no wider than the phone', async ( {
			page,
		} ) => {
			await page.goto( made.en.link );
			const scroller = page.getByRole( 'region', { name: 'Air Conditioner' } );
			const name = scroller.getByText( 'Noise level' );
			const before = await name.boundingBox();

			await expect( async () => {
				// The table grows while its font loads.
				await scroller.evaluate( ( element ) => {
					element.scrollIntoView( { behavior: 'instant' } );
					element.scrollTo( { left: element.scrollWidth, behavior: 'instant' } );
				} );
				await expect( scroller.getByRole( 'columnheader', { name: 'Summit 20' } ) ).toBeInViewport( {
					ratio: 0.95,
					timeout: 1000,
				} );
			} ).toPass();
			expect( ( await name.boundingBox() )?.x ).toBe( before?.x );
			expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( PHONE.width );
		} );
	} );

	test( 'all tables stand under another, and what they do not say, too', async ( { page } ) => {
		await page.goto( made.en.link );
		for ( const name of [ 'Air Conditioner', 'Heat Pump', 'Furnace' ] ) {
			await expect( table( page, name ) ).toBeVisible();
			await expect( page.locator( 'caption' ).filter( { hasText: name } ) ).toBeVisible();
		}
		await expect( page.getByRole( 'tablist' ) ).toBeHidden();
		await expect( page.getByText( '$3,000 to $10,000' ) ).toBeVisible();

		await page.getByLabel( 'Show only differences' ).check();
		await expect( table( page, 'Furnace' ).getByRole( 'rowheader', { name: 'Fuel type' } ) ).toBeHidden();
	} );
} );

test( 'the page tells search engines of the products whose price it shows', async ( { page } ) => {
	await page.goto( made.en.link );
	const nodes = await page
		.locator( 'script[type="application/ld+json"]' )
		.evaluateAll( ( scripts ) =>
			scripts.flatMap( ( { textContent } ) => JSON.parse( textContent ?? '{}' )[ '@graph' ] ?? [] )
		);
	const products = nodes.filter( ( node: Record< string, unknown > ) => node[ '@type' ] === 'Product' );

	expect( products.map( ( { name }: { name: string } ) => name ) ).toEqual( [
		'Harbor 14',
		'Harbor 15',
		'Harbor 80',
		'Ridge 90',
	] );
	expect( products[ 0 ].offers ).toMatchObject( { '@type': 'Offer', price: 5400, priceCurrency: 'USD' } );
} );
