/**
 * 10,000 posts to the leads' route, as fast as 32 connections allow, and how a visitor's page and an empty route fare
 * meanwhile; then the database's content.
 *
 * Half come from one address, half from fifty. They imitate bots: filled-in honeypots, nonsense, invalid forms, and
 * valid leads over and over.
 */
import { randomUUID } from 'node:crypto';
import { Client } from './lib/http.mjs';
import { pause, round, summary } from './lib/figures.mjs';
import { configure, databaseOf, urlOf } from './lib/sites.mjs';
import { sql } from './lib/servers.mjs';
import { lead } from './lib/upstream.mjs';

const POSTS = 10000;
const CONNECTIONS = 32;
const ADDRESSES = 50;
const LEADS_EACH = 10;
const MINUTES = 10;
const REQUESTS_EACH = 120;
const AIM = 1500;

const LEADS = '/wp-json/hvac-blocks/v1/leads';
const VISITED = { route: '/wp-json/bench/v1/empty', page: '/bench-plain/' };

const KINDS = [
	() => lead( randomUUID(), randomUUID() ),
	() => ( { ...lead( randomUUID(), randomUUID() ), website: 'https://spam.example' } ),
	() => ( { form: 'contact-dealer', nonsense: 'x'.repeat( 20000 ) } ),
	() => ( { ...lead( randomUUID(), randomUUID() ), fields: { zip: 'x' } } ),
];

const number = async ( query ) => Number( ( await sql( query, databaseOf( 'demo' ) ) )[ 0 ][ 0 ] );

const kept = () => number( 'SELECT COUNT(*) FROM wp_hvac_blocks_leads' );

async function visit( isOver ) {
	const client = new Client( urlOf( 'demo' ) );
	const times = { route: [], page: [] };
	let failed = 0;

	while ( ! isOver() ) {
		for ( const [ kind, path ] of Object.entries( VISITED ) ) {
			const { status, ms } = await client.send( path );

			times[ kind ].push( ms );
			failed += status === 200 ? 0 : 1;
		}
		await pause( 50 );
	}
	client.close();

	return { route: summary( times.route ), page: summary( times.page ), failed };
}

async function flood( posts ) {
	const client = new Client( urlOf( 'demo' ), CONNECTIONS );
	const statuses = {};
	let sent = 0;

	await Promise.all(
		Array.from( { length: CONNECTIONS }, async () => {
			while ( sent < posts ) {
				const turn = sent++;
				const from = turn % 2 ? '198.51.100.9' : `203.0.113.${ 1 + ( ( turn / 2 ) % ADDRESSES ) }`;
				const { status } = await client.send( LEADS, {
					method: 'POST',
					headers: { 'X-Forwarded-For': from },
					json: KINDS[ ( turn % 8 ) >> 1 ](),
				} );

				statuses[ status ] = ( statuses[ status ] ?? 0 ) + 1;
			}
		} )
	);
	client.close();

	return statuses;
}

export async function bench( { quick } ) {
	const posts = quick ? 1000 : POSTS;

	try {
		await configure( 'demo', {
			HVAC_BLOCKS_TRUSTED_PROXIES: [ '127.0.0.1' ],
			HVAC_BLOCKS_LEADS_RATE_LIMIT: LEADS_EACH,
			HVAC_BLOCKS_LEADS_RATE_WINDOW_MINUTES: MINUTES,
			HVAC_BLOCKS_REQUESTS_RATE_LIMIT: REQUESTS_EACH,
		} );

		const before = await kept();
		let calmUntil = performance.now() + ( quick ? 3000 : 15000 );
		const calm = await visit( () => performance.now() > calmUntil );
		const from = performance.now();
		let isOver = false;
		const [ statuses, busy ] = await Promise.all( [
			flood( posts ).finally( () => ( isOver = true ) ),
			visit( () => isOver ),
		] );
		const seconds = ( performance.now() - from ) / 1000;
		const after = await kept();

		calmUntil = performance.now() + 3000;
		const later = await visit( () => performance.now() > calmUntil );
		const most = ( ADDRESSES + 1 ) * LEADS_EACH * Math.ceil( 1 + seconds / ( 60 * MINUTES ) );

		return {
			figures: [
				{
					what: `${ posts } posts over ${ CONNECTIONS } connections; answered in`,
					figure: `${ round( seconds, 1 ) } s (${ round( posts / seconds, 1 ) } a second)`,
				},
				...Object.keys( VISITED ).map( ( kind ) => ( {
					what: `${ { route: 'an empty route', page: 'a page' }[ kind ] } meanwhile, p95 (before: ${ calm[ kind ].p95 } ms; after: ${ later[ kind ].p95 } ms)`,
					figure: `${ busy[ kind ].p95 } ms`,
					aim: `< ${ AIM } ms`,
					met: busy[ kind ].p95 < AIM,
				} ) ),
				{
					what: 'requests of visitors that failed meanwhile',
					figure: String( busy.failed ),
					aim: '0',
					met: busy.failed === 0,
				},
				{
					what: `posts that were answered by 5xx or not at all (${ Object.entries( statuses )
						.map( ( [ status, count ] ) => `${ status }: ${ count }` )
						.join( ', ' ) })`,
					figure: String(
						Object.entries( statuses )
							.filter( ( [ status ] ) => status === '0' || status >= '500' )
							.reduce( ( sum, [ , count ] ) => sum + count, 0 )
					),
					aim: '0',
					met: ! Object.keys( statuses ).some( ( status ) => status === '0' || status >= '500' ),
				},
				{
					what: `leads stored (at most ${ LEADS_EACH } in ${ MINUTES } minutes for each of ${ ADDRESSES + 1 } addresses)`,
					figure: String( after - before ),
					aim: `≤ ${ most }`,
					met: after - before <= most,
				},
			],
			data: { seconds, statuses, calm, busy, later, before, after },
		};
	} finally {
		await configure( 'demo' );
	}
}
