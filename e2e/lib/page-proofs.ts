/**
 * What a proof depends on for pages that a test only opens: their HTML as the server sends it. It contains all text,
 * and names each script and style with its content's hash.
 */
import { expect, test, type Page } from '@playwright/test';
import { BEFORE, type Dependencies, imports, proof, tools } from './proofs';

/** An article's date, which depends on when the site was created; not visible. */
const MADE = /<meta property="article:\w+_time"[^>]*>/g;

/** The server's HTML, independent of the site's address and age. */
async function htmlOf( page: Page, address: string ): Promise< string > {
	const answer = await page.request.get( address );

	expect( answer.ok() || answer.status() === 404, address ).toBe( true );
	return `${ answer.status() } ${ await answer.text() }`
		.replaceAll( new URL( answer.url() ).host, 'HOST' )
		.replace( MADE, '' );
}

/**
 * Skips the running test if it passed with the same pages, tools and sources before.
 *
 * @param page      provides the cookies and headers of the requests
 * @param addresses the pages that the test opens; what it does with them depends on nothing else
 * @param spec      the test's file
 * @param states    the number of proven states
 */
export async function skipIfProven( page: Page, addresses: string[], spec: string, states: number ): Promise< void > {
	const { isKnown, details } = proof( test.info().title, await ofPages( page, addresses, spec ), states );

	test.info().annotations.push( ...details.annotation );
	test.skip( isKnown, BEFORE );
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
