import type { Position } from '../shared/map';

export type Badge = 'tcs' | 'emergency' | 'nate' | 'financing' | 'diagnostics' | 'charter' | 'leasing';

/** A dealer as the admin routes return it. */
export interface Dealer {
	data: {
		name: string;
		companyID: string;
		addressLine1: string;
		city: string;
		state: string;
		zip: string;
		phone1: string;
		showAddress: boolean;
		emergencyService: boolean;
		nateCertified: boolean;
		/** ISO 8601. */
		charterMemberDate: string | null;
		nexiaDealerDiagnostics: boolean;
		showFinancing: boolean;
		leasingOption: boolean;
		isTcs: boolean;
		/** A picture's address; empty for none. */
		photo: string;
		openingHours: string[];
	};
	location: { lat: number | null; lon: number | null };
	metaData: { average_rating: number; total_review_count: number };
	whodis: { routingGroupID: string; assignedNumbers: string[] };
	zipcodeCoverage: string[];
	profileUrl: string;
	/** Whether the position is only that of the ZIP. */
	approximate: boolean;
	source: string;
	/** ISO 8601; empty if unknown. */
	updated: string;
	/** Changes with the dealer. */
	version: string;
}

export interface FullDealer extends Dealer {
	/** ZIPs of the coverage without a known position. */
	unknownCoverage: string[];
	/** Sentences: contradictory fields, and what was corrected on save. */
	warnings: string[];
}

export interface DealersAnswer {
	total: number;
	pages: number;
	page: number;
	dealers: Dealer[];
}

export interface Place extends Position {
	zip: string;
	name: string;
	region: string;
}

/** Progress of an operation in batches. */
export interface Progress {
	done: number;
	total: number;
}

/** Progress of creating the demo site. */
export interface DemoSiteState {
	done: boolean;
	/** The next step's name. */
	label: string;
	progress: Progress;
}

/** An item that the demo site created and that is kept. */
export interface KeptItem {
	title: string;
	why: string;
	editUrl: string;
}

/** What removing the demo site deletes and keeps. */
export interface DemoSiteRemoval {
	/** Whether nothing is left to remove. */
	done: boolean;
	remaining: number;
	parts: Array< { part: string; label: string; goes: number; stays: number } >;
	/** At most a hundred per part. */
	kept: KeptItem[];
}
