/** What a visitor's browser transfers because of the plugin, and in how many requests, measured in a real browser. */
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browser as program } from '../bin/lib/machine.mjs';
import { inRoot } from '../bin/lib/paths.mjs';
import { PHP } from '../bin/lib/php.mjs';
import { must } from '../bin/lib/shell.mjs';
import { round, summary } from './lib/figures.mjs';
import { folderOf, urlOf } from './lib/sites.mjs';

const OURS = '/plugins/hvac-blocks/';
const KB = 1024;
const KINDS = { Script: 'js', Stylesheet: 'css', Fetch: 'data', XHR: 'data', Image: 'image' };

/** @return {Promise<Object>} by kind, the transferred bytes without headers, and the requests */
async function load( browser, url, act = async () => {}, extraHTTPHeaders = {} ) {
	const context = await browser.newContext( { viewport: { width: 390, height: 844 }, extraHTTPHeaders } );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	const requests = new Map();
	const problems = [];

	page.on( 'pageerror', ( error ) => problems.push( error.message ) );
	session.on( 'Network.requestWillBeSent', ( { requestId, request, type } ) =>
		requests.set( requestId, { url: request.url, type, bytes: 0 } )
	);
	session.on( 'Network.dataReceived', ( { requestId, encodedDataLength } ) => {
		if ( requests.has( requestId ) ) {
			requests.get( requestId ).bytes += encodedDataLength;
		}
	} );
	await session.send( 'Network.enable' );
	const answer = await page.goto( url, { waitUntil: 'networkidle' } );
	const { responseBodySize: html } = await answer.request().sizes();

	const seen = await act( page );

	await page.waitForTimeout( 1000 );
	await context.close();

	if ( problems.length ) {
		throw new Error( `${ url }: ${ problems.join( '\n' ) }` );
	}

	const all = [ ...requests.values() ];
	const ours = all.filter(
		( request ) => request.url.includes( OURS ) || request.url.includes( '/hvac-blocks/v1/' )
	);
	const sum = ( list, kind ) =>
		list.filter( ( { type } ) => KINDS[ type ] === kind ).reduce( ( total, { bytes } ) => total + bytes, 0 );

	const moduleOf = ( name ) =>
		sum(
			all.filter( ( { url: from } ) => from.includes( `/modules/${ name }.js` ) ),
			'js'
		);

	return {
		seen,
		map: moduleOf( 'map' ),
		swiper: moduleOf( 'slider' ),
		ours: { requests: ours.length, js: sum( ours, 'js' ), css: sum( ours, 'css' ), data: sum( ours, 'data' ) },
		all: { requests: all.length, js: sum( all, 'js' ), css: sum( all, 'css' ) },
		html,
		files: ours.map( ( { url: from, bytes } ) => `${ from.replace( /^.*hvac-blocks\//, '' ) } ${ bytes }` ),
	};
}

/** The bytes of all our styles of a page, inline and linked, each compressed separately. */
async function stylesOf( url ) {
	const html = await ( await fetch( url ) ).text();
	const inPage = [ ...html.matchAll( /<style id=['"]hvac-blocks-[^>]*>([^]*?)<\/style>/g ) ].map(
		( [ , css ] ) => css
	);
	const links = [ ...html.matchAll( /href=['"]([^'"]*\/hvac-blocks\/[^'"]*\.css[^'"]*)['"]/g ) ].map(
		( [ , href ] ) => href
	);
	const linked = await Promise.all( links.map( async ( href ) => ( await fetch( href ) ).text() ) );

	if ( inPage.length + linked.length < 10 ) {
		throw new Error( `${ url } has no styles of ours.` );
	}

	return [ ...inPage, ...linked ].reduce( ( total, css ) => total + gzipSync( css ).length, 0 );
}

/** JavaScript of ours: dealers that were searched for, and what a map adds. */
const USED = 52 * KB;
const MAP = 55 * KB;

/** For all static blocks together. */
const MOST_STYLES = 30 * KB;

const kb = ( bytes ) => `${ round( bytes / KB, 1 ) } KB`;

/** @param {Object} [without] the same page without the plugin, some of whose files ours only replaces */
const rows = ( what, { ours, html, all }, most, without ) => [
	{
		what: `${ what }: JavaScript of ours`,
		figure: kb( ours.js ),
		aim: most ? `≤ ${ kb( most ) }` : '0',
		met: ours.js <= most,
	},
	without
		? {
				what: `${ what }: requests added to ${ without.all.requests }`,
				figure: String( all.requests - without.all.requests ),
				aim: '0',
				met: all.requests <= without.all.requests,
			}
		: {
				what: `${ what }: requests of ours`,
				figure: String( ours.requests ),
				...( most > 2 * KB && { aim: '≤ 8', met: ours.requests <= 8 } ),
			},
	{
		what: `${ what }: style sheets of ours; HTML; JavaScript of the whole page`,
		figure: `${ kb( ours.css ) }; ${ kb( html ) }; ${ kb( all.js ) }`,
	},
];

const PLACE = '75024';

/** Hydrates like a pointer that hovers the list of dealers. */
async function hydrate( page ) {
	await page.locator( 'main [data-hvac^="dealer-"]' ).first().dispatchEvent( 'pointerover' );
	await page.locator( 'main [data-hvac^="dealer-"][data-hvac-ready]' ).first().waitFor();
	await page.waitForLoadState( 'networkidle' );
}

/** A remote place where bench/site/around.php puts a hundred dealers. */
const CROWD = '59301';
const MARKS = [ 'hvac-map-open', 'hvac-map-drawn' ];

/** Searches for dealers like a visitor, with the variant's own control. */
async function ask( page ) {
	const opener = page.locator( 'main [aria-haspopup="dialog"]' ).first();
	const field = page.locator( 'main [name="zipcode"]' ).first();

	if ( ! ( await field.isVisible() ) && ( await opener.count() ) ) {
		await opener.click();
	}
	await field.fill( PLACE );
	await field.press( 'Enter' );
	await page.locator( 'main article' ).first().waitFor();
	await page.waitForLoadState( 'networkidle' );
}

/** Every block that shows dealers, and whether it has a map. */
const VARIANTS = {
	finder: true,
	test: true,
	slider: false,
	'dealer-slider': false,
	'dealer-cards': false,
};

/** A variant before any touch, with the list after a search, and with the map. */
async function variant( browser, url, hasMap ) {
	const openMap = async ( page ) => {
		await hydrate( page );
		await page.locator( 'main input[type="radio"][value="map"]' ).check( { force: true } );
		await page.locator( '.hvac-map__marker' ).first().waitFor();
		await page.waitForLoadState( 'networkidle' );
	};

	return {
		before: await load( browser, url ),
		results: await load( browser, `${ url }?zipcode=${ PLACE }` ),
		list: await load( browser, url, ask ),
		...( hasMap && { map: await load( browser, `${ url }?zipcode=${ PLACE }`, openMap ) } ),
	};
}

const variantRows = ( name, { before, results, list, map } ) => [
	{
		what: `${ name }, before a touch: JavaScript of ours (requests of ours; HTML; JavaScript of the whole page)`,
		figure: `${ kb( before.ours.js ) } (${ before.ours.requests }; ${ kb( before.html ) }; ${ kb( before.all.js ) })`,
		aim: '≤ 2 KB',
		met: before.ours.js <= 2 * KB,
	},
	...( results
		? [
				{
					what: `${ name } with the dealers of a ZIP, before a touch: JavaScript of ours (requests of ours; HTML)`,
					figure: `${ kb( results.ours.js ) } (${ results.ours.requests }; ${ kb( results.html ) })`,
					aim: '≤ 2 KB',
					met: results.ours.js <= 2 * KB,
				},
			]
		: [] ),
	...( list
		? [
				{
					what: `${ name }, once it was used: JavaScript of ours without what slides (Swiper, where more cards than fit are in view; data; requests of ours), nothing of the map`,
					figure: `${ kb( list.ours.js - list.swiper ) } (${ kb( list.swiper ) }; ${ kb( list.ours.data ) }; ${ list.ours.requests })`,
					aim: `≤ ${ kb( USED ) }`,
					met: list.ours.js - list.swiper <= USED && list.map === 0,
				},
			]
		: [] ),
	...( map
		? [
				{
					what: `${ name }, with the map opened: JavaScript of ours, the map in it (its data)`,
					figure: `${ kb( map.ours.js ) }, ${ kb( map.map ) } (${ kb( map.ours.data ) })`,
					aim: `the map ≤ ${ kb( MAP ) }`,
					met: map.map <= MAP,
				},
			]
		: [] ),
];

/**
 * From pressing "Map" to the markers of a hundred dealers: in a fresh browser each time, then opening the map once
 * more.
 */
async function mapTimes( browser, url, { width, throttle, runs } ) {
	const times = { first: [], again: [] };

	for ( let run = 0; run < runs; run++ ) {
		const context = await browser.newContext( { viewport: { width, height: 844 } } );
		const page = await context.newPage();
		const session = await context.newCDPSession( page );

		await page.goto( `${ url }?zipcode=${ CROWD }`, { waitUntil: 'networkidle' } );
		await hydrate( page );
		await session.send( 'Emulation.setCPUThrottlingRate', { rate: throttle } );
		for ( const turn of [ 'first', 'again' ] ) {
			await page.evaluate( () => performance.clearMarks() );
			await page.locator( 'main input[type="radio"][value="map"]' ).check( { force: true } );
			await page.waitForFunction( ( [ , drawn ] ) => performance.getEntriesByName( drawn ).length > 0, MARKS );
			times[ turn ].push(
				await page.evaluate(
					( names ) =>
						names
							.map( ( name ) => performance.getEntriesByName( name )[ 0 ].startTime )
							.reduce( ( open, drawn ) => drawn - open ),
					MARKS
				)
			);
			await page.locator( 'main input[type="radio"][value="list"]' ).check( { force: true } );
		}
		await context.close();
	}

	return { first: summary( times.first ), again: summary( times.again ) };
}

const around = ( count ) => must( PHP, [ inRoot( 'bench/site/around.php' ), folderOf( 'demo' ), String( count ) ] );

async function profileOf( demo ) {
	const { dealers } = await ( await fetch( `${ demo }/wp-json/hvac-blocks/v1/dealers?q=${ PLACE }` ) ).json();

	return dealers[ 0 ].profileUrl ?? dealers[ 0 ].data.profileUrl;
}

export async function bench( { quick } ) {
	const browser = await chromium.launch( { executablePath: program(), args: [ '--no-sandbox' ] } );
	const demo = urlOf( 'demo' );

	try {
		const data = {
			plain: await load( browser, `${ demo }/bench-plain/` ),
			without: await load( browser, `${ demo }/bench-plain/`, undefined, { 'X-Bench-Off': '1' } ),
			still: await load( browser, `${ demo }/bench-faq/` ),
			library: await load( browser, `${ demo }/bench-static/` ),
			waiting: await load( browser, `${ demo }/residential/en/find-a-dealer/` ),
			touched: await load( browser, `${ demo }/residential/en/find-a-dealer/`, ( page ) =>
				page.locator( '[name="zipcode"]' ).first().focus()
			),
			results: await load( browser, `${ demo }/residential/en/dealer-locator/?zipcode=75024` ),
			locator: await load( browser, `${ demo }/residential/en/dealer-locator/?zipcode=75024`, hydrate ),
			styles: await stylesOf( `${ demo }/bench-static/` ),
			variants: {},
			map: {},
		};
		const profile = await profileOf( demo );

		for ( const [ name, hasMap ] of Object.entries( VARIANTS ) ) {
			data.variants[ name ] = await variant( browser, `${ demo }/bench-${ name }/`, hasMap );
		}
		data.variants[ "a dealer's page" ] = {
			before: await load( browser, profile ),
			list: await load( browser, profile, ( page ) => page.locator( 'main form input:visible' ).first().focus() ),
		};
		await around( 100 );
		for ( const [ name, options ] of Object.entries( {
			desk: { width: 1280, throttle: 1 },
			telephone: { width: 390, throttle: 4 },
		} ) ) {
			data.map[ name ] = await mapTimes( browser, `${ demo }/bench-finder/`, {
				...options,
				runs: quick ? 2 : 9,
			} );
		}

		return {
			figures: [
				...rows( 'a page without our blocks', data.plain, 0, data.without ),
				...rows( 'a page with an FAQ (a block of ours that is no island)', data.still, 0 ).filter(
					// Its style is a request, unless WordPress inlines it.
					( { what } ) => ! what.endsWith( 'requests of ours' )
				),
				...rows( 'a page with all blocks of ours that are no islands', data.library, 0 ).filter(
					( { what } ) => ! what.endsWith( 'requests of ours' )
				),
				{
					what: 'the same: their style sheets, gzip, those that WordPress writes into the page among them',
					figure: kb( data.styles ),
					aim: `≤ ${ kb( MOST_STYLES ) }`,
					met: data.styles <= MOST_STYLES,
				},
				...rows( 'a page whose ZIP form waits', data.waiting, 2 * KB ),
				{
					what: 'the same, once the ZIP form was touched: JavaScript of ours',
					figure: kb( data.touched.ours.js ),
				},
				...rows( 'the locator with results, before a touch', data.results, 2 * KB ),
				...rows( 'the locator with results, hydrated', data.locator, USED ),
				...Object.entries( data.variants ).flatMap( ( [ name, seen ] ) => variantRows( name, seen ) ),
				...Object.entries( {
					desk: '1280 pixels wide',
					telephone: '390 pixels wide, a processor four times as slow',
				} ).map( ( [ name, what ] ) => ( {
					what: `map opened to markers of 100 dealers drawn, ${ what }: the first time (median; p95); again`,
					figure: `${ data.map[ name ].first.p50 } ms; ${ data.map[ name ].first.p95 } ms; ${ data.map[ name ].again.p50 } ms`,
				} ) ),
			],
			data,
		};
	} finally {
		await browser.close();
		await around( 0 );
	}
}
