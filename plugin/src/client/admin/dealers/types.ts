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

export type ImportStage =
	'uploading' | 'checking' | 'comparing' | 'checked' | 'importing' | 'done' | 'undoing' | 'undone' | 'failed';

/** One import, as far as it is. */
export interface ImportJob {
	id: number;
	/** The file's. */
	name: string;
	size: number;
	stage: ImportStage;
	/** Whether dealers that the file does not name are removed. */
	remove: boolean;
	chunkSize: number;
	chunks: number;
	/** Pieces of the file that have come. */
	received: number;
	/** Bytes of the file that are checked. */
	read: number;
	rows: number;
	new: number;
	changed: number;
	unchanged: number;
	removed: number;
	bad: number;
	/** Rows whose position is only their ZIP's. */
	approximate: number;
	cutOff: boolean;
	/** Rows that are written, or taken back. */
	done: number;
	/** Dealers that were edited since and stayed when the import was undone. */
	kept: number;
	/** Why it failed. */
	problem: string;
	/** Whether another window works on it. */
	busy: boolean;
	user: string;
	created: string;
	updated: string;
}

export interface ImportsAnswer {
	latest: ImportJob | null;
	undoable: ImportJob | null;
	/** The dealers that were edited since the import that can be undone. */
	edited: { total: number; some: string[] };
}

export type ImportRowKind = 'new' | 'changed' | 'unchanged' | 'removed' | 'bad';

export interface ImportRow {
	kind: ImportRowKind;
	/** 0 for a dealer that the file does not name. */
	line: number;
	companyID: string;
	name: string;
	reason: string;
	changes: Array< { field: string; old: string; new: string } >;
}

export interface RowsAnswer {
	total: number;
	pages: number;
	rows: ImportRow[];
}

/** How far something is that is done in batches. */
export interface Progress {
	done: number;
	total: number;
}

/** How far the demo site is made. */
export interface StarterSiteState {
	done: boolean;
	/** What is made next. */
	label: string;
	progress: Progress;
}
