/** Rules for every page of the demo site, checked in its HTML. A rule returns its violations, one per line. */
import type { ReadPage } from './crawl';
import type { DemoPage } from './demo-site';

export type SitePage = DemoPage & ReadPage;

type Rule = ( pages: SitePage[] ) => string[];

/** Texts that are the same in every language, because they are names. */
const NAMES = new Set< string >( [] );

// English words that exist in neither Spanish nor French.
const ENGLISH = /(?<![\p{L}’'-])(the|and|with|your|of|from|this|that|for|you)(?![\p{L}’'-])/giu;

const LOCALES = { en: 'en_US', es: 'es_US', fr: 'fr_CA' };

/** Pages whose main content replaces a picture: a form, a search, the map. */
const WITHOUT_PICTURE = [ 'contact-dealer', 'dealer-locator', 'find-a-dealer', 'request-a-quote', 'schedule-service' ];

const onEach =
	( faultsOf: ( page: SitePage, pages: SitePage[] ) => string[] ): Rule =>
	( pages ) =>
		pages.flatMap( ( page ) => faultsOf( page, pages ).map( ( fault ) => `${ page.address }: ${ fault }` ) );

const when = ( isWrong: boolean, fault: unknown ): string[] =>
	isWrong ? [ typeof fault === 'string' ? fault : JSON.stringify( fault ) ] : [];

/** Values that must be unique among a language's pages. */
const oneOfAKind =
	( what: ( page: SitePage ) => string ): Rule =>
	( pages ) => {
		const first = new Map< string, string >();

		return onEach( ( page ) => {
			const key = `${ page.lang } ${ what( page ) }`;
			const other = first.get( key );
			first.set( key, other ?? page.address );

			return when( other !== undefined, `${ other } says “${ what( page ) }”, too` );
		} )( pages );
	};

const pathOf = ( url: string ) => new URL( url ).pathname;

/** Whether search engines may show it. */
export const isFound = ( { robots }: SitePage ) => ! robots.includes( 'noindex' );

const isCampaign = ( { name, address }: SitePage ) => name === 'home' || address.includes( '/campaigns/' );

/** The page's addresses by language, from its alternate links. */
function counterparts( { name }: SitePage, pages: SitePage[] ): Record< string, string > {
	const found = pages.filter( ( page ) => page.name === name && isFound( page ) );
	const english = found.find( ( { lang } ) => lang === 'en' );

	return Object.fromEntries( [
		...found.map( ( page ) => [ page.lang, page.address ] ),
		...( english ? [ [ 'x-default', english.address ] ] : [] ),
	] ) as Record< string, string >;
}

/** English sentences on pages in other languages. */
const englishOn: Rule = ( pages ) => {
	const english = new Set( pages.filter( ( { lang } ) => lang === 'en' ).flatMap( ( { texts } ) => texts ) );

	return onEach( ( { lang, texts } ) =>
		lang === 'en'
			? []
			: texts.filter(
					( text ) =>
						! NAMES.has( text ) && ( english.has( text ) || ( text.match( ENGLISH ) ?? [] ).length > 1 )
				)
	)( pages );
};

export const RULES: Record< string, Rule > = {
	'it answers where it was asked for': onEach( ( { status, url, address } ) =>
		when( status !== 200 || pathOf( url ) !== address, `${ status } at ${ url }` )
	),
	'it is in its language': onEach( ( { lang, documentLang } ) => when( lang !== documentLang, documentLang ) ),
	'it has one heading of the first level': onEach( ( { headings } ) => {
		const first = headings.filter( ( { level } ) => level === 1 );

		return when( first.length !== 1, first );
	} ),
	// A page may start with an emergency notice, which is above its heading.
	'headings leave out no level': onEach( ( { headings } ) =>
		headings.flatMap( ( { level, text }, at ) =>
			when( level > ( headings[ at - 1 ]?.level ?? 1 ) + 1, `“${ text }” has level ${ level }` )
		)
	),
	'its title is its own': oneOfAKind( ( { title } ) => title ),
	'its description is its own': oneOfAKind( ( { descriptions } ) => descriptions.join() ),
	'it has a title and one description': onEach( ( { title, descriptions } ) =>
		when( ! title || descriptions.length !== 1 || ! descriptions[ 0 ], { title, descriptions } )
	),
	'it names its own address': onEach( ( { canonical, address } ) =>
		when( canonical.map( pathOf ).join() !== address, canonical )
	),
	'it knows its counterparts': onEach( ( page, pages ) => {
		const expected = isFound( page ) ? counterparts( page, pages ) : {};
		const wrong = new Set( [ ...Object.keys( expected ), ...Object.keys( page.alternates ) ] );

		return [ ...wrong ].flatMap( ( lang ) => {
			const there = page.alternates[ lang ];

			return when( ( there && pathOf( there ) ) !== expected[ lang ], `${ lang }: ${ there ?? 'none' }` );
		} );
	} ),
	'social networks can show it': onEach( ( { social, canonical, descriptions, lang } ) => {
		const expected = {
			'og:url': canonical[ 0 ],
			'og:description': descriptions[ 0 ],
			'og:locale': LOCALES[ lang ],
			'og:image:width': '1200',
			'og:image:height': '630',
			'twitter:card': 'summary_large_image',
		};

		return [
			...Object.entries( expected ).flatMap( ( [ name, value ] ) =>
				when( social[ name ] !== value, `${ name }: ${ social[ name ] ?? 'none' }` )
			),
			...[ 'og:title', 'og:site_name', 'og:image:alt' ].flatMap( ( name ) =>
				when( ! social[ name ], `no ${ name }` )
			),
			...when(
				! /^(website|article)$/.test( social[ 'og:type' ] ?? '' ),
				`og:type: ${ social[ 'og:type' ] ?? 'none' }`
			),
			...when(
				! /\.(png|jpe?g)$/.test( social[ 'og:image' ] ?? '' ),
				`og:image: ${ social[ 'og:image' ] ?? 'none' }`
			),
		];
	} ),
	'breadcrumbs lead to it': onEach( ( { trail, name } ) => when( name !== 'home' && trail.length < 2, trail ) ),
	'pictures say what they show': onEach( ( { picturesWithoutAlt } ) => picturesWithoutAlt ),
	'it has a picture': onEach( ( page ) =>
		when( isFound( page ) && ! page.isIllustrated && ! WITHOUT_PICTURE.includes( page.name ), 'none' )
	),
	'nothing on it is in English': englishOn,
	'it loads nothing from another host': onEach( ( { resources, url } ) =>
		resources.filter( ( resource ) => new URL( resource ).origin !== new URL( url ).origin )
	),
	// Campaign pages are entered from outside; pages that search engines do not list demonstrate settings to owners.
	'a page in its language leads to it': onEach( ( page, pages ) =>
		when(
			! isCampaign( page ) &&
				isFound( page ) &&
				! pages.some(
					( other ) =>
						other !== page &&
						other.lang === page.lang &&
						other.links.some( ( { href } ) => pathOf( href ) === page.address )
				),
			'none does'
		)
	),
};
