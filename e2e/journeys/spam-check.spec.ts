/**
 * Turnstile and hCaptcha in forms: the service's script is a stand-in, its verification the mock upstream. Whatever fails,
 * the lead is stored, and an administrator can release it.
 */
import type { Page } from '@playwright/test';
import { siteAdministrator } from '../lib/content';
import { consentBox, fillIn, fillInAll, FIRST_STEP, referenceOn, SECOND_STEP } from '../lib/form';
import { WORDS } from '../lib/languages';
import { expect, test as base } from '../lib/test';
import { upstreamOfTheTest, type Upstream } from '../lib/upstream';

const FORM = '<!-- wp:hvac-blocks/contact-dealer-form /-->';
const SCRIPTS = { turnstile: 'https://challenges.cloudflare.com/', hcaptcha: 'https://js.hcaptcha.com/' };
const words = WORDS.en;

type Service = keyof typeof SCRIPTS;

const test = base.extend< { service: Service; upstream: Upstream } >( {
	service: [ 'turnstile', { option: true } ],
	upstream: upstreamOfTheTest,
	settings: async ( { service }, provide ) =>
		provide( {
			spam_service: service,
			turnstile_site_key: '0x4AAAAAAAsite-key',
			turnstile_secret_key: '0x4AAAAAAAsecret-key-of-the-test',
			hcaptcha_site_key: '10000000-ffff-ffff-ffff-000000000001',
			hcaptcha_secret_key: 'ES_secret-key-of-the-hcaptcha-test',
			upstream_allowed_private_hosts: [ '127.0.0.1' ],
			upstream_timeout_seconds: 2,
		} ),
	extraHTTPHeaders: async ( { extraHTTPHeaders, upstream }, provide ) =>
		provide( { ...extraHTTPHeaders, 'X-Test-Siteverify': upstream.url } ),
} );

/** A box that passes at once; in place of hCaptcha's, one that the visitor ticks. */
const standIn = ( service: Service ) => `
	window.${ service } = {
		render( box, options ) {
			const label = document.createElement( 'label' );
			const pass = () => options.callback( 'passes:' + location.hostname + ':' + options.action + ':' + crypto.randomUUID() );
			label.innerHTML = '<input type="checkbox"> I am a person';
			label.firstChild.onchange = pass;
			box.append( label );
			window.widget = { language: options.language ?? options.hl, isNarrow: options.size === 'compact' };
			${ service === 'turnstile' ? 'label.hidden = true; setTimeout( pass, 50 );' : '' }
			return 'widget';
		},
		reset() {}, remove() {}, execute() {},
	};
	hvacBlocksCaptcha();`;

/** @return the requests to the service, in order */
async function answerScript( page: Page, service: Service, isBlocked = false ): Promise< string[] > {
	const asked: string[] = [];

	await page.route( `${ SCRIPTS[ service ] }**`, ( route ) => {
		asked.push( route.request().url() );
		return isBlocked
			? route.abort()
			: route.fulfill( { contentType: 'text/javascript', body: standIn( service ) } );
	} );
	return asked;
}

/** The lead with the page's reference: its status and why it is suspected. */
async function leadOn( page: Page, baseURL = '' ): Promise< { status: string; why: string; reference: string } > {
	const reference = await referenceOn( page, words );
	const { status, ledger } = await (
		await siteAdministrator( baseURL )
	).rest< {
		status: string;
		ledger: Array< { event: string; detail: string } >;
	} >( { path: `/hvac-blocks/v1/admin/leads/${ reference }` } );

	return { status, reference, why: ledger.find( ( { event } ) => event === 'quarantined' )?.detail ?? '' };
}

const send = ( page: Page ) => page.locator( '.hvac-form__submit:visible' ).first().click();

/** What the visitor does for the service. */
const PASS: Record< Service, ( page: Page ) => Promise< void > > = {
	turnstile: async () => {},
	hcaptcha: async ( page ) => {
		// With the keyboard: the box comes immediately before the button.
		const box = page.getByLabel( 'I am a person' );

		await expect( box ).toBeVisible();
		await box.focus();
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( '.hvac-form__submit' ) ).toBeFocused();
	},
};

for ( const service of [ 'turnstile', 'hcaptcha' ] as const ) {
	test.describe( service, () => {
		test.use( { service } );

		test( 'loads in the last step and lets a person’s lead through', async ( {
			page,
			baseURL,
			make,
			upstream,
			watched,
		} ) => {
			watched.allow( SCRIPTS[ service ] );
			const asked = await answerScript( page, service );
			await page.goto( ( await make( FORM ) ).link );
			await page.locator( '.hvac-form' ).hover();
			await fillIn( page, words, FIRST_STEP );
			expect( asked ).toEqual( [] );

			await page.getByRole( 'button', { name: words.stepNext } ).click();
			await fillIn( page, words, SECOND_STEP );
			await consentBox( page ).check();
			await PASS[ service ]( page );
			await send( page );

			expect( await leadOn( page, baseURL ) ).toMatchObject( { why: '' } );
			expect( asked ).toHaveLength( 1 );
			expect( ( await upstream.log() ).requests.map( ( { route } ) => route ) ).toEqual( [ service ] );
		} );
	} );
}

test( 'while the service is down, a lead waits for a person, who releases it', async ( {
	page,
	baseURL,
	make,
	upstream,
	watched,
} ) => {
	watched.allow( SCRIPTS.turnstile );
	await upstream.tell( 'turnstile', { mode: '500' } );
	await answerScript( page, 'turnstile' );
	await page.goto( ( await make( FORM ) ).link );
	await fillInAll( page, words );
	await send( page );

	const lead = await leadOn( page, baseURL );
	expect( lead ).toMatchObject( { status: 'quarantined', why: expect.stringContaining( 'did not answer' ) } );

	const released = await (
		await siteAdministrator( baseURL ?? '' )
	).rest< { status: string } >( {
		method: 'POST',
		path: `/hvac-blocks/v1/admin/leads/${ lead.reference }/release`,
	} );
	expect( released.status ).not.toBe( 'quarantined' );
} );

test( 'a blocked script keeps no lead', async ( { page, baseURL, make, watched } ) => {
	watched.allow( SCRIPTS.turnstile );
	watched.allow( 'Failed to load resource' );
	await answerScript( page, 'turnstile', true );
	await page.goto( ( await make( FORM ) ).link );
	await fillInAll( page, words );
	await send( page );

	expect( await leadOn( page, baseURL ) ).toMatchObject( { status: 'quarantined' } );
} );

test( 'without consent nothing loads, and the form says so', async ( { page, baseURL, make } ) => {
	const asked = await answerScript( page, 'turnstile' );
	await page.addInitScript( () => Object.assign( window, { wp_has_consent: () => false } ) );
	await page.goto( ( await make( FORM ) ).link );
	await fillInAll( page, words );
	await expect( page.getByText( 'Your privacy choices block our spam check.' ) ).toBeVisible();
	await send( page );

	expect( await leadOn( page, baseURL ) ).toMatchObject( { status: 'quarantined' } );
	expect( asked ).toEqual( [] );
} );

test.describe( 'in a dialog', () => {
	test.use( { service: 'hcaptcha' } );

	test( 'the box can be ticked and the service asks inside the dialog', async ( {
		page,
		baseURL,
		make,
		watched,
	} ) => {
		watched.allow( SCRIPTS.hcaptcha );
		await answerScript( page, 'hcaptcha' );
		await page.goto( ( await make( '<!-- wp:hvac-blocks/contact-dealer-modal /-->' ) ).link );
		await page.getByRole( 'button', { name: 'Contact a dealer' } ).click();
		await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP } );
		await consentBox( page ).check();
		await page.getByLabel( 'I am a person' ).check();
		await expect( page.locator( 'dialog[open] [id$="-challenge"]' ) ).toHaveCount( 1 );
		await send( page );

		expect( await leadOn( page, baseURL ) ).toMatchObject( { why: '' } );
	} );
} );

test.describe( 'in French, on a telephone', () => {
	test.use( { viewport: { width: 320, height: 700 }, service: 'hcaptcha' } );

	test( 'the service speaks the page’s language and fits', async ( { page, make, watched } ) => {
		watched.allow( SCRIPTS.hcaptcha );
		await answerScript( page, 'hcaptcha' );
		await page.goto( ( await make( FORM, '/residential/fr/' ) ).link );
		await fillInAll( page, WORDS.fr );
		await expect( page.getByLabel( 'I am a person' ) ).toBeVisible();

		expect( await page.evaluate( 'window.widget' ) ).toEqual( { language: 'fr', isNarrow: true } );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a lead is stored and waits for a person', async ( { page, baseURL, make, upstream } ) => {
		await page.goto( ( await make( FORM ) ).link );
		await fillIn( page, words, { ...FIRST_STEP, ...SECOND_STEP } );
		await consentBox( page ).check();
		await send( page );

		expect( await leadOn( page, baseURL ) ).toMatchObject( {
			status: 'quarantined',
			why: expect.stringContaining( 'no JavaScript' ),
		} );
		expect( ( await upstream.log() ).requests ).toEqual( [] );
	} );
} );
