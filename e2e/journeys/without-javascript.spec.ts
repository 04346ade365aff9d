/** The main journey in a browser without scripts: forms and links are enough. */
import { FIRST_STEP, HOMEOWNER, SECOND_STEP, consentBox, fillIn, referenceOn, typed } from '../lib/form';
import { readPages } from '../lib/html';
import { LANGUAGES, pathOf, WORDS } from '../lib/languages';
import { expect, test } from '../lib/test';

test.use( { javaScriptEnabled: false } );

for ( const lang of LANGUAGES ) {
	test( `without JavaScript a homeowner finds and contacts a dealer: ${ lang }`, async ( { page } ) => {
		const words = WORDS[ lang ];
		const { errors } = words;
		const wrong = readPages( page );
		const count = page.locator( '.hvac-dealer-locator__count' );
		const fieldError = ( name: string ) =>
			page
				.locator( '.hvac-field' )
				.filter( { has: page.locator( `[name="fields[${ name }]"]` ) } )
				.locator( '.hvac-field__error' );

		await test.step( 'the ZIP form leads to results', async () => {
			await page.goto( pathOf( lang ) );
			await page.getByRole( 'button', { name: words.find } ).click();
			await expect( page.getByText( words.zipRequired ) ).toBeVisible();
			await page.getByLabel( words.zip ).fill( '75024' );
			await page.getByRole( 'button', { name: words.find } ).click();
			await expect( count ).toHaveText( words.showing( 1, 6, 23 ) );
			await expect( page.getByRole( 'article' ) ).toHaveCount( 6 );
		} );

		await test.step( 'pages and filters are links and a form', async () => {
			await page.getByRole( 'link', { name: words.page } ).click();
			await expect( count ).toHaveText( words.showing( 7, 12, 23 ) );

			await page.getByText( words.filters, { exact: true } ).click();
			await page.getByLabel( words.nate ).check();
			await page.getByLabel( words.financing ).check();
			await page.getByRole( 'button', { name: words.apply } ).click();
			await expect( count ).toHaveText( words.showing( 1, 6, 9 ) );
			await page.getByRole( 'link', { name: words.next, exact: true } ).click();
			await expect( count ).toHaveText( words.showing( 7, 9, 9 ) );
		} );

		const card = page.getByRole( 'article' ).first();
		const dealer = await card.getByRole( 'heading' ).innerText();

		await test.step( 'mistakes stand beside their fields and nothing typed is lost', async () => {
			const kept = { ...HOMEOWNER, email: 'zoe.example.test', zip: '7502', city: '' };

			await card.getByRole( 'link', { name: words.book } ).click();
			await expect( page.getByText( words.recipient( dealer ) ) ).toBeVisible();
			await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP, email: kept.email, zip: kept.zip, city: '' } );
			await page.getByRole( 'button', { name: words.send } ).click();

			await expect( page.getByText( words.invalid ) ).toBeVisible();
			await expect( fieldError( 'email' ) ).toHaveText( words.emailInvalid );
			await expect( fieldError( 'city' ) ).toHaveText( errors.city );
			await expect( fieldError( 'zip' ) ).toHaveText( words.zipInvalid );
			await expect( page.locator( '.hvac-form__consent .hvac-field__error' ) ).toHaveText( errors.consent );
			expect( await typed( page ) ).toEqual( kept );
			await expect( page.getByText( words.recipient( dealer ) ) ).toBeVisible();
		} );

		await test.step( 'a thank-you with the reference', async () => {
			const { email, city, zip } = HOMEOWNER;

			await fillIn( page, words, { email, city, zip } );
			await consentBox( page ).check();
			await page.getByRole( 'button', { name: words.send } ).click();
			await referenceOn( page, words );
			await expect( page.getByText( words.soon( dealer ) ) ).toBeVisible();
		} );

		expect( await wrong(), 'each of these pages is valid HTML' ).toEqual( [] );

		await test.step( 'which a reload shows again, without a second request', async () => {
			const reference = await referenceOn( page, words );
			await page.reload();
			expect( await referenceOn( page, words ) ).toBe( reference );
		} );
	} );
}
