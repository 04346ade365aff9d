/** The texts and routes of one kind of import; `Import\\ImportTarget` is the server's part. */
export interface ImportKind {
	/** The route of its imports: `/dealer-imports`. */
	path: string;
	/** The key column's name in a file. */
	keyField: string;
	/** Accepted file types, for a file input. */
	accept: string;
	/** The name of a file's column. */
	fieldText: ( field: string ) => string;
	texts: {
		title: string;
		back: string;
		choose: string;
		/** The required columns. */
		columns: string;
		remove: string;
		removing: string;
		keeping: string;
		/** That a truncated file removes nothing. */
		cutOff: string;
		/** That missing records are being looked up. */
		comparing: string;
		/** The name of the key column. */
		key: string;
		importAll: ( number: number ) => string;
		restored: ( number: number ) => string;
		kept: ( number: number ) => string;
		approximate: ( number: number ) => string;
		/** What undoing does, with the numbers of new, changed, and removed records. */
		undoing: ( added: string, changed: string, removed: string ) => string;
	};
}
