/**
 * Other plugins for the same purposes, as released, each alone on the same site, beside this one: what they cost requests
 * that do not need them, their page, a search, a form, the editor. HVAC_BENCH_PEERS is a folder with the unpacked
 * plugins, one folder each; those that are missing there are left out.
 */
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { step } from '../bin/lib/log.mjs';
import { inRoot } from '../bin/lib/paths.mjs';
import { PHP } from '../bin/lib/php.mjs';
import { must } from '../bin/lib/shell.mjs';
import { launch, logIn, openEditor } from './lib/browser.mjs';
import { median, medianDifference, round } from './lib/figures.mjs';
import { Client, inTurn } from './lib/http.mjs';
import { ACCORDION, FORMS, OURS, PEERS, POST, searches } from './lib/peers.mjs';
import { folderOf, haveDealers, urlOf } from './lib/sites.mjs';

const KB = 1024;
const OFF = { 'X-Bench-Off': '1' };
const STORES = 10000;
const EMPTY = '/wp-json/bench/v1/empty';

/** The plugin's own files that a page loads, as transferred. */
async function bytesOf( browser, slug, url, headers ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		extraHTTPHeaders: headers,
	} );
	const page = await context.newPage();
	const found = [];

	page.on( 'response', ( response ) => {
		if ( response.url().includes( `/plugins/${ slug }/` ) ) {
			found.push( response );
		}
	} );
	await page.goto( url, { waitUntil: 'networkidle' } );
	const sizes = { script: 0, stylesheet: 0 };

	for ( const response of found ) {
		sizes[ response.request().resourceType() ] += ( await response.request().sizes() ).responseBodySize;
	}
	await context.close();

	return { js: sizes.script, css: sizes.stylesheet, requests: found.length };
}

/** A new page in the editor: milliseconds until the canvas is there, and the bytes of the plugin's own scripts. */
async function openWith( context, slug ) {
	const page = await context.newPage();
	const scripts = [];

	page.on( 'response', ( response ) => {
		if ( new RegExp( `/plugins/${ slug }/[^?]*\\.js` ).test( response.url() ) ) {
			scripts.push( response );
		}
	} );
	const ms = await openEditor( page, urlOf( 'plain' ), 'page' );
	const sizes = await Promise.all(
		scripts.map( ( one ) =>
			one
				.request()
				.sizes()
				.then(
					( { responseBodySize } ) => responseBodySize,
					() => 0
				)
		)
	);

	return { page, ms, bytes: sizes.reduce( ( sum, size ) => sum + size, 0 ) };
}

/** Publishes a page with an accordion, made in the editor; its path. */
const publishAccordion = ( page, names ) =>
	page.evaluate( async ( [ outer, inner ] ) => {
		const { blocks, data } = window.wp;
		const item = () =>
			blocks.createBlock( inner, {}, [
				blocks.createBlock( 'core/paragraph', { content: 'Every three months, sooner with pets.' } ),
			] );

		await data
			.dispatch( 'core/block-editor' )
			.insertBlocks( [ blocks.createBlock( outer, {}, Array.from( { length: 5 }, item ) ) ] );
		await new Promise( ( resolve ) => setTimeout( resolve, 2000 ) );
		data.dispatch( 'core/editor' ).editPost( { title: outer, status: 'publish' } );
		await data.dispatch( 'core/editor' ).savePost();

		return new URL( data.select( 'core/editor' ).getPermalink() ).pathname;
	}, names );

const beyond = ( ms ) => `${ ms < 0 ? '−' : '+' } ${ Math.abs( round( ms ) ) } ms`;

export async function bench( { quick, say } ) {
	const source = process.env.HVAC_BENCH_PEERS ?? '';
	const rounds = quick ? 20 : 200;
	const site = folderOf( 'plain' );
	const client = new Client( urlOf( 'plain' ) );
	const peers = { [ OURS ]: { file: `${ OURS }/plugin.php`, version: 'this build', page: '/bench-faq/' } };
	const links = [];
	const figures = [];
	const data = {};

	await step( `${ STORES } dealers`, ( progress ) => haveDealers( 'plain', STORES, progress ) );
	for ( const slug of PEERS.filter( ( name ) => existsSync( path.join( source, name ) ) && source !== '' ) ) {
		const link = path.join( site, 'wp-content/plugins', slug );

		rmSync( link, { force: true, recursive: true } );
		symlinkSync( path.resolve( source, slug ), link, 'dir' );
		links.push( link );
		await step( slug, async () => {
			const prepare = () => must( PHP, [ inRoot( 'bench/site/peers.php' ), site, slug, String( STORES ) ] );

			await prepare();
			const output = await prepare();

			peers[ slug ] = JSON.parse( output.trim().split( '\n' ).at( -1 ) );
		} );
	}

	const browser = await launch();
	const only = ( slug ) => ( { 'X-Bench-Plugins': peers[ slug ].file } );

	try {
		const first = await browser.newContext();
		await logIn( first, urlOf( 'plain' ) );
		const storageState = await first.storageState();
		const open = async ( slug, headers ) => {
			const context = await browser.newContext( { storageState, extraHTTPHeaders: headers } );
			const seen = await openWith( context, slug );

			return { ...seen, context };
		};

		for ( const [ slug, peer ] of Object.entries( peers ) ) {
			const name = `${ slug } ${ peer.version }`;

			if ( ACCORDION[ slug ] ) {
				const ready = { off: [], on: [] };
				let bytes = 0;
				// Some welcome the administrator once.
				const welcome = await browser.newContext( { storageState, extraHTTPHeaders: only( slug ) } );

				await ( await welcome.newPage() ).goto( `${ urlOf( 'plain' ) }/wp-admin/` );
				await welcome.close();

				for ( let turn = 0; turn < ( quick ? 1 : 5 ); turn++ ) {
					for ( const kind of turn % 2 ? [ 'on', 'off' ] : [ 'off', 'on' ] ) {
						const seen = await open( slug, kind === 'on' ? only( slug ) : OFF );

						ready[ kind ].push( seen.ms );
						bytes = Math.max( bytes, seen.bytes );
						if ( turn === 0 && kind === 'on' ) {
							peer.page = await publishAccordion( seen.page, ACCORDION[ slug ] );
						}
						await seen.context.close();
					}
				}
				data[ slug ] = { ready, bytes };
				figures.push( {
					what: `${ name }: its scripts in the editor; the editor with empty caches beyond ${ round( median( ready.off ) / 1000 ) } s without it`,
					figure: `${ round( bytes / KB, 0 ) } KB; ${ beyond( medianDifference( ready.on, ready.off ) ) }`,
				} );
			}

			const times = await inTurn(
				client,
				{
					restOff: () => [ EMPTY, { headers: OFF } ],
					rest: () => [ EMPTY, { headers: only( slug ) } ],
				},
				{ rounds }
			);
			const pages = await inTurn(
				client,
				{
					plainOff: () => [ '/bench-plain/', { headers: OFF } ],
					plain: () => [ '/bench-plain/', { headers: only( slug ) } ],
					pageOff: () => [ peer.page, { headers: OFF } ],
					page: () => [ peer.page, { headers: only( slug ) } ],
				},
				{ rounds }
			);
			const bytes = await bytesOf( browser, slug, urlOf( 'plain' ) + peer.page, only( slug ) );
			const plain = await bytesOf( browser, slug, `${ urlOf( 'plain' ) }/bench-plain/`, only( slug ) );

			data[ slug ] = { ...data[ slug ], times, pages, bytes, plain };
			figures.push(
				{
					what: `${ name }: what it adds to an empty REST route (${ times.restOff.p50 } ms) and to a page without it (${ pages.plainOff.p50 } ms); its files there`,
					figure: `${ beyond( times.rest.more ) }; ${ beyond( pages.plain.more ) }; ${ round( ( plain.js + plain.css ) / KB, 1 ) } KB`,
				},
				{
					what: `${ name }: its page (${ peer.page }): what it adds; JavaScript, CSS, requests of its own`,
					figure: `${ beyond( pages.page.more - pages.pageOff.more ) }; ${ round( bytes.js / KB, 1 ) } KB, ${ round( bytes.css / KB, 1 ) } KB, ${ bytes.requests }`,
				}
			);
			say( name );
		}

		const places = searches();
		const searched = Object.keys( peers ).filter( ( slug ) => slug in places.next().value );
		const found = await inTurn(
			client,
			Object.fromEntries(
				searched.map( ( slug ) => [ slug, () => [ places.next().value[ slug ], { headers: only( slug ) } ] ] )
			),
			{ rounds, warm: 5 }
		);
		const sent = await inTurn(
			client,
			{
				empty: () => [ EMPTY, { ...POST, headers: OFF } ],
				...Object.fromEntries(
					Object.keys( peers )
						.filter( ( slug ) => slug in FORMS )
						.map( ( slug ) => [
							slug,
							() => {
								const [ url, options, type ] = FORMS[ slug ]( peers[ slug ] );

								return [ url, { ...options, headers: { ...only( slug ), ...type } } ];
							},
						] )
				),
			},
			{ rounds, warm: 5, statuses: [ 200, 201 ] }
		);

		for ( const slug of searched ) {
			figures.push( {
				what: `${ slug }: a search of ${ STORES } dealers, the whole answer, median and p95`,
				figure: `${ found[ slug ].p50 } ms; ${ found[ slug ].p95 } ms`,
			} );
		}
		for ( const slug of Object.keys( sent ).filter( ( name ) => name !== 'empty' ) ) {
			figures.push( {
				what: `${ slug }: a form is sent, beyond an empty POST (${ sent.empty.p50 } ms)`,
				figure: beyond( sent[ slug ].more ),
			} );
		}

		return { figures, data: { ...data, found, sent } };
	} finally {
		await browser.close();
		client.close();
		links.forEach( ( link ) => rmSync( link, { force: true } ) );
	}
}
