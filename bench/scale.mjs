/**
 * The cost of large data: the tables' size and the processor time of PHP and of the database, with dealers and leads
 * by the million, and the resulting machines for a hundred searches per second (docs/scale.md).
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Site } from '../bin/lib/site.mjs';
import { step } from '../bin/lib/log.mjs';
import { inCache } from '../bin/lib/paths.mjs';
import { median, pause, round } from './lib/figures.mjs';
import { Client } from './lib/http.mjs';
import { manyLeads, noLeads } from './lib/leads.mjs';
import { childrenOf, processorTime, processorTimes } from './lib/processor.mjs';
import { sql } from './lib/servers.mjs';
import { configure, databaseOf, haveDealers, noDealers, phpMaster, places, urlOf } from './lib/sites.mjs';
import { lead } from './lib/upstream.mjs';

const SEARCHES = '/wp-json/hvac-blocks/v1/dealers?q=';
const COVERAGE = 30;
/** The share of repeated places among searches, assumed by the estimate for a hundred per second. */
const AGAIN = 0.8;
/** Processor load that leaves room for bursts. */
const BUSY = 0.6;
/** Milliseconds of processor time a second that a database without work needs at most. */
const RESTS = 30;
/** The most by which the database's time of a search grows with ten times as many dealers. */
const DENSER = 2;

const groups = {
	php: () => childrenOf( phpMaster() ),
	database: () => [ Number( readFileSync( inCache( 'bench/mariadb.pid' ), 'utf8' ) ) ],
};

const db = ( query ) => sql( query, databaseOf( 'plain' ) );
const thousands = ( count ) => count.toLocaleString( 'en' );
const times = ( { php, database } ) => `${ php } + ${ database } ms`;

/** @return {Promise<number>} megabytes of some tables with their indexes */
async function size( pattern ) {
	await db(
		( await db( `SHOW TABLES LIKE '${ pattern }'` ) )
			.flat()
			.map( ( table ) => `ANALYZE TABLE ${ table };` )
			.join( ' ' )
	);

	const [ [ bytes ] ] = await db(
		`SELECT SUM( data_length + index_length ) FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name LIKE '${ pattern }'`
	);

	return round( Number( bytes ) / 1e6, 0 );
}

/** Replaces each dealer with ten, slightly apart, each covering the same ZIPs. */
async function tenfold() {
	const dealers = 'wp_hvac_blocks_dealers';
	// Memory for the indexes of thirty million rows, as a database of that size has.
	await db( 'SET GLOBAL innodb_buffer_pool_size = 4294967296' );

	const columns = ( await db( `SHOW COLUMNS FROM ${ dealers }` ) ).map( ( [ name ] ) => name );
	const [ [ most ] ] = await db( `SELECT MAX( id ) FROM ${ dealers }` );
	const own = {
		id: `id + seq * ${ most }`,
		company_id: `CONCAT( company_id, '-', seq )`,
		lat: 'lat + seq / 1000',
		lon: 'lon + seq / 1000',
		band: 'FLOOR( ( lat + seq / 1000 ) * 4 )',
	};

	await db(
		`INSERT INTO ${ dealers } ( ${ columns.join( ', ' ) } ) SELECT ${ columns.map( ( name ) => own[ name ] ?? name ).join( ', ' ) } FROM ${ dealers } JOIN seq_1_to_9 WHERE id <= ${ most };
		INSERT INTO wp_hvac_blocks_dealer_coverage ( zip, dealer_id ) SELECT zip, dealer_id + seq * ${ most } FROM wp_hvac_blocks_dealer_coverage JOIN seq_1_to_9 WHERE dealer_id <= ${ most }`
	);
	// The plugin knows nothing of these: its memory has the answers of before.
	await configure( 'plain' );
}

/** Waits until the database has written to disk what was inserted, and rests; at most ten minutes. */
async function settle() {
	await db( 'SET GLOBAL innodb_max_dirty_pages_pct = 0' );

	for ( let second = 0, before = 0; second < 600; second++ ) {
		const [ [ , dirty ] ] = await db( "SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'" );
		const spent = processorTime( groups.database() );

		if ( Number( dirty ) < 100 && spent - before < RESTS ) {
			break;
		}
		before = spent;
		await pause( 1000 );
	}
	await db( 'SET GLOBAL innodb_max_dirty_pages_pct = 90' );
}

async function searches( rounds ) {
	const list = places();
	const client = new Client( urlOf( 'plain' ) );
	const known = Array.from( { length: 20 }, () => list.next().value );

	for ( const code of known ) {
		await client.send( SEARCHES + code );
	}

	const seen = await processorTimes(
		client,
		{
			empty: () => [ '/wp-json/bench/v1/empty' ],
			anew: () => [ SEARCHES + list.next().value ],
			again: ( i ) => [ SEARCHES + known[ i % known.length ] ],
		},
		groups,
		{ rounds }
	);

	client.close();

	return seen;
}

async function leads( rounds ) {
	const client = new Client( urlOf( 'plain' ) );
	const seen = await processorTimes(
		client,
		{
			lead: () => [
				'/wp-json/hvac-blocks/v1/leads',
				{ method: 'POST', json: { ...lead( randomUUID(), randomUUID() ), companyId: '' } },
			],
		},
		groups,
		{ rounds, statuses: [ 200, 201 ] }
	);

	client.close();

	return seen.lead;
}

/** @return {Promise<Object<string, number>>} milliseconds of the requests that fill the leads screen, by query */
async function listed() {
	const site = await new Site( urlOf( 'plain' ) ).logIn();
	const seen = {};

	for ( const query of [ '', '?status=failed', '?search=visitor-77777%40example.test' ] ) {
		const all = [];

		for ( let i = 0; i < 7; i++ ) {
			const from = performance.now();

			const { status, body } = await site.rest( 'GET', `/hvac-blocks/v1/admin/leads${ query }` );

			if ( status !== 200 ) {
				throw new Error( `The list of leads answered ${ status }: ${ body.message }` );
			}
			all.push( performance.now() - from );
		}
		seen[ query ] = round( median( all ), 0 );
	}

	return seen;
}

export async function bench( { quick } ) {
	const rounds = quick ? 10 : 100;
	const data = { dealers: {}, leads: {} };
	const figures = [];

	// Deleted rows would leave the space of a million.
	await noDealers( 'plain' );
	for ( const count of quick ? [ 1000, 10000 ] : [ 10000, 100000, 1000000 ] ) {
		await step( `${ thousands( count ) } dealers`, async ( progress ) => {
			await haveDealers( 'plain', Math.min( count, 100000 ), progress, COVERAGE );
			if ( count > 100000 ) {
				progress( 'ten times as many' );
				await tenfold();
			}
		} );

		const megabytes = await size( 'wp\\_hvac\\_blocks\\_dealer%' );
		await step( 'Writing to disk', settle );

		const seen = await searches( rounds );
		const share = ( group ) => AGAIN * seen.again[ group ] + ( 1 - AGAIN ) * seen.anew[ group ];
		const processors = ( group ) => round( ( share( group ) * 100 ) / 1000 / BUSY, 1 );

		data.dealers[ count ] = { megabytes, ...seen };
		figures.push(
			{
				what: `${ thousands( count ) } dealers × ${ COVERAGE } ZIPs: their tables and indexes`,
				figure: `${ megabytes } MB`,
			},
			{
				what: `${ thousands( count ) } dealers: processor time of PHP + MariaDB of a search anew; of one remembered; of an empty route`,
				figure: `${ times( seen.anew ) }; ${ times( seen.again ) }; ${ times( seen.empty ) }`,
			},
			{
				what: `${ thousands( count ) } dealers: processors for 100 searches a second, four of five remembered, each processor ${ BUSY * 100 } % busy: for PHP; for MariaDB (computed)`,
				figure: `${ processors( 'php' ) }; ${ processors( 'database' ) }`,
			},
			{
				what: `${ thousands( count ) } dealers: two web nodes with a processor each, of one, until the database's processor is full (computed)`,
				figure: `× ${ round( Math.min( 2, share( 'php' ) / share( 'database' ) ) ) }`,
				aim: '≥ × 1.8',
				met: Math.min( 2, share( 'php' ) / share( 'database' ) ) >= 1.8,
			}
		);
	}

	const [ fewer, most ] = Object.keys( data.dealers ).slice( -2 );
	const grown = data.dealers[ most ].anew.database / data.dealers[ fewer ].anew.database;

	figures.push( {
		what: `MariaDB's processor time of a search anew among ${ thousands( Number( most ) ) } dealers, of that among ${ thousands( Number( fewer ) ) }`,
		figure: `× ${ round( grown ) }`,
		aim: `≤ × ${ DENSER }`,
		met: grown <= DENSER,
	} );

	for ( const count of quick ? [ 1000, 10000 ] : [ 10000, 100000, 1000000 ] ) {
		await noLeads( 'plain' );
		await step( `${ thousands( count ) } leads`, () => manyLeads( 'plain', count ) );

		const megabytes = await size( 'wp\\_hvac\\_blocks\\_lead%' );
		await step( 'Writing to disk', settle );
		const stored = await leads( rounds );
		const screen = await listed();

		data.leads[ count ] = { megabytes, stored, screen };
		figures.push(
			{ what: `${ thousands( count ) } leads: their tables and indexes`, figure: `${ megabytes } MB` },
			{
				what: `${ thousands( count ) } leads: processor time of PHP + MariaDB of one more, its deliveries by mail in it`,
				figure: times( stored ),
			},
			{
				what: `${ thousands( count ) } leads: the answer that fills the screen: the newest; a status; one lead by its address`,
				figure: Object.values( screen )
					.map( ( ms ) => `${ ms } ms` )
					.join( '; ' ),
			}
		);
	}

	await noLeads( 'plain' );

	return { figures, data };
}
