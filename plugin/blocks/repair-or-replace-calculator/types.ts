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
	/** The address' values; empty if invalid. */
	age: string;
	estimate: string;
	threshold: number;
	/** Seconds before the result is shown. */
	loadingTime: number;
	/** The server's answer to the address' values. */
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
