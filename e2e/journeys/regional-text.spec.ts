/** A text for the visitor's region: by the ZIP code that they enter, entered earlier, or that is in the address. */
import type { Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { WORDS } from '../lib/languages';
import { expect, layoutShift, test } from '../lib/test';

const words = WORDS.en;

const NORTH = 'Heat pumps for long winters.';
const SOUTH =
	'Air conditioners for long summers, with <a href="/south/">financing for 60 months</a> from dealers nearby.';
const TEXT = `<!-- wp:hvac-blocks/regional-text ${ JSON.stringify( {
	north_campaign_text: NORTH,
	south_campaign_text: SOUTH.replaceAll( '"', '\\u0022' ),
} ).replaceAll( '\\\\u0022', '\\u0022' ) } /-->`;
const PAGE = `${ TEXT }<!-- wp:paragraph --><p>Below it.</p><!-- /wp:paragraph --><!-- wp:hvac-blocks/dealer-cards /-->`;

const north = ( page: Page ) => page.locator( '.hvac-regional-text__text--north' );
const south = ( page: Page ) => page.locator( '.hvac-regional-text__text--south' );

async function expectRegion( page: Page, region: 'north' | 'south' ): Promise< void > {
	await expect( region === 'north' ? north( page ) : south( page ) ).toBeVisible();
	await expect( region === 'north' ? south( page ) : north( page ) ).toBeHidden();
}

test( 'the text follows the ZIP code that is entered in another block, and nothing moves', async ( {
	page,
	make,
	watched,
} ) => {
	// Scripts that are blocked below.
	watched.allow( 'net::ERR_FAILED' );
	const asked: string[] = [];
	page.on( 'request', ( request ) => /\/location\?/.test( request.url() ) && asked.push( request.url() ) );
	const made = await make( PAGE );

	await page.goto( made.link );
	await expectRegion( page, 'north' );
	const top = ( await page.getByText( 'Below it.' ).boundingBox() )?.y;
	await expect( page.getByRole( 'link', { name: 'financing for 60 months' } ) ).toHaveCount( 0 );
	expect(
		await page.evaluate( () => ( window as never as { find: ( text: string ) => boolean } ).find( 'long summers' ) )
	).toBe( false );

	await page.getByLabel( words.zip ).fill( '75024' );
	await page.getByRole( 'button', { name: words.find } ).click();
	await expectRegion( page, 'south' );
	await expect( page.getByRole( 'link', { name: 'financing for 60 months' } ) ).toBeVisible();
	expect( ( await page.getByText( 'Below it.' ).boundingBox() )?.y ).toBe( top );
	expect( asked ).toHaveLength( 1 );
	expect( await violations( page, '.hvac-regional-text' ) ).toEqual( [] );

	await test.step( 'the next page shows it before anything is loaded, and asks nobody', async () => {
		await page.route( '**/modules/**', ( route ) => route.abort() );
		await page.goto( made.link, { waitUntil: 'commit' } );
		await expectRegion( page, 'south' );
		await page.unroute( '**/modules/**' );
		await page.goto( made.link );
		await expectRegion( page, 'south' );
		expect( asked ).toHaveLength( 1 );
		expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
	} );
} );

test( 'a visitor who entered a ZIP code before the block was there is asked about once it is in view', async ( {
	page,
	make,
} ) => {
	const made = await make( TEXT );

	await page.addInitScript( () => localStorage.setItem( 'zipcode', '75024' ) );
	await page.goto( made.link );
	await expectRegion( page, 'south' );
} );

test( 'a lookup that fails leaves the default text', async ( { page, make, watched } ) => {
	watched.allow( '503' );
	const made = await make( TEXT );

	await page.route( '**/hvac-blocks/v1/location**', ( route ) => route.fulfill( { status: 503, json: {} } ) );
	await page.addInitScript( () => localStorage.setItem( 'zipcode', '75024' ) );
	const asked = page.waitForResponse( /\/location/ );
	await page.goto( made.link );
	await asked;
	await expectRegion( page, 'north' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the default text, and that of the ZIP code in the address', async ( { page, make } ) => {
		const { link } = await make( TEXT );

		await page.goto( link );
		await expectRegion( page, 'north' );
		await page.goto( `${ link }?zipcode=75024` );
		await expectRegion( page, 'south' );
		await page.goto( `${ link }?zipcode=M5V+2T6` );
		await expectRegion( page, 'north' );
		await page.goto( `${ link }?zipcode=00000` );
		await expectRegion( page, 'north' );
	} );
} );

test.describe( 'where Texas counts as northern', () => {
	test.use( { settings: { northern_regions: [ 'TX' ] }, javaScriptEnabled: false } );

	test( 'Plano gets the northern text and Toronto the southern', async ( { page, make } ) => {
		const { link } = await make( TEXT );

		await page.goto( `${ link }?zipcode=75024` );
		await expectRegion( page, 'north' );
		await page.goto( `${ link }?zipcode=M5V+2T6` );
		await expectRegion( page, 'south' );
	} );
} );
