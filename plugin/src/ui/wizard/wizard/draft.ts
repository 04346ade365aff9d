import { readSession, writeSession } from '@client/data/session-json';
import { type FlowName, isFlow, readAnswers, type StepName, stepsOf, type WizardAnswers } from '@client/domain/wizard';
import { DRAFT } from './stored';

/** A wizard's state, stored until the tab is closed. */
export interface Draft {
	answers: WizardAnswers;
	/** Fixed for the session: the first one that its cookie named. */
	flow: FlowName;
	step: StepName;
	/** Counted events: a visitor who goes back and forth is counted once. */
	counted: string[];
	/** The answers in the page's address that these came from, as one text. */
	address: string;
}

/** Null if no usable state is stored. */
export function readDraft(): Draft | null {
	const kept: Record< string, unknown > | null = readSession( DRAFT );
	const { flow, step, counted, address } = kept ?? {};

	if ( ! isFlow( flow ) ) {
		return null;
	}

	return {
		answers: readAnswers( kept ),
		flow,
		step: stepsOf( flow ).find( ( name ) => name === step ) ?? 'homeSize',
		counted: Array.isArray( counted ) ? counted.map( String ) : [],
		address: typeof address === 'string' ? address : '',
	};
}

export const writeDraft = ( { answers, ...where }: Draft ): void => writeSession( DRAFT, { ...answers, ...where } );
