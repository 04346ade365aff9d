import type { RebatePage } from '@client/data/rebates';
import type { Language } from '@client/domain/number';
import type { Plural } from '@client/domain/text';

export interface Texts {
	required: string;
	noPlace: string;
	searching: string;
	found: Plural;
	showing: string;
	nowhere: string;
	nowhereHelp: string;
	nothing: string;
	nothingHelp: string;
	dealers: string;
	failed: string;
	failedHelp: string;
	retry: string;
	upTo: string;
	noAmount: string;
	until: string;
	terms: string;
	termsOf: string;
	demo: string;
	offers: string;
	loadOffers: string;
	loadingOffers: string;
	failedOffers: string;
	refusedOffers: string;
	pages: { label: string; previous: string; next: string; page: string };
	regions: Record< string, string >;
}

/** The answer that PHP printed. */
export type PrintedAnswer = { status: 'none' } | { status: 'failed' } | ( { status: 'found' } & RebatePage );

export interface Props {
	id: string;
	lang: Language;
	level: number;
	place: string;
	page: number;
	pageSize: number;
	placeholder: string;
	error: string;
	answer: PrintedAnswer;
	/** Address of the route `GET /rebates`. */
	routeUrl: string;
	/** A provider's script; empty for none. */
	scriptUrl: string;
	/** Who to call if the rebates cannot be loaded. */
	phone: { text: string; href: string } | null;
	dealersUrl: string;
	texts: Texts;
}
