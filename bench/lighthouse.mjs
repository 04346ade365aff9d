/**
 * Lighthouse's mobile scores of a page of each kind and of a page with all blocks that have no script: the median of
 * several runs, and what costs points. Also the bytes of the whole page at a width of 390 pixels.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { browser as program } from '../bin/lib/machine.mjs';
import { inRoot } from '../bin/lib/paths.mjs';
import { median, round } from './lib/figures.mjs';
import { provideLighthouse } from './lib/machine.mjs';
import { urlOf } from './lib/sites.mjs';

const RUNS = 3;
const PAGES = {
	locator: '/residential/en/dealer-locator/',
	'locator with results': '/residential/en/dealer-locator/?zipcode=75024',
	'all blocks without a script': '/bench-static/',
	home: '/residential/',
	products: '/residential/en/products/',
	'a product category': '/residential/en/products/furnaces/',
	'a product': '/residential/en/products/furnaces/summit-97/',
	comparison: '/residential/en/compare/',
	troubleshooting: '/residential/en/resources/troubleshooting/',
	'troubleshooting of one system': '/residential/en/resources/troubleshooting/gas-furnaces/',
	'maintenance tips': '/residential/en/resources/maintenance-tips/gas-furnaces/',
	'a glossary term': '/residential/en/resources/glossary/what-is-seer/',
	blog: '/residential/en/resources/blog/',
	'an article': '/residential/en/resources/blog/lower-your-summer-bill/',
	'HVAC 101': '/residential/en/buyers-guide/hvac-basics/',
	'a page of HVAC 101': '/residential/en/buyers-guide/hvac-basics/how-heat-pumps-work/',
	pricing: '/residential/en/pricing/',
	rebates: '/residential/en/pricing/savings-and-offers/',
	warranty: '/residential/en/resources/warranty/',
	'recommendation tool': '/residential/en/resources/system-recommendation-tool/',
	results: '/residential/en/resources/system-recommendation-tool/results/?tonnage=3.5&zipCode=75024&powerType=gas',
	'repair or replace': '/residential/en/campaigns/mg/repair-or-replace/',
	'contact form': '/residential/en/contact-dealer/',
	'dealers by state': '/residential/en/find-a-dealer/',
};
/** Result pages that search engines must not index: Lighthouse subtracts 31 points for it. */
const HIDDEN = [ 'results' ];
const METRICS = [
	'first-contentful-paint',
	'largest-contentful-paint',
	'total-blocking-time',
	'cumulative-layout-shift',
	'speed-index',
];

/** What a page may cost: milliseconds, shift, and the KB of all of it. */
const AIMS = { 'largest-contentful-paint': 1500, 'cumulative-layout-shift': 0 };
const MOST_KB = 350;
/** A telephone of today, as wide as Lighthouse's is not. */
const TELEPHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** @return {Promise<number>} the KB that a telephone transfers for a page and all pictures down to its end */
async function weigh( browser, url ) {
	const context = await browser.newContext( TELEPHONE );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	let bytes = 0;

	session.on( 'Network.loadingFinished', ( { encodedDataLength } ) => ( bytes += encodedDataLength ) );
	await session.send( 'Network.enable' );
	await page.goto( url, { waitUntil: 'networkidle' } );
	await page.evaluate( async () => {
		for ( let y = 0; y < document.body.scrollHeight; y += 400 ) {
			window.scrollTo( { top: y, behavior: 'instant' } );
			await new Promise( window.requestAnimationFrame );
		}
	} );
	await page.waitForLoadState( 'networkidle' );
	await page.waitForTimeout( 1000 );
	await context.close();

	return bytes / 1024;
}

/** Every weighted audit that is not fully passed. */
const costs = ( { audits, categories } ) =>
	Object.values( categories ).flatMap( ( { id, auditRefs } ) =>
		auditRefs
			.filter( ( { id: audit, weight } ) => weight > 0 && ( audits[ audit ].score ?? 1 ) < 1 )
			.map( ( { id: audit, weight } ) => ( {
				category: id,
				audit,
				weight,
				score: audits[ audit ].score,
				title: audits[ audit ].title,
				value: audits[ audit ].displayValue,
				items: JSON.stringify( audits[ audit ].details?.items ?? [] ).slice( 0, 800 ),
			} ) )
	);

export async function bench( { quick, say } ) {
	await provideLighthouse();

	const require = createRequire( inRoot( 'bench/package.json' ) );
	const { default: lighthouse } = await import( pathToFileURL( require.resolve( 'lighthouse' ) ) );
	const { launch } = await import(
		pathToFileURL( createRequire( require.resolve( 'lighthouse' ) ).resolve( 'chrome-launcher' ) )
	);
	const figures = [];
	const data = { pages: {} };
	const telephone = await chromium.launch( { executablePath: program(), args: [ '--no-sandbox' ] } );

	for ( const [ page, path ] of Object.entries( PAGES ) ) {
		const runs = [];

		// Let PHP compile everything once.
		for ( let i = 0; i < 20; i++ ) {
			await ( await fetch( urlOf( 'demo' ) + path ) ).text();
		}
		for ( let i = 0; i < ( quick ? 1 : RUNS ); i++ ) {
			runs.push( await visit( urlOf( 'demo' ) + path ) );
			say(
				`${ page }: ${ Object.values( runs[ i ].categories )
					.map( ( { id, score } ) => `${ id } ${ round( 100 * score, 0 ) }` )
					.join( ', ' ) }`
			);
		}
		figures.push( ...rows( page, runs, await weigh( telephone, urlOf( 'demo' ) + path ) ) );
		data.lighthouse = runs[ 0 ].lighthouseVersion;
		data.pages[ page ] = { url: path, costs: costs( runs[ 0 ] ) };
	}

	await telephone.close();

	return { figures, data };

	async function visit( url ) {
		const chrome = await launch( { chromePath: program(), chromeFlags: [ '--headless=new', '--no-sandbox' ] } );

		try {
			const { lhr } = await lighthouse( url, {
				port: chrome.port,
				output: 'json',
				logLevel: 'error',
				onlyCategories: [ 'performance', 'accessibility', 'best-practices', 'seo' ],
			} );

			return lhr;
		} finally {
			chrome.kill();
		}
	}
}

function rows( page, runs, kb ) {
	const [ first ] = runs;
	const scores = ( id ) => runs.map( ( { categories } ) => round( 100 * categories[ id ].score, 0 ) );
	const middle = ( id ) => median( runs.map( ( { audits } ) => audits[ id ].numericValue ) );

	return [
		...Object.values( first.categories )
			.filter( ( { id } ) => id !== 'seo' || ! HIDDEN.includes( page ) )
			.map( ( { id, title } ) => ( {
				what: `${ page }: ${ title }, median of ${ runs.length } runs (${ scores( id ).join( ', ' ) })`,
				figure: String( median( scores( id ) ) ),
				aim: '100',
				met: median( scores( id ) ) === 100,
			} ) ),
		...METRICS.map( ( id ) => ( {
			what: `${ page }: ${ first.audits[ id ].title }`,
			figure:
				id === 'cumulative-layout-shift'
					? String( round( middle( id ), 3 ) )
					: `${ round( middle( id ), 0 ) } ms`,
			...( id in AIMS && {
				aim: AIMS[ id ] ? `≤ ${ AIMS[ id ] } ms` : '0',
				met: round( middle( id ), 3 ) <= AIMS[ id ],
			} ),
		} ) ),
		{
			what: `${ page }: the whole page, 390 pixels wide`,
			figure: `${ round( kb, 0 ) } KB`,
			aim: `≤ ${ MOST_KB } KB`,
			met: kb <= MOST_KB,
		},
	];
}
