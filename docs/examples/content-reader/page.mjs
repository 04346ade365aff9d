/**
 * Prints a page that React renders from the block tree alone:
 *
 *     node page.mjs https://example.com /residential/en/pricing/financing/ > page.html
 *
 * Without arguments it reads the tree from standard input.
 */
import { text } from 'node:stream/consumers';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Blocks } from './blocks.mjs';

/** @typedef {import('../../reference/content.d.ts').Content} Content */

async function load( site, path ) {
	const response = await fetch( `${ site }/wp-json/hvac-blocks/v1/content?path=${ encodeURIComponent( path ) }` );

	if ( ! response.ok ) {
		throw new Error( `${ path }: ${ response.status }` );
	}

	return response.text();
}

const [ site, path ] = process.argv.slice( 2 );
/** @type {Content} */
const content = JSON.parse( site ? await load( site, path ) : await text( process.stdin ) );

for ( const { code, path: place } of content.warnings ) {
	process.stderr.write( `${ code }: ${ place }\n` );
}

const page = h(
	'html',
	{ lang: content.lang },
	h( 'head', null, h( 'meta', { charSet: 'utf-8' } ), h( 'title', null, content.title ) ),
	h( 'body', null, h( 'main', null, h( Blocks, { blocks: content.blocks } ) ) )
);

process.stdout.write( `<!doctype html>${ renderToStaticMarkup( page ) }\n` );
