/**
 * 2,000 leads from eight clients while PHP's workers are killed at random and the upstream fails a third of the calls.
 *
 * A client that gets no answer, or one that is no acceptance, sends the same lead with the same key again. Three
 * workers like those of cron deliver, and the requests themselves after their answers. The waiting times between
 * attempts (a minute to a day) are skipped once all leads are posted; leases are waited for as they are.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../bin/lib/paths.mjs';
import { pause, round, summary } from './lib/figures.mjs';
import { Client } from './lib/http.mjs';
import { configure, databaseOf, folderOf, phpMaster, urlOf } from './lib/sites.mjs';
import { sql } from './lib/servers.mjs';
import { LEADS_URL, lead, startUpstream } from './lib/upstream.mjs';

const CLIENTS = 8;
const DELIVERERS = 3;
const KILL_EVERY = 300;
const DRAIN_SECONDS = 300;
const TABLE = 'wp_hvac_blocks_lead';

const db = ( query ) => sql( query, databaseOf( 'demo' ) );
const number = async ( query ) => Number( ( await db( query ) )[ 0 ][ 0 ] );

/** Kills a worker now and then, until it is told to stop. */
function killer() {
	let killed = 0;
	const clock = setInterval( () => {
		const master = phpMaster();
		const children = readFileSync( `/proc/${ master }/task/${ master }/children`, 'utf8' ).trim().split( ' ' );

		try {
			process.kill( Number( children[ Math.floor( Math.random() * children.length ) ] ), 'SIGKILL' );
			killed++;
		} catch {}
	}, KILL_EVERY );

	return () => {
		clearInterval( clock );
		return killed;
	};
}

function deliverers() {
	const children = Array.from( { length: DELIVERERS }, () =>
		spawn( 'php', [ inRoot( 'bench/site/deliver.php' ), folderOf( 'demo' ) ], { stdio: 'inherit' } )
	);

	return () => children.forEach( ( child ) => child.kill( 'SIGKILL' ) );
}

/** Nothing where the worker was killed in the middle of its answer. */
const referenceIn = ( text ) => {
	try {
		return JSON.parse( text ).reference;
	} catch {
		return undefined;
	}
};

/** @return {Promise<Object>} what the clients saw: a mark for every lead, and its reference once it was accepted */
async function postAll( count ) {
	const leads = Array.from( { length: count }, () => ( { mark: randomUUID(), key: randomUUID(), tries: 0 } ) );
	const answers = {};
	const waiting = [ ...leads ];

	await Promise.all(
		Array.from( { length: CLIENTS }, async () => {
			const client = new Client( urlOf( 'demo' ) );

			for ( let one = waiting.pop(); one; one = waiting.pop() ) {
				while ( ! one.reference && one.tries < 100 ) {
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

	return { leads, answers };
}

/** Until nothing waits: attempts that wait for their time are due at once, those of a dead worker when its lease ends. */
async function drain( first ) {
	const end = Date.now() + DRAIN_SECONDS * 1000;
	const where = `lead_id > ${ first } AND state = 'waiting'`;

	while (
		Date.now() < end &&
		( await number( `SELECT COUNT(*) FROM ${ TABLE }_deliveries WHERE ${ where }` ) ) > 0
	) {
		await db( `UPDATE ${ TABLE }_deliveries SET run_at = UTC_TIMESTAMP() WHERE ${ where } AND claim_id = ''` );
		await pause( 1000 );
	}
}

const repeats = ( list ) => list.length - new Set( list ).size;

export async function bench( { quick, say } ) {
	const count = quick ? 200 : 2000;
	const mails = path.join( folderOf( 'demo' ), 'wp-content/bench-mail.txt' );
	const upstream = await startUpstream( { mode: 'flaky', fail_every: 3 } );
	let stopKilling = () => 0;
	let stopDelivering = () => {};

	try {
		rmSync( mails, { force: true } );
		await configure( 'demo', {
			HVAC_BLOCKS_LEADS_URL: LEADS_URL,
			HVAC_BLOCKS_UPSTREAM_MAX_CONCURRENT: 8,
			BENCH_MAIL: 'log',
		} );

		// What another benchmark left behind is none of this one's leads.
		await db( `DELETE FROM ${ TABLE }_deliveries WHERE state = 'waiting'` );

		const first = await number( `SELECT COALESCE( MAX( id ), 0 ) FROM ${ TABLE }s` );
		const from = performance.now();

		stopDelivering = deliverers();
		stopKilling = killer();
		const { leads, answers } = await postAll( count );
		const killed = stopKilling();

		say( `posted in ${ round( ( performance.now() - from ) / 1000, 0 ) } s, ${ killed } workers killed` );
		await drain( first );

		const stored = await db(
			`SELECT reference, idempotency_key, JSON_VALUE( fields, '$.email' ) FROM ${ TABLE }s WHERE id > ${ first }`
		);
		const states = Object.fromEntries(
			await db(
				`SELECT CONCAT( destination, ' ', state ), COUNT(*) FROM ${ TABLE }_deliveries WHERE lead_id > ${ first } GROUP BY 1`
			)
		);
		const orphans = await number(
			`SELECT COUNT(*) FROM ${ TABLE }s l WHERE l.id > ${ first } AND ( SELECT COUNT(*) FROM ${ TABLE }_deliveries d WHERE d.lead_id = l.id ) <> 2`
		);
		const { leads: taken } = await upstream.log();
		const accepted = leads.filter( ( { reference } ) => reference );
		const references = new Set( stored.map( ( [ reference ] ) => reference ) );
		const atUpstream = Object.values( taken.by_key ).map( ( { email } ) => email );
		const mailed = existsSync( mails ) ? readFileSync( mails, 'utf8' ).trim().split( '\n' ) : [];
		const lost = accepted.filter( ( { reference } ) => ! references.has( reference ) ).length;
		const undelivered = accepted.filter( ( { key } ) => ! ( key in taken.by_key ) ).length;
		const twice = repeats( stored.map( ( [ , , email ] ) => email ) );
		const duplicates = repeats( atUpstream );
		const posts = leads.reduce( ( sum, { tries } ) => sum + tries, 0 );
		const none = ( what, figure ) => ( { what, figure: String( figure ), aim: '0', met: figure === 0 } );

		return {
			figures: [
				{
					what: `leads posted by ${ CLIENTS } clients (posts with repeats; workers killed; answers by status, 0 for none)`,
					figure: `${ count } (${ posts }; ${ killed }; ${ JSON.stringify( answers ).replaceAll( '"', '' ) })`,
				},
				{
					what: 'leads accepted',
					figure: String( accepted.length ),
					aim: String( count ),
					met: accepted.length === count,
				},
				{
					what: 'leads stored',
					figure: String( stored.length ),
					aim: String( count ),
					met: stored.length === count,
				},
				none( 'accepted and not stored', lost ),
				none( 'stored twice', twice ),
				none( 'stored without both of their deliveries', orphans ),
				{
					what: `delivered to the upstream in ${ taken.received } calls`,
					figure: String( taken.taken ),
					aim: String( count ),
					met: taken.taken === count,
				},
				none( 'accepted and not delivered', undelivered ),
				none( 'taken twice by the upstream under different keys', duplicates ),
				{
					what: 'sent again after the upstream had taken it and its answer was lost, told by the key and not taken again',
					figure: String( taken.repeated ),
				},
				{
					what: 'mails sent twice, their worker killed between sending and noting it (mail knows no key)',
					figure: `${ repeats( mailed ) } of ${ mailed.length }`,
				},
			],
			data: { states, answers, ms: summary( accepted.map( ( { ms } ) => ms ) ) },
		};
	} finally {
		stopKilling();
		stopDelivering();
		upstream.stop();
		await configure( 'demo' );
	}
}
