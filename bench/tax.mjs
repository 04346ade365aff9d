/** The plugin's cost for unrelated requests: switched on and off for alternating requests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client, inTurn } from './lib/http.mjs';
import { round } from './lib/figures.mjs';
import { folderOf, urlOf } from './lib/sites.mjs';

const OFF = { 'X-Bench-Off': '1' };
const QUERIES = { 'X-Bench-Queries': '1' };

const KINDS = {
	'an empty REST route': { path: '/wp-json/bench/v1/empty', aim: 0.12 },
	'a page without our blocks': { path: '/bench-plain/', aim: 0.07 },
};

/** What one request did, according to the site's own log. */
async function look( client, url, headers ) {
	// The first request fills WordPress' own caches.
	for ( let i = 0; i < 3; i++ ) {
		await client.send( url, { headers: { ...headers, ...QUERIES } } );
	}

	return JSON.parse( readFileSync( path.join( folderOf( 'plain' ), 'wp-content/bench-request.json' ), 'utf8' ) );
}

const without = ( list, taken ) => {
	const rest = [ ...taken ];

	return list.filter( ( item ) => {
		const at = rest.indexOf( item );

		return at < 0 || ! rest.splice( at, 1 );
	} );
};

export async function bench( { quick } ) {
	const client = new Client( urlOf( 'plain' ) );
	const figures = [];
	const data = {};

	for ( const [ name, { path: url, aim } ] of Object.entries( KINDS ) ) {
		const times = await inTurn(
			client,
			{ off: () => [ url, { headers: OFF } ], on: () => [ url ] },
			{ rounds: quick ? 50 : 500 }
		);
		const on = await look( client, url, {} );
		const off = await look( client, url, OFF );
		const share = round( times.on.more / times.off.p50, 3 );
		const bytes =
			( await client.send( url ) ).text.length - ( await client.send( url, { headers: OFF } ) ).text.length;
		const queries = without( on.queries, off.queries );
		const files = on.files.filter( ( file ) => ! off.files.includes( file ) );

		data[ name ] = {
			times,
			queries: { off: off.queries.length, on: on.queries.length, added: queries },
			bytes,
			files: files.map( ( file ) => file.replace( /^.*?\/plugin\//, '' ) ),
			memory: on.memory - off.memory,
		};
		figures.push(
			{
				what: `${ name }: what the plugin adds, of the same request without it (median of paired differences: + ${ times.on.more } ms; ${ times.off.p50 } ms without)`,
				figure: `${ share } ×`,
				aim: `≤ ${ aim } ×`,
				met: share <= aim,
			},
			{
				what: `${ name }: queries added to ${ off.queries.length }`,
				figure: `${ on.queries.length - off.queries.length }`,
				aim: '0',
				met: on.queries.length === off.queries.length,
			},
			{ what: `${ name }: bytes added`, figure: `${ bytes }`, aim: '0', met: bytes === 0 },
			{
				what: `${ name }: PHP files read, memory`,
				figure: `${ files.length }, ${ round( ( on.memory - off.memory ) / 1024, 0 ) } KB`,
			}
		);
	}
	client.close();

	return { figures, data };
}
