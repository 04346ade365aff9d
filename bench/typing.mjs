/** Writing on a page of 60 of our blocks, alternating with a page of 60 of WordPress' own. */
import { launch, logIn } from './lib/browser.mjs';
import { median, quantile, round } from './lib/figures.mjs';
import { urlOf } from './lib/sites.mjs';

const BLOCKS = 60;

/** Milliseconds between two keys: 60 words a minute. */
const PACE_MS = 200;

/** Milliseconds without a change in the canvas after which it counts as drawn. */
const QUIET_MS = 2000;

const TEXT = 'We repair all brands of heating and cooling systems';

/** Each block with its initial content; the first of each page is typed into. */
const PAGES = {
	ours: [
		'need-help-banner',
		'faq',
		'topic-grid',
		'zip-form',
		'pricing-guide',
		'cta-links',
		'image-link-card',
		'warranty-types',
		'leasing-steps',
		'quote-slider',
		'dealer-lead-form',
		'award-banner',
	].map( ( name ) => [ `hvac-blocks/${ name }` ] ),
	core: [
		[ 'core/heading', { content: 'Need help now?' } ],
		[ 'core/paragraph', { content: 'Our technicians answer day and night, also on holidays.' } ],
		[
			'core/list',
			{},
			[
				[ 'core/list-item', { content: 'Repairs' } ],
				[ 'core/list-item', { content: 'New systems' } ],
			],
		],
		[
			'core/quote',
			{ citation: 'A customer' },
			[ [ 'core/paragraph', { content: 'They came within the hour.' } ] ],
		],
		[
			'core/buttons',
			{},
			[
				[ 'core/button', { text: 'Call us' } ],
				[ 'core/button', { text: 'Write to us' } ],
			],
		],
		[
			'core/columns',
			{},
			[ 'Repair', 'Replace', 'Maintain' ].map( ( content ) => [
				'core/column',
				{},
				[
					[ 'core/heading', { content, level: 3 } ],
					[ 'core/paragraph', { content: 'What it costs, and how long it takes.' } ],
				],
			] ),
		],
		[
			'core/details',
			{ summary: 'How long does it last?' },
			[ [ 'core/paragraph', { content: 'Twelve years.' } ] ],
		],
		[ 'core/cover', { overlayColor: 'black' }, [ [ 'core/paragraph', { content: 'Stay warm.' } ] ] ],
		[
			'core/group',
			{},
			[
				[ 'core/heading', { content: 'Our area' } ],
				[ 'core/paragraph', { content: 'All of the county.' } ],
			],
		],
		[ 'core/separator' ],
		[
			'core/table',
			{
				body: [ 1, 2, 3 ].map( ( row ) => ( {
					cells: [
						{ content: `${ row }`, tag: 'td' },
						{ content: 'ton', tag: 'td' },
					],
				} ) ),
			},
		],
		[ 'core/code', { content: 'SEER2 15.2' } ],
	],
};

/** Creates a page with these blocks, repeated in turn; returns its ID. */
const createPage = ( page, blocks ) =>
	page.evaluate(
		async ( [ templates, count ] ) => {
			const { apiFetch, blocks: api } = window.wp;
			const create = ( [ name, attributes = {}, inner = null ] ) => {
				const { shown } = api.getBlockType( name );
				const start = inner ?? ( typeof shown?.inner === 'function' ? shown.inner() : shown?.inner ) ?? [];

				return api.createBlock( name, attributes, start.map( create ) );
			};
			const content = api.serialize(
				Array.from( { length: count }, ( _, at ) => create( templates[ at % templates.length ] ) )
			);

			return (
				await apiFetch( {
					path: '/wp/v2/pages',
					method: 'POST',
					data: { title: 'Typing', status: 'draft', content },
				} )
			).id;
		},
		[ blocks, BLOCKS ]
	);

/** Opens a page: milliseconds until all blocks are in the canvas, and its elements once nothing changes there. */
async function open( page, url, id ) {
	await page.goto( `${ url }/wp-admin/post.php?post=${ id }&action=edit`, { waitUntil: 'commit' } );
	await page.waitForFunction( ( count ) => {
		const canvas = document.querySelector( 'iframe[name="editor-canvas"]' )?.contentDocument;

		return canvas?.querySelectorAll( '.is-root-container > [data-block]' ).length === count;
	}, BLOCKS );
	const ms = await page.evaluate( () => performance.now() );
	const nodes = await page.evaluate( async ( quiet ) => {
		const canvas = document.querySelector( 'iframe[name="editor-canvas"]' ).contentDocument;

		await new Promise( ( resolve ) => {
			let timer = setTimeout( resolve, quiet );

			new window.MutationObserver( () => {
				clearTimeout( timer );
				timer = setTimeout( resolve, quiet );
			} ).observe( canvas.body, { subtree: true, childList: true } );
		} );
		return canvas.querySelectorAll( '*' ).length;
	}, QUIET_MS );

	return { ms, nodes };
}

/** Types into the first block; milliseconds from each key to the end of the frame that shows it. */
async function type( page ) {
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );

	await canvas
		.locator( '.is-root-container [contenteditable="true"][role="textbox"], .is-root-container h2.rich-text' )
		.first()
		.click();
	await page.keyboard.press( 'End' );
	await page.evaluate( () => {
		const view = document.querySelector( 'iframe[name="editor-canvas"]' ).contentWindow;

		window.benchKeys = [];
		view.addEventListener(
			'keydown',
			( { timeStamp } ) =>
				view.requestAnimationFrame( () => {
					const { port1, port2 } = new MessageChannel();

					port1.onmessage = () => window.benchKeys.push( view.performance.now() - timeStamp );
					port2.postMessage( null );
				} ),
			true
		);
	} );
	await page.keyboard.type( TEXT, { delay: PACE_MS } );

	return page.evaluate( () => window.benchKeys );
}

/** Measures both pages of the site at an address in turn. */
export async function measure( browser, url, turns ) {
	const context = await browser.newContext( { viewport: { width: 1440, height: 900 } } );
	const seen = { ours: { ms: [], nodes: [], keys: [] }, core: { ms: [], nodes: [], keys: [] } };

	await logIn( context, url );
	const first = await context.newPage();
	await first.goto( `${ url }/wp-admin/post-new.php?post_type=page` );
	await first.waitForFunction( () => window.wp?.blocks?.getBlockType( 'hvac-blocks/faq' )?.shown );
	await first.evaluate( () =>
		window.wp.data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false )
	);
	const ids = {};
	for ( const kind of Object.keys( PAGES ) ) {
		ids[ kind ] = await createPage( first, PAGES[ kind ] );
	}
	await first.close();

	for ( let turn = -1; turn < turns; turn++ ) {
		for ( const kind of turn % 2 ? [ 'ours', 'core' ] : [ 'core', 'ours' ] ) {
			const page = await context.newPage();
			const { ms, nodes } = await open( page, url, ids[ kind ] );
			const keys = await type( page );

			// Unsaved text would ask before the page closes.
			await page.close( { runBeforeUnload: false } );
			if ( turn >= 0 ) {
				seen[ kind ].ms.push( ms );
				seen[ kind ].nodes.push( nodes );
				seen[ kind ].keys.push( ...keys );
			}
		}
	}
	await context.close();

	return seen;
}

const ratio = ( what, ours, core, aim ) => ( {
	what: `${ what }, of ${ round( core, 0 ) } ms with ${ BLOCKS } of WordPress' own blocks`,
	figure: `${ round( ours, 0 ) } ms (${ round( ours / core ) } ×)`,
	aim: `≤ ${ aim } ×`,
	met: ours <= aim * core,
} );

export function figuresOf( { ours, core } ) {
	const nodes = Math.max( ...ours.nodes );

	return [
		ratio( 'a key until it is painted, median', median( ours.keys ), median( core.keys ), 1.15 ),
		ratio(
			'a key until it is painted, 90th percentile',
			quantile( ours.keys, 0.9 ),
			quantile( core.keys, 0.9 ),
			1.15
		),
		ratio( `a page of ${ BLOCKS } of our blocks opens`, median( ours.ms ), median( core.ms ), 1.1 ),
		{
			what: `elements in its canvas (with WordPress' own blocks: ${ Math.max( ...core.nodes ) })`,
			figure: `${ nodes }`,
			aim: '≤ 3,000',
			met: nodes <= 3000,
		},
	];
}

export async function bench( { quick } ) {
	const browser = await launch();

	try {
		const data = await measure( browser, urlOf( 'plain' ), quick ? 1 : 5 );

		return { figures: figuresOf( data ), data };
	} finally {
		await browser.close();
	}
}
