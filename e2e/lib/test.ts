/**
 * Playwright's `test`, with the rules that hold on every page of the site: nothing is logged, hydration
 * never fails, no request leaves for another host, nothing moves by itself.
 */
import { expect, test as base, type Page } from '@playwright/test';

export { expect };

interface Watch {
	complaints: string[];
	/** A test that provokes an error says so here: a message that contains the text is no complaint. */
	allow: ( text: string ) => void;
}

declare global {
	interface Window {
		hvacShift?: number;
	}
}

// The development build of React recommends its tools at each load.
const RECOMMENDATION = 'Download the React DevTools';

/** Follows one page from now on. */
export async function watch( page: Page, baseURL: string ): Promise< Watch > {
	const complaints: string[] = [];
	const allowed: string[] = [ RECOMMENDATION ];
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

	await page.addInitScript( () => {
		addEventListener( 'hvac-blocks:hydration-error', ( event ) => {
			// eslint-disable-next-line no-console -- what the page logs is what the test reads.
			console.error( 'hydration:', ( event as CustomEvent ).detail );
		} );
		window.hvacShift = 0;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as Array< PerformanceEntry & { value: number; hadRecentInput: boolean } > ) {
				window.hvacShift = ( window.hvacShift ?? 0 ) + ( entry.hadRecentInput ? 0 : entry.value );
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

	return { complaints, allow: ( text ) => void allowed.push( text ) };
}

/** How much of the view moved by itself since the page loaded; 0 is none. */
export const layoutShift = ( page: Page ): Promise< number > => page.evaluate( () => window.hvacShift ?? 0 );

export const test = base.extend< { watched: Watch } >( {
	watched: [
		async ( { page, baseURL }, use ) => {
			const watched = await watch( page, baseURL ?? '' );
			await use( watched );
			expect( watched.complaints ).toEqual( [] );
		},
		{ auto: true },
	],
} );

/** Makes every island of the page hydrate, and waits until each has. */
export async function hydrate( page: Page ): Promise< void > {
	for ( const island of await page.locator( '[data-hvac]' ).all() ) {
		await island.scrollIntoViewIfNeeded();
		await island.dispatchEvent( 'pointerover' );
		await expect( island ).toHaveAttribute( 'data-hvac-ready' );
	}
}
