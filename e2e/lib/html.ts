/** Validates a page's HTML against the standard, with the rules in `.htmlvalidate.mjs`. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';

const validator = new HtmlValidate( new FileSystemConfigLoader() );

// Printed by WordPress into every page: names of its modules, which start with an @.
const OF_WORDPRESS = /^#\\@/;

/** Errors in a page's HTML, one per line. */
export async function invalid( html: string, address: string ): Promise< string[] > {
	const { results } = await validator.validateString( html, path.resolve( 'page.html' ) );

	return results
		.flatMap( ( { messages } ) => messages )
		.filter( ( { selector } ) => ! OF_WORDPRESS.test( selector ?? '' ) )
		.map( ( { line, message, selector } ) => `${ address }:${ line } ${ message } (${ selector })` );
}

/** Collects every page that a browser receives from now on; call the result for their errors. */
export function readPages( page: Page ): () => Promise< string[] > {
	const pages: Array< Promise< string[] > > = [];

	page.on( 'response', ( response ) => {
		const isPage = /^text\/html/.test( response.headers()[ 'content-type' ] ?? '' );

		if (
			isPage &&
			response.request().isNavigationRequest() &&
			( response.status() < 300 || response.status() > 399 )
		) {
			pages.push( response.text().then( ( html ) => invalid( html, response.url() ) ) );
		}
	} );

	return async () => ( await Promise.all( pages ) ).flat();
}
