import { storedZip } from '@client/data/zip';
import { postalCode } from '@client/domain/form-rules';
import { type FlowName, flowOf, NO_ANSWERS, readAnswers, stepsOf } from '@client/domain/wizard';
import { answersIn, changedAnswers, isAnswered, mergeAnswers } from './answers';
import { type Draft, readDraft } from './draft';
import { cookieValue } from './stored';
import type { WizardProps } from './types';

/** The visitor's flow: the one that this tab started with, or the cookie's. */
export const visitorFlow = ( cookieName: string ): FlowName => readDraft()?.flow ?? flowOf( cookieValue( cookieName ) );

/**
 * The initial state of a wizard. Choices made before hydration take precedence, then what the tab stored. An address
 * that is new to the tab overrides the stored answers and starts at the first question.
 */
export function startWizard( form: HTMLFormElement, props: Pick< WizardProps, 'answers' | 'cookie' > ): Draft {
	const draft = readDraft();
	const flow = visitorFlow( props.cookie );
	const address = JSON.stringify( props.answers );
	const printed = readAnswers( props.answers );
	const kept = draft?.answers ?? NO_ANSWERS;
	// A visitor who returns from results that this tab led to continues where they were.
	const isAddressNew =
		draft?.address !== address && JSON.stringify( mergeAnswers( printed, kept ) ) !== JSON.stringify( kept );
	const before = isAddressNew ? mergeAnswers( printed, kept ) : mergeAnswers( kept, printed );
	const all = mergeAnswers( changedAnswers( answersIn( form ), printed ), before );
	const answers = { ...all, zipCode: all.zipCode || postalCode( storedZip() ) };
	const last = isAddressNew ? undefined : draft?.step;

	return {
		answers,
		flow,
		// Never resume after an unanswered question.
		step:
			( last && stepsOf( flow ).find( ( name ) => name === last || ! isAnswered( name, answers ) ) ) ??
			'homeSize',
		counted: draft?.counted ?? [],
		address: isAddressNew ? address : ( draft?.address ?? '' ),
	};
}
