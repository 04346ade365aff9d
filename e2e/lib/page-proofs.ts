/**
 * What a proof depends on of pages that a test opens and does nothing with: their HTML as the server sends it. It holds every word, and names
 * each script and style with the hash of its content.
 */
import { expect, type Page } from '@playwright/test';
import { type Dependencies, imports, tools } from './proofs';

/** When an article was made, which is whenever the site was: a browser shows nothing of it. */
const MADE = /<meta property="article:\w+_time"[^>]*>/g;

/** What the server sends, wherever the site is and whenever it was made. */
async function htmlOf( page: Page, address: string ): Promise< string > {
	const answer = await page.request.get( address );

	expect( answer.ok(), address ).toBe( true );
	return ( await answer.text() ).replaceAll( new URL( answer.url() ).host, 'HOST' ).replace( MADE, '' );
}

/**
 * @param page      whose cookies and headers the pages are asked with
 * @param addresses
 * @param spec      the file of the test
 */
export async function ofPages( page: Page, addresses: string[], spec: string ): Promise< Dependencies > {
	const html: Record< string, string > = {};

	for ( const address of addresses ) {
		html[ address ] = await htmlOf( page, address );
	}
	return { files: [ ...imports( spec ) ].sort(), versions: { ...tools(), ...html } };
}
