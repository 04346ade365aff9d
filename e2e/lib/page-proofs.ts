/**
 * What a proof depends on for pages that a test only opens: their HTML as the server sends it. It contains all text,
 * and names each script and style with its content's hash.
 */
import { expect, type Page } from '@playwright/test';
import { type Dependencies, imports, tools } from './proofs';

/** An article's date, which depends on when the site was created; not visible. */
const MADE = /<meta property="article:\w+_time"[^>]*>/g;

/** The server's HTML, independent of the site's address and age. */
async function htmlOf( page: Page, address: string ): Promise< string > {
	const answer = await page.request.get( address );

	expect( answer.ok(), address ).toBe( true );
	return ( await answer.text() ).replaceAll( new URL( answer.url() ).host, 'HOST' ).replace( MADE, '' );
}

/**
 * @param page      provides the cookies and headers of the requests
 * @param addresses
 * @param spec      the test's file
 */
export async function ofPages( page: Page, addresses: string[], spec: string ): Promise< Dependencies > {
	const html: Record< string, string > = {};

	for ( const address of addresses ) {
		html[ address ] = await htmlOf( page, address );
	}
	return { files: [ ...imports( spec ) ].sort(), versions: { ...tools(), ...html } };
}
