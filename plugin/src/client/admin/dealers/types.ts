export interface BadRow {
	line: number;
	companyID: string;
	reason: string;
}

/** What an import did, or would do. */
export interface ImportReport {
	dryRun: boolean;
	rows: number;
	new: number;
	changed: number;
	unchanged: number;
	/** Rows whose position is only their ZIP's. */
	approximate: number;
	bad: number;
	/** The bad rows one by one; of very many only the first. */
	badRows: BadRow[];
}

export interface DealersAnswer {
	total: number;
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
