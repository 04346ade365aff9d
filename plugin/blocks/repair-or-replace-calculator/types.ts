import type { Language } from '@client/domain/number';
import type { Verdict } from '@client/domain/repair-or-replace';
import type { Props as Lane } from '@ui/dealers/emergency-lane/view';

export interface Result {
	verdict: Verdict;
	/** `12 years × $500 = $6,000` */
	sum: string;
	isNear: boolean;
}

export interface Option {
	value: string;
	label: string;
}

export interface Props {
	id: string;
	level: number;
	lang: Language;
	ages: Option[];
	estimates: Option[];
	/** What the address says; empty where it says nothing that can be chosen. */
	age: string;
	estimate: string;
	threshold: number;
	/** Seconds until the result is shown. */
	loadingTime: number;
	/** The server's, for what the address says. */
	answer: Result | null;
	lane: Lane;
	dealersUrl: string;
	wizardUrl: string;
	texts: Record<
		| 'age'
		| 'chooseAge'
		| 'estimate'
		| 'chooseEstimate'
		| 'calculating'
		| 'replace'
		| 'repair'
		| 'sum'
		| 'rule'
		| 'near'
		| 'ageTitle'
		| 'estimateTitle'
		| 'dealers'
		| 'wizard',
		string
	>;
}
