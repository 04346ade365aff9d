/** A homeowner who writes a place: suggestions, the own position, and names that mean several places. */
import { violations } from '../lib/axe';
import { expect, test } from '../lib/test';

const LOCATOR = '/residential/en/dealer-locator/';

test( 'suggestions by keyboard: nothing loads before the focus, and a choice is the search', async ( { page } ) => {
	const requested: string[] = [];
	page.on( 'request', ( request ) => requested.push( request.url() ) );
	const isLoaded = () => requested.some( ( url ) => url.includes( 'place-suggestions' ) );

	await page.goto( LOCATOR );
	expect( isLoaded() ).toBe( false );
	await page.getByLabel( 'ZIP code or city' ).focus();
	const field = page.getByRole( 'combobox', { name: 'ZIP code or city' } );
	await expect( field ).toBeFocused();
	expect( isLoaded() ).toBe( true );

	await page.keyboard.type( 'portland, m' );
	const options = page.getByRole( 'option' );
	await expect( options.first() ).toHaveText( 'Portland, Maine' );
	expect( await violations( page ) ).toEqual( [] );

	await page.keyboard.press( 'ArrowDown' );
	await expect( options.first() ).toHaveAttribute( 'aria-selected', 'true' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /zipcode=Portland%2C%20ME/ );
	await expect( options ).toHaveCount( 0 );
} );

test( 'the own position fills the field with the postal area around it, and no more of it is sent', async ( {
	page,
	context,
} ) => {
	await context.grantPermissions( [ 'geolocation' ] );
	await context.setGeolocation( { latitude: 33.078912, longitude: -96.812345 } );
	const near: string[] = [];
	page.on( 'request', ( request ) => near.push( new URL( request.url() ).searchParams.get( 'near' ) ?? '' ) );

	await page.goto( LOCATOR );
	await page.getByLabel( 'ZIP code or city' ).click();
	await page.getByRole( 'option', { name: 'Use my location' } ).click();

	await expect( page ).toHaveURL( /zipcode=75024/ );
	await expect( page.getByText( 'Showing dealers near Plano, Texas' ) ).toBeVisible();
	expect( near.filter( Boolean ) ).toEqual( [ '33.08,-96.81' ] );
} );

test( 'a name of several places means the largest, with links to the others', async ( { page } ) => {
	await page.goto( `${ LOCATOR }?zipcode=portland` );
	await expect( page.getByText( 'Showing dealers near Portland, Oregon' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Portland, Maine' } ).click();

	await expect( page ).toHaveURL( /zipcode=Portland%2C%20ME/ );
	await expect( page.getByRole( 'link', { name: 'Portland, Oregon' } ) ).toHaveCount( 0 );
	expect( await page.evaluate( () => localStorage.getItem( 'zipcode' ) ) ).toBe( 'Portland, ME' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a misspelled city and a state lead on, in the page’s language', async ( { page } ) => {
		await page.goto( `${ LOCATOR }?zipcode=Plnao` );
		await page.getByRole( 'link', { name: 'Plano, Texas' } ).click();
		await expect( page.getByText( 'Showing dealers near Plano, Texas' ) ).toBeVisible();

		await page.goto( '/residential/es/dealer-locator/?zipcode=Pensilvania' );
		await expect( page.getByText( 'Elija un lugar:' ) ).toBeVisible();
		await expect( page.getByRole( 'link', { name: 'Philadelphia, Pensilvania' } ) ).toBeVisible();
	} );
} );
