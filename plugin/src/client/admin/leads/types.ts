export type LeadStatus = 'accepted' | 'delivered' | 'failed' | 'withdrawn' | 'quarantined';

/** A lead as the list shows it. Times are ISO 8601. */
export interface LeadRow {
	reference: string;
	name: string;
	email: string;
	form: string;
	/** The two letters of a state or province; empty for none. */
	region: string;
	dealer: string;
	companyId: string;
	lang: string;
	status: LeadStatus;
	created: string;
	/** The site's own trial. */
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
	/** Whether this user says who may see them. */
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

export interface Note {
	id: number;
	note: string;
	/** Empty where the user is gone. */
	author: string;
	isOwn: boolean;
	created: string;
}

export interface Lead extends LeadRow {
	fields: LeadField[];
	/** What was answered in the system wizard; empty for a lead that did not come from it. */
	answers: LeadField[];
	consent: Consent | null;
	/** Empty where the consent stands. */
	revokedAt: string;
	deliveries: Delivery[];
	ledger: LedgerLine[];
	kind: string;
	source: string;
	pageUrl: string;
	verified: boolean;
	notes: Note[];
	/** The references of those beside it in the list; empty for none. */
	previous: string;
	next: string;
	canManage: boolean;
}

export interface LeadReport {
	/** Whether searches and opened forms are counted now. */
	isOn: boolean;
	from: string;
	to: string;
	forms: string[];
	days: Array< { day: string; counts: Record< string, number > } >;
	total: number;
	/** Of as many days before. */
	before: number;
	funnel: { searches: number; opens: number; successes: number };
}

export interface RoleAccess {
	role: string;
	name: string;
	access: 'none' | 'view' | 'manage';
	/** Not to be changed here. */
	isFixed: boolean;
}

export interface AccessAnswer {
	roles: RoleAccess[];
}
