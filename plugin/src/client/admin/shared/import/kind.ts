/** What a screen says of the records that it imports; `Import\\ImportTarget` is the server's part. */
export interface ImportKind {
	/** The route of its imports: `/dealer-imports`. */
	path: string;
	/** What a file calls the column that tells its records apart. */
	keyField: string;
	/** The kinds of file, as a file input takes them. */
	accept: string;
	/** What people call a column of a file. */
	fieldText: ( field: string ) => string;
	texts: {
		title: string;
		back: string;
		choose: string;
		/** What a file must have. */
		columns: string;
		remove: string;
		removing: string;
		keeping: string;
		/** That a file which ends unexpectedly removes none. */
		cutOff: string;
		/** That those are looked for which are not in the file. */
		comparing: string;
		/** The column of keys. */
		key: string;
		importAll: ( number: number ) => string;
		restored: ( number: number ) => string;
		kept: ( number: number ) => string;
		approximate: ( number: number ) => string;
		/** What undoing does, with the numbers of new, changed and removed ones. */
		undoing: ( added: string, changed: string, removed: string ) => string;
	};
}
