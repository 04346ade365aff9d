export const FAULTS = [ 'missing', 'unpublished', 'older', 'blocks' ] as const;

export type Fault = ( typeof FAULTS )[ number ];

export const LANGUAGES = [ 'en', 'es', 'fr' ] as const;

export interface Page {
	id: number;
	title: string;
	lang: string;
	/** Empty where visitors see it. */
	status: string;
	/** Date and time of its last change. */
	modified: string;
	/** Null where the user may not. */
	editUrl: string | null;
	/** Null where visitors do not see it. */
	viewUrl: string | null;
}

export interface Counterpart {
	lang: string;
	faults: Fault[];
	/** Null where there is none. */
	page: Page | null;
	/** The blocks that it lacks. */
	lacks: Array< { block: string; count: number } >;
}

export interface Row {
	/** Below the language; empty for the home page. */
	path: string;
	page: Page;
	counterparts: Counterpart[];
}

export interface LanguageReportAnswer {
	/** The language that the others are compared with. */
	reference: string;
	/** How many pages were compared. */
	checked: number;
	total: number;
	page: number;
	pages: number;
	rows: Row[];
}
