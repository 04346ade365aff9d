import { addressQuery, type LocatorAddress } from '@client/domain/dealers-address';

/** What names this page in its query, as plain permalinks do: `?page_id=12`; the twin of `Languages\SiteAddress::query()`. */
export const pageQuery = (): Array< [ name: string, value: string ] > =>
	[ ...new URLSearchParams( window.location.search ) ].filter(
		( [ name, value ] ) => /^(page_id|p)$/.test( name ) && /^\d+$/.test( value )
	);

/** The page that a link is on, at another address; the twin of `Locator\LocatorAddress::here()`. */
export const hereQuery = ( address: LocatorAddress ): string =>
	addressQuery(
		address,
		pageQuery().map( ( pair ) => pair.join( '=' ) )
	);
