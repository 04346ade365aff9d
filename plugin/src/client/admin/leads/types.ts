export type LeadStatus = 'accepted' | 'delivered' | 'failed' | 'withdrawn' | 'quarantined';

/** A lead as the list shows it. Times are ISO 8601. */
export interface LeadRow {
	reference: string;
	name: string;
	email: string;
	form: string;
	/** The two-letter state or province; empty for none. */
	region: string;
	dealer: string;
	companyId: string;
	lang: string;
	status: LeadStatus;
	created: string;
	/** A self-test of the site. */
	isTest: boolean;
}

export interface LeadsAnswer {
	leads: LeadRow[];
	total: number;
	pages: number;
	page: number;
	/** The forms that leads came from. */
	forms: string[];
	/** Whether this user may change, send, export and delete leads. */
	canManage: boolean;
	/** Whether this user may grant access. */
	canGrant: boolean;
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
	/** Other text shown above the submit button. */
	notice: string;
	noticeHash: string;
	/** Whether the texts still match their hashes. */
	matches: boolean;
}

/** The state of a lead's delivery to one destination. */
export interface Delivery {
	destination: string;
	label: string;
	state: 'waiting' | 'delivered' | 'failed' | 'withdrawn';
	attempts: number;
	/** Time of the next attempt; empty for none. */
	next: string;
	/** The last attempt's result. */
	result: string;
}

export interface LedgerLine {
	event: string;
	label: string;
	destination: string;
	detail: string;
	/** The user who acted; empty for the visitor or the system. */
	actor: string;
	created: string;
}

export interface Note {
	id: number;
	note: string;
	/** Empty if the user was deleted. */
	author: string;
	isOwn: boolean;
	created: string;
}

export interface Lead extends LeadRow {
	fields: LeadField[];
	/** Answers of the system wizard; empty for other leads. */
	answers: LeadField[];
	consent: Consent | null;
	/** Empty while the consent is valid. */
	revokedAt: string;
	deliveries: Delivery[];
	ledger: LedgerLine[];
	kind: string;
	source: string;
	pageUrl: string;
	verified: boolean;
	notes: Note[];
	/** References of the adjacent leads in the list; empty for none. */
	previous: string;
	next: string;
	canManage: boolean;
}

export interface LeadReport {
	/** Whether searches and opened forms are currently counted. */
	isOn: boolean;
	from: string;
	to: string;
	forms: string[];
	days: Array< { day: string; counts: Record< string, number > } >;
	total: number;
	/** The preceding period of the same length. */
	before: number;
	funnel: { searches: number; opens: number; successes: number };
}

export interface RoleAccess {
	role: string;
	name: string;
	access: 'none' | 'view' | 'manage';
	/** Cannot be changed here. */
	isFixed: boolean;
}

export interface AccessAnswer {
	roles: RoleAccess[];
}
