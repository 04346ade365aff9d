/**
 * 10,000 leads from eight clients to two web nodes on one database, while everything fails that can: workers are
 * killed, mail and upstream fail, the database crashes, the clock jumps.
 *
 * A client without an answer, or without acceptance, sends the same lead with the same key again. Three workers like
 * those of cron deliver, and so do the requests after their answers. The delays between attempts (a minute to a day)
 * are skipped once all leads are posted, and so are the leases of workers that are dead by then.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../bin/lib/paths.mjs';
import { PHP } from '../bin/lib/php.mjs';
import { pause, round, summary } from './lib/figures.mjs';
import { Client } from './lib/http.mjs';
import { BALANCED_PORT, configure, databaseOf, folderOf, phpMaster } from './lib/sites.mjs';
import { killMariaDb, NODES, sql, startMariaDb, startPhp, stop } from './lib/servers.mjs';
import { LEADS_URL, lead, startUpstream } from './lib/upstream.mjs';

const CLIENTS = 8;
const DELIVERERS = 3;
const KILL_EVERY = 300;
const CLOCK_EVERY = 2000;
const DEATHS = 4;
const DRAIN_SECONDS = 420;
const TABLE = 'wp_hvac_blocks_lead';

/** A circuit breaker's pause, and a margin. */
const BREAKER = 35000;

const inSite = ( name ) => path.join( folderOf( 'demo' ), 'wp-content', name );
const db = ( query ) => sql( query, databaseOf( 'demo' ) );
const number = async ( query ) => Number( ( await db( query ) )[ 0 ][ 0 ] );
const linesOf = ( name ) =>
	existsSync( inSite( name ) ) ? readFileSync( inSite( name ), 'utf8' ).trim().split( '\n' ).filter( Boolean ) : [];
const tellSite = ( told ) => writeFileSync( inSite( 'bench-fire.json' ), JSON.stringify( told ) );

/** Repeats an action until it is stopped. */
function every( ms, act ) {
	let times = 0;
	const clock = setInterval( () => act( times++ ), ms );

	return () => {
		clearInterval( clock );
		return times;
	};
}

function childrenOf( master ) {
	try {
		return readFileSync( `/proc/${ master }/task/${ master }/children`, 'utf8' ).trim().split( ' ' ).map( Number );
	} catch {
		return [];
	}
}

/** Kills one of the workers, of either node or of the deliverers. */
function killOne( masters, deliverers ) {
	const all = [ ...masters.flatMap( childrenOf ), ...deliverers.pids() ].filter( Boolean );

	try {
		process.kill( all[ Math.floor( Math.random() * all.length ) ], 'SIGKILL' );
	} catch {}
}

/** Starts a new worker when one has ended, like cron. */
function startDeliverers() {
	const children = new Set();
	let ended = false;
	const begin = () => {
		const child = spawn( PHP, [ inRoot( 'bench/site/deliver.php' ), folderOf( 'demo' ) ], { stdio: 'ignore' } );

		children.add( child );
		child.on( 'exit', () => {
			children.delete( child );
			if ( ! ended ) {
				setTimeout( () => ended || begin(), 200 );
			}
		} );
	};

	for ( let i = 0; i < DELIVERERS; i++ ) {
		begin();
	}

	return {
		pids: () => [ ...children ].map( ( { pid } ) => pid ),
		stop: () => {
			ended = true;
			children.forEach( ( child ) => child.kill( 'SIGKILL' ) );
		},
	};
}

/** Faults while a share of the leads is posted; each starts one and returns a function that ends it. */
const FAULTS = [
	{
		name: 'workers killed, between sending and noting it too, and an upstream that fails every third call',
		share: 0.2,
		begin: async ( { upstream, masters, deliverers } ) => {
			await upstream.tell( { mode: 'flaky', fail_every: 3 } );
			tellSite( { die: 5 } );
			return every( KILL_EVERY, () => killOne( masters, deliverers ) );
		},
	},
	{ name: 'no mail goes out', share: 0.2, begin: () => tellSite( { no_mail: 1 } ) },
	{ name: 'the upstream answers 500', share: 0.1, begin: ( { upstream } ) => upstream.tell( { mode: '500' } ) },
	{ name: 'the upstream never answers', share: 0.1, begin: ( { upstream } ) => upstream.tell( { mode: 'hang' } ) },
	{
		name: 'the database dies (SIGKILL) for three seconds and stops for four, again and again',
		share: 0.2,
		begin: () => {
			let ended = false;
			const act = async () => {
				for ( let turn = 0; turn < DEATHS && ! ended; turn++ ) {
					await pause( 500 );
					killMariaDb();
					await pause( 3000 );
					await startMariaDb();
					await pause( 3000 );
					await stop( 'mariadb' );
					await pause( 4000 );
					await startMariaDb();
					await pause( 3000 );
				}
			};
			const done = act();

			return () => {
				ended = true;
				return done;
			};
		},
	},
	{
		name: "the database's clock jumps an hour ahead and back",
		share: 0.18,
		begin: () => every( CLOCK_EVERY, ( turn ) => tellSite( { clock: [ 3600, -3600, 0 ][ turn % 3 ] } ) ),
	},
];

const REFUSED = { name: 'the upstream refuses (422): visible as failed, mailed all the same', share: 0.02 };

/** Empty if the worker was killed during its answer. */
const referenceIn = ( text ) => {
	try {
		return JSON.parse( text ).reference;
	} catch {
		return undefined;
	}
};

/** @return {Promise<Object[]>} the clients' view: a mark for every lead, and its reference once it was accepted */
async function post( count, answers ) {
	const leads = Array.from( { length: count }, () => ( { mark: randomUUID(), key: randomUUID(), tries: 0 } ) );
	const waiting = [ ...leads ];

	await Promise.all(
		Array.from( { length: CLIENTS }, async () => {
			const client = new Client( `http://127.0.0.1:${ BALANCED_PORT }` );

			for ( let one = waiting.pop(); one; one = waiting.pop() ) {
				while ( ! one.reference && one.tries < 300 ) {
					one.tries++;
					const { status, text, ms } = await client.send( '/wp-json/hvac-blocks/v1/leads', {
						method: 'POST',
						json: lead( one.mark, one.key ),
					} );

					answers[ status ] = ( answers[ status ] ?? 0 ) + 1;
					one.reference = [ 200, 201 ].includes( status ) ? referenceIn( text ) : undefined;
					one.ms = ms;
					if ( ! one.reference ) {
						await pause( 100 );
					}
				}
			}
			client.close();
		} )
	);

	return leads;
}

/** Until nothing is pending: waiting attempts become due at once, and so do leases once all workers have ended. */
async function drain( first, isAfterAll ) {
	const end = Date.now() + DRAIN_SECONDS * 1000;
	const where = `lead_id > ${ first } AND state = 'waiting'`;

	if ( isAfterAll ) {
		await db( `UPDATE ${ TABLE }_deliveries SET claim_id = '', lease_until = NULL WHERE ${ where }` );
	}
	while (
		Date.now() < end &&
		( await number( `SELECT COUNT(*) FROM ${ TABLE }_deliveries WHERE ${ where }` ) ) > 0
	) {
		await db(
			`UPDATE ${ TABLE }_deliveries SET run_at = UTC_TIMESTAMP() WHERE ${ where } AND claim_id = '' AND run_at > UTC_TIMESTAMP()`
		);
		await pause( 3000 );
	}
}

const repeats = ( list ) => list.length - new Set( list ).size;

/** The fate of each fault's leads, according to the clients, the database, and the receivers. */
async function account( first, rounds, upstream ) {
	const stored = new Map(
		( await db( `SELECT idempotency_key, reference, status FROM ${ TABLE }s WHERE id > ${ first }` ) ).map(
			( [ key, reference, status ] ) => [ key, { reference, status } ]
		)
	);
	const states = new Map(
		(
			await db(
				`SELECT l.idempotency_key, GROUP_CONCAT( CONCAT( d.destination, ' ', d.state ) ORDER BY d.destination ) FROM ${ TABLE }s l JOIN ${ TABLE }_deliveries d ON d.lead_id = l.id WHERE l.id > ${ first } AND d.destination IN ( 'http', 'mail' ) GROUP BY 1`
			)
		).map( ( [ key, state ] ) => [ key, state ] )
	);
	const { leads: taken } = await upstream.log();
	const mails = linesOf( 'bench-mail.txt' ).join( '\n' );
	const of = ( { leads } ) => {
		const accepted = leads.filter( ( { reference } ) => reference );
		const kept = accepted.filter( ( { key, reference } ) => stored.get( key )?.reference === reference );
		const reached = kept.filter(
			( { key, reference } ) =>
				states.get( key ) === 'http delivered,mail delivered' &&
				key in taken.by_key &&
				mails.includes( reference )
		);
		const failed = kept.filter(
			( { key } ) => stored.get( key ).status === 'failed' && states.get( key )?.includes( 'failed' )
		);

		return {
			posted: leads.length,
			posts: leads.reduce( ( sum, { tries } ) => sum + tries, 0 ),
			accepted: accepted.length,
			stored: kept.length,
			delivered: reached.length,
			failed: failed.length,
		};
	};

	return { taken, stored: stored.size, rounds: rounds.map( ( one ) => ( { ...one, ...of( one ) } ) ) };
}

export async function bench( { quick, say } ) {
	const count = quick ? 400 : 10000;
	const upstream = await startUpstream( { mode: 'ok' } );
	const answers = {};
	const rounds = [];
	const from = performance.now();
	const tell = ( what ) => say( `${ round( ( performance.now() - from ) / 1000, 0 ) } s: ${ what }` );
	let deliverers = { stop: () => {} };
	let end = () => {};

	try {
		for ( const name of [ 'bench-mail.txt', 'bench-died.txt' ] ) {
			rmSync( inSite( name ), { force: true } );
		}
		tellSite( {} );
		await configure( 'demo', {
			HVAC_BLOCKS_LEADS_URL: LEADS_URL,
			HVAC_BLOCKS_UPSTREAM_MAX_CONCURRENT: 8,
			BENCH_MAIL: 'fire',
		} );
		const masters = [ phpMaster(), await startPhp( NODES[ 1 ] ) ];

		// Leads left behind by another benchmark do not count.
		await db( `DELETE FROM ${ TABLE }_deliveries WHERE state = 'waiting'` );

		const first = await number( `SELECT COALESCE( MAX( id ), 0 ) FROM ${ TABLE }s` );
		let killed = 0;

		deliverers = startDeliverers();
		for ( const { name, share, begin } of FAULTS ) {
			const started = performance.now();

			end = ( await begin( { upstream, masters, deliverers } ) ) ?? ( () => {} );
			const leads = await post( Math.round( count * share ), answers );
			const times = await end();

			killed += name.startsWith( 'workers' ) ? times : 0;
			end = () => {};
			tellSite( {} );
			await upstream.tell( { mode: 'ok' } );
			rounds.push( { name, leads, seconds: round( ( performance.now() - started ) / 1000, 1 ) } );
			tell( `${ leads.length } leads posted while ${ name }` );
		}

		const posted = round( ( performance.now() - from ) / 1000, 0 );

		// No worker is alive that could still be delivering; a failed upstream is called again.
		deliverers.stop();
		await configure( 'demo', {
			HVAC_BLOCKS_LEADS_URL: LEADS_URL,
			HVAC_BLOCKS_UPSTREAM_MAX_CONCURRENT: 8,
			BENCH_MAIL: 'fire',
		} );
		await startPhp( NODES[ 1 ] );
		await pause( BREAKER );
		deliverers = startDeliverers();
		await drain( first, true );
		tell( 'delivered what was left' );

		await upstream.tell( { mode: '422' } );
		rounds.push( { name: REFUSED.name, leads: await post( Math.round( count * REFUSED.share ), answers ) } );
		await drain( first, false );
		tell( 'all settled' );

		const seen = await account( first, rounds, upstream );
		const sum = ( what ) => seen.rounds.reduce( ( total, round_ ) => total + round_[ what ], 0 );
		const none = ( what, figure ) => ( { what, figure: String( figure ), aim: '0', met: figure === 0 } );
		const mails = linesOf( 'bench-mail.txt' );
		const orphans = await number(
			`SELECT COUNT(*) FROM ${ TABLE }s l WHERE l.id > ${ first } AND ( SELECT COUNT(*) FROM ${ TABLE }_deliveries d WHERE d.lead_id = l.id AND d.destination IN ( 'http', 'mail' ) ) <> 2`
		);

		const strays = await number(
			`SELECT COUNT(*) FROM ${ TABLE }_deliveries d LEFT JOIN ${ TABLE }s l ON l.id = d.lead_id WHERE d.lead_id > ${ first } AND l.id IS NULL`
		);

		return {
			figures: [
				{
					what: `leads posted by ${ CLIENTS } clients to two PHP-FPM pools in ${ posted } s (posts with repeats; workers killed, and those killed between sending and noting it; answers by status, 0 for none)`,
					figure: `${ sum( 'posted' ) } (${ sum( 'posts' ) }; ${ killed }, ${ linesOf( 'bench-died.txt' ).length }; ${ JSON.stringify( answers ).replaceAll( '"', '' ) })`,
				},
				...seen.rounds.map( ( { name, posted: all, accepted, stored, delivered, failed } ) => ( {
					what: `${ name }: accepted; stored; delivered to upstream and mail; visibly failed`,
					figure: `${ accepted }; ${ stored }; ${ delivered }; ${ failed }`,
					aim: `${ all }; ${ all }; together ${ all }`,
					met: accepted === all && stored === all && delivered + failed === all,
				} ) ),
				none( 'accepted and not stored', sum( 'accepted' ) - sum( 'stored' ) ),
				none( 'stored twice, or stored and never accepted', seen.stored - sum( 'stored' ) ),
				none( 'stored without both of their deliveries', orphans ),
				{
					what: 'deliveries left behind of a lead that nobody was told was taken (the connection was lost in the middle)',
					figure: String( strays ),
				},
				none(
					'duplicates at the upstream: leads taken under more than one key',
					repeats( Object.values( seen.taken.by_key ).map( ( { email } ) => email ) )
				),
				{
					what: `sent again after the upstream had taken it, told by its key and not taken again (of ${ seen.taken.received } calls)`,
					figure: String( seen.taken.repeated ),
				},
				{
					what: 'mails sent twice, their worker killed between sending and noting it, or its lease over by the clock (mail knows no key)',
					figure: `${ repeats( mails ) } of ${ mails.length }`,
				},
			],
			data: {
				answers,
				rounds: seen.rounds.map( ( { leads, ...rest } ) => ( {
					...rest,
					ms: summary( leads.map( ( { ms } ) => ms ) ),
				} ) ),
			},
		};
	} finally {
		await end();
		deliverers.stop();
		upstream.stop();
		await stop( NODES[ 1 ] );
		await configure( 'demo' );
		rmSync( inSite( 'bench-fire.json' ), { force: true } );
	}
}
