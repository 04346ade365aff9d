export type ImportStage =
	| 'uploading'
	| 'converting'
	| 'columns'
	| 'checking'
	| 'comparing'
	| 'checked'
	| 'importing'
	| 'done'
	| 'undoing'
	| 'undone'
	| 'failed';

/** The state of one import. */
export interface ImportJob {
	id: number;
	/** The file's. */
	name: string;
	size: number;
	stage: ImportStage;
	/** Whether records missing from the file are removed. */
	remove: boolean;
	chunkSize: number;
	chunks: number;
	/** Received parts of the file. */
	received: number;
	/** Checked bytes of the file. */
	read: number;
	rows: number;
	new: number;
	changed: number;
	unchanged: number;
	removed: number;
	bad: number;
	/** Rows whose position is only that of their ZIP or city. */
	approximate: number;
	/** Rows imported with a warning. */
	warned: number;
	/** Rows that empty a field that has a value. */
	emptied: number;
	/** Whether it removes or empties more than a tenth of the data. */
	losesMuch: boolean;
	cutOff: boolean;
	/** The file's number of columns; 0 if its fields have fixed names. */
	columns: number;
	/** Headings of columns that are not imported. */
	unused: string[];
	/** The detected format, if unusual. */
	found: string;
	/** For a workbook: the sheet in use, and all sheets with content. */
	sheet: string;
	sheets: string[];
	/** Rows written or undone. */
	done: number;
	/** Records edited since, which the undo kept. */
	kept: number;
	/** Why it failed. */
	problem: string;
	/** Whether another window is working on it. */
	busy: boolean;
	user: string;
	created: string;
	updated: string;
}

export interface ImportsAnswer {
	latest: ImportJob | null;
	undoable: ImportJob | null;
	/** Records edited since the import that can be undone. */
	edited: { total: number; some: string[] };
}

/** The columns of a file in order, and the fields they can be imported as. */
export interface ImportColumns {
	columns: Array< { heading: string; values: string[]; field: string } >;
	fields: Array< { name: string; required: boolean } >;
	/** Whether the choice was made for an earlier file. */
	remembered: boolean;
}

export type ChangeKind = 'new' | 'changed' | 'unchanged' | 'removed' | 'bad';

/** The filter of a list of rows. */
export type ImportRowFilter = ChangeKind | 'warned';

export interface PlannedChange {
	kind: ChangeKind;
	/** 0 for a record missing from the file. */
	line: number;
	name: string;
	/** Why it is invalid, or what is contradictory or was repaired. */
	reason: string;
	changes: Array< { field: string; old: string; new: string } >;
	/** The record's key under the kind's name for it, such as `companyID`. */
	[ key: string ]: unknown;
}

export interface RowsAnswer {
	total: number;
	pages: number;
	rows: PlannedChange[];
}
