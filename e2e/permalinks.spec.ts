/**
 * The demo in every permalink structure, as the server sends it: the targets of pages, forms, and sitemaps respond
 * after at most one redirect.
 */
import type { Page } from '@playwright/test';
import { each, readAll } from './lib/crawl';
import { DEMO_PAGES, ONE_OF_EACH_KIND } from './lib/demo-site';
import { expect, hydrate, requestHeaders, test } from './lib/test';

const AT_A_TIME = 4;
const STRUCTURES = {
	plain: '',
	'with index.php': '/index.php/%postname%/',
	dates: '/%year%/%postname%/',
	'without a slash': '/%postname%',
};
const PAGES = DEMO_PAGES.filter( ( { name, lang } ) => lang === 'es' && ONE_OF_EACH_KIND.includes( name ) );
/** For the structures that WordPress itself resolves. */
const FEW = [ 'home', 'dealer-locator', 'contact-dealer', 'resources' ];
const PROFILE = '/residential/es/dealers/maplebeck-air-heat-dallas-tx-100101/';

test.describe.configure( { mode: 'parallel' } );

for ( const [ name, structure ] of Object.entries( STRUCTURES ) ) {
	test( `permalinks: ${ name }`, async ( { page, baseURL: origin, watched } ) => {
		const baseURL = origin ?? '';
		test.slow();
		const headers = { ...requestHeaders( {}, '198.18.250.1' ), 'X-Test-Permalinks': structure };
		const ask = ( url: string ) => page.request.get( url, { headers, maxRedirects: 0 } );
		const hasIndex = name === 'plain' || name === 'with index.php';
		const written = ( path: string ) => ( hasIndex ? '/index.php' : '' ) + path;

		/** The final status after redirects. WordPress answers HEAD without rendering the page. */
		const follow = async ( start: string ): Promise< string > => {
			let url = start;

			for ( let hops = 0; hops < 4; hops++ ) {
				const answer = await page.request.head( url, { headers, maxRedirects: 0 } );
				const { location } = answer.headers();

				if ( ! location ) {
					return `${ answer.status() } after ${ hops }`;
				}
				url = new URL( location, url ).href;
			}
			return 'a loop';
		};

		const walked = name === 'plain' ? PAGES : PAGES.filter( ( one ) => FEW.includes( one.name ) );

		// Browsers request an icon, which WordPress serves only at a readable address.
		watched.allow( 'Failed to load resource' );
		await page.context().setExtraHTTPHeaders( headers );
		await page.goto( '/wp-includes/images/blank.gif' );

		await test.step( 'the bare address leads to the home page', async () => {
			expect( await follow( `${ baseURL }/` ) ).toBe( '200 after 1' );
		} );

		await test.step( 'every link answers', async () => {
			const pages = await readAll(
				page,
				[ ...walked.map( ( { address } ) => address ), PROFILE, '/residential/es/find-a-dealer/' ].map(
					written
				),
				AT_A_TIME
			);
			expect( pages.filter( ( { status } ) => status !== 200 ).map( ( { address } ) => address ) ).toEqual( [] );

			const from = new Map< string, string >();
			for ( const { address, links } of pages ) {
				for ( const { href } of links ) {
					if ( href.startsWith( `${ baseURL }/` ) ) {
						from.set( href.replace( /#.*/, '' ), address );
					}
				}
			}
			const hrefs = [ ...from.keys() ];
			const answers = await each( hrefs, AT_A_TIME, follow );

			expect( hrefs.length ).toBeGreaterThan( 40 );
			expect(
				hrefs.flatMap( ( href, at ) =>
					/^200 after [01]$/.test( answers[ at ] ?? '' )
						? []
						: [ `${ from.get( href ) }: ${ href } ${ answers[ at ] }` ]
				)
			).toEqual( [] );
		} );

		await test.step( 'sitemaps answer, with what they list', async () => {
			const locations = async ( url: string ) =>
				[ ...( await ( await ask( url ) ).text() ).matchAll( /<loc>([^<]+)/g ) ].map( ( [ , loc = '' ] ) =>
					loc.replaceAll( '&amp;', '&' )
				);
			const maps = await locations( name === 'plain' ? '/?sitemap=index' : '/wp-sitemap.xml' );
			expect( maps.filter( ( url ) => url.includes( 'dealers' ) ).length ).toBeGreaterThan( 0 );

			for ( const url of maps ) {
				const listed = await locations( url );
				expect( listed.length, url ).toBeGreaterThan( 0 );
				expect( await follow( listed[ 0 ] ?? '' ), url ).toBe( '200 after 0' );
			}
		} );

		if ( name === 'plain' ) {
			await test.step( 'links of a page that its query names come back to it', async () => {
				for ( const slug of [ 'dealer-locator', 'savings-and-offers' ] ) {
					const address = `${ await byId( page, slug ) }&zipcode=75024`;
					const [ read ] = await readAll( page, [ address ], AT_A_TIME );
					const own = ( read?.links ?? [] ).filter(
						( { href } ) => href.startsWith( `${ baseURL }/?` ) && ! href.includes( '?s=' )
					);

					expect( own.length, slug ).toBeGreaterThan( 0 );
					expect( own.filter( ( { href } ) => ! href.startsWith( `${ baseURL }/?page_id=` ) ) ).toEqual( [] );

					await page.goto( address );
					await hydrate( page );
				}
			} );
		}

		await test.step( 'a form without a script comes back to its page', async () => {
			for ( const path of [
				'/residential/es/contact-dealer/',
				PROFILE,
				...( name === 'plain' ? [ await byId( page, 'contact-dealer' ) ] : [] ),
			] ) {
				const address = path.startsWith( '/?' ) ? path : written( path );
				const [ form ] = await readForms( page, address );
				const answer = await page.request.post( new URL( form?.action ?? '', baseURL ).href, {
					headers,
					form: form?.values ?? {},
					maxRedirects: 0,
				} );
				const back = answer.headers().location ?? '';

				expect( answer.status(), `${ path }: ${ form?.action }` ).toBe( 303 );
				expect( new URL( back, baseURL ).href ).toContain( `${ baseURL }${ address.replace( /\/$/, '' ) }` );
				expect( await ( await ask( new URL( back, baseURL ).href ) ).text() ).toContain( 'hvac-form__' );
			}
		} );
	} );
}

/** The address with plain permalinks. */
const byId = ( page: Page, slug: string ): Promise< string > =>
	page.evaluate( async ( name ) => {
		const [ found ] = await ( await fetch( `/?rest_route=/wp/v2/pages&slug=${ name }` ) ).json();
		return `/?page_id=${ found.id }`;
	}, slug );

/** Forms with the method POST. */
const readForms = ( page: Page, address: string ) =>
	page.evaluate( async ( url ) => {
		const document = new DOMParser().parseFromString( await ( await fetch( url ) ).text(), 'text/html' );
		return [ ...document.querySelectorAll< HTMLFormElement >( 'main form.hvac-form' ) ].map( ( form ) => ( {
			action: form.getAttribute( 'action' ) ?? '',
			values: Object.fromEntries(
				[ ...new FormData( form ) ].map( ( [ name, value ] ) => [ name, String( value ) ] )
			),
		} ) );
	}, address );
