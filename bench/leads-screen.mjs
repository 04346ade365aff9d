/**
 * The leads screen: with 100,000 leads compared to WordPress's own list of as many posts, in the browser until the
 * first row and in PHP; and its answers with up to a million leads compared to an empty route.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { step } from '../bin/lib/log.mjs';
import { launch, logIn } from './lib/browser.mjs';
import { median, round } from './lib/figures.mjs';
import { Client, inTurn } from './lib/http.mjs';
import { sql } from './lib/servers.mjs';
import { databaseOf, folderOf, urlOf } from './lib/sites.mjs';
import { manyLeads, noLeads } from './lib/leads.mjs';

const LIMIT = 1.5;
/** The most that an answer takes, in times of the empty route, however many leads there are. */
const MOST = 3;
/** The most by which an answer takes longer with a million leads than with 10,000. */
const FLAT = 1.5;
/** The days of the export: a fifth of the two years' leads. */
const EXPORTED_DAYS = 146;
const SCREEN = '/wp-admin/admin.php?page=hvac-blocks-leads';
const POSTS = '/wp-admin/edit.php';
const ROUTE = '/wp-json/hvac-blocks/v1/admin/leads';

/** Selects the first row of either page. */
const ROWS = '#hvac-blocks-screen tbody tr a, #hvac-blocks-screen tbody tr button, #the-list tr a';

/** What an administrator asks for, by name. */
const ANSWERS = {
	'first page': `${ ROUTE }?per_page=20&page=1`,
	'a status': `${ ROUTE }?per_page=20&status=failed`,
	'a text': `${ ROUTE }?per_page=20&search=nobody-has-this`,
	'one email address': `${ ROUTE }?per_page=20&search=visitor-777%40example.test`,
	'last page': `${ ROUTE }?per_page=20&page=100000`,
	statistics: '/wp-json/hvac-blocks/v1/admin/lead-report?days=365',
	dashboard: '/wp-admin/index.php?bench-widget=1',
};

const db = ( query ) => sql( query, databaseOf( 'plain' ) );

/** As many leads as posts, over the last two years. */
async function fill( count ) {
	const time = await manyLeads( 'plain', count );

	await db(
		`INSERT INTO wp_posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type)
			SELECT 1, ${ time }, ${ time }, 'A post.', CONCAT( 'Post ', seq ), '', 'publish', CONCAT( 'bench-post-', seq ), '', '', ${ time }, ${ time }, '', 'post' FROM seq_1_to_${ count };
		INSERT INTO wp_term_relationships (object_id, term_taxonomy_id) SELECT ID, 1 FROM wp_posts WHERE post_name LIKE 'bench-post-%';
		UPDATE wp_term_taxonomy SET count = ${ count } WHERE term_taxonomy_id = 1;
		ANALYZE TABLE wp_posts, wp_term_relationships`
	);
}

const empty = () =>
	db(
		`DELETE r FROM wp_term_relationships r JOIN wp_posts p ON p.ID = r.object_id WHERE p.post_name LIKE 'bench-post-%';
		DELETE FROM wp_posts WHERE post_name LIKE 'bench-post-%'`
	).then( () => noLeads( 'plain' ) );

/** @return {Promise<Object<string, Object>>} the times of each answer with so many leads, in turn with the empty route's */
async function answers( count, headers, rounds ) {
	await noLeads( 'plain' );
	await manyLeads( 'plain', count );

	const client = new Client( urlOf( 'plain' ) );
	const seen = await inTurn(
		client,
		{
			empty: () => [ '/wp-json/bench/v1/empty', { headers } ],
			...Object.fromEntries(
				Object.entries( ANSWERS ).map( ( [ name, address ] ) => [ name, () => [ address, { headers } ] ] )
			),
		},
		{ rounds, warm: 2 }
	);

	client.close();

	return seen;
}

/** @return {Promise<{rows: number, megabytes: number}>} the rows of an export of the newest leads, and the most memory that PHP had for it */
async function exported( headers ) {
	const client = new Client( urlOf( 'plain' ) );
	const from = new Date( Date.now() - EXPORTED_DAYS * 86400000 ).toISOString().slice( 0, 10 );
	const { text } = await client.send( `${ ROUTE }/export?from=${ from }`, {
		headers: { ...headers, 'X-Bench-Memory': '1' },
	} );

	client.close();

	return {
		rows: text.trim().split( '\n' ).length - 1,
		megabytes: round(
			Number( readFileSync( path.join( folderOf( 'plain' ), 'wp-content/bench-memory.txt' ), 'utf8' ) ) / 1e6,
			1
		),
	};
}

/** The figures of up to a million leads. */
async function growing( counts, headers, rounds ) {
	const data = {};
	const figures = [];
	const written = ( seen, name ) => `${ round( seen[ name ].p50 / seen.empty.p50 ) } ×`;

	for ( const count of counts ) {
		data[ count ] = await step( `${ count.toLocaleString( 'en' ) } leads`, () =>
			answers( count, headers, rounds )
		);

		const seen = data[ count ];
		const most = Math.max( ...Object.keys( ANSWERS ).map( ( name ) => seen[ name ].p50 / seen.empty.p50 ) );

		figures.push( {
			what: `${ count.toLocaleString( 'en' ) } leads: answers, of the empty route's ${ seen.empty.p50 } ms: ${ Object.keys( ANSWERS ).join( '; ' ) }`,
			figure: Object.keys( ANSWERS )
				.map( ( name ) => written( seen, name ) )
				.join( '; ' ),
			aim: `each ≤ ${ MOST } ×`,
			met: most <= MOST,
		} );
	}

	const [ least, most ] = [ data[ counts[ 0 ] ], data[ counts.at( -1 ) ] ];
	const growth = Object.keys( ANSWERS ).map(
		( name ) => most[ name ].p50 / most.empty.p50 / ( least[ name ].p50 / least.empty.p50 )
	);
	const { rows, megabytes } = await step( 'Exporting a fifth of them', () => exported( headers ) );

	data.export = { rows, megabytes };
	figures.push(
		{
			what: `the same answers, of those with ${ counts[ 0 ].toLocaleString( 'en' ) } leads`,
			figure: growth.map( ( one ) => `${ round( one ) } ×` ).join( '; ' ),
			aim: `each ≤ ${ FLAT } ×`,
			met: Math.max( ...growth ) <= FLAT,
		},
		{
			what: `an export of ${ rows.toLocaleString( 'en' ) } leads: the most memory that PHP had`,
			figure: `${ megabytes } MB`,
		}
	);

	return { figures, data };
}

/** @return {Promise<number>} milliseconds from requesting a page to its first row */
async function firstRow( page, address ) {
	await page.goto( urlOf( 'plain' ) + address );

	await page.waitForFunction( () => window.hvacFirstRow );

	// Content in the HTML is visible with the first paint.
	return page.evaluate( () =>
		Math.max( window.hvacFirstRow, performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]?.startTime ?? 0 )
	);
}

export async function bench( { quick } ) {
	const count = quick ? 20000 : 100000;
	const browser = await launch();

	try {
		await empty();
		await step( `${ count } leads and ${ count } posts on plain`, () => fill( count ) );

		const context = await browser.newContext( { viewport: { width: 1280, height: 800 } } );
		const page = await context.newPage();

		// Records when the first row appeared, however it was added.
		await page.addInitScript( ( rows ) => {
			new window.MutationObserver( ( records, observer ) => {
				if ( document.querySelector( rows ) ) {
					observer.disconnect();
					window.hvacFirstRow = performance.now();
				}
			} ).observe( document, { childList: true, subtree: true } );
		}, ROWS );
		await logIn( context, urlOf( 'plain' ) );

		const seen = { [ SCREEN ]: [], [ POSTS ]: [] };

		for ( let turn = -2; turn < ( quick ? 4 : 20 ); turn++ ) {
			for ( const address of turn % 2 ? [ POSTS, SCREEN ] : [ SCREEN, POSTS ] ) {
				const ms = await firstRow( page, address );

				if ( turn >= 0 ) {
					seen[ address ].push( ms );
				}
			}
		}

		const nonce = await (
			await page.goto( `${ urlOf( 'plain' ) }/wp-admin/admin-ajax.php?action=rest-nonce` )
		).text();
		const headers = {
			Cookie: ( await context.cookies() ).map( ( { name, value } ) => `${ name }=${ value }` ).join( '; ' ),
			'X-WP-Nonce': nonce.trim(),
		};
		const client = new Client( urlOf( 'plain' ) );
		const php = await inTurn(
			client,
			{
				posts: () => [ POSTS, { headers } ],
				screen: () => [ SCREEN, { headers } ],
				'the first page': () => [ `${ ROUTE }?per_page=20&page=1`, { headers } ],
			},
			{ rounds: quick ? 4 : 20, warm: 2 }
		);

		client.close();

		const ratio = round( median( seen[ SCREEN ] ) / median( seen[ POSTS ] ) );
		const server = round( ( php.screen.p50 + php[ 'the first page' ].p50 ) / php.posts.p50 );
		const more = await growing( quick ? [ 1000, 20000 ] : [ 10000, 100000, 1000000 ], headers, quick ? 4 : 20 );
		const thousands = count.toLocaleString( 'en' );

		return {
			figures: [
				{
					what: `${ thousands } leads: first row on the screen in the browser, of WordPress's list of as many posts (${ round( median( seen[ SCREEN ] ), 0 ) } ms of ${ round( median( seen[ POSTS ] ), 0 ) } ms; medians in turn, scripts in the browser's cache)`,
					figure: `× ${ ratio }`,
					aim: `< × ${ LIMIT }`,
					met: ratio < LIMIT,
				},
				{
					what: `the same on the server: the page (${ php.screen.p50 } ms) and the route that fills it (${ php[ 'the first page' ].p50 } ms), of the list of posts (${ php.posts.p50 } ms)`,
					figure: `× ${ server }`,
					aim: `< × ${ LIMIT }`,
					met: server < LIMIT,
				},
				...more.figures,
			],
			data: { php, seen, ...more.data },
		};
	} finally {
		await browser.close();
		await empty();
	}
}
