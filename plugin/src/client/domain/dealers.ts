import filters from '@contracts/dealer-filters.json';

/** The place that a search found. */
export interface Place {
	zip: string;
	name: string;
	/** In English. */
	region: string;
	/** `TX`; may be missing in stored answers. */
	regionCode?: string;
	/** `US` or `CA`. */
	country: string;
	lat: number;
	lon: number;
}

/** A place to choose instead; a state or province without a name, but with the page of its dealers. */
export type OtherPlace = Pick< Place, 'name' | 'region' | 'regionCode' > & { directoryUrl?: string };

/**
 * A dealer in the shape of the REST contract. Every field may be missing: imports and services may know only some,
 * and a page contains only what its cards show.
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
		openingHours?: string[];
		timeZone?: string;
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
	/** Keys of the filters of own fields that it passes. */
	filters?: string[];
}

/** Keys of the filters and badges, in display order. */
export const FILTERS: readonly string[] = filters.map( ( { key } ) => key );

/** A dealer's attributes, in the order of the filters. */
export const attributesOf = ( { data = {} }: Dealer ): string[] =>
	filters.filter( ( { field } ) => Boolean( data[ field as keyof typeof data ] ) ).map( ( { key } ) => key );

/** The dealers that have all requested attributes. */
export const filterDealers = ( dealers: Dealer[], active: readonly string[] ): Dealer[] =>
	dealers.filter( ( dealer ) => {
		const has = attributesOf( dealer ).concat( dealer.filters ?? [] );
		return active.every( ( key ) => has.includes( key ) );
	} );

/** Valid filter keys from the address (`nate,emergency`), in the order of the filters; then those of own fields, which only the server knows. */
export const readFilters = ( list: string ): string[] => {
	const keys = list.split( /[\s,]+/ );
	// Only theirs have a hyphen.
	return FILTERS.filter( ( key ) => keys.includes( key ) ).concat( keys.filter( ( key ) => key.includes( '-' ) ) );
};
