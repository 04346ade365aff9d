/**
 * The leads screen with 100,000 leads compared to WordPress's own list of as many posts: in the browser until the
 * first row, and in PHP.
 */
import { step } from '../bin/lib/log.mjs';
import { launch, logIn } from './lib/browser.mjs';
import { median, round } from './lib/figures.mjs';
import { Client, inTurn } from './lib/http.mjs';
import { sql } from './lib/servers.mjs';
import { databaseOf, urlOf } from './lib/sites.mjs';
import { manyLeads, noLeads } from './lib/leads.mjs';

const LIMIT = 1.5;
const SCREEN = '/wp-admin/admin.php?page=hvac-blocks-leads';
const POSTS = '/wp-admin/edit.php';
const ROUTE = '/wp-json/hvac-blocks/v1/admin/leads';

/** Selects the first row of either page. */
const ROWS = '#hvac-blocks-screen tbody tr a, #hvac-blocks-screen tbody tr button, #the-list tr a';

/** An administrator's queries besides the first page. */
const QUESTIONS = {
	'the last page': ( pages ) => `?per_page=20&page=${ pages }`,
	'a status': () => '?per_page=20&status=failed',
	'one lead by its address': () => '?per_page=20&search=visitor-77777%40example.test',
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

/** @return {Promise<number>} milliseconds from requesting a page to its first row */
async function firstRow( page, path ) {
	await page.goto( urlOf( 'plain' ) + path );

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
			for ( const path of turn % 2 ? [ POSTS, SCREEN ] : [ SCREEN, POSTS ] ) {
				const ms = await firstRow( page, path );

				if ( turn >= 0 ) {
					seen[ path ].push( ms );
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
		const pages = Math.ceil( count / 20 );
		const php = await inTurn(
			client,
			{
				posts: () => [ POSTS, { headers } ],
				screen: () => [ SCREEN, { headers } ],
				empty: () => [ '/wp-json/bench/v1/empty', { headers } ],
				'the first page': () => [ `${ ROUTE }?per_page=20&page=1`, { headers } ],
				...Object.fromEntries(
					Object.entries( QUESTIONS ).map( ( [ name, query ] ) => [
						name,
						() => [ ROUTE + query( pages ), { headers } ],
					] )
				),
			},
			{ rounds: quick ? 4 : 20, warm: 2 }
		);

		client.close();

		const ratio = round( median( seen[ SCREEN ] ) / median( seen[ POSTS ] ) );
		const server = round( ( php.screen.p50 + php[ 'the first page' ].p50 ) / php.posts.p50 );
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
				{
					what: `the route beyond an empty route's ${ php.empty.p50 } ms: the first page; ${ Object.keys( QUESTIONS ).join( '; ' ) }`,
					figure: [ 'the first page', ...Object.keys( QUESTIONS ) ]
						.map( ( name ) => `+ ${ round( php[ name ].p50 - php.empty.p50 ) } ms` )
						.join( '; ' ),
				},
			],
			data: { php, seen },
		};
	} finally {
		await browser.close();
		await empty();
	}
}
