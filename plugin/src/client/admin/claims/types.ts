export const STATES = [ 'expired', 'expiring', 'valid', 'upcoming' ] as const;

export type State = ( typeof STATES )[ number ];

export interface Claim {
	/** Tells it from all others of the list. */
	id: string;
	/** The name of the block, or of another record such as a rebate. */
	block: string;
	/** Its title or first text; empty where it has none. */
	words: string;
	/** As 2026-01-31; empty where there is none. */
	validFrom: string;
	validUntil: string;
	source: string;
	sourceUrl: string;
	state: State;
	/** Until the last day; null where there is none. */
	daysLeft: number | null;
	/** Where it stands. */
	post: {
		/** 0 for a screen. */
		id: number;
		title: string;
		type: string;
		/** Empty where it is published. */
		status: string;
		lang: string;
		/** Null where the user may not. */
		editUrl: string | null;
		/** Null where it has no page of its own. */
		viewUrl: string | null;
	};
}

export interface ClaimsAnswer {
	total: number;
	page: number;
	pages: number;
	claims: Claim[];
}
