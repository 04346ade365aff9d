/**
 * What a proof depends on for pages that a test only opens: their HTML as the server sends it, with its styles, and the
 * content of each file that it names. Neither the sources nor PHP's output elsewhere matter.
 */
import { expect, type Page } from '@playwright/test';
import { type Dependencies, digest } from '../../bin/lib/sources.cjs';
import { sourcesOf, tools } from './proofs';

/** Where and when the site was created: nobody sees it. */
const PLACE_AND_TIME: [ RegExp, string ][] = [
	[ /<meta property="article:\w+_time"[^>]*>/g, '' ],
	[ /(\/uploads\/)\d{4}\/\d\d\//g, '$1' ],
	// A hash of what the banner says, which contains the site's address.
	[ /((?:data-version="|"version":")[0-9a-f]{12}(?="))/g, 'VERSION' ],
];

/** Names a style's source, most of whose rules are not on the page. */
const SOURCE = /\/\*# sourceURL=.*?\*\//g;

/** A file of the site, in HTML or JSON. */
const FILE =
	/HOST(\/wp-content\/[^"'\s)<>,&?#]+\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|mp4|vtt|json))(\?ver=[\w.]+)?/g;

/** Pictures in other sizes are made from the one that was uploaded, by the machine's own library. */
const uploaded = ( file: string ): string => file.replace( /(\/uploads\/.*)-\d+x\d+(?=\.\w+$)/, '$1' );

/** The development build contains its sources' comments. */
const published = ( file: string ): string => file.replace( '/modules/runtime.dev.js', '/modules/runtime.js' );

const contents = new Map< string, Promise< string > >();

async function requested( page: Page, file: string ): Promise< string > {
	const answer = await page.request.get( file );

	return `${ answer.status() } ${ digest( await answer.body() ) }`;
}

/** The hash of a file's content. No file changes during a run. */
function contentOf( page: Page, file: string ): Promise< string > {
	const known = contents.get( file ) ?? requested( page, file );

	contents.set( file, known );
	return known;
}

interface Served {
	html: string;
	origin: string;
}

/** The server's HTML, independent of the site's address. */
async function served( page: Page, address: string ): Promise< Served > {
	const answer = await page.request.get( address );
	const { host, origin } = new URL( answer.url() );

	expect( answer.ok() || answer.status() === 404, address ).toBe( true );
	return {
		html: `${ answer.status() } ${ await answer.text() }`
			.replaceAll( '\\/', '/' )
			.replaceAll( host, 'HOST' )
			.replaceAll( encodeURIComponent( host ), 'HOST' )
			.replace( SOURCE, '' ),
		origin,
	};
}

const without = ( html: string, parts: [ RegExp, string ][] ): string =>
	parts.reduce( ( text, [ pattern, replacement ] ) => text.replace( pattern, replacement ), html );

/**
 * @param page      provides the cookies and headers of the requests
 * @param addresses of the pages that the test opens; what it does with them depends on nothing else
 * @param spec      the test's file
 */
export async function ofPages( page: Page, addresses: string[], spec: string ): Promise< Dependencies > {
	const versions = tools();

	for ( const address of addresses ) {
		const { html, origin } = await served( page, address );

		versions[ address ] = without( html.replace( FILE, '$1' ), PLACE_AND_TIME );
		for ( const [ , file = '' ] of html.matchAll( FILE ) ) {
			const source = published( uploaded( file ) );

			versions[ without( source, PLACE_AND_TIME ) ] = await contentOf( page, origin + source );
		}
	}
	return { files: sourcesOf( spec ), versions };
}
