import type { FlowName, StepName, WizardAnswers } from '@client/domain/wizard';
import type { Props as Lane } from '@ui/dealers/emergency-lane/view';
import type { Props as Picture } from '@ui/media/picture/view';

export interface Choice {
	value: string;
	label: string;
	/** What it means; empty where the label says it. */
	about: string;
	picture: Picture | null;
}

export interface Question {
	name: StepName;
	title: string;
	help: string;
	choices: Choice[];
}

/** From `Recommend\WizardView`. */
export interface WizardProps {
	id: string;
	/** Of its heading; those of the questions stand below it. */
	level: number;
	/** The name of the cookie that chooses the flow. */
	cookie: string;
	resultsUrl: string;
	/** The dealer locator, for places that are not served. */
	dealersUrl: string;
	locationUrl: string;
	lane: Lane;
	picture: Picture | null;
	/** The home sizes as people read them, in the order of the contract. */
	sizes: string[];
	/** Of all flows, in the order of a page that shows them all. */
	questions: Question[];
	/** Those of the page's address; the place as it was typed. */
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

/** What is known of the place that was typed. */
export interface Place {
	state: 'none' | 'verifying' | 'served' | 'outside';
	/** "Plano, TX" */
	name: string;
}

export interface WizardState {
	flow: FlowName;
	step: StepName;
	answers: WizardAnswers;
	/** Whether the visitor asked for the end. */
	isBusy: boolean;
	/** Whether the visitor was told that this is no postal code. */
	isRefused: boolean;
}
