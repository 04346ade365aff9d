/**
 * The cost of a comparison of 60 products in seven types: for the server that prints it, and for the visitor who
 * switches tabs.
 */
import { chromium } from '@playwright/test';
import { browser as program } from '../bin/lib/machine.mjs';
import { definePainted } from './lib/browser.mjs';
import { quantile, round } from './lib/figures.mjs';
import { Client, inTurn } from './lib/http.mjs';
import { urlOf } from './lib/sites.mjs';

const SLOWER = 4;
const SWITCHES = 60;

/** Milliseconds from each press on a tab to the frame drawn after it. */
const switchTabs = ( page, count ) =>
	page.evaluate( async ( times ) => {
		const tabs = [ ...document.querySelectorAll( '.hvac-product-comparison [role="tab"]' ) ];
		const taken = [];

		for ( let at = 1; at <= times; at++ ) {
			const tab = tabs[ at % tabs.length ];
			await window.benchPainted();
			const from = performance.now();
			tab.click();
			taken.push( ( await window.benchPainted() ).at - from );
			if ( tab.getAttribute( 'aria-selected' ) !== 'true' ) {
				throw new Error( 'The tab was not chosen.' );
			}
		}
		return taken;
	}, count );

export async function bench( { quick } ) {
	const client = new Client( urlOf( 'plain' ) );
	const times = await inTurn(
		client,
		{ plain: () => [ '/bench-plain/' ], compared: () => [ '/bench-comparison/' ] },
		{ rounds: quick ? 30 : 300 }
	);
	const { text } = await client.send( '/bench-comparison/' );
	const products = text.split( 'scope="col"' ).length - 1;
	client.close();

	if ( products !== 60 ) {
		throw new Error( `The page shows ${ products } products.` );
	}

	const browser = await chromium.launch( { executablePath: program() } );
	const page = await browser.newPage( { viewport: { width: 1280, height: 900 } } );
	const session = await page.context().newCDPSession( page );

	await definePainted( page );

	await page.goto( `${ urlOf( 'plain' ) }/bench-comparison/` );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWER } );
	await page.locator( '.hvac-product-comparison' ).dispatchEvent( 'pointerover' );
	await page.locator( '.hvac-product-comparison[data-hvac-ready]' ).waitFor();
	const switched = await switchTabs( page, quick ? 14 : SWITCHES );
	await browser.close();

	const p95 = round( quantile( switched, 0.95 ), 1 );

	return {
		figures: [
			{
				what: `a page with 60 products in 7 tables, ${ round( text.length / 1024, 0 ) } KB of HTML: beyond a page without our blocks (median of paired differences; ${ times.plain.p50 } ms without)`,
				figure: `${ times.compared.more } ms`,
				aim: '≤ 60 ms',
				met: times.compared.more <= 60,
			},
			{
				what: `from a press on a tab to the frame that shows its table, processor ${ SLOWER } × slower: median; 95th percentile`,
				figure: `${ round( quantile( switched, 0.5 ), 1 ) } ms; ${ p95 } ms`,
				aim: '≤ 200 ms',
				met: p95 <= 200,
			},
		],
		data: { times, switched, bytes: text.length },
	};
}
