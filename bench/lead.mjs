/**
 * A lead's response time while the mail server takes two seconds and the leads upstream never answers, and that of
 * all other requests.
 */
import { randomUUID } from 'node:crypto';
import { Client, inTurn, underLoad } from './lib/http.mjs';
import { median, pause, quantile, round, summary } from './lib/figures.mjs';
import { configure, databaseOf, urlOf } from './lib/sites.mjs';
import { sql } from './lib/servers.mjs';
import { LEADS_URL, lead, startMailServer, startUpstream } from './lib/upstream.mjs';

const EMPTY = '/wp-json/bench/v1/empty';
const LEADS = '/wp-json/hvac-blocks/v1/leads';
/** Of an empty POST's time. */
const MORE = 0.15;
const TAIL = 2;
const CONNECTIONS = 4;
const LEAD_EVERY = 250;

const post = () => [ LEADS, { method: 'POST', json: lead( randomUUID(), randomUUID() ) } ];

/** All other requests, for a time: an empty route and a page, with or without occasional leads. */
async function rest( client, seconds, withLeads, times ) {
	const end = performance.now() + seconds * 1000;
	const sender = new Client( urlOf( 'demo' ) );
	const leads = [];
	const send = async () => {
		while ( withLeads && performance.now() < end ) {
			leads.push( await sender.send( ...post() ) );
			await pause( LEAD_EVERY );
		}
	};
	const others = async () => {
		while ( performance.now() < end ) {
			times.route.push( ( await client.send( EMPTY ) ).ms );
			times.page.push( ( await client.send( '/bench-plain/' ) ).ms );
		}
	};

	await Promise.all( [ send(), others() ] );
	sender.close();

	return leads;
}

export async function bench( { quick } ) {
	const mail = await startMailServer( 2000 );
	const upstream = await startUpstream( { mode: 'hang' } );
	const client = new Client( urlOf( 'demo' ) );
	const calm = { route: [], page: [] };
	const busy = { route: [], page: [] };
	const leads = [];
	let posted = 0;

	try {
		await configure( 'demo', { HVAC_BLOCKS_LEADS_URL: LEADS_URL, BENCH_MAIL: 'smtp' } );

		const before = Number(
			( await sql( 'SELECT COUNT(*) FROM wp_hvac_blocks_leads', databaseOf( 'demo' ) ) )[ 0 ][ 0 ]
		);
		const answer = await inTurn(
			client,
			{ empty: () => [ EMPTY, { method: 'POST', json: {} } ], lead: post },
			{ rounds: quick ? 30 : 300, warm: 10, statuses: [ 200, 201 ] }
		);

		await pause( 6000 );
		const load = await underLoad(
			urlOf( 'demo' ),
			{
				empty: () => [ EMPTY, { method: 'POST', json: {} } ],
				lead: () => {
					posted++;
					return post();
				},
			},
			{ connections: CONNECTIONS, seconds: quick ? 2 : 4, turns: quick ? 1 : 4, statuses: [ 200, 201 ] }
		);

		for ( let turn = 0; turn < ( quick ? 1 : 4 ); turn++ ) {
			// Work left by earlier leads is done: one delivery at a time, of at most five seconds.
			await pause( 6000 );
			await rest( client, quick ? 3 : 8, false, calm );
			leads.push( ...( await rest( client, quick ? 3 : 8, true, busy ) ) );
		}

		const stored =
			Number( ( await sql( 'SELECT COUNT(*) FROM wp_hvac_blocks_leads', databaseOf( 'demo' ) ) )[ 0 ][ 0 ] ) -
			before;
		const sent = answer.lead.n + 10 + posted + leads.length;
		const more = round( answer.lead.more / answer.empty.p50, 3 );
		const slowest = round( answer.lead.p99 / answer.empty.p99 );
		const ratio = ( kind ) => round( median( busy[ kind ] ) / median( calm[ kind ] ) );
		const tail = ( kind ) =>
			`p95 ${ round( quantile( calm[ kind ], 0.95 ) ) } → ${ round( quantile( busy[ kind ], 0.95 ) ) } ms`;

		return {
			figures: [
				{
					what: `a lead's answer, median (an empty POST in turn: ${ answer.empty.p50 } ms)`,
					figure: `${ answer.lead.p50 } ms`,
				},
				{
					what: `a lead's answer, p99 (${ answer.lead.p99 } ms), of an empty POST's (${ answer.empty.p99 } ms)`,
					figure: `${ slowest } ×`,
					aim: `≤ ${ TAIL } ×`,
					met: slowest <= TAIL,
				},
				{
					what: `a lead's answer beyond an empty POST's, of that one's time, in turn (median of paired differences: + ${ answer.lead.more } ms)`,
					figure: `${ more } ×`,
					aim: `≤ ${ MORE } ×`,
					met: more <= MORE,
				},
				{
					what: `leads posted a second over ${ CONNECTIONS } connections (median, p99), of empty POSTs' ${ load.empty.rate } (${ load.empty.p50 } ms, ${ load.empty.p99 } ms)`,
					figure: `${ load.lead.rate } (${ load.lead.p50 } ms, ${ load.lead.p99 } ms)`,
				},
				...[ 'route', 'page' ].map( ( kind ) => ( {
					what: `${ { route: 'an empty route', page: 'a page' }[ kind ] } meanwhile, of its usual time (medians; ${ tail( kind ) })`,
					figure: `× ${ ratio( kind ) }`,
					aim: '≤ × 2',
					met: ratio( kind ) <= 2,
				} ) ),
				{
					what: `leads stored of ${ sent } sent (mails taken: ${ mail.taken() })`,
					figure: String( stored ),
					aim: 'all',
					met: stored === sent && leads.every( ( { status } ) => status === 201 ),
				},
			],
			data: {
				answer,
				load,
				during: summary( leads.map( ( { ms } ) => ms ) ),
				calm: { route: summary( calm.route ), page: summary( calm.page ) },
				busy: { route: summary( busy.route ), page: summary( busy.page ) },
			},
		};
	} finally {
		client.close();
		upstream.stop();
		mail.stop();
		await configure( 'demo' );
	}
}
