/** The page for service requests, its short address, and addresses without a page. */
import type { Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { siteAdministrator } from '../lib/content';
import { FIRST_STEP, SECOND_STEP, consentBox, fillIn, referenceOn } from '../lib/form';
import { LANGUAGES, pathOf, WORDS, type Language } from '../lib/languages';
import { expect, test } from '../lib/test';

const SERVICE = 'TRANE:SCHEDULE SERVICE';

const LOST = {
	en: { title: 'This page does not exist', locator: 'Find a dealer near you', home: 'Go to the home page' },
	es: {
		title: 'Esta página no existe',
		locator: 'Encuentre un distribuidor cerca de usted',
		home: 'Ir a la página de inicio',
	},
	fr: {
		title: 'Cette page n’existe pas',
		locator: 'Trouvez un concessionnaire près de chez vous',
		home: 'Aller à la page d’accueil',
	},
};

async function storedLead( baseURL: string, reference: string ) {
	const utils = await siteAdministrator( baseURL );

	return utils.rest< { source: string; lang: string; companyId: string; dealer: string } >( {
		path: `/hvac-blocks/v1/admin/leads/${ reference }`,
	} );
}

test.describe( 'with JavaScript', () => {
	LANGUAGES.forEach( ( lang ) =>
		serviceIsAskedFor( lang, ( page ) => page.locator( '.hvac-contact-dealer-modal__open' ).click() )
	);
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );
	// The form is part of the page.
	LANGUAGES.forEach( ( lang ) => serviceIsAskedFor( lang, async () => {} ) );
} );

function serviceIsAskedFor( lang: Language, opensForm: ( page: Page ) => Promise< void > ) {
	const words = WORDS[ lang ];

	test( `a card of the page asks its dealer for service: ${ lang }`, async ( { page, baseURL } ) => {
		await page.goto( `${ pathOf( lang, 'schedule-service' ) }?zipcode=75024` );
		const card = page.getByRole( 'article' ).first();
		const dealer = await card.getByRole( 'heading' ).innerText();

		await card.getByRole( 'link', { name: words.book } ).click();
		await expect( page.getByText( words.recipient( dealer ) ) ).toBeVisible();
		await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP } );
		await consentBox( page ).check();
		await page.getByRole( 'button', { name: words.send } ).click();

		const lead = await storedLead( baseURL ?? '', await referenceOn( page, words ) );
		expect( lead ).toMatchObject( { source: SERVICE, lang } );
		expect( lead.companyId ).not.toBe( '' );
	} );

	test( `the form of the page asks for service: ${ lang }`, async ( { page, baseURL } ) => {
		await page.goto( pathOf( lang, 'schedule-service' ) );

		await opensForm( page );
		await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP } );
		await consentBox( page ).check();
		await page.getByRole( 'button', { name: words.send } ).click();

		expect( await storedLead( baseURL ?? '', await referenceOn( page, words ) ) ).toMatchObject( {
			source: SERVICE,
			lang,
			companyId: '',
		} );
	} );
}

for ( const lang of LANGUAGES ) {
	test( `whoever has no heat reads the number first: ${ lang }`, async ( { page } ) => {
		await page.goto( pathOf( lang, 'schedule-service' ) );
		const blocks = page.locator( 'main .hvac-block:not(.hvac-breadcrumbs)' );

		await expect( blocks.first() ).toHaveClass( /hvac-need-help-banner/ );
		await expect( blocks.first().locator( '[data-urgent="true"]' ) ).toBeVisible();
		await expect( blocks.nth( 1 ) ).toHaveClass( /hvac-dealer-cards/ );
	} );

	test( `an address without a page helps on: ${ lang }`, async ( { page, watched } ) => {
		const { title, locator, home } = LOST[ lang ];

		watched.allow( 'status of 404' );
		const answer = await page.goto( `${ pathOf( lang, 'nothing-of-the-kind' ) }` );
		expect( answer?.status() ).toBe( 404 );
		expect( await page.locator( 'html' ).getAttribute( 'lang' ) ).toMatch( new RegExp( `^${ lang }` ) );
		await expect( page.getByRole( 'heading', { level: 1, name: title } ) ).toBeVisible();
		expect( await violations( page ) ).toEqual( [] );

		const main = page.getByRole( 'main' );
		for ( const [ name, path ] of [
			[ locator, pathOf( lang, 'dealer-locator' ) ],
			[ home, pathOf( lang ) ],
		] ) {
			const link = main.getByRole( 'link', { name, exact: true } );
			await expect( link ).toHaveAttribute( 'href', new RegExp( `${ path }$` ) );
			expect( ( await page.request.get( ( await link.getAttribute( 'href' ) ) ?? '' ) ).status() ).toBe( 200 );
		}

		await main.getByLabel( WORDS[ lang ].zip ).fill( '75024' );
		await main.getByRole( 'button', { name: WORDS[ lang ].find } ).click();
		await expect( page ).toHaveURL( new RegExp( `${ pathOf( lang, 'dealer-locator' ) }\\?zipcode=75024` ) );
	} );
}

test( 'the short address leads to the page', async ( { page } ) => {
	const answer = await page.request.get( '/schedule-service/?zipcode=75024', { maxRedirects: 0 } );

	expect( answer.status() ).toBe( 301 );
	expect( answer.headers().location ).toMatch( /\/residential\/en\/schedule-service\/\?zipcode=75024$/ );
	await page.goto( '/schedule-service/' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Schedule service with a dealer near you' );
} );

test( 'an address without a page and without a language answers 404 in English', async ( { page, watched } ) => {
	watched.allow( 'status of 404' );

	expect( ( await page.goto( '/schedule-servic/' ) )?.status() ).toBe( 404 );
	await expect( page.getByRole( 'heading', { level: 1, name: LOST.en.title } ) ).toBeVisible();
} );
