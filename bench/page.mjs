/**
 * A page from the middle of the demo site, alternating with the same page of core blocks only, served with and
 * without the plugin, and with the hooks of 30 other plugins.
 */
import { gzipSync } from 'node:zlib';
import { must } from '../bin/lib/shell.mjs';
import { inRoot } from '../bin/lib/paths.mjs';
import { PHP } from '../bin/lib/php.mjs';
import { round } from './lib/figures.mjs';
import { Client, inTurn } from './lib/http.mjs';
import { folderOf, urlOf } from './lib/sites.mjs';

const OFF = { 'X-Bench-Off': '1' };
const NEIGHBOURS = { 'X-Bench-Neighbours': '1' };

/** Of the time of the same page without the plugin; of that of its blocks, with it; of what it adds without neighbours. */
const AIMS = { page: 0.14, blocks: 0.08, neighbours: 1.1 };
/** Kilobytes of HTML; compressed: of a page without a table. */
const WEIGHT = { raw: 90, gzip: 16 };

/** One of each of the longest kinds. */
const PAGES = [
	'residential/en/resources/troubleshooting/gas-furnaces',
	'residential/en/products/heat-pumps',
	'residential/en/resources/glossary/what-is-seer',
];

const weigh = async ( client, ...request ) => {
	const { text } = await client.send( ...request );

	return {
		raw: round( Buffer.byteLength( text ) / 1024, 1 ),
		gzip: round( gzipSync( text, { level: 6 } ).length / 1024, 1 ),
		hasTable: text.includes( '<table' ),
	};
};

export async function bench( { quick } ) {
	const client = new Client( urlOf( 'demo' ) );
	const figures = [];
	const data = {};

	for ( const page of PAGES ) {
		const output = await must( PHP, [ inRoot( 'bench/site/twin.php' ), folderOf( 'demo' ), page ] );
		const twin = output.trim().split( '\n' ).at( -1 );
		const url = `/${ page }/`;
		const times = await inTurn(
			client,
			{
				core: () => [ twin ],
				ours: () => [ url ],
				off: () => [ twin, { headers: OFF } ],
				oursAmong: () => [ url, { headers: NEIGHBOURS } ],
				offAmong: () => [ twin, { headers: { ...OFF, ...NEIGHBOURS } } ],
			},
			{ rounds: quick ? 50 : 400 }
		);
		const html = {
			core: await weigh( client, twin ),
			ours: await weigh( client, url ),
			off: await weigh( client, twin, { headers: OFF } ),
		};
		const added = times.ours.more - times.off.more;
		const among = times.oursAmong.more - times.offAmong.more;
		const blocks = round( times.ours.more / times.core.p50, 3 );
		const share = round( added / times.off.p50, 3 );

		data[ page ] = { times, html };
		figures.push(
			{
				what: `${ url }: what the plugin does for it, of the page without the plugin (+ ${ round( added ) } ms; ${ times.off.p50 } ms without)`,
				figure: `${ share } ×`,
				aim: `≤ ${ AIMS.page } ×`,
				met: share <= AIMS.page,
			},
			{
				what: `its blocks, of the same page of core blocks only (+ ${ times.ours.more } ms; ${ times.core.p50 } ms)`,
				figure: `${ blocks } ×`,
				aim: `≤ ${ AIMS.blocks } ×`,
				met: blocks <= AIMS.blocks,
			},
			{
				what: `what the plugin adds among the hooks of 30 other plugins (+ ${ round( among ) } ms; ${ times.offAmong.p50 } ms without), of what it adds alone`,
				figure: `${ round( among / added ) } ×`,
				aim: `≤ ${ AIMS.neighbours } ×`,
				met: among / added <= AIMS.neighbours,
			},
			{
				what: `its HTML (of core blocks only: ${ html.core.raw } KB; that without the plugin: ${ html.off.raw } KB)`,
				figure: `${ html.ours.raw } KB`,
				aim: `≤ ${ WEIGHT.raw } KB`,
				met: html.ours.raw <= WEIGHT.raw,
			},
			{
				what: `the same, gzip (of core blocks only: ${ html.core.gzip } KB; that without the plugin: ${ html.off.gzip } KB)`,
				figure: `${ html.ours.gzip } KB`,
				...( ! html.ours.hasTable && { aim: `≤ ${ WEIGHT.gzip } KB`, met: html.ours.gzip <= WEIGHT.gzip } ),
			}
		);
	}
	client.close();

	return { figures, data };
}
