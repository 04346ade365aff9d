export const STATES = [ 'expired', 'expiring', 'valid', 'upcoming' ] as const;

export type State = ( typeof STATES )[ number ];

export interface Claim {
	/** Unique in the list. */
	id: string;
	/** The name of the block, or of another record such as a rebate. */
	block: string;
	/** Its title or first text; empty for none. */
	words: string;
	/** As 2026-01-31; empty for none. */
	validFrom: string;
	validUntil: string;
	source: string;
	sourceUrl: string;
	state: State;
	/** Days until the last day; null if there is none. */
	daysLeft: number | null;
	/** Where the claim is. */
	post: {
		/** 0 for a screen. */
		id: number;
		title: string;
		type: string;
		/** Empty if published. */
		status: string;
		lang: string;
		/** Null if the user may not edit it. */
		editUrl: string | null;
		/** Null if it has no page of its own. */
		viewUrl: string | null;
	};
}

export interface ClaimsAnswer {
	total: number;
	page: number;
	pages: number;
	claims: Claim[];
}
