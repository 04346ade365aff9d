/** The wizard recommends a system to a homeowner: one question at a time, and nothing is lost on the way. */
import type { Page } from '@playwright/test';
import { AxeOnce, violations } from '../lib/axe';
import { expect, overflow, test } from '../lib/test';

const DIALOG = '<!-- wp:hvac-blocks/recommendation-wizard /-->';
const IN_PAGE = '<!-- wp:hvac-blocks/recommendation-wizard {"mode":"system"} /-->';
const SHEET = '<!-- wp:hvac-blocks/recommendation-wizard {"mode":"bottom"} /-->';
const HERO = '<!-- wp:hvac-blocks/wizard-hero /-->';

const next = ( page: Page ) => page.locator( '.hvac-wizard__next' );
const question = ( page: Page, name: string ) => page.getByRole( 'heading', { name } );
const choose = ( page: Page, name: string ) =>
	page.locator( '.hvac-wizard__label' ).getByText( name, { exact: true } ).click();
const zip = ( page: Page ) => page.getByLabel( 'ZIP or postal code' );

async function answerToZip( page: Page ) {
	await page.getByRole( 'button', { name: 'Larger' } ).click();
	await expect( page.getByText( '1,200-1,500', { exact: true } ) ).toBeVisible();
	await next( page ).click();
	await expect( question( page, 'Step 2 of 5 What’s your outdoor unit?' ) ).toBeFocused();
	await expect( next( page ) ).toBeHidden();
	await choose( page, 'AC Condenser' );
	await next( page ).click();
	await choose( page, 'Furnace' );
	await next( page ).click();
	await expect( next( page ) ).toBeDisabled();
	await choose( page, 'Efficiency' );
	await choose( page, 'Reliability' );
	await next( page ).click();
	await expect( question( page, 'Step 5 of 5 Where is your home?' ) ).toBeFocused();
}

test( 'a phone in the dialog: every step is accessible, and the address has the answers', async ( { page, make } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( ( await make( DIALOG ) ).link );
	await page.getByRole( 'button', { name: 'Find my system' } ).click();
	await expect( page.getByRole( 'dialog', { name: 'System recommender' } ) ).toBeVisible();
	await expect( page.getByText( 'No heat or no cooling?' ) ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );

	await answerToZip( page );
	await expect( next( page ) ).toBeHidden();
	await zip( page ).fill( '75024' );
	await expect( page.getByText( 'Plano, TX' ) ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );

	await next( page ).dblclick();
	await expect( page ).toHaveURL(
		/results\/\?tonnage=2\.5&zipCode=75024&powerType=gas&homeSize=1200-1500&outdoorUnit=ac-condenser&indoorUnit=furnace&buyingFactors=efficiency,reliability$/
	);
	expect( await page.evaluate( () => localStorage.getItem( 'zipcode' ) ) ).toBe( '75024' );

	await page.goBack();
	await page.getByRole( 'button', { name: 'Find my system' } ).click();
	await expect( zip( page ) ).toHaveValue( '75024' );
} );

test.describe( 'every question and state', () => {
	// Another test reads these counts.
	test.use( { settings: { search_report: false } } );

	const axe = new AxeOnce();
	const ANSWERS: Record< string, string[] > = {
		outdoorUnit: [ 'heat-pump' ],
		indoorUnit: [ 'air-handler' ],
		buyingFactors: [ 'lowest-cost', 'eco-friendly' ],
		issues: [ 'humidity', 'loud-noises' ],
	};

	for ( const [ lang, flow, step, address ] of [
		[ 'en', 1, 'Step 1 of 5', 'powerType=heat-pump&homeSize=0-1200&outdoorUnit=heat-pump&indoorUnit=air-handler' ],
		[ 'es', 2, 'Paso 1 de 3', 'homeSize=0-1200&buyingFactors=lowest-cost,eco-friendly' ],
		[ 'fr', 3, 'Étape 1 sur 3', 'homeSize=0-1200&issues=humidity,loud-noises' ],
	] as const ) {
		test( `of flow ${ flow } is accessible, large and small, and leads to results: ${ lang }${ lang === 'es' ? ' @release' : '' }`, async ( {
			page,
			make,
			context,
			baseURL,
		} ) => {
			const field = page.locator( '.hvac-wizard__place input' );
			const state = ( name: string ) => page.locator( `.hvac-wizard__found[data-state="${ name }"]` );
			const expectAccessible = async () => {
				for ( const width of [ 1280, 390 ] ) {
					await page.setViewportSize( { width, height: 844 } );
					expect( await axe.violations( page, '.hvac-recommendation-wizard' ) ).toEqual( [] );
					expect( await overflow( page ) ).toBe( 0 );
				}
			};
			let answer = () => {};

			await context.addCookies( [ { name: 'wizard_flow', value: String( flow ), url: baseURL ?? '' } ] );
			await page.route( /v1\/location.*99501/, async ( route ) => {
				await new Promise< void >( ( resolve ) => ( answer = resolve ) );
				await route.fulfill( { json: { location: null, isServiceArea: false } } ).catch( () => undefined );
			} );
			await page.goto(
				( await make( IN_PAGE, lang === 'en' ? '/residential/en/' : `/residential/${ lang }/` ) ).link
			);
			await page.getByRole( 'slider' ).hover();
			await expect( page.locator( '[data-hvac-ready]' ) ).toBeVisible();
			await expect( page.getByRole( 'heading', { name: step } ) ).toBeVisible();
			await expectAccessible();
			await next( page ).click();

			for ( const name of Object.keys( ANSWERS ).filter(
				( each ) => address.includes( each ) || ( flow === 1 && each === 'buyingFactors' )
			) ) {
				await expect( page.locator( `[data-current="true"][data-name="${ name }"]` ) ).toBeVisible();
				for ( const value of ANSWERS[ name ] ?? [] ) {
					await page.locator( `[data-name="${ name }"] [value="${ value }"]` ).check();
				}
				await expectAccessible();
				await next( page ).click();
			}

			await expect( field ).toBeVisible();
			await expectAccessible();
			await field.fill( '7502' );
			await field.press( 'Enter' );
			await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
			await expectAccessible();
			const asked = page.waitForRequest( /v1\/location.*99501/ );
			await field.fill( '99501' );
			await expect( state( 'verifying' ) ).toBeVisible();
			await expectAccessible();
			await asked;
			answer();
			await expect( state( 'outside' ) ).toBeVisible();
			await expectAccessible();
			await field.fill( '75024' );
			await expect( state( 'served' ) ).toContainText( 'Plano' );
			await expectAccessible();
			await next( page ).click();
			await expect( page ).toHaveURL(
				new RegExp( `/${ lang }/.*/results/\\?tonnage=2\\.0&zipCode=75024&${ address }` )
			);
			await expect( page.locator( '.hvac-results__card' ).first() ).toBeVisible();
		} );
	}
} );

test( 'a sheet on a phone stands at the lower edge, and gives the focus back', async ( { page, make } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( ( await make( SHEET ) ).link );
	const opener = page.getByRole( 'button', { name: 'Find my system' } );
	const sheet = page.getByRole( 'dialog', { name: 'System recommender' } );

	await opener.click();
	await expect( sheet ).toBeVisible();
	await expect.poll( async () => sheet.boundingBox() ).toMatchObject( { x: 0, width: 390 } );
	await expect
		.poll( async () => sheet.evaluate( ( element ) => Math.round( element.getBoundingClientRect().bottom ) ) )
		.toBe( 844 );
	await next( page ).click();
	await expect( question( page, 'Step 2 of 5 What’s your outdoor unit?' ) ).toBeInViewport();
	expect( await violations( page ) ).toEqual( [] );

	await page.keyboard.press( 'Escape' );
	await expect( sheet ).toBeHidden();
	await expect( opener ).toBeFocused();
	await opener.click();
	await expect( question( page, 'Step 2 of 5 What’s your outdoor unit?' ) ).toBeVisible();
} );

test( 'the hero on a phone opens the same wizard', async ( { page, make } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( ( await make( HERO ) ).link );
	expect( await overflow( page ) ).toBe( 0 );
	expect( await violations( page ) ).toEqual( [] );
	await page.locator( '.hvac-wizard-hero button[aria-haspopup]' ).click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await answerToZip( page );
	await page.getByRole( 'button', { name: 'Close' } ).click();
	await expect( page.locator( '.hvac-wizard-hero button[aria-haspopup]' ) ).toBeFocused();
} );

test( 'two tabs each keep answers of their own', async ( { page, make, context } ) => {
	const { link } = await make( IN_PAGE );
	const other = await context.newPage();

	for ( const [ tab, name ] of [
		[ page, 'AC Condenser' ],
		[ other, 'Heat Pump' ],
	] as const ) {
		await tab.goto( link );
		await next( tab ).click();
		await choose( tab, name );
		await next( tab ).click();
		await expect( question( tab, 'Step 3 of 5' ) ).toBeFocused();
	}
	for ( const [ tab, name ] of [
		[ page, 'AC Condenser' ],
		[ other, 'Heat Pump' ],
	] as const ) {
		await tab.reload();
		await expect( tab.getByRole( 'button', { name: `Change your answer: ${ name }` } ) ).toBeVisible();
	}
	await other.close();
} );

test( 'who edits a place that is still looked up goes where the newest is', async ( { page, make } ) => {
	let late = () => {};

	await page.route( /v1\/location.*q=75024/, async ( route ) => {
		await new Promise< void >( ( resolve ) => ( late = resolve ) );
		await route.continue().catch( () => undefined );
	} );
	await page.goto( ( await make( IN_PAGE ) ).link );
	await answerToZip( page );
	await zip( page ).fill( '75024' );
	await expect( page.getByText( 'Verifying your location' ) ).toBeVisible();
	await zip( page ).fill( '10001' );
	await expect( page.getByText( 'New York, NY' ) ).toBeVisible();
	late();
	await next( page ).click();
	await expect( page ).toHaveURL( /results\/\?tonnage=2\.5&zipCode=10001&/ );
} );

test( 'reload and a cookie that changes midway keep the step, the answers and the questions', async ( {
	page,
	make,
} ) => {
	await page.goto( ( await make( IN_PAGE ) ).link );
	await answerToZip( page );
	await page.evaluate( () => ( document.cookie = 'wizard_flow=3; path=/' ) );
	await page.reload();
	await expect( question( page, 'Step 5 of 5 Where is your home?' ) ).toBeVisible();

	await page.getByRole( 'button', { name: 'Back', exact: true } ).click();
	await expect( page.getByRole( 'checkbox', { name: 'Efficiency' } ) ).toBeChecked();
	await expect( next( page ) ).toBeEnabled();
	await page.getByRole( 'button', { name: 'Change your answer: AC Condenser' } ).click();
	await expect( page.getByRole( 'radio', { name: 'AC Condenser' } ) ).toBeChecked();
} );

test( 'another flow, by keyboard alone, to a place that is not served', async ( { page, make } ) => {
	await page.goto( ( await make( IN_PAGE ) ).link );
	await page.evaluate( () => ( document.cookie = 'wizard_flow=3; path=/' ) );
	await page.route( /hvac-blocks\/v1\/location/, ( route ) =>
		route.fulfill( { json: { location: null, isServiceArea: false } } )
	);
	await page.getByRole( 'slider' ).focus();
	await expect( page.locator( '.hvac-recommendation-wizard[data-hvac-ready]' ) ).toBeVisible();
	await page.keyboard.press( 'End' );
	await expect( page.getByText( '3,000+', { exact: true } ) ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( question( page, 'Step 2 of 3 What bothers you today?' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Enter' );
	await expect( question( page, 'Step 3 of 3 Where is your home?' ) ).toBeFocused();

	await zip( page ).fill( '7502' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Enter a ZIP code such as 75024' ) ).toBeVisible();
	await zip( page ).fill( '75024' );
	await expect( page.getByText( "It looks like this tool isn't supported in your area yet." ) ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /dealer-locator\/\?zipcode=75024$/ );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'all questions of the first flow are one form', async ( { page, make } ) => {
		await page.goto( ( await make( IN_PAGE ) ).link );
		await expect( page.getByText( 'What bothers you today?' ) ).toBeHidden();
		await page.getByRole( 'combobox' ).selectOption( '2,100-2,400 square feet' );
		await choose( page, 'Heat Pump' );
		await choose( page, 'Air Handler' );
		await choose( page, 'Financing' );
		await zip( page ).fill( '7502' );
		await page.getByRole( 'button', { name: 'See my recommendation' } ).click();

		// The same questions again, with the previous answers.
		await expect( page.getByText( 'We need your home’s size and ZIP code' ) ).toBeVisible();
		await expect( page.getByRole( 'combobox' ) ).toHaveValue( '2100-2400' );
		await expect( page.getByRole( 'radio', { name: 'Air Handler' } ) ).toBeChecked();
		await expect( zip( page ) ).toHaveValue( '7502' );
		await zip( page ).fill( '75024' );
		await page.getByRole( 'button', { name: 'See my recommendation' } ).click();
		await expect( page.locator( '.hvac-results__card' ).first() ).toBeVisible();
		await expect( page ).toHaveURL( /results\/\?homeSize%5B%5D=2400&homeSize%5B%5D=2100-2400&/ );
	} );
} );
