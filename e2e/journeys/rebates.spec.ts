/**
 * A homeowner looks for rebates: with and without a script, by keyboard, and with a partner's script that loads,
 * hangs, or lacks consent.
 */
import { violations } from '../lib/axe';
import { expect, overflow, test } from '../lib/test';

const REBATES = '<!-- wp:hvac-blocks/rebates-center /-->';
const rebate = ( number: number ) => ( {
	title: `Rebate ${ number }`,
	lang: 'en',
	amount: 100 * number,
	upTo: number === 1,
	provider: 'Utility',
	url: 'https://utility.example/terms',
	expires: '2099-12-31',
} );
const place = { zip: '75024', name: 'Plano', region: 'Texas', regionCode: 'TX', country: 'US', lat: 33.08, lon: -96.8 };
const page = ( number: number ) => ( {
	total: 8,
	pages: 2,
	page: number,
	rebates: ( number === 1 ? [ 1, 2, 3, 4, 5, 6 ] : [ 7, 8 ] ).map( rebate ),
	location: place,
	demo: false,
} );

test( 'a ZIP code, its pages, back, and a service that fails', async ( { page: tab, make, watched } ) => {
	let fails = false;

	watched.allow( 'Failed to load resource' );
	await tab.route( /hvac-blocks\/v1\/rebates/, ( route ) => {
		const number = Number( new URL( route.request().url() ).searchParams.get( 'page' ) );
		return fails ? route.fulfill( { status: 503, json: {} } ) : route.fulfill( { json: page( number ) } );
	} );
	await tab.goto( ( await make( REBATES ) ).link );
	await expect( tab.getByText( 'Enter your ZIP code to see the rebates for your home.' ) ).toBeVisible();

	await tab.getByLabel( 'ZIP code or city' ).fill( '75024' );
	await tab.keyboard.press( 'Enter' );
	await expect( tab.getByText( '8 rebates for Plano, Texas' ).first() ).toBeVisible();
	await expect( tab.getByText( 'Up to $100' ) ).toBeVisible();
	await expect( tab.locator( '.hvac-rebate' ) ).toHaveCount( 6 );
	await expect( tab ).toHaveURL( /zipcode=75024$/ );

	await tab.getByRole( 'link', { name: 'Page 2' } ).focus();
	await tab.keyboard.press( 'Enter' );
	await expect( tab.getByText( 'Rebate 8' ) ).toBeVisible();
	await expect( tab.locator( '.hvac-rebate' ) ).toHaveCount( 2 );
	await expect( tab.locator( '.hvac-rebates__count' ) ).toBeFocused();
	await expect( tab ).toHaveURL( /rebates=2$/ );

	await tab.goBack();
	await expect( tab.getByText( 'Rebate 1', { exact: true } ) ).toBeVisible();

	fails = true;
	await tab.getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( tab.locator( '.hvac-message' ).getByText( 'We could not load the rebates.' ) ).toBeVisible();
	fails = false;
	await tab.getByRole( 'link', { name: 'Try again' } ).click();
	await expect( tab.getByText( 'Rebate 8' ) ).toBeVisible();
} );

test( 'a partner’s script comes after a press and with consent; when it fails, the list stays', async ( {
	page: tab,
	watched,
} ) => {
	let works = false;

	watched.allow( 'Failed to load resource' );
	watched.allow( 'https://example.org/rebates.js' );
	await tab.route( 'https://example.org/rebates.js', ( route ) =>
		works
			? route.fulfill( {
					contentType: 'text/javascript',
					body: `const box = document.querySelector( '.hvac-rebates__script' );
						box.innerHTML = '<h3>Offers for ' + box.dataset.zip + '</h3><a href="#apply">Apply now</a>';`,
				} )
			: route.abort()
	);
	await tab.goto( '/hvac-blocks/gallery/rebates-center/' );

	const block = tab.locator( '.hvac-rebates-center:has(.hvac-rebates__offers)' ).last();
	const consent = ( isGiven: boolean ) =>
		tab.evaluate( ( given ) => Object.assign( window, { wp_has_consent: () => given } ) && undefined, isGiven );
	const button = block.getByRole( 'button', { name: 'See partner offers' } );

	await consent( false );
	await button.click();
	await expect( block.getByText( 'Partner offers load only if' ).first() ).toBeVisible();
	await expect( tab.locator( 'script[src$="/rebates.js"][src*="example.org"]' ) ).toHaveCount( 0 );

	await consent( true );
	await button.click();
	await expect( block.getByText( 'Partner offers could not be loaded.' ).first() ).toBeVisible();
	await expect( block.locator( '.hvac-rebate' ) ).toHaveCount( 2 );

	works = true;
	await button.click();
	await expect( block.getByText( 'Offers for 75024' ) ).toBeVisible();
	await expect( block.locator( '.hvac-rebate' ) ).toHaveCount( 0 );
	await expect( block.locator( '.hvac-rebates__script' ) ).toBeFocused();
	await expect( block.getByRole( 'link', { name: 'Apply now' } ) ).toHaveAttribute(
		'data-analytics-event',
		'rebate_click'
	);
} );

/** The demo site's page with its fictional rebates. */
const SITE = '/residential/{lang}/pricing/savings-and-offers/';
const LANGUAGES = [
	{
		lang: 'es',
		field: 'Código postal o ciudad',
		button: 'Buscar reembolsos',
		found: /^\d+ reembolsos para Plano, Texas$/,
		showing: /^Mostrando 1-6 de \d+$/,
		upTo: 'Hasta $650',
		title: 'Reembolso inmediato en un sistema completo de calefacción y aire acondicionado',
		second: 'Página 2',
	},
	{
		lang: 'fr',
		field: 'Code postal ou ville',
		button: 'Trouver des remises',
		found: /^\d+ remises pour Plano, Texas$/,
		showing: /^Affichage de 1-6 sur \d+$/,
		upTo: /^Jusqu’à 650\s\$$/,
		title: 'Remise instantanée sur un système complet de chauffage et de climatisation',
		second: 'Page 2',
	},
];

for ( const { lang, field, button, found, showing, upTo, title, second } of LANGUAGES ) {
	test( `${ lang }: on a phone, from the ZIP code to the second page`, async ( { page: tab } ) => {
		await tab.setViewportSize( { width: 390, height: 844 } );
		await tab.goto( SITE.replace( '{lang}', lang ) );
		expect( await overflow( tab ) ).toBe( 0 );

		const block = tab.locator( '.hvac-rebates' );
		await block.getByLabel( field ).fill( '75024' );
		await block.getByRole( 'button', { name: button } ).click();
		await expect( block.locator( '.hvac-rebates__count strong' ) ).toHaveText( found );
		await expect( block.getByText( showing ) ).toBeVisible();
		await expect( block.getByText( upTo ) ).toBeVisible();
		await expect( block.getByRole( 'heading', { name: title } ) ).toBeVisible();
		// Every title is translated: none is marked as English.
		await expect( block.locator( '.hvac-rebate [lang]' ) ).toHaveCount( 0 );
		expect( await overflow( tab ) ).toBe( 0 );
		expect( await violations( tab, '.hvac-rebates-center' ) ).toEqual( [] );

		await block.getByRole( 'link', { name: second } ).click();
		await expect( block.locator( '.hvac-rebates__count' ) ).toBeFocused();
		await expect( tab ).toHaveURL( /zipcode=75024&rebates=2$/ );
		expect( await overflow( tab ) ).toBe( 0 );
	} );
}

test( 'on paper stand the rebates and who pays them, and nothing to press', async ( { page: tab } ) => {
	await tab.goto( `${ SITE.replace( '{lang}', 'en' ) }?zipcode=75024` );
	await tab.emulateMedia( { media: 'print' } );

	const block = tab.locator( '.hvac-rebates-center' );
	const cards = block.locator( '.hvac-rebate' );

	await expect( cards ).toHaveCount( 6 );
	for ( const card of await cards.all() ) {
		await expect( card.locator( '.hvac-rebate__amount' ) ).toBeVisible();
		await expect( card.locator( '.hvac-rebate__title' ) ).toBeVisible();
		await expect( card.locator( '.hvac-rebate__provider' ) ).toBeVisible();
		await expect( card.locator( 'time' ) ).toBeVisible();
	}
	await expect( block.locator( '.hvac-rebates__note' ) ).toBeVisible();
	await expect( block.locator( '.hvac-rebates__demo' ) ).toBeVisible();
	for ( const control of await block.locator( 'button, input, .hvac-button, .hvac-pagination' ).all() ) {
		await expect( control ).toBeHidden();
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	for ( const { lang, found, showing, upTo, title, second } of LANGUAGES ) {
		test( `${ lang }: an address with a ZIP code shows its rebates, and turns their pages`, async ( {
			page: tab,
		} ) => {
			await tab.setViewportSize( { width: 390, height: 844 } );
			await tab.goto( `${ SITE.replace( '{lang}', lang ) }?zipcode=75024` );

			const block = tab.locator( '.hvac-rebates' );
			await expect( block.locator( '.hvac-rebates__count strong' ) ).toHaveText( found );
			await expect( block.getByText( showing ) ).toBeVisible();
			await expect( block.getByText( upTo ) ).toBeVisible();
			await expect( block.getByRole( 'heading', { name: title } ) ).toBeVisible();
			await expect( block.locator( '.hvac-rebate' ) ).toHaveCount( 6 );
			await expect( block.locator( '.hvac-rebates__offers' ) ).toHaveCount( 0 );

			await block.getByRole( 'link', { name: second } ).click();
			await expect( tab ).toHaveURL( /zipcode=75024&rebates=2/ );
			await expect( block.locator( '.hvac-rebate' ).first() ).toBeVisible();
			await expect( block.getByRole( 'heading', { name: title } ) ).toHaveCount( 0 );
		} );
	}

	test( 'the form asks the server', async ( { page: tab, make } ) => {
		await tab.goto( ( await make( REBATES ) ).link );
		await tab.getByLabel( 'ZIP code or city' ).fill( '99999' );
		await tab.getByRole( 'button', { name: 'Find rebates' } ).click();
		await expect( tab ).toHaveURL( /zipcode=99999/ );
		await expect( tab.getByText( 'We can’t find “99999”.' ) ).toBeVisible();
	} );
} );
