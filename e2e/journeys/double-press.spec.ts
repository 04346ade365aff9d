/**
 * A double press on a form's buttons sends it once, and hits nothing that appears under the pointer: before, during,
 * and after hydration.
 */
import type { Locator, Page } from '@playwright/test';
import { siteAdministrator } from '../lib/content';
import { FIRST_STEP, HOMEOWNER, SECOND_STEP, consentBox, fillIn } from '../lib/form';
import { rest } from '../lib/frames';
import { hold } from '../lib/hold';
import { pathOf, WORDS } from '../lib/languages';
import { expect, test } from '../lib/test';

const words = WORDS.en;
const ANSWERS = 'tonnage=3.5&zipCode=75024&powerType=gas&homeSize=1800-2100';

const FORMS = {
	'contact-dealer-form': pathOf( 'en', 'contact-dealer' ),
	'dealer-lead-form': pathOf( 'en', 'request-a-quote' ),
	'wizard-contact-form': `${ pathOf( 'en', 'resources/system-recommendation-tool/results' ) }?${ ANSWERS }`,
	newsletter: pathOf( 'en' ),
};

type Press = ( button: Locator, release: () => void ) => Promise< void >;

const PRESSES: Record< string, Press > = {
	'by mouse': ( button ) => button.dblclick(),
	'by finger': async ( button ) => {
		const { x, y } = await middleOf( button );
		await button.page().touchscreen.tap( x, y );
		await button.page().touchscreen.tap( x, y );
	},
	'by the Enter key': async ( button ) => {
		await button.focus();
		await button.page().keyboard.press( 'Enter' );
		await button.page().keyboard.press( 'Enter' );
	},
	'once before the script and once when it comes': async ( button, release ) => {
		const { x, y } = await middleOf( button );
		await button.page().mouse.click( x, y );
		release();
		await button.page().mouse.click( x, y );
	},
};

async function middleOf( button: Locator ) {
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	return { x: ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2, y: ( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2 };
}

let leads = 0;
const mail = () => `double-${ Date.now() }-${ leads++ }@example.test`;

async function stored( email: string, baseURL = '' ): Promise< number > {
	const utils = await siteAdministrator( baseURL );
	const { total } = await utils.rest< { total: number } >( {
		path: '/hvac-blocks/v1/admin/leads',
		params: { search: email },
	} );
	return total;
}

const form = ( page: Page ) => page.locator( '.hvac-form:not(footer .hvac-form)' );
const button = ( page: Page ) => form( page ).locator( 'button[type=submit]:visible' );

/** Fills in the form and presses each of its buttons twice, the first time before hydration. */
async function send( page: Page, name: keyof typeof FORMS, press: Press, email: string ) {
	const release = await hold( page, '*' );
	await page.goto( FORMS[ name ] );

	const hasSteps = /dealer/.test( name );

	await fillIn( page, words, name === 'newsletter' ? { email } : { ...FIRST_STEP, email } );
	if ( name === 'wizard-contact-form' ) {
		await fillIn( page, words, SECOND_STEP );
		await consentBox( form( page ) ).check();
	}
	await press( button( page ), release );
	release();

	if ( hasSteps ) {
		await expect( page.getByRole( 'heading', { name: 'Step 2 of 2' } ) ).toBeFocused();
		await expect( form( page ).locator( '.hvac-field__error' ) ).toHaveCount( 0 );
		await fillIn( page, words, SECOND_STEP );
		await consentBox( form( page ) ).check();
		await press( form( page ).locator( '.hvac-form__submit' ), release );
	}
	await expect( page.locator( '.hvac-form__sent' ).first() ).toBeVisible();
}

test.use( { hasTouch: true } );

for ( const [ way, press ] of Object.entries( PRESSES ) ) {
	for ( const name of Object.keys( FORMS ) as ( keyof typeof FORMS )[] ) {
		// All forms share one view: a mouse presses each of them, the other inputs two.
		if ( way !== 'by mouse' && /lead|wizard/.test( name ) ) {
			continue;
		}

		test( `${ name } is sent once: ${ way }`, async ( { page, baseURL } ) => {
			const email = mail();
			await send( page, name, press, email );

			// Long enough for a second press to lead elsewhere.
			await rest( page );
			expect( page.url() ).toContain( FORMS[ name ] );
			expect( await stored( email, baseURL ) ).toBe( 1 );
		} );
	}

	test( `the ZIP form leads to its dealers: ${ way }`, async ( { page } ) => {
		const release = await hold( page, '*' );
		await page.goto( pathOf( 'en' ) );
		await page.getByLabel( words.zip ).fill( '75024' );
		await press( page.getByRole( 'button', { name: words.find } ), release );
		release();

		await expect( page ).toHaveURL( /\/dealer-locator\/\?zipcode=75024$/ );
	} );
}

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'forms are sent once', async ( { page, baseURL } ) => {
		const email = mail();
		await page.goto( FORMS[ 'contact-dealer-form' ] );
		await fillIn( page, words, { ...HOMEOWNER, email } );
		await consentBox( form( page ) ).check();
		await form( page ).locator( '.hvac-form__submit' ).dblclick( { noWaitAfter: true } );
		await expect( page.getByRole( 'heading', { name: words.thanks } ) ).toBeVisible();
		expect( await stored( email, baseURL ) ).toBe( 1 );
	} );
} );
