/**
 * A page from the middle of the demo site, alternating with the same page of core blocks only, served with and
 * without the plugin.
 */
import { must } from '../bin/lib/shell.mjs';
import { inRoot } from '../bin/lib/paths.mjs';
import { PHP } from '../bin/lib/php.mjs';
import { round } from './lib/figures.mjs';
import { Client, inTurn } from './lib/http.mjs';
import { folderOf, urlOf } from './lib/sites.mjs';

const OFF = { 'X-Bench-Off': '1' };
const AIM = 12;

/** One of each of the longest kinds. */
const PAGES = [
	'residential/en/resources/troubleshooting/gas-furnaces',
	'residential/en/products/heat-pumps',
	'residential/en/resources/glossary/what-is-seer',
];

export async function bench( { quick } ) {
	const client = new Client( urlOf( 'demo' ) );
	const figures = [];
	const data = {};

	for ( const page of PAGES ) {
		const output = await must( PHP, [ inRoot( 'bench/site/twin.php' ), folderOf( 'demo' ), page ] );
		const twin = output.trim().split( '\n' ).at( -1 );
		const times = await inTurn(
			client,
			{ core: () => [ twin ], ours: () => [ `/${ page }/` ], off: () => [ twin, { headers: OFF } ] },
			{ rounds: quick ? 50 : 400 }
		);
		const bytes = async ( ...request ) => ( await client.send( ...request ) ).text.length;

		data[ page ] = {
			times,
			bytes: { core: await bytes( twin ), ours: await bytes( `/${ page }/` ) },
		};
		const kilobytes = ( name ) => round( data[ page ].bytes[ name ] / 1024, 0 );

		figures.push(
			{
				what: `/${ page }/ (${ kilobytes( 'ours' ) } KB), beyond the same page of core blocks only (${ times.core.p50 } ms, ${ kilobytes( 'core' ) } KB)`,
				figure: `+ ${ times.ours.more } ms`,
				aim: `≤ + ${ AIM } ms`,
				met: times.ours.more <= AIM,
			},
			{
				what: `the same, beyond a site without the plugin (${ times.off.p50 } ms)`,
				figure: `+ ${ round( times.ours.more - times.off.more, 2 ) } ms`,
			}
		);
	}
	client.close();

	return { figures, data };
}
