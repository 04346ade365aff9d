/**
 * The rest of the site while none of its services ever answers: an empty route and a page, while visitors search,
 * look up their place, and request a phone number. Compared with the same visitors while all services answer.
 */
import { randomUUID } from 'node:crypto';
import { median, pause, quantile, randomFrom, round, shuffled, summary } from './lib/figures.mjs';
import { Client } from './lib/http.mjs';
import { WORKERS } from './lib/servers.mjs';
import { configure, urlOf, zips } from './lib/sites.mjs';
import { EVERY_UPSTREAM, startUpstream } from './lib/upstream.mjs';

const API = '/wp-json/hvac-blocks/v1';
const VISITORS = 8;
const EVERY = 500;
const SERVICES = [ 'dealers', 'location', 'whodis', 'leads' ];

/** Every query is new, so that no answer is cached. */
function* questions() {
	const codes = shuffled( zips(), randomFrom( 3 ) ).map( ( [ code ] ) => code );

	for ( let i = 0; ; i++ ) {
		const code = codes[ i % codes.length ];

		yield [ `${ API }/dealers?q=${ code }` ];
		yield [ `${ API }/location?q=${ code }` ];
		yield [
			`${ API }/whodis`,
			{
				method: 'POST',
				json: {
					routingGroupID: `RG${ i }`,
					sessionID: randomUUID(),
					pageReferrer: 'none',
					leaseName: 'bench',
					metaData: { dealerName: 'Bench' },
				},
			},
		];
	}
}

/** For a number of seconds: times of an empty route and a page, and the visitors' answers. */
async function look( seconds, asked ) {
	const end = performance.now() + seconds * 1000;
	const client = new Client( urlOf( 'demo' ) );
	const visitors = new Client( urlOf( 'demo' ), VISITORS );
	const seen = { route: [], page: [], answers: [] };
	const others = async () => {
		while ( performance.now() < end ) {
			seen.route.push( ( await client.send( '/wp-json/bench/v1/empty' ) ).ms );
			seen.page.push( ( await client.send( '/bench-plain/' ) ).ms );
		}
	};
	const visit = async ( number ) => {
		await pause( ( number * EVERY ) / VISITORS );
		while ( performance.now() < end ) {
			seen.answers.push( await visitors.send( ...asked.next().value ) );
			await pause( EVERY );
		}
	};

	await Promise.all( [ others(), ...Array.from( { length: VISITORS }, ( _, number ) => visit( number ) ) ] );
	client.close();
	visitors.close();

	return seen;
}

const join = ( turns, kind ) => turns.flatMap( ( turn ) => turn[ kind ] );

const statuses = ( answers ) => {
	const counts = new Map();

	for ( const { status } of answers ) {
		counts.set( status, ( counts.get( status ) ?? 0 ) + 1 );
	}

	return [ ...counts ].map( ( [ status, count ] ) => `${ count } × ${ status }` ).join( ', ' );
};

export async function bench( { quick } ) {
	const upstream = await startUpstream( { mode: 'ok' }, SERVICES );
	const asked = questions();
	const calm = [];
	const hanging = [];

	try {
		await configure( 'demo', EVERY_UPSTREAM );
		await look( 2, asked );

		for ( let turn = 0; turn < ( quick ? 1 : 3 ); turn++ ) {
			await upstream.tell( { mode: 'ok' } );
			// A failed service is retried after half a minute, by one request.
			await pause( turn ? 32000 : 0 );
			await look( 2, asked );
			calm.push( await look( quick ? 6 : 10, asked ) );
			await upstream.tell( { mode: 'hang' } );
			hanging.push( await look( quick ? 6 : 10, asked ) );
		}

		const ratio = ( kind, of ) => round( of( join( hanging, kind ) ) / of( join( calm, kind ) ) );
		const p95 = ( list ) => quantile( list, 0.95 );
		const answers = join( hanging, 'answers' );

		return {
			figures: [
				...[ 'route', 'page' ].map( ( kind ) => ( {
					what: `${ { route: 'an empty route', page: 'a page' }[ kind ] } while every service hangs, of its usual time, with ${ WORKERS } PHP workers (medians; at p95 × ${ ratio( kind, p95 ) })`,
					figure: `× ${ ratio( kind, median ) }`,
					aim: '≤ × 2',
					met: ratio( kind, median ) <= 2,
				} ) ),
				{
					what: `what needs a service is answered meanwhile: median, p99 (${ statuses( answers ) })`,
					figure: `${ round( median( answers.map( ( { ms } ) => ms ) ) ) } ms, ${ round(
						quantile(
							answers.map( ( { ms } ) => ms ),
							0.99
						),
						0
					) } ms`,
				},
			],
			data: Object.fromEntries(
				Object.entries( { calm, hanging } ).map( ( [ name, turns ] ) => [
					name,
					{ route: summary( join( turns, 'route' ) ), page: summary( join( turns, 'page' ) ) },
				] )
			),
		};
	} finally {
		upstream.stop();
		await configure( 'demo' );
	}
}
