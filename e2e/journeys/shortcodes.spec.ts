/** Shortcodes run only where an editor wrote them: not in what a visitor sends, over HTTP and in a browser. */
import { makePage, removePage, siteAdministrator } from '../lib/content';
import { fillIn, FIRST_STEP, SECOND_STEP, typed } from '../lib/form';
import { pathOf, WORDS } from '../lib/languages';
import { expect, test } from '../lib/test';

const words = WORDS.en;
const SHORTCODE = '[audio src=/x.mp3]';
const RAN = /<audio|wp-audio|wp-embedded/;
const ARGUMENTS = [ 'zipcode', 'from', 'filter', 'view', 'dealer', 'page', 'lead', 'hvac-form', 'utm_source' ];

for ( const page of [ '', 'dealer-locator', 'find-a-dealer', 'contact-dealer', 'schedule-service' ] ) {
	test( `no argument of an address runs a shortcode: ${ page || 'home' }`, async ( { request } ) => {
		for ( const name of ARGUMENTS ) {
			const query = new URLSearchParams( { zipcode: '75024', [ name ]: SHORTCODE } );
			const html = await ( await request.get( `${ pathOf( 'en', page ) }?${ query }` ) ).text();

			expect( html, name ).toContain( '</html>' );
			expect( html, name ).not.toMatch( RAN );
		}
	} );
}

test( 'an editor may write one, and its output ends no script', async ( { page, request, watched, baseURL } ) => {
	// Loaded by WordPress' player.
	watched.allow( 'JQMIGRATE' );
	const utils = await siteAdministrator( baseURL ?? '' );
	const made = await makePage(
		utils,
		pathOf( 'en', '' ),
		`<!-- wp:hvac-blocks/zip-form ${ JSON.stringify( {
			heading: SHORTCODE,
			placeholder: SHORTCODE,
			className: SHORTCODE,
		} ) } /-->`
	);
	const html = await ( await request.get( `${ made.link }?zipcode=${ SHORTCODE }` ) ).text();

	expect( html.match( /<h2[^>]*data-hvac-slot="heading"[^>]*>(.*?)<\/h2>/s )?.[ 1 ] ).toMatch( RAN );
	expect( html.match( /<script type="application\/json">(.*?)<\/script>/s )?.[ 1 ] ).not.toMatch( RAN );
	expect( html.match( /placeholder="([^"]*)"/ )?.[ 1 ] ).not.toMatch( RAN );

	await page.goto( made.link );
	await expect( page.getByPlaceholder( SHORTCODE ) ).toBeVisible();
	await removePage( utils, made );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a form that comes back runs none', async ( { page } ) => {
		const values = {
			...FIRST_STEP,
			...SECOND_STEP,
			firstName: SHORTCODE,
			lastName: SHORTCODE,
			email: SHORTCODE,
			city: SHORTCODE,
		};

		await page.goto( pathOf( 'en', 'contact-dealer' ) );
		await fillIn( page, words, values );
		await page.getByRole( 'button', { name: words.send } ).click();
		await expect( page.getByText( words.invalid ) ).toBeVisible();

		expect( await typed( page ) ).toMatchObject( { firstName: SHORTCODE, email: SHORTCODE, city: SHORTCODE } );
		expect( await page.content() ).not.toMatch( RAN );
	} );
} );
