/** A single visitor cannot flood the site, and visitors' input is treated as plain text. */
import { FIRST_STEP, HOMEOWNER, SECOND_STEP, consentBox, fillIn, fillInAll, referenceOn, typed } from '../lib/form';
import { pathOf, WORDS } from '../lib/languages';
import { administrator } from '../lib/administrator';
import { expect, hydrate, test } from '../lib/test';

const words = WORDS.en;
// The maximum length of a quoted place.
const LONGEST_PLACE = 40;
const ATTACK = "\"><img src=x onerror=\"document.title='taken'\"><script>document.title='taken'</script>";

test( 'the eleventh request in ten minutes is asked to wait, and keeps what was typed', async ( {
	page,
	request,
	watched,
} ) => {
	watched.allow( 'Failed to load resource' );
	const lead = { form: 'contact-dealer', lang: 'en', fields: HOMEOWNER, consent: true, consentVersion: '1' };

	for ( let count = 1; count <= 10; count++ ) {
		const answer = await request.post( '/wp-json/hvac-blocks/v1/leads', {
			data: { ...lead, idempotencyKey: crypto.randomUUID() },
		} );
		expect( answer.status(), `request ${ count }` ).toBe( 201 );
	}

	await page.goto( pathOf( 'en', 'contact-dealer' ) );
	await fillInAll( page, words );
	const answered = page.waitForResponse( ( response ) => response.url().includes( '/hvac-blocks/v1/leads' ) );
	await page.getByRole( 'button', { name: words.send } ).click();

	expect( ( await answered ).status() ).toBe( 429 );
	expect( Number( ( await answered ).headers()[ 'retry-after' ] ) ).toBeGreaterThan( 0 );
	await expect( page.getByRole( 'alert' ) ).toContainText( words.tooMany );
	expect( await typed( page ) ).toMatchObject( { firstName: HOMEOWNER.firstName, zip: HOMEOWNER.zip } );
} );

for ( const scripts of [ 'with', 'without' ] ) {
	const javaScriptEnabled = scripts === 'with';

	test.describe( `${ scripts } JavaScript`, () => {
		test.use( { javaScriptEnabled } );

		test( 'a place in the address is text', async ( { page, request } ) => {
			const url = `${ pathOf( 'en', 'dealer-locator' ) }?zipcode=${ encodeURIComponent( ATTACK ) }&from=1&filter=${ encodeURIComponent( ATTACK ) }`;

			await page.goto( url );
			if ( javaScriptEnabled ) {
				await hydrate( page );
			}
			await expect( page.getByLabel( words.zip ) ).toHaveValue( ATTACK );
			await expect(
				page.getByText( words.nobody( `${ ATTACK.slice( 0, LONGEST_PLACE ) }…` ) ).first()
			).toBeVisible();
			await expect( page.locator( 'img[src="x"]' ) ).toHaveCount( 0 );
			await expect( page ).not.toHaveTitle( 'taken' );
			expect( await ( await request.get( url ) ).text() ).not.toContain( '<img src=x' );
		} );

		test( 'what is typed into the form is text', async ( { page, browser } ) => {
			await page.goto( `${ pathOf( 'en', 'contact-dealer' ) }?dealer=${ encodeURIComponent( ATTACK ) }` );
			await fillIn( page, words, { ...FIRST_STEP, lastName: ATTACK.slice( 0, 58 ), email: ATTACK } );

			if ( javaScriptEnabled ) {
				await page.getByRole( 'button', { name: words.stepNext } ).click();
			} else {
				await page.getByRole( 'button', { name: words.send } ).click();
			}
			await expect( page.getByText( words.invalid ) ).toBeVisible();
			expect( await typed( page ) ).toMatchObject( { email: ATTACK } );
			await expect( page.locator( 'img[src="x"]' ) ).toHaveCount( 0 );

			await fillIn( page, words, { email: HOMEOWNER.email } );
			if ( javaScriptEnabled ) {
				await page.getByRole( 'button', { name: words.stepNext } ).click();
			}
			await fillIn( page, words, SECOND_STEP );
			await consentBox( page ).check();
			await page.getByRole( 'button', { name: words.send } ).click();
			const reference = await referenceOn( page, words );
			await expect( page ).not.toHaveTitle( 'taken' );

			const admin = await administrator( browser );
			await admin.goto( `/wp-admin/admin.php?page=hvac-blocks-leads&lead=${ reference }` );
			await expect( admin.getByText( ATTACK.slice( 0, 58 ) ) ).toBeVisible();
			await expect( admin.locator( 'img[src="x"]' ) ).toHaveCount( 0 );
			await expect( admin ).not.toHaveTitle( 'taken' );
			await admin.context().close();
		} );
	} );
}
