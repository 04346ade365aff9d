export type LeadStatus = 'accepted' | 'delivered' | 'failed' | 'withdrawn' | 'quarantined';

/** A lead as the list shows it. Times are ISO 8601. */
export interface LeadRow {
	reference: string;
	name: string;
	form: string;
	dealer: string;
	lang: string;
	status: LeadStatus;
	created: string;
}

export interface LeadsAnswer {
	leads: LeadRow[];
	total: number;
	pages: number;
}

export interface LeadField {
	name: string;
	label: string;
	value: string;
}

export interface Consent {
	state: 'checked' | 'unchecked' | 'none';
	stateText: string;
	text: string;
	version: string;
	hash: string;
	language: string;
	givenAt: string;
	/** What else was shown above the button that sends. */
	notice: string;
	noticeHash: string;
	/** Whether the words are still the ones that the hashes were made of. */
	matches: boolean;
}

/** How far the lead has come at one destination. */
export interface Delivery {
	destination: string;
	label: string;
	state: 'waiting' | 'delivered' | 'failed' | 'withdrawn';
	attempts: number;
	/** When it is tried next; empty where it is not. */
	next: string;
	/** What the last try gave. */
	result: string;
}

export interface LedgerLine {
	event: string;
	label: string;
	destination: string;
	detail: string;
	/** The user who did it; empty for the visitor or the machine. */
	actor: string;
	created: string;
}

export interface Lead extends LeadRow {
	fields: LeadField[];
	consent: Consent | null;
	/** Empty where the consent stands. */
	revokedAt: string;
	deliveries: Delivery[];
	ledger: LedgerLine[];
	kind: string;
	source: string;
	companyId: string;
	pageUrl: string;
	verified: boolean;
}
