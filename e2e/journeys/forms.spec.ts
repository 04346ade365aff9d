/** Every form of the site is sent, with and without JavaScript, and stored as typed. */
import type { Page } from '@playwright/test';
import { FIRST_STEP, HOMEOWNER, SECOND_STEP, consentBox, fillIn, storedLead, type StoredLead } from '../lib/form';
import { type Language, LANGUAGES, pathOf, WORDS } from '../lib/languages';
import { expect, test } from '../lib/test';

const SOURCES = { en: 'TRANE:CONTACT_DEALER', es: 'TRANE:CONTACT_DEALER_SPANISH', fr: 'TRANE:CONTACT_DEALER_FRENCH' };
const CAMPAIGN = 'campaigns/mv/hvac-built-to-last';

const form = ( page: Page ) => page.locator( '.hvac-form' );
const submit = ( page: Page ) => form( page ).locator( '.hvac-form__submit' );
const errorOf = ( page: Page, name: string ) =>
	page
		.locator( '.hvac-field' )
		.filter( { has: page.locator( `[name="${ name }"]` ) } )
		.locator( '.hvac-field__error' );

const valuesOf = ( { fields }: StoredLead ) =>
	Object.fromEntries( fields.map( ( { name, value } ) => [ name, value ] ) );

test.describe( 'with JavaScript', () => {
	everyForm( true );
} );

test.describe( 'without JavaScript', () => {
	everyForm( false );
} );

function everyForm( javaScriptEnabled: boolean ) {
	test.use( { javaScriptEnabled } );

	for ( const lang of LANGUAGES ) {
		test( `the dealer lead form is sent: ${ lang }`, async ( { page, baseURL } ) => {
			await page.goto( pathOf( lang, 'request-a-quote' ) );
			await askForQuote( page, lang, javaScriptEnabled );

			const lead = await storedLead( page, baseURL );
			expect( lead ).toMatchObject( {
				form: 'dealer-lead',
				kind: 'CONTACT_DEALER',
				lang,
				source: SOURCES[ lang ],
			} );
			expect( valuesOf( lead ) ).toEqual( { ...HOMEOWNER, state: 'Texas' } );
			expect( lead.consent?.text ).toContain( 'Trane' );
		} );
	}

	test( 'the newsletter asks consent of Canada alone', async ( { page, baseURL } ) => {
		await page.goto( pathOf( 'en' ) );
		const box = consentBox( form( page ) );
		await form( page ).getByLabel( 'Country' ).selectOption( 'CA' );
		await form( page ).getByLabel( 'Email', { exact: true } ).fill( 'zoe@example' );
		await expect( box ).not.toBeChecked();
		await submit( page ).click();

		await expect( errorOf( page, 'fields[email]' ) ).toHaveText(
			'Please enter an email with a @ and a domain name'
		);
		await expect( errorOf( page, 'consent' ) ).toHaveText( 'Check the box to get our emails' );

		await form( page ).getByLabel( 'Email', { exact: true } ).fill( HOMEOWNER.email );
		await box.check();
		await submit( page ).click();
		await expect(
			page.getByRole( 'heading', {
				name: 'Thank you! Your email has been successfully submitted.',
				exact: true,
			} )
		).toBeVisible();

		const lead = await storedLead( page, baseURL );
		expect( lead ).toMatchObject( { form: 'newsletter', kind: 'MARKETO', companyId: '' } );
		expect( valuesOf( lead ) ).toEqual( {
			email: HOMEOWNER.email,
			country: expect.stringMatching( /^CA|Canada$/ ),
		} );
		expect( lead.consent?.text ).toContain( 'Yes, send me emails' );
	} );

	test( 'the newsletter asks nothing of the United States', async ( { page, baseURL } ) => {
		await page.goto( pathOf( 'en' ) );
		await form( page ).getByLabel( 'Email', { exact: true } ).fill( HOMEOWNER.email );
		await submit( page ).click();

		expect( await storedLead( page, baseURL ) ).toMatchObject( { form: 'newsletter' } );
	} );
}

async function askForQuote( page: Page, lang: Language, hasSteps: boolean ) {
	const words = WORDS[ lang ];

	await fillIn( page, words, FIRST_STEP );
	if ( hasSteps ) {
		await page.getByRole( 'button', { name: words.stepNext } ).click();
	}
	await fillIn( page, words, { ...SECOND_STEP, addressLine1: 'Elm Street', state: '', zip: '7502' } );
	await submit( page ).click();

	await expect( errorOf( page, 'fields[state]' ) ).toHaveText( words.errors.state );
	await expect( errorOf( page, 'fields[zip]' ) ).toHaveText( words.zipInvalid );
	await expect( errorOf( page, 'fields[addressLine1]' ) ).toBeVisible();
	await expect( errorOf( page, 'consent' ) ).toBeVisible();

	const { addressLine1, state, zip } = SECOND_STEP;
	await fillIn( page, words, { addressLine1, state, zip } );
	await consentBox( form( page ) ).check();
	await submit( page ).click();
	await expect( page.locator( '.hvac-form__sent' ) ).toBeVisible();
	await expect( page.locator( '.hvac-form-panel__head' ) ).toBeHidden();
}

test( 'a card of a dealer opens the dialog with that dealer, by the keyboard alone', async ( { page, baseURL } ) => {
	const dialog = page.getByRole( 'dialog', { name: 'Contact a dealer' } );

	await page.goto( `${ pathOf( 'en', CAMPAIGN ) }?zipcode=75024` );
	const card = page.getByRole( 'article' ).first();
	const contact = card.getByRole( 'link', { name: /^Contact Dealer/ } );
	const dealer = await card.getByRole( 'heading' ).innerText();

	await contact.focus();
	await page.keyboard.press( 'Enter' );
	await expect( dialog.getByText( WORDS.en.recipient( dealer ) ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( dialog.getByRole( 'button', { name: 'Close' } ) ).toBeFocused();

	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( contact ).toBeFocused();

	await page.keyboard.press( 'Enter' );
	await fillIn( page, WORDS.en, { ...FIRST_STEP, ...SECOND_STEP } );
	await consentBox( dialog ).focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( dialog.getByRole( 'heading', { name: WORDS.en.thanks } ) ).toBeFocused();
	await expect( dialog.getByText( WORDS.en.soon( dealer ) ) ).toBeVisible();

	expect( await storedLead( page, baseURL ) ).toMatchObject( { form: 'contact-dealer-modal', dealer } );

	await dialog.getByRole( 'button', { name: 'Close' } ).last().click();
	await expect( contact ).toBeFocused();
} );

test( 'the dialog closes by a press beside it', async ( { page } ) => {
	await page.goto( pathOf( 'en', CAMPAIGN ) );
	const opener = page.locator( '[data-hvac-opens]' );
	const dialog = page.getByRole( 'dialog' );

	await opener.click();
	await expect( dialog ).toBeVisible();
	await page.mouse.click( 5, 5 );
	await expect( dialog ).toBeHidden();
	await expect( opener ).toBeFocused();
} );

test.describe( 'in a browser that runs no script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the dialog’s form stands in the page', async ( { page, baseURL } ) => {
		const words = WORDS.en;

		await page.goto( pathOf( 'en', CAMPAIGN ) );
		await expect( page.locator( '[data-hvac-opens]' ) ).toBeHidden();
		await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP, city: '' } );
		await consentBox( form( page ) ).check();
		await submit( page ).click();
		await expect( errorOf( page, 'fields[city]' ) ).toHaveText( 'City is required' );

		await fillIn( page, words, { city: HOMEOWNER.city } );
		await submit( page ).click();
		await expect( page.getByRole( 'heading', { name: words.thanks } ) ).toBeVisible();
		expect( await storedLead( page, baseURL ) ).toMatchObject( { form: 'contact-dealer-modal', companyId: '' } );
	} );
} );
