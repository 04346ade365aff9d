import type { LeadStatus } from './types';

export type Query = Record< string, string >;

/** The status options, besides "all". */
export const STATUSES = [
	'accepted',
	'delivered',
	'failed',
	'withdrawn',
	'quarantined',
	'clean',
	'test',
] as const satisfies ReadonlyArray< LeadStatus | 'clean' | 'test' >;

const LANGUAGES = [ 'en', 'es', 'fr' ];

export const ORDERS = [ 'date', 'name', 'form', 'status' ] as const;

export const languages = (): string[] => LANGUAGES;

/** The filter in the address, by the routes' names; without empty values. */
export function filterOf( query: Query ): Query {
	const { s = '', form = '', state = '', dealer = '', product = '', from = '', to = '' } = query;
	const all = {
		search: s.trim(),
		status: STATUSES.find( ( known ) => known === query.status ) ?? '',
		form: /^[a-z0-9-]{1,64}$/.test( form ) ? form : '',
		state: /^[A-Z]{2}$/.test( state ) ? state : '',
		dealer: dealer.slice( 0, 64 ),
		product: product.slice( 0, 64 ),
		lang: LANGUAGES.find( ( known ) => known === query.lang ) ?? '',
		from: dayOf( from ),
		to: dayOf( to ),
	};

	return withoutEmpty( all );
}

export interface Sorting {
	orderby: ( typeof ORDERS )[ number ];
	order: 'asc' | 'desc';
}

/** The list's order: newest first by default. */
export function sortingOf( query: Query ): Sorting {
	return {
		orderby: ORDERS.find( ( known ) => known === query.orderby ) ?? 'date',
		order: query.order === 'asc' ? 'asc' : 'desc',
	};
}

/** The sorting as query arguments; empty for the default. */
export function orderArguments( { orderby, order }: Sorting ): Query {
	return withoutEmpty( { orderby: orderby === 'date' ? '' : orderby, order: order === 'desc' ? '' : order } );
}

/** Clears all filters in the address. */
export const NO_FILTER: Query = {
	s: '',
	status: '',
	form: '',
	state: '',
	dealer: '',
	product: '',
	lang: '',
	from: '',
	to: '',
	paged: '',
};

const dayOf = ( text: string ): string => ( /^\d{4}-\d\d-\d\d$/.test( text ) ? text : '' );

const withoutEmpty = ( all: Query ): Query =>
	Object.fromEntries( Object.entries( all ).filter( ( [ , value ] ) => value !== '' ) );
