/** What a homeowner sees after the wizard, or at a shared address: systems, reasons, a dealer, a form. */
import type { Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { FIRST_STEP, HOMEOWNER, SECOND_STEP, consentBox, fillIn, storedLead } from '../lib/form';
import { pathOf, WORDS } from '../lib/languages';
import { expect, hydrate, test } from '../lib/test';
import { upstreamOfTheTest, type Upstream } from '../lib/upstream';

const PATH = 'resources/system-recommendation-tool/results';
const ANSWERS =
	'tonnage=3.5&zipCode=75024&powerType=gas&homeSize=1800-2100&outdoorUnit=ac-condenser&indoorUnit=furnace&buyingFactors=efficiency,financing';
const FAILED = 'An error occurred while fetching the recommendation.';
const ROWS = [
	{ name: 'tonnage', value: '3.5 tons' },
	{ name: 'powerType', value: 'Gas furnace' },
	{ name: 'homeSize', value: '1,800 to 2,100 sq ft' },
	{ name: 'outdoorUnit', value: 'AC Condenser' },
	{ name: 'indoorUnit', value: 'Furnace' },
	{ name: 'buyingFactors', value: 'Efficiency, Financing' },
];

const cards = ( page: Page ) => page.locator( '.hvac-results__card' );
const dealer = ( page: Page ) => page.getByRole( 'article' );
const island = ( page: Page ) => page.locator( '.hvac-recommendation-results' );

test( 'a shared address explains itself, on a phone and on paper', async ( { page } ) => {
	await page.goto( `${ pathOf( 'en', PATH ) }?${ ANSWERS }` );
	await expect( cards( page ) ).toHaveCount( 3 );
	await expect( cards( page ).last() ).toContainText( 'Best fit for your answers' );
	await expect( cards( page ).first().getByRole( 'heading' ) ).toHaveText( 'Harbor 14 with Harbor 80' );
	await expect( cards( page ).first().getByRole( 'link', { name: 'Harbor 14', exact: true } ) ).toHaveAttribute(
		'href',
		/\/residential\/en\/products\/air-conditioners\/harbor-14\/$/
	);
	await expect(
		cards( page ).first().getByRole( 'link', { name: 'Warranty certificate: Harbor 80' } )
	).toBeVisible();
	await expect( page.getByText( 'Because your home has 1,800 to 2,100 sq ft' ) ).toBeVisible();
	await expect( page.getByText( '(ACCA Manual J)' ) ).toBeVisible();
	await expect( dealer( page ).getByRole( 'link', { name: /^Book online/ } ) ).toHaveAttribute(
		'href',
		/^#.*-contact$/
	);
	await expect( page.locator( 'meta[name=robots]' ) ).toHaveAttribute( 'content', /noindex/ );
	expect( await violations( page ) ).toEqual( [] );

	await page.setViewportSize( { width: 390, height: 844 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 390 );
	expect( await violations( page ) ).toEqual( [] );

	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByRole( 'link', { name: 'Change my answers' } ) ).toBeHidden();
	await expect( page.locator( '.hvac-form' ) ).toBeHidden();
	await expect( dealer( page ).locator( '.hvac-dealer-card__number' ) ).toBeVisible();
} );

for ( const [ lang, first, why ] of [
	[ 'es', 'Harbor 14 con Harbor 80', 'Como su casa tiene 1,800 a 2,100 pies²' ],
	[ 'fr', 'Harbor 14 avec Harbor 80', 'Comme votre maison a une superficie de 1 800 à 2 100 pi²' ],
] as const ) {
	test( `in the page’s language: ${ lang }`, async ( { page } ) => {
		await page.goto( `${ pathOf( lang, PATH ) }?${ ANSWERS }` );

		await expect( cards( page ).first() ).toContainText( first );
		await expect( page.locator( '.hvac-results__reasons' ) ).toContainText( why );
		expect( await violations( page ) ).toEqual( [] );
	} );
}

test( 'by keyboard to the form, which carries the answers to the dealer', async ( { page, baseURL } ) => {
	const words = WORDS.en;
	await page.goto( `${ pathOf( 'en', PATH ) }?${ ANSWERS }` );

	await cards( page )
		.first()
		.getByRole( 'link', { name: /^Ask about this system/ } )
		.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Have a dealer quote your system' } ) ).toBeInViewport();
	await expect( page.getByText( 'No heat or no cooling?' ) ).toBeInViewport();
	const form = page.locator( '.hvac-form' );
	await expect( form.getByLabel( words.postcode, { exact: true } ) ).toHaveValue( '75024' );
	await expect( form.locator( '.hvac-form__answers' ) ).toContainText( '1,800 to 2,100 sq ft' );

	await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP } );
	await consentBox( form ).check();
	await form.locator( '.hvac-form__submit' ).click();
	await expect( page.locator( '.hvac-form__sent' ) ).toBeVisible();

	const lead = await storedLead( page, baseURL );
	expect( lead ).toMatchObject( { form: 'wizard-contact', kind: 'CONTACT_DEALER', source: 'TRANE:CONTACT_DEALER' } );
	expect( lead.companyId ).not.toBe( '' );
	expect( lead.answers.map( ( { name, value } ) => ( { name, value } ) ) ).toEqual( ROWS );
} );

test( 'an address without answers shows the tool in place, and nothing in it is taken for granted', async ( {
	page,
} ) => {
	for ( const query of [ '', '?tonnage=3.5', '?tonnage=9&zipCode=75024', '?tonnage=3.5&zipCode=%3Cscript%3E' ] ) {
		const answer = await page.goto( pathOf( 'en', PATH ) + query );

		expect( answer?.status() ).toBe( 200 );
		await expect( page.getByText( 'Answer a few questions to see your recommendation.' ) ).toBeVisible();
		await expect( page.getByRole( 'heading', { name: 'How large is your home?' } ) ).toBeVisible();
		await expect( cards( page ) ).toHaveCount( 0 );
		await expect( page.locator( '.hvac-form' ) ).toHaveCount( 0 );
	}
	expect( await violations( page ) ).toEqual( [] );
} );

test( 'what an address says need not be answered again, on the way to the same page', async ( { page } ) => {
	const next = page.locator( '.hvac-wizard__next' );

	await page.goto( `${ pathOf( 'en', PATH ) }?${ ANSWERS.replace( '75024', '7502' ) }` );
	await expect( page.getByText( '1,800-2,100', { exact: true } ) ).toBeVisible();

	for ( const name of [ 'What’s your outdoor unit?', 'And your indoor unit?', 'What matters most', 'Where is' ] ) {
		await next.click();
		await expect( page.getByRole( 'heading', { name } ) ).toBeFocused();
	}
	await expect( page.getByLabel( 'ZIP or postal code' ) ).toHaveValue( '7502' );
	await page.getByLabel( 'ZIP or postal code' ).fill( '75024' );
	await next.click();
	await expect( page ).toHaveURL( `${ pathOf( 'en', PATH ) }?${ ANSWERS }` );
	await expect( cards( page ) ).toHaveCount( 3 );

	// The other languages show the same, and the tool starts with these answers.
	await page.getByRole( 'link', { name: 'Français' } ).first().click();
	await expect( page ).toHaveURL( `${ pathOf( 'fr', PATH ) }?${ ANSWERS }` );
	await expect( cards( page ) ).toHaveCount( 3 );
	await page.getByRole( 'link', { name: 'Modifier mes réponses' } ).click();
	await expect( page.getByRole( 'button', { name: /Fournaise$/ } ) ).toBeVisible();
} );

test( 'other scripts hear which form “Book online” opens', async ( { page } ) => {
	await page.addInitScript( () => Object.assign( window, { dataLayer: [] } ) );
	await page.goto( `${ pathOf( 'en', PATH ) }?${ ANSWERS }` );
	await hydrate( page );
	await dealer( page )
		.getByRole( 'link', { name: /^Book online/ } )
		.click();
	await expect( page.locator( '.hvac-form' ) ).toBeInViewport();

	expect( await page.evaluate( () => ( window as unknown as { dataLayer: unknown[] } ).dataLayer ) ).toEqual( [
		expect.objectContaining( { event: 'dealer_form_open', formId: 'wizard-contact', cardPosition: 1 } ),
	] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'answers alone lead to the same systems, and the form keeps them through a mistake', async ( {
		page,
		baseURL,
	} ) => {
		const words = WORDS.en;
		const query =
			'homeSize=1800-2100&outdoorUnit=ac-condenser&indoorUnit=furnace&buyingFactors[]=efficiency&buyingFactors[]=financing&zipCode=75024';
		await page.goto( `${ pathOf( 'en', PATH ) }?${ query }` );
		await expect( cards( page ) ).toHaveCount( 3 );
		await expect( page.getByRole( 'button', { name: 'Print' } ) ).toBeHidden();

		await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP, addressLine1: 'Elm Street' } );
		await consentBox( page ).check();
		await page.locator( '.hvac-form__submit' ).click();
		await expect( page.getByText( 'Street address must be valid' ).first() ).toBeVisible();
		await expect( cards( page ) ).toHaveCount( 3 );

		await fillIn( page, words, { addressLine1: HOMEOWNER.addressLine1 } );
		await page.locator( '.hvac-form__submit' ).click();
		await expect( page.locator( '.hvac-form__sent' ) ).toBeVisible();
		expect( ( await storedLead( page, baseURL ) ).answers.map( ( { value } ) => value ) ).toEqual(
			ROWS.map( ( { value } ) => value )
		);
	} );
} );

test.describe( 'with a service', () => {
	const served = test.extend< { upstream: Upstream } >( {
		upstream: upstreamOfTheTest,
		settings: async ( { upstream }, provide ) =>
			provide( {
				recommendation_provider: 'http',
				recommendation_url: `${ upstream.url }/recommendation`,
				upstream_allowed_private_hosts: [ '127.0.0.1' ],
				upstream_timeout_seconds: 1,
				flag_126_call_tracking: true,
				call_tracking_adapter: 'whodis',
				whodis_url: `${ upstream.url }/whodis`,
				whodis_key: 'not-for-browsers',
				default_routing_group: 'site',
			} ),
	} );

	served(
		'in trouble: its sentence, the dealer stays, and a retry in place',
		async ( { page, upstream, watched } ) => {
			watched.allow( 'Failed to load resource' );

			// A different place for each: a failed request is not repeated for some seconds.
			for ( const [ mode, zip ] of Object.entries( {
				hang: '10001',
				garbage: '60601',
				large: '33101',
				500: '75024',
			} ) ) {
				await served.step( mode, async () => {
					await upstream.tell( 'recommendation', { mode } );
					await page.goto( `${ pathOf( 'en', PATH ) }?tonnage=3.5&zipCode=${ zip }` );
					await expect( page.getByText( FAILED ) ).toBeVisible();
					await expect( page.locator( 'body' ) ).not.toContainText( 'upstream-internal-detail' );
				} );
			}
			await expect( dealer( page ) ).toHaveCount( 1 );

			await upstream.tell( 'recommendation', { mode: 'ok' } );
			await expect( async () => {
				await page.getByRole( 'link', { name: 'Try again' } ).click();
				await expect( cards( page ) ).toHaveCount( 2, { timeout: 1500 } );
			} ).toPass( { timeout: 30_000 } );
			await expect( cards( page ).first() ).toContainText( 'Southwind any' );
			await expect( cards( page ).first() ).toContainText( '$9,000' );
			await expect( dealer( page ) ).toHaveCount( 1 );
		}
	);

	served( 'a number that cannot be tracked is N/A', async ( { page, upstream, watched } ) => {
		watched.allow( 'Failed to load resource' );
		await upstream.tell( 'whodis', { mode: '500' } );
		await page.goto( `${ pathOf( 'en', PATH ) }?${ ANSWERS }` );
		await hydrate( page );
		await dealer( page )
			.getByRole( 'link', { name: /^Call Now/ } )
			.click();

		await expect( island( page ).locator( '.hvac-dealer-card__number' ) ).toHaveText( 'N/A' );
		await expect( island( page ).locator( '.hvac-dealer-card__number' ) ).not.toHaveAttribute( 'href' );
	} );
} );
