/**
 * Playwright's `test`, with the rules that hold on every page of the site: nothing is logged, hydration
 * never fails, no request leaves for another host, nothing moves by itself. Every test is a visitor of its
 * own, with an address of its own, so that the limits on visitors are in force and no test uses another's up.
 */
import { expect, test as base, type Page } from '@playwright/test';
import { makePage, removePage, siteAdministrator, type MadePage } from './content';

export { expect };

export interface Watch {
	complaints: string[];
	/** A test that provokes an error says so here: a message that contains the text is no complaint. */
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
		/** What moved by itself: when, how much of the view, and which elements. */
		hvacShifts?: { time: number; value: number; what: string }[];
		/** When the whole document was drawn. A slow browser draws it in parts while it reads it, and each part makes room for the next. */
		hvacDrawn?: number;
	}
}

/** What the development build of React tells: it recommends its tools at each load; what is pressed while it hydrates is busy. */
const OF_REACT = [ 'Download the React DevTools', 'Extra attributes from the server: %s%s aria-busy' ];

/**
 * Follows one page from now on.
 *
 * @param page
 * @param baseURL
 * @param hasEmoji what WordPress' emoji script finds the browser to be, whatever the machine's fonts: with a picture of every
 *                 emoji, or without
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
		} catch {} // no storage, no page of the site
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

/** What moved by itself since the page was drawn. */
const shifts = ( page: Page ): Promise< { value: number; what: string }[] > =>
	page.evaluate( () =>
		( window.hvacShifts ?? [] ).filter( ( { time } ) => time > ( window.hvacDrawn ?? Infinity ) )
	);

/** How much of the view moved by itself since the page was drawn; 0 is none. */
export const layoutShift = async ( page: Page ): Promise< number > =>
	( await shifts( page ) ).reduce( ( sum, { value } ) => sum + value, 0 );

/** What moved by itself since the page was drawn, in words. */
export const movements = async ( page: Page ): Promise< string[] > =>
	( await shifts( page ) ).map( ( { value, what } ) => `${ value }: ${ what }` );

/** How much wider than the window the page is; 0 is not at all. */
export const overflow = ( page: Page ): Promise< number > =>
	page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth );

// Addresses that are set apart for tests of networks; each worker has a row of its own.
let visitors = 0;
const newAddress = ( worker: number ) => `198.18.${ worker % 256 }.${ visitors++ % 256 }`;

/** What the demo site sets as a new site of one's own has it: a test sees what it asks for. */
export const NEW_SITE: Settings = {
	flag_126_call_tracking: false,
	call_tracking_adapter: 'none',
	flag_137_instant_estimate: false,
	instant_estimate_links: {},
	partner_logos: {},
};

/**
 * What a request says for itself to the site of the tests: which settings it is answered with and whom it comes from.
 *
 * @param settings in force for this request, on top of the stored ones
 * @param address  the visitor's
 */
export const requestHeaders = ( settings: Settings, address: string ): Record< string, string > => ( {
	'X-Test-Settings': JSON.stringify( { trusted_proxies: [ '127.0.0.1', '::1' ], ...NEW_SITE, ...settings } ),
	'X-Forwarded-For': address,
} );

interface Fixtures {
	/** Of the plugin, for the requests of this test alone: `test.use( { settings: { … } } )`. */
	settings: Settings;
	/** `classic` for one without block templates, whose header and footer hold shortcodes. */
	theme: string;
	/** Whether the browser has a font for every emoji; without one, WordPress asks another host for pictures. */
	hasEmoji: boolean;
	/** Makes a page of blocks below a path; it goes with the test. */
	make: ( content: string, parent?: string, slug?: string ) => Promise< MadePage >;
	watched: Watch;
}

export const test = base.extend< Fixtures >( {
	settings: [ {}, { option: true } ],
	theme: [ '', { option: true } ],
	hasEmoji: [ false, { option: true } ],
	extraHTTPHeaders: async ( { settings, theme }, provide, info ) =>
		provide( {
			...requestHeaders( settings, newAddress( info.workerIndex ) ),
			...( theme && { 'X-Test-Theme': theme } ),
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

/** Pages for all tests of a file, made before them and removed after them, by the names of their contents. */
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

/** Makes every island of the page hydrate, one after the other: comes to it, points at it, and waits until it answers. */
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
				// More than once: the loader may still be on its way.
				island.dispatchEvent(
					new PointerEvent( 'pointerover', { bubbles: true, cancelable: true, composed: true } )
				);
				await nextFrame();
			} while ( ! island.hasAttribute( 'data-hvac-ready' ) && Date.now() < last );
		}
	} );
	await expect( page.locator( '[data-hvac]:not([data-hvac-ready])' ) ).toHaveCount( 0 );
}
