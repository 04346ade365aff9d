/** Every form with errors, as a screen reader presents it: names, messages, required fields, focus, announcements. */
import type { Page } from '@playwright/test';
import { FIRST_STEP, consentBox, fillIn } from '../lib/form';
import { type Language, pathOf, WORDS } from '../lib/languages';
import { expect, test } from '../lib/test';

const form = ( page: Page ) => page.locator( '.hvac-form' );
const send = ( page: Page ) => form( page ).locator( '.hvac-form__submit' );

/** The accessibility tree of the error summary: all messages in the order of the fields, each linked to its field. */
const summaryOf = ( title: string, messages: string[] ) =>
	[
		'- alert:',
		`  - paragraph: ${ JSON.stringify( title ) }`,
		'  - list:',
		...messages.flatMap( ( message ) => [ '    - listitem:', `      - link ${ JSON.stringify( message ) }` ] ),
	].join( '\n' );

const REQUIRED_CONSENT = /^(I agree|Acepto|J’accepte) /;

/** Each field announces its own error, and the first one has the focus. */
async function expectSaid( page: Page, title: string, errors: Array< [ label: string | RegExp, message: string ] > ) {
	await expect( form( page ).getByRole( 'alert' ) ).toBeVisible();
	await expect( form( page ) ).toMatchAriaSnapshot(
		summaryOf(
			title,
			errors.map( ( [ , message ] ) => message )
		)
	);

	for ( const [ label, message ] of errors ) {
		const field = form( page ).getByLabel( label, { exact: true } );

		await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( field ).toHaveJSProperty( 'required', true );
		await expect( field ).toHaveAccessibleDescription( new RegExp( `${ message.replace( /[.?@]/g, '\\$&' ) }$` ) );
	}

	await expect( form( page ).getByLabel( errors[ 0 ]?.[ 0 ] ?? '', { exact: true } ) ).toBeFocused();
}

const messagesOf = ( lang: Language, names: Array< keyof typeof FIRST_STEP > ): Array< [ string, string ] > =>
	names.map( ( name ) => [ WORDS[ lang ][ name ], WORDS[ lang ].errors[ name ] ] );

for ( const [ lang, first, second ] of [
	[ 'en', 'Step 1 of 2 Your details', 'Step 2 of 2 Address and consent' ],
	[ 'es', 'Paso 1 de 2 Sus datos', 'Paso 2 de 2 Dirección y consentimiento' ],
	[ 'fr', 'Étape 1 sur 2 Vos coordonnées', 'Étape 2 sur 2 Adresse et consentement' ],
] as const ) {
	test( `the contact form: ${ lang }`, async ( { page } ) => {
		const words = WORDS[ lang ];

		await page.goto( pathOf( lang, 'contact-dealer' ) );
		await expect( form( page ).getByRole( 'group', { name: first } ) ).toBeVisible();
		await form( page ).getByRole( 'button', { name: words.stepNext } ).click();
		await expectSaid( page, words.invalid, messagesOf( lang, [ 'firstName', 'lastName', 'email', 'phone' ] ) );

		await fillIn( page, words, FIRST_STEP );
		await form( page ).getByRole( 'button', { name: words.stepNext } ).click();
		await expect( form( page ).getByRole( 'heading', { name: second } ) ).toBeFocused();
		await expect( form( page ).getByRole( 'alert' ) ).toHaveCount( 0 );
		await send( page ).click();
		await expectSaid( page, words.invalid, [
			[ words.addressLine1, words.errors.addressLine1 ],
			[ words.city, words.errors.city ],
			[ words.state, words.errors.state ],
			[ words.postcode, words.errors.zip ],
			[ REQUIRED_CONSENT, words.errors.consent ],
		] );
	} );
}

test( 'the dealer lead form', async ( { page } ) => {
	await page.goto( pathOf( 'en', 'request-a-quote' ) );
	await fillIn( page, WORDS.en, FIRST_STEP );
	await form( page ).getByRole( 'button', { name: 'Next' } ).click();
	await expect( form( page ).getByRole( 'heading', { name: 'Step 2 of 2 Your home' } ) ).toBeFocused();
	await send( page ).click();

	await expectSaid( page, WORDS.en.invalid, [
		[ 'Street address', 'Street address must be valid' ],
		[ 'City', 'City is required' ],
		[ 'State or province', 'Please select a state' ],
		[ 'Zip or postal code', 'Please enter a zip code' ],
		[ REQUIRED_CONSENT, 'Check the box so we can contact you' ],
	] );
} );

test( 'the newsletter', async ( { page } ) => {
	await page.goto( pathOf( 'en' ) );
	await form( page ).getByLabel( 'Country' ).hover();
	await form( page ).getByLabel( 'Country' ).selectOption( 'CA' );
	await expect( consentBox( form( page ) ) ).not.toBeChecked();
	await send( page ).click();

	await expectSaid( page, WORDS.en.invalid, [
		[ 'Email', 'Please enter a valid email' ],
		[ /emails from Trane/, 'Check the box to get our emails' ],
	] );
} );

test( 'the dialog', async ( { page } ) => {
	await page.goto( pathOf( 'en', 'campaigns/mv/hvac-built-to-last' ) );
	await page.locator( '[data-hvac-opens]' ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Contact a dealer' } );
	await expect( dialog ).toBeVisible();
	await send( page ).click();

	await expectSaid( page, WORDS.en.invalid, [
		...messagesOf( 'en', [ 'firstName', 'lastName', 'email', 'phone' ] ),
		[ 'Street address', 'Street address is required' ],
		[ 'City', 'City is required' ],
		[ 'State or province', 'State is required' ],
		[ 'Zip or postal code', 'Please enter a zip code' ],
		[ REQUIRED_CONSENT, 'Check the box so we can contact you' ],
	] );
	await expect( dialog.getByRole( 'button', { name: 'Close' } ) ).toBeVisible();
} );

test( 'how full a field is', async ( { page } ) => {
	await page.goto( pathOf( 'en', 'contact-dealer' ) );
	const name = form( page ).getByLabel( 'First name', { exact: true } );
	const field = form( page )
		.locator( '.hvac-field' )
		.filter( { has: page.getByLabel( 'First name', { exact: true } ) } );

	await name.click();
	await expect( page.locator( '[data-hvac="contact-dealer-form"]' ) ).toHaveAttribute( 'data-hvac-ready' );
	await expect( field.locator( '[aria-live="polite"]' ) ).toBeEmpty();
	await name.pressSequentially( 'a'.repeat( 50 ) );
	await expect( field.locator( '[aria-live="polite"]' ) ).toHaveText( '50 of 60 characters' );
} );

test( 'the system wizard, question by question', async ( { page, make } ) => {
	const wizard = page.locator( '.hvac-wizard' );
	const place = wizard.getByLabel( 'ZIP or postal code' );
	const next = wizard.getByRole( 'button', { name: 'Continue' } );
	const sizes = { name: 'Step 1 of 5 How large is your home?' };

	await page.goto( ( await make( '<!-- wp:hvac-blocks/recommendation-wizard {"mode":"system"} /-->' ) ).link );
	await wizard.getByRole( 'slider', sizes ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( wizard.getByRole( 'slider', sizes ) ).toHaveAttribute( 'aria-valuetext', '1,200-1,500 square feet' );
	await expect( wizard ).toMatchAriaSnapshot( `
		- heading "System recommender" [level=2]
		- paragraph: /Smell gas, or is a CO alarm sounding/
		- paragraph: No heat or no cooling?
		- group "Step 1 of 5 How large is your home?":
		  - heading "Step 1 of 5 How large is your home?" [level=3]
		  - paragraph: /A good guess is enough/
		  - status:
		    - strong: 1,200-1,500
		    - text: square feet
		  - button "Smaller"
		  - slider "Step 1 of 5 How large is your home?": "1500"
		  - button "Larger"
		- button "Continue"
	` );
	// A slider announces its value by itself; a change by its buttons is announced once.
	const sizeSaid = wizard.locator( '.hvac-wizard__size [role="status"]' );
	await expect( sizeSaid ).toHaveText( '' );
	await expect( wizard.locator( '.hvac-wizard__area' ) ).toHaveAttribute( 'aria-live', 'off' );
	await wizard.getByRole( 'button', { name: 'Larger' } ).click();
	await expect( sizeSaid ).toHaveText( '1,500-1,800 square feet' );
	await wizard.getByRole( 'button', { name: 'Smaller' } ).click();
	await expect( sizeSaid ).toHaveText( '1,200-1,500 square feet' );
	await next.click();

	await expect( wizard.getByRole( 'heading', { name: 'Step 2 of 5 What’s your outdoor unit?' } ) ).toBeFocused();
	await expect( wizard ).toMatchAriaSnapshot( `
		- list "Your answers so far":
		  - listitem:
		    - 'button "Change your answer: 1,200-1,500 square feet"'
		- group "Step 2 of 5 What’s your outdoor unit?":
		  - heading "Step 2 of 5 What’s your outdoor unit?" [level=3]
		  - paragraph: The system that you have today.
		  - radio "Heat Pump Heats and cools"
		  - radio "AC Condenser Only cools"
		  - radio "Not Sure A dealer can tell"
		- button "Back"
	` );
	await wizard.getByRole( 'radio', { name: 'Heat Pump' } ).check();
	await next.click();
	await wizard.getByRole( 'radio', { name: 'Air Handler' } ).check();
	await next.click();

	await expect( next ).toBeDisabled();
	await expect( next ).toHaveAccessibleDescription( 'Choose one or more.' );
	await expect( wizard ).toMatchAriaSnapshot( `
		- group "Step 4 of 5 What matters most to you?":
		  - checkbox "Lowest cost"
		  - checkbox "Efficiency"
		  - checkbox "Financing"
		  - checkbox "Availability"
		  - checkbox "Reliability"
		  - checkbox "Eco-friendly"
		- button "Continue" [disabled]
	` );
	await wizard.getByRole( 'checkbox', { name: 'Efficiency' } ).check();
	await next.click();

	await expect( wizard.getByRole( 'heading', { name: 'Step 5 of 5 Where is your home?' } ) ).toBeFocused();
	await place.fill( '7502' );
	await place.press( 'Enter' );
	await expect( place ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( place ).toHaveAccessibleDescription( /Enter a ZIP code such as 75024/ );
	await place.fill( '75024' );
	await expect( wizard.getByRole( 'status' ).filter( { hasText: 'Plano, TX' } ) ).toBeVisible();
	await expect( place ).not.toHaveAttribute( 'aria-invalid' );
	await expect( wizard.getByRole( 'button', { name: 'See my recommendation' } ) ).toBeVisible();
} );

test( 'the wizard’s contact form', async ( { page } ) => {
	await page.goto( `${ pathOf( 'en', 'resources/system-recommendation-tool/results' ) }?tonnage=3.5&zipCode=75024` );
	await send( page ).click();

	await expectSaid( page, WORDS.en.invalid, [
		...messagesOf( 'en', [ 'firstName', 'lastName', 'email', 'phone' ] ),
		[ 'Street address', 'Street address is required' ],
		[ 'City', 'City is required' ],
		[ 'State or province', 'Please select an option' ],
		[ REQUIRED_CONSENT, 'Check the box so we can contact you' ],
	] );
	await expect( form( page ).getByText( 'Sent with your request' ) ).toBeVisible();
} );
