/** A rebate as the admin routes return it. */
export interface Rebate {
	id: string;
	title: string;
	/** Dollars; null for no amount. */
	amount: number | null;
	upTo: boolean;
	provider: string;
	/** Days as 2026-12-31; empty for none. */
	starts: string;
	expires: string;
	areas: string[];
	state: 'valid' | 'upcoming' | 'expired';
	/** ISO 8601. */
	updated: string;
}

export interface RebatesAnswer {
	total: number;
	pages: number;
	page: number;
	rebates: Rebate[];
}
