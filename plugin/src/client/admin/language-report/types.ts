export const FAULTS = [ 'missing', 'unpublished', 'older', 'blocks' ] as const;

export type Fault = ( typeof FAULTS )[ number ];

export const LANGUAGES = [ 'en', 'es', 'fr' ] as const;

export interface Page {
	id: number;
	title: string;
	lang: string;
	/** Empty if visitors can see it. */
	status: string;
	/** Date and time of its last change. */
	modified: string;
	/** Null if the user may not edit it. */
	editUrl: string | null;
	/** Null if visitors cannot see it. */
	viewUrl: string | null;
}

export interface Counterpart {
	lang: string;
	faults: Fault[];
	/** Null if there is none. */
	page: Page | null;
	/** Missing blocks. */
	lacks: Array< { block: string; count: number } >;
}

export interface Row {
	/** Below the language; empty for the home page. */
	path: string;
	page: Page;
	counterparts: Counterpart[];
}

export interface LanguageReportAnswer {
	/** The language that the others are compared to. */
	reference: string;
	/** How many pages were compared. */
	checked: number;
	total: number;
	page: number;
	pages: number;
	rows: Row[];
}
