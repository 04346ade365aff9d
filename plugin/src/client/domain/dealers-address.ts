import { readFilters } from './dealers';

/** What the address of a dealer search contains: the place, the first dealer, and the filters. */
export interface DealerSearchAddress {
	place: string;
	/** 1-based position of the first dealer shown, so that pages of 6 and of 3 agree. */
	from: number;
	filters: readonly string[];
	/** How the dealers are shown. */
	view: 'list' | 'map';
}

/** Letter by letter what PHP's rawurlencode() makes, so that both print the same link. */
export const encode = ( text: string ) =>
	encodeURIComponent( text ).replace(
		/[!'()*]/g,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);

/**
 * The query of an address: `?zipcode=75024&from=7&filter=nate,emergency&view=map`; the twin of `DealerSearch\DealerSearchAddress`: both run
 * `contracts/dealers-address.cases.json`.
 *
 * @param address
 * @param others  as `name=value`; none for the address of another page
 */
export function addressQuery( address: DealerSearchAddress, others = pageQuery() ): string {
	const { place, from, filters, view } = address;

	return `?${ [
		...others,
		`zipcode=${ encode( place ) }`,
		...( from > 1 ? [ `from=${ from }` ] : [] ),
		...( filters.length > 0 ? [ `filter=${ filters.join( ',' ) }` ] : [] ),
		...( view === 'map' ? [ 'view=map' ] : [] ),
	].join( '&' ) }`;
}

/** Reads an address; the query may come from a form without JavaScript, whose filters are fields of their own. */
export function readAddress( query: string ): DealerSearchAddress {
	const values = new URLSearchParams( query );
	const ticked = [ ...values.keys() ]
		.filter( ( name ) => name.startsWith( 'filter-' ) )
		.map( ( name ) => name.slice( 7 ) );

	return {
		place: ( values.get( 'zipcode' ) ?? '' ).trim().slice( 0, 200 ),
		from: Math.max( 1, parseInt( values.get( 'from' ) ?? '', 10 ) || 1 ),
		filters: readFilters( [ values.get( 'filter' ) ?? '', ...ticked ].join( ',' ) ),
		view: values.get( 'view' ) === 'map' ? 'map' : 'list',
	};
}

/**
 * The other arguments of an address, such as campaign tags, as `name=value`: paging must keep them.
 *
 * @param query with its question mark, or empty
 */
export const otherArguments = ( query: string ): string[] =>
	query
		.slice( 1 )
		.split( '&' )
		.filter( ( pair ) => pair !== '' && ! /^(zipcode|from|view|filter(-[^=]*)?)(=|$)/.test( pair ) );

/**
 * The arguments that links and forms of this page keep: its ID with plain permalinks, `page_id=12`, the chosen
 * distance, `radius=50`, the chosen order, `sort=rating`, and the product asked about, `product=RG-F-96`; the twin of
 * `Languages\SiteAddress::query()`.
 */
export const pageQuery = (): string[] =>
	otherArguments( window.location.search ).filter( ( pair ) =>
		/^((p(age_id)?|radius)=\d+|sort=[a-z]+|product=[\w-]{1,64})$/.test( pair )
	);
