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

/** One import, as far as it is. */
export interface ImportJob {
	id: number;
	/** The file's. */
	name: string;
	size: number;
	stage: ImportStage;
	/** Whether records that the file does not name are removed. */
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
	/** Rows whose position is only that of their ZIP or city. */
	approximate: number;
	/** Rows that are imported with a warning. */
	warned: number;
	/** Rows that leave a field empty which has a value. */
	emptied: number;
	/** Whether it removes or empties more than a tenth of what is there. */
	losesMuch: boolean;
	cutOff: boolean;
	/** How many columns the file has; 0 where its fields have fixed names. */
	columns: number;
	/** The headings of columns that are not imported. */
	unused: string[];
	/** How the file is read, where that is not the usual. */
	found: string;
	/** Of a workbook: the sheet that is read, and those that hold something. */
	sheet: string;
	sheets: string[];
	/** Rows that are written, or taken back. */
	done: number;
	/** Records that were edited since and stayed when the import was undone. */
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
	/** The records that were edited since the import that can be undone. */
	edited: { total: number; some: string[] };
}

/** The columns of a file, in its order, and what they may be imported as. */
export interface ImportColumns {
	columns: Array< { heading: string; values: string[]; field: string } >;
	fields: Array< { name: string; required: boolean } >;
	/** Whether they were chosen for an earlier file. */
	remembered: boolean;
}

export type ImportRowKind = 'new' | 'changed' | 'unchanged' | 'removed' | 'bad';

/** What a list of rows is narrowed to. */
export type ImportRowFilter = ImportRowKind | 'warned';

export interface ImportRow {
	kind: ImportRowKind;
	/** 0 for a record that the file does not name. */
	line: number;
	name: string;
	/** Why it is bad, or what of it contradicts or was repaired. */
	reason: string;
	changes: Array< { field: string; old: string; new: string } >;
	/** The record's key, by the kind's name for it, such as `companyID`. */
	[ key: string ]: unknown;
}

export interface RowsAnswer {
	total: number;
	pages: number;
	rows: ImportRow[];
}
