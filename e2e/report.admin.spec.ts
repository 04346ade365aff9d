/** What visitors search for, as the administrator sees it; and who is not counted. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { test } from './lib/admin-test';
import { requestHeaders, type Settings } from './lib/test';

const LOCATOR = '/residential/en/dealer-locator/';
const SERVED = '75252';
const UNSERVED = '82601';
const WITHOUT_SCRIPT = '82901';

interface Place {
	zip: string;
	searches: number;
	nobody: number;
}

interface Report {
	places: Place[];
	unserved: Place[];
	wizard: Array< { started: number; steps: Array< { step: string; total: number } >; finished: number } >;
}

let visitors = 0;

/** A separate visitor, who is not logged in. */
const visit = ( browser: Browser, baseURL = '', settings: Settings = {}, javaScriptEnabled = true ) =>
	browser.newContext( {
		baseURL,
		javaScriptEnabled,
		storageState: { cookies: [], origins: [] },
		extraHTTPHeaders: requestHeaders( settings, `198.18.254.${ ++visitors }` ),
	} );

const isCount = ( sent: { url: () => string } ) =>
	new URL( sent.url() ).searchParams.get( 'hvac-blocks-api' ) === '/searches';

/** Searches on the page as a person does. */
async function search( page: Page, place: string ): Promise< void > {
	await page.goto( LOCATOR );
	await page.getByRole( 'textbox', { name: 'ZIP code or city' } ).fill( place );
	await page.getByRole( 'button', { name: 'Find dealers' } ).click();
	await expect( page ).toHaveURL( new RegExp( `zipcode=${ place }` ) );
}

async function counted( page: Page, place: string ): Promise< number > {
	const answer = page.waitForResponse( isCount );

	await search( page, place );

	return ( await answer ).status();
}

/** What the page's scripts and the site learn about a search. */
async function hearing( context: BrowserContext, consents: string[] ): Promise< { page: Page; posts: string[] } > {
	const page = await context.newPage();
	const posts: string[] = [];

	page.on( 'request', ( request ) => isCount( request ) && posts.push( request.postData() ?? '' ) );
	await page.addInitScript( ( given ) => {
		Object.assign( window, {
			dataLayer: [],
			consent_api: { consent_type: 'optin' },
			wp_has_consent: ( category: string ) => given.includes( category ),
		} );
	}, consents );

	return { page, posts };
}

const dataLayer = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { dataLayer: unknown[] } ).dataLayer.slice() );

test( 'the administrator sees what visitors searched, and where no dealer is', async ( { page, browser, baseURL } ) => {
	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-report&days=7' );
	const before = await places( page );
	const context = await visit( browser, baseURL );
	const visitor = await context.newPage();

	expect( await counted( visitor, SERVED ) ).toBe( 204 );
	expect( await counted( visitor, UNSERVED ) ).toBe( 204 );
	expect( await context.cookies() ).toEqual( [] );
	await context.close();

	await page.reload();
	const table = page.getByRole( 'table', { name: 'Places without a dealer' } );
	await expect( table.getByRole( 'row', { name: UNSERVED } ) ).toContainText( 'Casper, Wyoming' );
	await expect( table.getByRole( 'row', { name: SERVED } ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'region', { name: 'Map of places without a dealer' } ) ).toBeVisible();
	await expect( page.getByRole( 'img', { name: /^Searches by day/ } ) ).toBeVisible();

	const after = await places( page );
	expect( after( SERVED ) ).toEqual( { searches: before( SERVED ).searches + 1, nobody: 0 } );
	expect( after( UNSERVED ).nobody ).toBe( before( UNSERVED ).nobody + 1 );

	const file = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Export as CSV' } ).first().click();
	expect( ( await file ).suggestedFilename() ).toMatch( /^searches-unserved-.*\.csv$/ );
} );

test( 'a page that came by a form of another page is one search, reloaded or not', async ( { browser, baseURL } ) => {
	const context = await visit( browser, baseURL );
	const { page, posts } = await hearing( context, [ 'statistics', 'statistics-anonymous' ] );

	await page.goto( '/residential/en/' );
	await page.getByRole( 'textbox', { name: 'ZIP code or city' } ).first().fill( SERVED );
	await page.getByRole( 'button', { name: 'Find dealers' } ).first().click();
	await expect( page ).toHaveURL( new RegExp( `zipcode=${ SERVED }` ) );
	await expect.poll( () => posts ).toEqual( [ `{"place":"${ SERVED }"}` ] );
	expect( await dataLayer( page ) ).toEqual( [
		{ event: 'dealer_search', zip: SERVED, dealers: expect.any( Number ) },
	] );

	await page.reload();
	await page.locator( '.hvac-dealer-locator' ).hover();
	await expect( page.locator( '.hvac-dealer-locator[data-hvac-ready]' ) ).toBeVisible();
	expect( posts ).toHaveLength( 1 );
	await context.close();
} );

test( 'a search without JavaScript counts itself', async ( { page, browser, baseURL } ) => {
	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-report&days=7' );
	const before = await places( page );
	const context = await visit( browser, baseURL, {}, false );
	const visitor = await context.newPage();
	const picture = visitor.waitForResponse( isCount );

	await search( visitor, WITHOUT_SCRIPT );
	expect( ( await picture ).status() ).toBe( 204 );
	await context.close();

	expect( ( await places( page ) )( WITHOUT_SCRIPT ).nobody ).toBe( before( WITHOUT_SCRIPT ).nobody + 1 );
} );

for ( const [ title, consents, isHeard, isCounted ] of [
	[ 'without consent nothing is said and nothing counted', [ 'functional' ], false, false ],
	[ 'consent to anonymous statistics is to the count alone', [ 'statistics-anonymous' ], false, true ],
	[ 'with consent a search is both', [ 'statistics', 'statistics-anonymous' ], true, true ],
] as Array< [ string, string[], boolean, boolean ] > ) {
	test( title, async ( { browser, baseURL } ) => {
		const context = await visit( browser, baseURL );
		const { page, posts } = await hearing( context, consents );

		await search( page, SERVED );
		await expect( page.getByRole( 'article' ).first() ).toBeVisible();
		expect( await dataLayer( page ) ).toHaveLength( isHeard ? 1 : 0 );
		expect( posts ).toHaveLength( isCounted ? 1 : 0 );
		await context.close();
	} );
}

test( 'nothing is counted while the report is off', async ( { browser, baseURL } ) => {
	const context = await visit( browser, baseURL, { search_report: false } );
	const { page, posts } = await hearing( context, [ 'statistics', 'statistics-anonymous' ] );

	await search( page, SERVED );
	await expect( page.getByRole( 'article' ).first() ).toBeVisible();
	expect( posts ).toEqual( [] );
	await context.close();
} );

test( 'the administrator sees how far visitors came in the recommendation tool', async ( {
	page,
	browser,
	baseURL,
} ) => {
	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-report&days=7' );
	const flow2 = async () => ( await report( page ) ).wizard[ 1 ];
	const before = await flow2();
	const context = await visit( browser, baseURL );
	await context.addCookies( [ { name: 'wizard_flow', value: '2', url: baseURL ?? '' } ] );
	const visitor = await context.newPage();
	const next = visitor.locator( '.hvac-wizard__next' );

	// Two of three questions: this visitor does not finish.
	await visitor.goto( '/residential/en/resources/system-recommendation-tool/' );
	await visitor.getByRole( 'button', { name: 'Larger' } ).click();
	await expect( visitor.getByText( '1,200-1,500', { exact: true } ) ).toBeVisible();
	await next.click();
	await visitor.getByText( 'Efficiency', { exact: true } ).click();
	await expect( next ).toBeEnabled();
	await expect
		.poll( async () => ( await flow2() )?.steps[ 1 ]?.total )
		.toBe( ( before?.steps[ 1 ]?.total ?? 0 ) + 1 );
	await context.close();

	const after = await flow2();
	expect( after ).toMatchObject( { started: ( before?.started ?? 0 ) + 1, finished: before?.finished } );

	await page.reload();
	await expect( page.getByRole( 'heading', { name: 'Recommendation tool' } ) ).toBeVisible();
	const steps = page.getByRole( 'listitem' ).filter( { hasText: 'of those who started' } );
	await expect( steps.filter( { hasText: 'ZIP or postal code' } ).last() ).toContainText( '%' );

	const file = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Export as CSV' } ).last().click();
	const lines = await readFile( await ( await file ).path(), 'utf8' );
	expect( ( await file ).suggestedFilename() ).toMatch( /^steps-.*\.csv$/ );
	expect( lines ).toContain( `"wizard","flow2","started","${ after?.started }","100"` );
	expect( lines ).toContain( `"wizard","flow2","buyingFactors","${ after?.steps[ 1 ]?.total }"` );
} );

/** The report as the administrator's browser gets it. */
const report = ( page: Page ) =>
	page.evaluate( async () => {
		const { nonce, root } = ( window as unknown as { wpApiSettings?: { nonce: string; root: string } } )
			.wpApiSettings ?? { nonce: '', root: '/wp-json/' };
		const token = nonce || ( await ( await fetch( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text() );
		const answer = await fetch( `${ root }hvac-blocks/v1/admin/search-report?days=7`, {
			headers: { 'X-WP-Nonce': token },
		} );

		return ( await answer.json() ) as Report;
	} );

/** Its counts by ZIP. */
async function places( page: Page ): Promise< ( zip: string ) => { searches: number; nobody: number } > {
	const { places: most, unserved } = await report( page );

	return ( zip ) => {
		const place = [ ...most, ...unserved ].find( ( one ) => one.zip === zip );

		return { searches: place?.searches ?? 0, nobody: place?.nobody ?? 0 };
	};
}
