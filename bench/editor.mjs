/**
 * The plugin's cost for editors: its script, the time until the block editor is ready, and inserting all blocks at
 * once.
 */
import { launch, logIn, openEditor } from './lib/browser.mjs';
import { median, medianDifference, round } from './lib/figures.mjs';
import { urlOf } from './lib/sites.mjs';

const OURS = /\/plugins\/hvac-blocks\/[^?]*\.js(\?|$)/;
const PREVIEWS = '/hvac-blocks/v1/editor/previews';
const KB = 1024;

/** What the plugin may add until the editor is ready, of the time without it. */
const READY = 0.12;

/** Milliseconds without one of our requests after which the editor counts as idle. */
const QUIET_MS = 2000;

/** A new post in the editor; see `openEditor()`. */
const open = ( page ) => openEditor( page, urlOf( 'plain' ) );

/** Inserts every block that can be inserted on its own; milliseconds until each is painted in the canvas. */
const insertAll = ( page ) =>
	page.evaluate( async () => {
		const { blocks, data } = window.wp;
		const all = blocks
			.getBlockTypes()
			.filter( ( { name, parent } ) => name.startsWith( 'hvac-blocks/' ) && ! parent )
			.map( ( { name } ) => blocks.createBlock( name ) );
		const canvas = () => document.querySelector( 'iframe[name="editor-canvas"]' )?.contentDocument ?? document;
		const isThere = ( { clientId } ) => canvas().querySelector( `[data-block="${ clientId }"]` );
		const painted = () => new Promise( ( resolve ) => window.requestAnimationFrame( resolve ) );
		const from = performance.now();

		data.dispatch( 'core/block-editor' ).insertBlocks( all );
		do {
			await painted();
		} while ( ! all.every( isThere ) );

		return { count: all.length, ms: performance.now() - from };
	} );

/** The requests of a page from now on, by path. */
function watch( page ) {
	const seen = [];
	let last = Date.now();

	page.on( 'request', ( request ) => {
		if ( [ 'fetch', 'xhr' ].includes( request.resourceType() ) ) {
			seen.push( decodeURIComponent( request.url().replace( urlOf( 'plain' ), '' ) ) );
			last = Date.now();
		}
	} );

	return async () => {
		while ( Date.now() - last < QUIET_MS ) {
			await page.waitForTimeout( 100 );
		}
		return seen;
	};
}

/** The transferred bytes of our scripts in a browser with an empty cache. */
async function scripts( browser, storageState ) {
	const context = await browser.newContext( { storageState } );
	const page = await context.newPage();
	const answers = [];

	const quiet = watch( page );

	page.on( 'response', ( response ) => OURS.test( response.url() ) && answers.push( response ) );
	await open( page );
	await quiet();
	const sizes = await Promise.all(
		answers.map( async ( answer ) => ( await answer.request().sizes() ).responseBodySize )
	);
	await context.close();

	return { files: sizes.length, bytes: sizes.reduce( ( sum, size ) => sum + size, 0 ) };
}

export async function bench( { quick } ) {
	const browser = await launch();

	try {
		const first = await browser.newContext();
		await logIn( first, urlOf( 'plain' ) );
		const storageState = await first.storageState();
		const contexts = {
			off: await browser.newContext( { storageState, extraHTTPHeaders: { 'X-Bench-Off': '1' } } ),
			on: await browser.newContext( { storageState } ),
		};
		const ready = { off: [], on: [] };
		const inserted = [];
		const requests = [];

		for ( let turn = -1; turn < ( quick ? 2 : 9 ); turn++ ) {
			for ( const kind of turn % 2 ? [ 'on', 'off' ] : [ 'off', 'on' ] ) {
				const page = await contexts[ kind ].newPage();
				const before = watch( page );
				const ms = await open( page );

				if ( kind === 'on' ) {
					await before();
					const after = watch( page );

					inserted.push( await insertAll( page ) );
					requests.push( await after() );
				}
				await page.close();
				if ( turn >= 0 ) {
					ready[ kind ].push( ms );
				}
			}
		}

		const script = await scripts( browser, storageState );
		const more = medianDifference( ready.on, ready.off );
		const share = round( more / median( ready.off ), 3 );
		const insertion = median( inserted.slice( 1 ).map( ( { ms } ) => ms ) );
		const ours = requests.map( ( seen ) => seen.filter( ( url ) => url.includes( PREVIEWS ) ).length );
		const others = requests.map( ( seen, index ) => seen.length - ours[ index ] );
		const { count } = inserted[ 0 ];

		return {
			figures: [
				{
					what: `our scripts in the editor, gzip (files: ${ script.files }; blocks: ${ count } and their parts)`,
					figure: `${ round( script.bytes / KB, 1 ) } KB`,
					aim: '≤ 145 KB',
					met: script.bytes <= 145 * KB,
				},
				{
					what: `the editor ready to write in, beyond ${ round( median( ready.off ) / 1000 ) } s without the plugin (median of paired differences)`,
					figure: `${ more < 0 ? '−' : '+' } ${ round( Math.abs( more ) / 1000 ) } s (${ share } ×)`,
					aim: `≤ ${ READY } ×`,
					met: share <= READY,
				},
				{
					what: `all ${ count } blocks inserted at once: until each is in the canvas`,
					figure: `${ round( insertion / 1000 ) } s`,
					aim: '≤ 0.5 s',
					met: insertion <= 500,
				},
				{
					what: `requests for previews after that, at most (requests of WordPress besides: ${ median( others ) })`,
					figure: `${ Math.max( ...ours ) }`,
					aim: '1',
					met: Math.max( ...ours ) === 1,
				},
			],
			data: { script, ready, inserted, requests },
		};
	} finally {
		await browser.close();
	}
}
