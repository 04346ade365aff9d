/**
 * The whole demo site as the server sends it: every page in three languages, read without loading it in a browser.
 * site-kinds.spec.ts checks what only a browser can see, on one page of each kind.
 */
import type { Page } from '@playwright/test';
import { readAll, statuses } from './lib/crawl';
import { DEMO_PAGES, ONE_OF_EACH_KIND, type DemoPage } from './lib/demo-site';
import { invalid } from './lib/html';
import { isFound, RULES, type SitePage } from './lib/site-rules';
import { expect, test } from './lib/test';

const AT_A_TIME = 4;

/** A small file of the site, from which a browser requests the rest. */
const START = '/wp-includes/images/blank.gif';

async function readPages( page: Page, which: DemoPage[] ): Promise< SitePage[] > {
	const addresses = which.map( ( { address } ) => address );

	return ( await readAll( page, addresses, AT_A_TIME ) ).map( ( one, at ) => ( {
		...( which[ at ] as DemoPage ),
		...one,
	} ) );
}

/** Link targets on this site, each with the first page that links to it. */
function linked( pages: SitePage[] ): Map< string, string > {
	const found = new Map< string, string >();

	for ( const { address, url, links, resources } of pages ) {
		for ( const href of [ ...links.map( ( link ) => link.href ), ...resources ] ) {
			if ( new URL( href ).origin === new URL( url ).origin && ! found.has( href ) ) {
				found.set( href, address );
			}
		}
	}

	return found;
}

/** Links to missing fragments. */
function lostAnchors( pages: SitePage[] ): string[] {
	const ids = new Map( pages.map( ( page ) => [ page.url, new Set( page.ids ) ] ) );

	return [ ...linked( pages ) ].flatMap( ( [ href, from ] ) => {
		const [ url = '', anchor ] = href.split( '#' );

		return anchor && ids.get( url )?.has( decodeURIComponent( anchor ) ) === false
			? [ `${ from }: ${ href }` ]
			: [];
	} );
}

/** Violations of each rule on an otherwise correct page. */
const FAULTS: Record< string, Partial< SitePage > > = {
	'it answers where it was asked for': { status: 404 },
	'it is in its language': { documentLang: 'en' },
	'it has one heading of the first level': { headings: [] },
	'headings leave out no level': { headings: [ 1, 3 ].map( ( level ) => ( { level, text: 'Words' } ) ) },
	'its title is its own': { title: 'The same' },
	'its description is its own': { descriptions: [ 'The same' ] },
	'it has a title and one description': { descriptions: [] },
	'it names its own address': { canonical: [] },
	'it knows its counterparts': { alternates: {} },
	'social networks can show it': { social: {} },
	'breadcrumbs lead to it': { trail: [] },
	'pictures say what they show': { picturesWithoutAlt: [ '<img>' ] },
	'it has a picture': { isIllustrated: false },
	'nothing on it is in English': { texts: [ 'Call the dealer for your warranty' ] },
	'it loads nothing from another host': { resources: [ 'https://example.test/x.js' ] },
	'a page in its language leads to it': { address: '/residential/es/nowhere/' },
};

test( 'a rule that is broken is found', async ( { page } ) => {
	await page.goto( START );
	const right = await readPages(
		page,
		DEMO_PAGES.filter( ( { name } ) => name === 'resources' || name === 'pricing' )
	);
	const one = right.find( ( { lang } ) => lang === 'es' ) as SitePage;
	const twin = { ...one, title: 'The same', descriptions: [ 'The same' ] };

	expect( Object.keys( FAULTS ) ).toEqual( Object.keys( RULES ) );
	for ( const [ rule, fault ] of Object.entries( FAULTS ) ) {
		const faultsOf = RULES[ rule ];

		expect( faultsOf?.( [ twin, { ...one, ...fault } ] ).length, rule ).toBeGreaterThan( 0 );
		expect( faultsOf?.( right ), rule ).toEqual( [] );
	}
} );

test( 'every page of the demo site is right, and all that it leads to answers', async ( { page, request } ) => {
	test.slow(); // 250 pages
	await page.goto( START );
	const pages = await readPages( page, DEMO_PAGES );

	expect( pages.length ).toBeGreaterThan( 240 );
	for ( const [ rule, faultsOf ] of Object.entries( RULES ) ) {
		expect.soft( faultsOf( pages ), rule ).toEqual( [] );
	}
	expect.soft( lostAnchors( pages ), 'anchors are there' ).toEqual( [] );

	await test.step( 'every link, picture and file answers, and leads straight to its page', async () => {
		const known = new Set( pages.map( ( { url } ) => url ) );
		const from = linked( pages );
		const others = [ ...new Set( [ ...from.keys() ].map( ( href ) => href.replace( /#.*/, '' ) ) ) ].filter(
			( href ) => ! known.has( href )
		);
		const answers = await statuses( page, others, AT_A_TIME );
		const lost = others.flatMap( ( href, at ) =>
			answers[ at ] === 200 ? [] : [ `${ from.get( href ) }: ${ href } answers ${ answers[ at ] }` ]
		);

		expect( others.length ).toBeGreaterThan( 50 );
		expect.soft( lost ).toEqual( [] );
	} );

	await test.step( 'pictures for social networks are as large as they say', async () => {
		const pictures = [ ...new Set( pages.map( ( { social } ) => social[ 'og:image' ] ?? '' ) ) ];
		const sizes = await page.evaluate(
			( urls ) =>
				Promise.all(
					urls.map( async ( url ) => {
						const { width, height } = await createImageBitmap( await ( await fetch( url ) ).blob() );

						return `${ width } × ${ height }`;
					} )
				),
			pictures
		);

		expect.soft( pictures ).toHaveLength( 8 );
		expect.soft( [ ...new Set( sizes ) ] ).toEqual( [ '1200 × 630' ] );
	} );

	await test.step( 'search engines are told of each page once, and of no other page of the demo', async () => {
		const sitemap = await ( await request.get( '/wp-sitemap-posts-page-1.xml' ) ).text();
		const told = [ ...sitemap.matchAll( /<loc>([^<]+)/g ) ].map( ( [ , url = '' ] ) => url );

		// Like each page's head; see the rule.
		const otherwise = sitemap.split( '<url>' ).flatMap( ( entry ) => {
			const [ , url = '' ] = /<loc>([^<]+)/.exec( entry ) ?? [];
			const listed = pages.find( ( one ) => one.url === url );
			const links = [ ...entry.matchAll( /hreflang="([^"]+)" href="([^"]+)"/g ) ].map( ( [ , lang, href ] ) => [
				lang,
				href,
			] );

			return listed && JSON.stringify( Object.fromEntries( links ) ) !== JSON.stringify( listed.alternates )
				? [ url ]
				: [];
		} );

		expect.soft( otherwise, 'counterparts in the sitemap' ).toEqual( [] );

		// Other tests create pages meanwhile.
		const ofTheDemo = told.filter( ( url ) => url.includes( '/residential/' ) && ! /\/test-\w+\/$/.test( url ) );

		expect.soft( ofTheDemo.sort() ).toEqual(
			pages
				.filter( isFound )
				.map( ( { url } ) => url )
				.sort()
		);
	} );

	await test.step( 'HTML of one page of each kind is valid', async () => {
		const kinds = pages.filter( ( { name } ) => ONE_OF_EACH_KIND.includes( name ) );
		const faults = await Promise.all( kinds.map( ( { html, address } ) => invalid( html, address ) ) );

		expect.soft( faults.flat() ).toEqual( [] );
	} );
} );
