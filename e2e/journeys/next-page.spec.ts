/** What the browser does on the way to the next page: it fetches it early, which counts nothing, and moves what both pages have. */
import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test';

declare global {
	interface Window {
		hvacMoved?: string[] | null;
	}
}

const CATEGORY = '/residential/en/products/furnaces/';
const LIST = '/residential/en/dealer-locator/?zipcode=75024';

/** The requests that say why, and those that report something, from now on. */
function requests( page: Page ) {
	const early: string[] = [];
	const reports: string[] = [];

	page.context().on( 'request', async ( request ) => {
		const { pathname } = new URL( request.url() );

		if ( request.method() !== 'GET' || pathname.includes( '/searches' ) ) {
			reports.push( pathname );
		}
		if ( ( await request.allHeaders().catch( () => null ) )?.[ 'sec-purpose' ]?.startsWith( 'prefetch' ) ) {
			early.push( pathname );
		}
	} );

	return { early, reports };
}

test( 'a product is fetched while the pointer rests on its link, and nothing is counted', async ( { page } ) => {
	const { early, reports } = requests( page );

	await page.goto( CATEGORY );
	const link = page.locator( '.hvac-product-grid .hvac-card__link' ).first();
	const path = new URL( ( await link.getAttribute( 'href' ) ) as string ).pathname;

	await link.hover();
	await expect.poll( () => early ).toEqual( [ path ] );
	expect( reports ).toEqual( [] );

	await link.click();
	await expect( page.locator( '.hvac-product-details' ) ).toBeVisible();
	expect(
		await page.evaluate( () => {
			const [ { deliveryType } ] = performance.getEntriesByType( 'navigation' ) as unknown as [
				{ deliveryType: string },
			];

			return deliveryType;
		} )
	).toBe( 'navigational-prefetch' );
} );

// Playwright's pages are not prerendered: the page only believes that it is.
test( 'a page that the browser prepares tells of no search until it is seen', async ( { page } ) => {
	const events = () =>
		page.evaluate( () =>
			( window as unknown as { dataLayer: Array< { event: string } > } ).dataLayer.map( ( { event } ) => event )
		);

	await page.goto( '/residential/en/find-a-dealer/' );
	await page.addInitScript( () => {
		Object.assign( window, { dataLayer: [] } );
		Object.defineProperty( document, 'prerendering', { value: true, configurable: true } );
	} );
	const { reports } = requests( page );

	await page.evaluate( ( list ) => window.location.assign( list ), LIST );
	await expect( page.locator( '.hvac-dealer-card' ).first() ).toBeVisible();
	await page.waitForLoadState( 'load' );
	expect( await events() ).toEqual( [] );
	expect( reports ).toEqual( [] );

	await page.evaluate( () => {
		Object.defineProperty( document, 'prerendering', { value: false, configurable: true } );
		document.dispatchEvent( new Event( 'prerenderingchange' ) );
	} );
	expect( await events() ).toEqual( [ 'dealer_search' ] );
} );

/** What moves between the pages, as the second one sees it: the names; null without a transition. */
async function moved( page: Page, from: string, link: string ) {
	await page.addInitScript( () => {
		window.addEventListener( 'pagereveal', async ( event ) => {
			const { viewTransition } = event as Event & { viewTransition: { ready: Promise< void > } | null };

			await viewTransition?.ready.catch( () => undefined );
			window.hvacMoved =
				viewTransition &&
				document
					.getAnimations()
					.map( ( { effect } ) => ( effect as KeyframeEffect ).pseudoElement ?? '' )
					.filter( ( name ) => name.includes( '(hvac-' ) );
		} );
	} );
	await page.goto( from );
	await page.evaluate( () => {
		window.hvacMoved = undefined;
	} );
	await page.locator( link ).first().click();
	await page.waitForURL( ( url ) => ! from.startsWith( url.pathname ) );
	await page.waitForFunction( () => window.hvacMoved !== undefined );

	return page.evaluate( () => window.hvacMoved );
}

const WAYS = {
	'a dealer’s name': [ LIST, '.hvac-dealer-card__name a', 'hvac-dealer' ],
	'a product’s picture': [ CATEGORY, '.hvac-product-grid .hvac-card__link', 'hvac-product' ],
} as const;

for ( const [ what, [ from, link, name ] ] of Object.entries( WAYS ) ) {
	test.describe( what, () => {
		test( 'stays under reduced motion', async ( { page } ) => {
			expect( await moved( page, from, link ) ).toBeNull();
		} );

		test.describe( 'otherwise', () => {
			test.use( { contextOptions: { reducedMotion: 'no-preference', strictSelectors: true } } );

			test( 'moves from the list to its page', async ( { page } ) => {
				// Where the new page is drawn before its end arrives, what was pressed only fades out.
				expect( await moved( page, from, link ) ).toContain( `::view-transition-old(${ name })` );
			} );
		} );
	} );
}
