/** What the demo site shows of features behind flags to a visitor without cookies: no setting is overridden here. */
import type { Page } from '@playwright/test';
import { LANGUAGES, pathOf, WORDS } from '../lib/languages';
import { expect, hydrate, requestHeaders, test as base } from '../lib/test';

const test = base.extend( {
	extraHTTPHeaders: async ( {}, provide ) => {
		const headers = requestHeaders( {}, '198.18.253.9' );

		// The demo site's settings as stored.
		await provide( {
			...headers,
			'X-Test-Settings': JSON.stringify( { trusted_proxies: [ '127.0.0.1', '::1' ] } ),
		} );
	},
} );

const PRETEND = /^945-555-01\d\d$/;

const card = ( page: Page, name: string ) =>
	page.getByRole( 'article' ).filter( { has: page.getByRole( 'heading', { name } ) } );

test( 'cards show a partner’s logo, a quote page, who leases, and a tracked number', async ( { page, context } ) => {
	await page.goto( `${ pathOf( 'en', 'dealer-locator' ) }?zipcode=75024` );
	expect( await context.cookies() ).toEqual( [] );

	const partner = card( page, 'Marshtarn Furnace & Air' );
	await expect( partner.getByRole( 'img', { name: 'Partner' } ) ).toHaveAttribute( 'src', /images\/partner\.svg$/ );
	await expect( page.getByRole( 'img', { name: 'Partner' } ) ).toHaveCount( 3 );
	await expect( page.getByRole( 'link', { name: /^Instant Estimate/ } ) ).toHaveCount( 4 );
	await expect( partner.getByRole( 'link', { name: /^Instant Estimate/ } ) ).toHaveAttribute(
		'href',
		/\/residential\/en\/request-a-quote\/\?dealer=100178$/
	);
	await expect( card( page, 'Rowanmere Mechanical' ).getByText( 'Leasing', { exact: true } ) ).toBeVisible();

	await hydrate( page );
	await partner.getByRole( 'link', { name: /^Call Now/ } ).click();
	const number = partner.locator( '.hvac-dealer-card__number' );
	await expect( number ).toHaveText( PRETEND );
	await expect( number ).toHaveAttribute( 'href', /^tel:94555501\d\d$/ );
} );

for ( const lang of LANGUAGES ) {
	test( `a page of one dealer names no other: ${ lang }`, async ( { page } ) => {
		await page.goto( pathOf( lang, 'single-dealer' ) );

		await expect( page.getByRole( 'article' ) ).toHaveCount( 1 );
		await expect( card( page, 'Marshtarn Furnace & Air' ) ).toBeVisible();
		const button = page.locator( '.hvac-phone-button' ).getByRole( 'link' );
		await button.scrollIntoViewIfNeeded();
		await expect( button ).toHaveAttribute( 'href', /^tel:94555501\d\d$/ );
		await expect( page.getByText( WORDS[ lang ].recipient( 'Marshtarn Furnace & Air' ) ) ).toBeVisible();
		await expect( page.locator( 'input[name="companyId"]' ) ).toHaveValue( '100178' );
	} );

	test( `the locator’s variants have a page each: ${ lang }`, async ( { page } ) => {
		await page.goto( pathOf( lang, 'dealer-locator/zip-dialog' ) );
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();

		await page.goto( `${ pathOf( lang, 'dealer-locator/slider' ) }?zipcode=75024` );
		await expect( page.locator( '[data-hvac^="dealer-locator"]' ).getByRole( 'article' ).first() ).toBeVisible();
	} );
}
