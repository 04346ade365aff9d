import type { FlowName, StepName, WizardAnswers } from '@client/domain/wizard';
import type { Props as Lane } from '@ui/dealers/emergency-lane/view';
import type { Props as Picture } from '@ui/media/picture/view';

export interface Choice {
	value: string;
	label: string;
	/** An explanation; empty if the label is enough. */
	about: string;
	picture: Picture | null;
}

export interface Question {
	name: StepName;
	title: string;
	help: string;
	choices: Choice[];
}

/** From `Recommendation\WizardView`. */
export interface WizardProps {
	id: string;
	/** The level of its heading; the questions' headings are one below it. */
	level: number;
	/** The name of the cookie that chooses the flow. */
	cookie: string;
	resultsUrl: string;
	/** The dealer locator, for places that are not served. */
	dealersUrl: string;
	locationUrl: string;
	lane: Lane;
	picture: Picture | null;
	/** The home sizes for display, in the contract's order. */
	sizes: string[];
	/** The questions of all flows, in the order of a page that shows them all. */
	questions: Question[];
	/** The answers in the page's address, with the place as typed. */
	answers: Omit< WizardAnswers, 'isServiceArea' >;
	texts: Record<
		| 'stepOf'
		| 'way'
		| 'change'
		| 'area'
		| 'unit'
		| 'smaller'
		| 'larger'
		| 'chooseSize'
		| 'back'
		| 'continue'
		| 'finish'
		| 'dealers'
		| 'zip'
		| 'zipInvalid'
		| 'verifying'
		| 'unsupported',
		string
	>;
}

/** What is known about the typed place. */
export interface Place {
	state: 'none' | 'verifying' | 'served' | 'outside';
	/** "Plano, TX" */
	name: string;
}

export interface WizardState {
	flow: FlowName;
	step: StepName;
	answers: WizardAnswers;
	/** Whether the visitor has requested the end. */
	isBusy: boolean;
	/** Whether the visitor was told that this is not a postal code. */
	isRefused: boolean;
}
