/** A page's HTML as the standard has it; the rules are those of `.htmlvalidate.mjs`. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';

const validator = new HtmlValidate( new FileSystemConfigLoader() );

// What WordPress prints into every page: names of its modules, which begin with an @.
const OF_WORDPRESS = /^#\\@/;

/** What is wrong with the HTML of a page, a line each. */
export async function invalid( html: string, address: string ): Promise< string[] > {
	const { results } = await validator.validateString( html, path.resolve( 'page.html' ) );

	return results
		.flatMap( ( { messages } ) => messages )
		.filter( ( { selector } ) => ! OF_WORDPRESS.test( selector ?? '' ) )
		.map( ( { line, message, selector } ) => `${ address }:${ line } ${ message } (${ selector })` );
}

/** Reads every page that a browser gets from now on; call the answer for what is wrong with them. */
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
