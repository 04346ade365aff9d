/** A consent text's next version, from the administrator to the visitor, its receipt, and its withdrawal. */
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { test } from './lib/admin-test';
import { requestHeaders } from './lib/test';

const FORM = 'Newsletter';
const ADDRESS = 'zoe@example.test';

let visitors = 0;

/** A separate visitor, who is not logged in. */
const visit = ( browser: Browser, baseURL = '', javaScriptEnabled = true ) =>
	browser.newContext( {
		baseURL,
		javaScriptEnabled,
		storageState: { cookies: [], origins: [] },
		extraHTTPHeaders: requestHeaders( {}, `198.18.253.${ ++visitors }` ),
	} );

async function subscribe( request: APIRequestContext, consentVersion: string ): Promise< string > {
	const answer = await request.post( '/wp-json/hvac-blocks/v1/leads', {
		data: {
			form: 'newsletter',
			lang: 'en',
			fields: { email: ADDRESS, country: 'CA' },
			consent: true,
			consentVersion,
			idempotencyKey: crypto.randomUUID(),
		},
	} );

	expect( answer.status() ).toBe( 201 );
	return ( await answer.json() ).reference;
}

/** The JSON receipt that the lead's page saves. */
async function receipt( page: Page, reference: string ) {
	await page.goto( `/wp-admin/admin.php?page=hvac-blocks-leads&lead=${ reference }` );

	const download = page.waitForEvent( 'download' );

	await page.getByRole( 'button', { name: 'Save as JSON' } ).click();

	const chunks: Buffer[] = [];

	for await ( const chunk of await ( await download ).createReadStream() ) {
		chunks.push( chunk );
	}

	return JSON.parse( Buffer.concat( chunks ).toString() );
}

test( 'a text is changed, agreed to, proved and taken back', async ( { page, browser, baseURL } ) => {
	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-consents' );

	const english = page.getByRole( 'region', { name: FORM } ).getByRole( 'region', { name: 'English' } );
	const words = `${ await english.getByRole( 'blockquote' ).innerText() } ${ Date.now() }`;
	const before = ( await english.getByText( /^Version \d+$/ ).innerText() ).replace( /\D/g, '' );
	const after = String( Number( before ) + 1 );

	await english.getByRole( 'button', { name: 'Create new version' } ).click();
	await page.getByRole( 'textbox', { name: 'Text' } ).fill( words );
	await page.getByRole( 'button', { name: 'Review changes' } ).click();
	await expect( page.getByRole( 'dialog' ).locator( 'ins' ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: `Publish version ${ after }` } ).click();
	await expect( english ).toContainText( words );

	const visitor = await visit( browser, baseURL );

	// A cached page shows the previous version.
	const cached = await subscribe( visitor.request, before );
	const reference = await subscribe( visitor.request, after );

	expect( ( await receipt( page, cached ) ).consent.version ).toBe( before );

	const proof = await receipt( page, reference );

	expect( proof.consent ).toMatchObject( {
		state: 'checked',
		version: after,
		// The demo site has no postal address, so that the sender is the brand.
		text: words.replace( /\{brand\}|\{sender\}/g, 'Trane' ),
	} );
	expect( proof.verification ).toMatchObject( { matches: true, registered: true } );

	// A mail scanner opens the link; then the person does, without JavaScript.
	await visitor.request.get( proof.unsubscribe );
	await page.reload();
	await expect( page.getByText( /^Revoked:/ ) ).toHaveCount( 0 );

	const person = await ( await visit( browser, baseURL, false ) ).newPage();

	await person.goto( proof.unsubscribe );
	await person.getByRole( 'button', { name: 'Unsubscribe' } ).click();
	await expect( person.getByRole( 'heading', { name: 'You have unsubscribed' } ) ).toBeVisible();
	await person.reload();
	await expect( person.getByRole( 'button' ) ).toHaveCount( 0 );

	for ( const each of [ reference, cached ] ) {
		await page.goto( `/wp-admin/admin.php?page=hvac-blocks-leads&lead=${ each }` );
		await expect( page.locator( '.components-notice' ).getByText( /^Revoked:/ ) ).toBeVisible();
	}
} );

test( 'a revocation by phone is noted with who and how', async ( { page, browser, baseURL } ) => {
	const visitor = await visit( browser, baseURL );

	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-consents' );

	const english = page.getByRole( 'region', { name: FORM } ).getByRole( 'region', { name: 'English' } );
	const version = ( await english.getByText( /^Version \d+$/ ).innerText() ).replace( /\D/g, '' );
	const reference = await subscribe( visitor.request, version );

	await page.goto( `/wp-admin/admin.php?page=hvac-blocks-leads&lead=${ reference }` );
	await page.getByRole( 'button', { name: 'Record revoked consent' } ).click();
	await page.getByRole( 'textbox', { name: 'How did they tell you?' } ).fill( 'By phone' );
	await page.getByRole( 'button', { name: 'Record revocation' } ).click();

	await expect( page.locator( '.components-notice' ).getByText( /^Revoked:/ ) ).toBeVisible();
	await expect( page.getByText( /Consent revoked.*By phone/ ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Record revoked consent' } ) ).toHaveCount( 0 );
} );
