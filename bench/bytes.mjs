/** What a visitor's browser transfers because of the plugin, and in how many requests, seen in a real browser. */
import { chromium } from '@playwright/test';
import { browser as program } from '../bin/lib/machine.mjs';
import { round } from './lib/figures.mjs';
import { urlOf } from './lib/sites.mjs';

const OURS = '/plugins/hvac-blocks/';
const KB = 1024;
const KINDS = { Script: 'js', Stylesheet: 'css', Fetch: 'data', XHR: 'data', Image: 'image' };

/** @return {Promise<Object>} by kind, the bytes as they came over the wire with their headers left out, and the requests */
async function load( browser, url, act = async () => {} ) {
	const context = await browser.newContext( { viewport: { width: 390, height: 844 } } );
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

	await act( page );
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

	return {
		ours: { requests: ours.length, js: sum( ours, 'js' ), css: sum( ours, 'css' ), data: sum( ours, 'data' ) },
		all: { requests: all.length, js: sum( all, 'js' ), css: sum( all, 'css' ) },
		html,
		files: ours.map( ( { url: from, bytes } ) => `${ from.replace( /^.*hvac-blocks\//, '' ) } ${ bytes }` ),
	};
}

const kb = ( bytes ) => `${ round( bytes / KB, 1 ) } KB`;

const rows = ( what, { ours, html, all }, most ) => [
	{
		what: `${ what }: JavaScript of ours`,
		figure: kb( ours.js ),
		aim: most ? `≤ ${ kb( most ) }` : '0',
		met: ours.js <= most,
	},
	{
		what: `${ what }: requests of ours`,
		figure: String( ours.requests ),
		...( most === 0 && { aim: '0', met: ours.requests === 0 } ),
		...( most > 2 * KB && { aim: '≤ 8', met: ours.requests <= 8 } ),
	},
	{
		what: `${ what }: style sheets of ours; HTML; JavaScript of the whole page`,
		figure: `${ kb( ours.css ) }; ${ kb( html ) }; ${ kb( all.js ) }`,
	},
];

export async function bench() {
	const browser = await chromium.launch( { executablePath: program(), args: [ '--no-sandbox' ] } );
	const demo = urlOf( 'demo' );

	try {
		const data = {
			plain: await load( browser, `${ demo }/bench-plain/` ),
			still: await load( browser, `${ demo }/bench-faq/` ),
			waiting: await load( browser, `${ demo }/residential/en/find-a-dealer/` ),
			touched: await load( browser, `${ demo }/residential/en/find-a-dealer/`, ( page ) =>
				page.locator( '[name="zipcode"]' ).first().focus()
			),
			locator: await load( browser, `${ demo }/residential/en/dealer-locator/?zipcode=75024` ),
		};

		return {
			figures: [
				...rows( 'a page without our blocks', data.plain, 0 ),
				...rows( 'a page with an FAQ (a block of ours that is no island)', data.still, 0 ).filter(
					// Its style is a request, unless WordPress writes it into the page.
					( { what } ) => ! what.endsWith( 'requests of ours' )
				),
				...rows( 'a page whose ZIP form waits', data.waiting, 2 * KB ),
				{
					what: 'the same, once the ZIP form was touched: JavaScript of ours',
					figure: kb( data.touched.ours.js ),
				},
				...rows( 'the locator with results, hydrated', data.locator, 60 * KB ),
			],
			data,
		};
	} finally {
		await browser.close();
	}
}
