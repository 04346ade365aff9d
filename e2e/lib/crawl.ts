/** Reads pages as the server sends them, without loading them: a browser's parser processes their HTML. */
import type { Page } from '@playwright/test';

export interface Link {
	/** Absolute, with its fragment. */
	href: string;
	/** Its text on the page, to locate it. */
	from: string;
}

export interface ReadPage {
	/** The requested address. */
	address: string;
	status: number;
	/** The final address after redirects. */
	url: string;
	html: string;
	/** The document's, without the country. */
	documentLang: string;
	title: string;
	descriptions: string[];
	canonical: string[];
	robots: string;
	/** Addresses by language. */
	alternates: Record< string, string >;
	/** Social network tags by property or name. */
	social: Record< string, string >;
	headings: Array< { level: number; text: string } >;
	/** The names in its schema.org breadcrumbs. */
	trail: string[];
	ids: string[];
	links: Link[];
	/** What a browser loads for it: pictures, videos, scripts, styles. */
	resources: string[];
	picturesWithoutAlt: string[];
	/** Whether there is a picture between header and footer. */
	isIllustrated: boolean;
	/** Its texts of four or more words, one per text node or attribute, in its own language. */
	texts: string[];
}

/** Parses one page; runs in the browser. */
async function read( address: string ): Promise< ReadPage > {
	const response = await fetch( address, { cache: 'no-store' } );
	const html = await response.text();
	const document = new DOMParser().parseFromString( html, 'text/html' );
	const all = < T extends Element >( selector: string ) => [ ...document.querySelectorAll< T >( selector ) ];
	const attribute = ( selector: string, name: string ) =>
		all( selector ).map( ( element ) => element.getAttribute( name ) ?? '' );
	const absolute = ( url: string ) => new URL( url, response.url ).href;
	const clean = ( text: string | null ) => ( text ?? '' ).replace( /\s+/g, ' ' ).trim();
	const lang = ( document.documentElement.lang || '' ).slice( 0, 2 );

	const data = all( 'script[type="application/ld+json"]' ).map( ( { textContent } ) =>
		JSON.parse( textContent ?? '' )
	) as Array< { '@graph'?: unknown[] } >;
	const trail = data
		.flatMap( ( node ) => node[ '@graph' ] ?? [ node ] )
		.filter( ( node ) => ( node as { '@type'?: string } )[ '@type' ] === 'BreadcrumbList' )
		.flatMap( ( node ) => ( node as { itemListElement: Array< { name: string } > } ).itemListElement );

	const texts: string[] = [];
	const say = ( text: string | null, where: Element | null ) => {
		const words = clean( text );

		if (
			words.split( ' ' ).filter( ( word ) => /\p{L}/u.test( word ) ).length >= 4 &&
			where?.closest( '[lang]' )?.getAttribute( 'lang' )?.slice( 0, 2 ) === lang &&
			! where.closest( 'script, style, template' )
		) {
			texts.push( words );
		}
	};
	const nodes = document.createTreeWalker( document.body, NodeFilter.SHOW_TEXT );
	while ( nodes.nextNode() ) {
		say( nodes.currentNode.textContent, nodes.currentNode.parentElement );
	}
	// Accessible names and tooltips.
	for ( const name of [ 'alt', 'aria-label', 'placeholder', 'title', 'data-hvac-tooltip' ] ) {
		for ( const element of document.body.querySelectorAll( `[${ name }]` ) ) {
			say( element.getAttribute( name ), element );
		}
	}

	return {
		address,
		status: response.status,
		url: response.url,
		html,
		documentLang: lang,
		title: document.title,
		descriptions: attribute( 'meta[name="description"]', 'content' ),
		canonical: attribute( 'link[rel="canonical"]', 'href' ),
		robots: attribute( 'meta[name="robots"]', 'content' ).join(),
		alternates: Object.fromEntries(
			all< HTMLLinkElement >( 'link[rel="alternate"][hreflang]' ).map( ( { hreflang, href } ) => [
				hreflang,
				href,
			] )
		),
		social: Object.fromEntries(
			all( 'meta[property^="og:"], meta[name^="twitter:"]' ).map( ( element ) => [
				element.getAttribute( 'property' ) ?? element.getAttribute( 'name' ) ?? '',
				element.getAttribute( 'content' ) ?? '',
			] )
		),
		headings: all( 'h1, h2, h3, h4, h5, h6' ).map( ( { localName, textContent } ) => ( {
			level: Number( localName[ 1 ] ),
			text: clean( textContent ),
		} ) ),
		trail: trail.map( ( { name } ) => name ),
		ids: attribute( '[id]', 'id' ),
		links: [
			...all( 'a[href], area[href]' ).map( ( element ) => ( {
				href: absolute( element.getAttribute( 'href' ) ?? '' ),
				from: clean( element.textContent ) || element.outerHTML.slice( 0, 120 ),
			} ) ),
			...all< HTMLFormElement >( 'form[action]:not([method="post"])' ).map( ( form ) => ( {
				href: absolute(
					( form.getAttribute( 'action' ) ?? '' ).replace( /[?#].*/, '' ) +
						'?' +
						new URLSearchParams(
							[ ...form.querySelectorAll< HTMLInputElement >( 'input[name]' ) ].map( ( { name } ) => [
								name,
								'word',
							] )
						)
				),
				from: 'a form',
			} ) ),
		],
		resources: [
			...attribute( 'img[src], source[src], video[src], script[src], iframe[src]', 'src' ),
			...attribute( 'video[poster]', 'poster' ),
			...attribute( 'meta[property="og:image"]', 'content' ),
			...attribute( 'img[srcset], source[srcset]', 'srcset' ).flatMap( ( set ) =>
				set.split( ', ' ).map( ( one ) => one.trim().split( ' ' )[ 0 ] ?? '' )
			),
			...attribute(
				'link[rel~="stylesheet"], link[rel~="preload"], link[rel~="modulepreload"], link[rel~="icon"]',
				'href'
			),
		]
			.filter( ( url ) => ! url.startsWith( 'data:' ) )
			.map( absolute ),
		picturesWithoutAlt: all( 'img:not([alt])' ).map( ( { outerHTML } ) => outerHTML ),
		isIllustrated: !! document.querySelector( 'main :is(img, video)' ),
		texts,
	};
}

/** Maps items concurrently, a few at a time. */
export async function each< Thing, Answer >(
	things: Thing[],
	atATime: number,
	ask: ( thing: Thing ) => Promise< Answer >
): Promise< Answer[] > {
	const answers: Answer[] = [];
	const left = [ ...things.entries() ];

	await Promise.all(
		Array.from( { length: atATime }, async () => {
			for ( let next = left.shift(); next; next = left.shift() ) {
				answers[ next[ 0 ] ] = await ask( next[ 1 ] );
			}
		} )
	);

	return answers;
}

/**
 * @param page      of the site, for its browser
 * @param addresses from the site's root
 * @param atATime   concurrent requests
 */
export const readAll = ( page: Page, addresses: string[], atATime: number ): Promise< ReadPage[] > =>
	each( addresses, atATime, ( address ) => page.evaluate( read, address ) );

/** The status of each address, 0 for a redirect. Sends HEAD requests only: an address that responds exists. */
export const statuses = ( page: Page, addresses: string[], atATime: number ): Promise< number[] > =>
	each( addresses, atATime, ( address ) =>
		page.evaluate( async ( url ) => ( await fetch( url, { method: 'HEAD', redirect: 'manual' } ) ).status, address )
	);
