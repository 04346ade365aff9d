/**
 * The dealer search: inside PHP, and as a complete response alternating with an empty route; uncached, from memory,
 * and compared to a scan over post meta.
 */
import { step } from '../bin/lib/log.mjs';
import { median, quantile, round } from './lib/figures.mjs';
import { Client, inTurn, requestsASecond } from './lib/http.mjs';
import { sql } from './lib/servers.mjs';
import { CACHED_PORT, databaseOf, haveDealers, places, urlOf, zips } from './lib/sites.mjs';

const COUNTS = [ 1000, 10000, 100000 ];
const EMPTY = '/wp-json/bench/v1/empty';
const QUERIES = { 'X-Bench-Queries': '1' };
/** By the number of dealers: what the long way may add, of the empty route's time. */
const AIMS = { 10000: 0.14, 100000: 0.42 };
/** A browser with a different cached response: such a request is not answered early. */
const LONG_WAY = { headers: { 'If-None-Match': 'W/"none"' } };
const CONNECTIONS = 4;

/** Covered ZIPs per dealer: three million rows at the largest size. SQLite is for demo sites. */
const COVERAGE = { plain: 30, sqlite: 0 };

/** A store post's meta besides its position. */
const META = [ 'address', 'city', 'state', 'zip', 'country', 'phone', 'email', 'url', 'hours', 'category' ];

const takeFrom = ( list, count ) => Array.from( { length: count }, () => list.next().value );

async function insidePhp( client, list, count, headers = {} ) {
	const answers = [];

	for ( let i = 0; i < count / 50; i++ ) {
		const { status, text } = await client.send( '/wp-json/bench/v1/search', {
			method: 'POST',
			headers,
			json: { zips: takeFrom( list, 50 ) },
		} );

		if ( status !== 200 ) {
			throw new Error( `The search answered ${ status }: ${ text.slice( 0, 500 ) }` );
		}
		answers.push( ...JSON.parse( text ) );
	}

	return answers;
}

async function inside( client, list, count ) {
	await insidePhp( client, list, 100 );

	const column = ( answers, name ) => answers.map( ( answer ) => answer[ name ] );
	const plain = await insidePhp( client, list, count );
	const saved = await insidePhp( client, list, count, QUERIES );

	return {
		n: plain.length,
		found: median( column( plain, 'found' ) ),
		found_p95: quantile( column( plain, 'found' ), 0.95 ),
		search: round( median( column( plain, 'search' ) ), 3 ),
		sql: round( median( column( saved, 'sql' ) ), 3 ),
		nearest: round( median( column( saved, 'nearest' ) ), 3 ),
	};
}

/** The results of a site with a number of dealers. */
async function measure( site, count, quick ) {
	await step( `${ count } dealers on ${ site }`, ( progress ) =>
		haveDealers( site, count, progress, COVERAGE[ site ] )
	);

	const list = places();
	const client = new Client( urlOf( site ) );
	const kinds = {
		empty: () => [ EMPTY ],
		search: () => [ `/wp-json/hvac-blocks/v1/dealers?q=${ list.next().value }` ],
		long: () => [ `/wp-json/hvac-blocks/v1/dealers?q=${ list.next().value }`, LONG_WAY ],
	};
	const seen = {
		inside: await inside( client, list, quick ? 100 : 500 ),
		whole: await inTurn( client, kinds, { rounds: quick ? 50 : 400 } ),
		rates: await requestsASecond( urlOf( site ), kinds, {
			connections: CONNECTIONS,
			seconds: quick ? 1 : 4,
			turns: quick ? 1 : 5,
		} ),
	};

	client.close();

	return seen;
}

/** The same ZIPs again: in the workers' shared memory, and in Redis. */
async function remembered( quick ) {
	const few = [ ...new Set( takeFrom( places(), 40 ) ) ];
	const seen = {};

	for ( const site of [ 'plain', 'redis' ] ) {
		const client = new Client( urlOf( site ) );
		const again = ( turn ) => [ `/wp-json/hvac-blocks/v1/dealers?q=${ few[ turn % few.length ] }` ];

		for ( let i = 0; i < few.length; i++ ) {
			await client.send( ...again( i ) );
		}
		seen[ site ] = await inTurn(
			client,
			{ empty: () => [ EMPTY ], search: again },
			{ rounds: quick ? 50 : 400, warm: 40 }
		);
		client.close();
	}

	return seen;
}

/** As many posts as dealers, at the same places. */
async function haveStores() {
	await sql(
		[
			'DROP TABLE IF EXISTS bench_posts, bench_postmeta',
			'CREATE TABLE bench_posts LIKE wp_posts',
			'CREATE TABLE bench_postmeta LIKE wp_postmeta',
			`INSERT INTO bench_posts (ID, post_title, post_type, post_status, post_content, post_excerpt, to_ping, pinged, post_content_filtered)
				SELECT id, name, 'store', 'publish', '', '', '', '', '' FROM wp_hvac_blocks_dealers`,
			...[ 'lat', 'lon' ].map(
				( column ) =>
					`INSERT INTO bench_postmeta (post_id, meta_key, meta_value) SELECT id, 'store_${ column.replace( 'lon', 'lng' ) }', ${ column } FROM wp_hvac_blocks_dealers`
			),
			...META.map(
				( key ) =>
					`INSERT INTO bench_postmeta (post_id, meta_key, meta_value) SELECT id, 'store_${ key }', CONCAT('${ key } of ', id) FROM wp_hvac_blocks_dealers`
			),
			'ANALYZE TABLE bench_posts, bench_postmeta',
		].join( ';' ),
		databaseOf( 'plain' )
	);
}

/** Our search and one over post meta, in turn. */
async function besideScan( quick ) {
	await step( 'Making posts of the dealers', haveStores );

	const client = new Client( urlOf( 'plain' ) );
	const list = zips();
	const at = ( turn ) => list[ ( turn * 7919 ) % list.length ];
	const seen = await inTurn(
		client,
		{
			empty: () => [ EMPTY ],
			search: ( turn ) => [ `/wp-json/hvac-blocks/v1/dealers?q=${ at( turn )[ 0 ] }` ],
			scan: ( turn ) => [ `/wp-json/bench/v1/scan?lat=${ at( turn )[ 3 ] }&lon=${ at( turn )[ 4 ] }` ],
		},
		{ rounds: quick ? 3 : 20, warm: 2 }
	);

	client.close();

	return seen;
}

/** The same ZIP again, which nginx serves for the five minutes that the response allows. */
async function cached( quick ) {
	const client = new Client( `http://127.0.0.1:${ CACHED_PORT }` );
	const seen = await inTurn(
		client,
		{ cached: () => [ '/wp-json/hvac-blocks/v1/dealers?q=75024' ] },
		{ rounds: quick ? 100 : 1000 }
	);

	client.close();

	return seen.cached;
}

const name = { plain: 'MariaDB', sqlite: 'SQLite' };
/** Less than the empty route is possible, because that waits for all of WordPress. */
const beyond = ( ms ) => ( ms < 0 ? `− ${ -ms } ms` : `+ ${ ms } ms` );
const thousands = ( number ) => number.toLocaleString( 'en' );

function rows( site, count, { inside: bare, whole, rates } ) {
	const cover = COVERAGE[ site ] ? ` × ${ COVERAGE[ site ] } ZIPs` : '';
	const where = `${ name[ site ] }, ${ thousands( count ) } dealers${ cover }`;
	const aim = site === 'plain' ? AIMS[ count ] : undefined;
	const share = round( whole.long.more / whole.empty.p50, 3 );
	const perEmpty = rates.search / rates.empty;
	const ofEmpty = whole.search.p50 / whole.empty.p50;
	const isAimed = site === 'plain' && count === 10000;

	return [
		{
			what: `${ where }: bare query for the nearest; all SQL of a search; the whole search in PHP (median ${ bare.found } found)`,
			figure: `${ bare.nearest } ms; ${ bare.sql } ms; ${ bare.search } ms`,
		},
		{
			what: `${ where }: whole REST answer the long way, beyond the empty route's ${ whole.empty.p50 } ms`,
			figure: `${ beyond( whole.long.more ) } (${ share } ×)`,
			...( aim && { aim: `≤ ${ aim } ×`, met: share <= aim } ),
		},
		{
			what: `${ where }: whole REST answer before WordPress is ready, of the empty route's ${ whole.empty.p50 } ms`,
			figure: `${ whole.search.p50 } ms (${ round( ofEmpty, 2 ) } ×)`,
			...( isAimed && { aim: '≤ 0.6 ×', met: ofEmpty <= 0.6 } ),
		},
		{
			what: `${ where }: requests a second over ${ CONNECTIONS } connections, of the empty route's ${ rates.empty }`,
			figure: `${ rates.search } (${ round( perEmpty, 2 ) } ×); the long way ${ rates.long }`,
			...( isAimed && { aim: '≥ 2 ×', met: perEmpty >= 2 } ),
		},
	];
}

export async function bench( { quick } ) {
	const figures = [];
	const data = {};

	for ( const site of [ 'plain', 'sqlite' ] ) {
		data[ site ] = {};
		for ( const count of quick ? COUNTS.slice( 0, 2 ) : COUNTS ) {
			data[ site ][ count ] = await measure( site, count, quick );
			figures.push( ...rows( site, count, data[ site ][ count ] ) );
		}
		if ( site === 'plain' ) {
			data.remembered = await remembered( quick );
			data.scan = await besideScan( quick );
		}
	}
	for ( const [ site, what ] of Object.entries( {
		plain: 'the memory of the machine (APCu)',
		redis: 'an object cache in Redis',
	} ) ) {
		const { empty, search } = data.remembered[ site ];

		figures.push( {
			what: `a search that is remembered in ${ what }: whole answer, beyond the empty route's ${ empty.p50 } ms`,
			figure: beyond( search.more ),
			aim: '≤ + 2 ms',
			met: search.more <= 2,
		} );
	}
	figures.push( {
		what: `beside a scan over the post meta of as many stores (the search ${ data.scan.search.p50 } ms, the scan ${ data.scan.scan.p50 } ms, as whole answers)`,
		figure: `${ round( data.scan.scan.p50 / data.scan.search.p50, 0 ) } × as quick`,
	} );
	data.cached = await cached( quick );
	figures.push( {
		what: 'the same search again, kept by nginx as long as the answer allows',
		figure: `${ data.cached.p50 } ms`,
	} );

	return { figures, data };
}
