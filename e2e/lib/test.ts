/**
 * Playwright's `test` with rules for every page of the site: nothing is logged, hydration never fails, no request
 * goes to another host, nothing moves by itself. Every test is a separate visitor with a separate IP address, so that
 * rate limits apply and no test uses up another's.
 */
import { expect, test as base, type Page } from '@playwright/test';
import { makePage, removePage, siteAdministrator, type MadePage } from './content';
import { type Proven, provenFor } from './proven';

export { expect };

export interface Watch {
	complaints: string[];
	/** For tests that provoke an error: messages containing the text are not complaints. */
	allow: ( text: string ) => void;
}

/** Settings of the plugin, by key. */
export type Settings = Record< string, unknown >;

type Shift = PerformanceEntry & {
	value: number;
	hadRecentInput: boolean;
	sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

declare global {
	interface Window {
		/** Layout shifts: when, how much of the view, and which elements. */
		hvacShifts?: { time: number; value: number; what: string }[];
		/**
		 * When the whole document was drawn. A slow browser draws it in parts while parsing, and each part moves for
		 * the next.
		 */
		hvacDrawn?: number;
	}
}

/**
 * Messages of React's development build: it recommends its tools on each load, and pressed controls are busy during
 * hydration.
 */
const OF_REACT = [ 'Download the React DevTools', 'Extra attributes from the server: %s%s aria-busy' ];

/**
 * Watches a page from now on.
 *
 * @param page
 * @param baseURL
 * @param hasEmoji the result of WordPress' emoji detection, whatever the machine's fonts: with all emoji, or without
 */
export async function watch( page: Page, baseURL: string, hasEmoji = false ): Promise< Watch > {
	const complaints: string[] = [];
	const allowed = [ ...OF_REACT ];
	const complain = ( text: string ) => {
		if ( ! allowed.some( ( part ) => text.includes( part ) ) ) {
			complaints.push( text );
		}
	};
	const { origin } = new URL( baseURL );

	page.on( 'console', ( message ) => complain( `console ${ message.type() }: ${ message.text() }` ) );
	page.on( 'pageerror', ( error ) => complain( `error: ${ error.message }` ) );
	page.on( 'request', ( request ) => {
		const url = new URL( request.url() );
		if ( url.protocol.startsWith( 'http' ) && url.origin !== origin ) {
			complain( `request to another host: ${ url.href }` );
		}
	} );

	await page.addInitScript( ( supports ) => {
		try {
			sessionStorage.setItem(
				'wpEmojiSettingsSupports',
				JSON.stringify( { timestamp: Date.now(), supportTests: { flag: supports, emoji: supports } } )
			);
		} catch {} // no storage: not a page of the site
		addEventListener( 'hvac-blocks:hydration-error', ( event ) => {
			console.error( 'hydration:', ( event as CustomEvent ).detail );
		} );
		window.hvacShifts = [];
		document.addEventListener(
			'readystatechange',
			() =>
				requestAnimationFrame( () =>
					requestAnimationFrame( () => {
						window.hvacDrawn = performance.now();
					} )
				),
			{ once: true }
		);
		new PerformanceObserver( ( list ) => {
			for ( const { startTime: time, value, hadRecentInput, sources } of list.getEntries() as Shift[] ) {
				const what = sources.map( ( { node, previousRect: from, currentRect: to } ) => {
					const element = node instanceof Element ? node : node?.parentElement;
					const place = ( { x, y, width, height }: DOMRectReadOnly ) =>
						`${ x },${ y } ${ width }×${ height }`;

					return `${ element?.tagName }.${ element?.className } ${ place( from ) } → ${ place( to ) }`;
				} );

				if ( ! hadRecentInput ) {
					window.hvacShifts?.push( { time, value, what: what.join( '; ' ) } );
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	}, hasEmoji );

	return { complaints, allow: ( text ) => void allowed.push( text ) };
}

/** Layout shifts since the page was drawn. */
const shifts = ( page: Page ): Promise< { value: number; what: string }[] > =>
	page.evaluate( () =>
		( window.hvacShifts ?? [] ).filter( ( { time } ) => time > ( window.hvacDrawn ?? Infinity ) )
	);

/** The share of the view that shifted since the page was drawn; 0 is none. */
export const layoutShift = async ( page: Page ): Promise< number > =>
	( await shifts( page ) ).reduce( ( sum, { value } ) => sum + value, 0 );

/** Layout shifts since the page was drawn, as text. */
export const movements = async ( page: Page ): Promise< string[] > =>
	( await shifts( page ) ).map( ( { value, what } ) => `${ value }: ${ what }` );

/** How much wider than the window the page is; 0 for not at all. */
export const overflow = ( page: Page ): Promise< number > =>
	page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth );

// Addresses reserved for network tests; each worker has its own range.
let visitors = 0;
const newAddress = ( worker: number ) => `198.18.${ worker % 256 }.${ visitors++ % 256 }`;

/** Resets the demo site's settings to a new site's: a test sets what it needs. */
export const NEW_SITE: Settings = {
	flag_126_call_tracking: false,
	call_tracking_adapter: 'none',
	flag_137_instant_estimate: false,
	instant_estimate_links: {},
	partner_logos: {},
};

/**
 * Headers for the tests' site: the settings to respond with, and the visitor's address.
 *
 * @param settings in force for this request, on top of the stored ones
 * @param address  the visitor's
 */
export const requestHeaders = ( settings: Settings, address: string ): Record< string, string > => ( {
	'X-Test-Settings': JSON.stringify( { trusted_proxies: [ '127.0.0.1', '::1' ], ...NEW_SITE, ...settings } ),
	'X-Forwarded-For': address,
} );

interface Fixtures extends Proven {
	/** Settings of the plugin for this test's requests: `test.use( { settings: { … } } )`. */
	settings: Settings;
	/** An installed theme; `classic` has no block templates, and shortcodes in its header and footer. */
	theme: string;
	/** The site's global styles: `theme` for none, `plugin` for the plugin's variation, or the title of one of the theme's. */
	style: string;
	/** Whether the browser has a font for every emoji; without one, WordPress requests pictures from another host. */
	hasEmoji: boolean;
	/** Creates a page of blocks below a path; it is removed after the test. */
	make: ( content: string, parent?: string, slug?: string ) => Promise< MadePage >;
	watched: Watch;
}

export const test = base.extend< Fixtures >( {
	proven: provenFor( 'visitor' ),
	settings: [ {}, { option: true } ],
	theme: [ '', { option: true } ],
	style: [ '', { option: true } ],
	hasEmoji: [ false, { option: true } ],
	extraHTTPHeaders: async ( { settings, theme, style }, provide, info ) =>
		provide( {
			...requestHeaders( settings, newAddress( info.workerIndex ) ),
			...( theme && { 'X-Test-Theme': theme } ),
			...( style && { 'X-Test-Style': style } ),
		} ),
	make: async ( { baseURL }, provide ) => {
		const utils = await siteAdministrator( baseURL ?? '' );
		const made: MadePage[] = [];

		await provide( async ( content, parent = '/residential/en/', slug = '' ) => {
			const page = await makePage( utils, parent, content, 'publish', slug );
			made.push( page );
			return page;
		} );
		await Promise.all( made.map( ( page ) => removePage( utils, page ) ) );
	},
	watched: [
		async ( { page, baseURL, hasEmoji }, provide ) => {
			const watched = await watch( page, baseURL ?? '', hasEmoji );
			await provide( watched );
			expect( watched.complaints ).toEqual( [] );
		},
		{ auto: true },
	],
} );

/** Pages for all tests of a file, created before and removed after them, by the names of their contents. */
export function pagesOf< Name extends string >( contents: Record< Name, string > ): Record< Name, MadePage > {
	const made = {} as Record< Name, MadePage >;

	test.beforeAll( async ( { baseURL } ) => {
		const utils = await siteAdministrator( baseURL ?? '' );

		for ( const name of Object.keys( contents ) as Name[] ) {
			made[ name ] = await makePage( utils, '/residential/en/', contents[ name ] );
		}
	} );
	test.afterAll( async ( { baseURL } ) => {
		const utils = await siteAdministrator( baseURL ?? '' );

		await Promise.all( Object.values< MadePage >( made ).map( ( page ) => removePage( utils, page ) ) );
	} );

	return made;
}

/** Hydrates every island of the page in turn: scrolls to it, hovers it, and waits until it is ready. */
export async function hydrate( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		// A busy machine may draw no frame of a page for minutes.
		const nextFrame = () =>
			Promise.race( [
				new Promise( requestAnimationFrame ),
				new Promise( ( resolve ) => setTimeout( resolve, 1000 ) ),
			] );

		for ( const island of document.querySelectorAll( '[data-hvac]' ) ) {
			const { top, bottom } = island.getBoundingClientRect();
			const last = Date.now() + 60_000;

			if ( bottom < 0 || top > window.innerHeight ) {
				island.scrollIntoView( { block: 'center', behavior: 'instant' } );
			}
			do {
				// Repeatedly: the loader may still be loading.
				island.dispatchEvent(
					new PointerEvent( 'pointerover', { bubbles: true, cancelable: true, composed: true } )
				);
				await nextFrame();
			} while ( ! island.hasAttribute( 'data-hvac-ready' ) && Date.now() < last );
		}
	} );
	await expect( page.locator( '[data-hvac]:not([data-hvac-ready])' ) ).toHaveCount( 0 );
}
