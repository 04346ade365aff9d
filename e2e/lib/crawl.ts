/** Reads pages as the server sends them, without loading them: a browser's parser takes their HTML apart. */
import type { Page } from '@playwright/test';

export interface Link {
	/** Absolute, with its anchor. */
	href: string;
	/** What the page says of it, to find it again. */
	from: string;
}

export interface ReadPage {
	/** As it was asked for. */
	address: string;
	status: number;
	/** Where it was found in the end. */
	url: string;
	html: string;
	/** Of the document, without the country. */
	documentLang: string;
	title: string;
	descriptions: string[];
	canonical: string[];
	robots: string;
	/** Addresses by language. */
	alternates: Record< string, string >;
	/** What social networks are told, by its property or name. */
	social: Record< string, string >;
	headings: Array< { level: number; text: string } >;
	/** The names of its breadcrumbs, as schema.org has them. */
	trail: string[];
	ids: string[];
	links: Link[];
	/** What a browser loads for it: pictures, films, scripts, styles. */
	resources: string[];
	picturesWithoutAlt: string[];
	/** Whether something is to be seen between header and footer. */
	isIllustrated: boolean;
	/** What it says, a text node or an attribute each, of four words and more, in its own language. */
	texts: string[];
}

/** Takes one page apart; runs in the browser. */
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
	// What is said aloud, or shown in passing.
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

/** Answers for each of some things, a few at a time. */
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
 * @param atATime   how many the site is asked for at once
 */
export const readAll = ( page: Page, addresses: string[], atATime: number ): Promise< ReadPage[] > =>
	each( addresses, atATime, ( address ) => page.evaluate( read, address ) );

/** The status of each of some addresses, 0 for one that leads elsewhere. Only its head is asked for: what answers it has it. */
export const statuses = ( page: Page, addresses: string[], atATime: number ): Promise< number[] > =>
	each( addresses, atATime, ( address ) =>
		page.evaluate( async ( url ) => ( await fetch( url, { method: 'HEAD', redirect: 'manual' } ) ).status, address )
	);
