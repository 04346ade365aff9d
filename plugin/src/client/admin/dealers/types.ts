import type { Position } from '../shared/map';

export type Badge = 'tcs' | 'emergency' | 'nate' | 'financing' | 'diagnostics' | 'charter' | 'leasing';

/** A dealer as the routes for administrators give it. */
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
		/** The address of a picture; empty for none. */
		photo: string;
		openingHours: string[];
	};
	location: { lat: number | null; lon: number | null };
	metaData: { average_rating: number; total_review_count: number };
	whodis: { routingGroupID: string; assignedNumbers: string[] };
	zipcodeCoverage: string[];
	profileUrl: string;
	/** Whether the position is only its ZIP's. */
	approximate: boolean;
	source: string;
	/** ISO 8601; empty where nobody knows. */
	updated: string;
	/** Changes with the dealer. */
	version: string;
}

export interface FullDealer extends Dealer {
	/** The ZIPs of the coverage that no place is known for. */
	unknownCoverage: string[];
	/** Sentences: which fields contradict one another, and what was corrected when it was saved. */
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

/** How far something is that is done in batches. */
export interface Progress {
	done: number;
	total: number;
}

/** How far the demo site is made. */
export interface DemoSiteState {
	done: boolean;
	/** What is made next. */
	label: string;
	progress: Progress;
}

/** Something that the demo site made and that stays. */
export interface KeptItem {
	title: string;
	why: string;
	editUrl: string;
}

/** What goes with the demo site and what stays. */
export interface DemoSiteRemoval {
	/** Whether nothing is left to remove. */
	done: boolean;
	remaining: number;
	parts: Array< { part: string; label: string; goes: number; stays: number } >;
	/** At most a hundred of each part. */
	kept: KeptItem[];
}
