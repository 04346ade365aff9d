import filters from '@contracts/dealer-filters.json';

/** A place that a search resolved to. */
export interface Place {
	zip: string;
	name: string;
	/** In English. */
	region: string;
	/** `TX`; an answer that was kept from before may not have it. */
	regionCode?: string;
	/** `US` or `CA`. */
	country: string;
	lat: number;
	lon: number;
}

/**
 * A dealer in the shape of the REST contract. Every part may be missing: an import or an upstream may know
 * half of a dealer, and a page holds only what its cards show.
 */
export interface Dealer {
	data?: {
		name?: string;
		companyID?: string;
		addressLine1?: string;
		city?: string;
		state?: string;
		zip?: string;
		phone1?: string;
		showAddress?: boolean;
		emergencyService?: boolean;
		nateCertified?: boolean;
		charterMemberDate?: string | null;
		nexiaDealerDiagnostics?: boolean;
		showFinancing?: boolean;
		leasingOption?: boolean;
		isTcs?: boolean;
	};
	location?: { lat?: number | null; lon?: number | null } | null;
	metaData?: { average_rating?: number; total_review_count?: number };
	distance?: number | null;
}

/** The keys of the filters and badges, in the order in which they are shown. */
export const FILTERS: readonly string[] = filters.map( ( { key } ) => key );

/** The keys of what a dealer has, in the order of the filters. */
export const attributesOf = ( { data = {} }: Dealer ): string[] =>
	filters.filter( ( { field } ) => Boolean( data[ field as keyof typeof data ] ) ).map( ( { key } ) => key );

/** The dealers that have everything asked for. */
export const filterDealers = ( dealers: Dealer[], active: readonly string[] ): Dealer[] =>
	dealers.filter( ( dealer ) => {
		const has = attributesOf( dealer );
		return active.every( ( key ) => has.includes( key ) );
	} );

/** Known keys of a list as the address bar has it (`nate,emergency`), in the order of the filters, each once. */
export const readFilters = ( list: string ): string[] => {
	const keys = list.split( ',' ).map( ( key ) => key.trim() );
	return FILTERS.filter( ( key ) => keys.includes( key ) );
};
