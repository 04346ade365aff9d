/** The example from `docs/extending.md` on a site: a visitor fills in its field, and the administrator reads it. */
import { FIRST_STEP, SECOND_STEP, consentBox, fillIn, referenceOn } from '../lib/form';
import { pathOf, WORDS } from '../lib/languages';
import { administrator } from '../lib/administrator';
import { expect, test } from '../lib/test';

const ADD_ON = { 'X-Test-Add-On': '1' };

test( 'a field of another plugin is asked for, sent and shown with the lead', async ( {
	page,
	browser,
	extraHTTPHeaders,
} ) => {
	await page.context().setExtraHTTPHeaders( { ...extraHTTPHeaders, ...ADD_ON } );
	await page.goto( pathOf( 'en', 'contact-dealer' ) );
	await fillIn( page, WORDS.en, FIRST_STEP );

	const time = page.getByLabel( 'Best time for a visit' );

	await page.getByRole( 'button', { name: WORDS.en.stepNext } ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'Please select a time' );
	await expect( time ).toBeFocused();

	await time.selectOption( 'Evening' );
	await page.getByRole( 'button', { name: WORDS.en.stepNext } ).click();
	await fillIn( page, WORDS.en, SECOND_STEP );
	await consentBox( page ).check();
	await page.getByRole( 'button', { name: WORDS.en.send } ).click();

	const reference = await referenceOn( page, WORDS.en );
	const screen = await administrator( browser );

	await screen.context().setExtraHTTPHeaders( ADD_ON );
	await screen.goto( `/wp-admin/admin.php?page=hvac-blocks-leads&lead=${ reference }` );
	await expect( screen.getByRole( 'definition' ).filter( { hasText: 'Evening' } ) ).toBeVisible();
	await screen.goto( '/wp-admin/admin.php?page=hvac-blocks-settings' );
	await screen.getByRole( 'searchbox', { name: 'Search settings' } ).fill( 'Scheduler' );
	await expect( screen.getByLabel( 'Scheduler URL' ) ).toBeVisible();
	await screen.context().close();
} );
