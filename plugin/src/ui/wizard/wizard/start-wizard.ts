import { storedZip } from '@client/data/zip';
import { postalCode } from '@client/domain/form-rules';
import { type FlowName, flowOf, NO_ANSWERS, readAnswers, stepsOf } from '@client/domain/wizard';
import { answersIn, changedAnswers, isAnswered, mergeAnswers } from './answers';
import { type Draft, readDraft } from './draft';
import type { WizardProps } from './types';

const cookie = ( name: string ): string =>
	document.cookie
		.split( '; ' )
		.find( ( pair ) => pair.startsWith( `${ name }=` ) )
		?.slice( name.length + 1 ) ?? '';

/** The flow of this visitor: the one that the tab began with, or the cookie's. */
export const visitorFlow = ( cookieName: string ): FlowName => readDraft()?.flow ?? flowOf( cookie( cookieName ) );

/**
 * Where a wizard begins. What was chosen before the script came counts first, then what the tab kept; an address that the tab did not know yet
 * counts before that, and begins at the first question.
 */
export function startWizard( form: HTMLFormElement, props: Pick< WizardProps, 'answers' | 'cookie' > ): Draft {
	const draft = readDraft();
	const flow = visitorFlow( props.cookie );
	const address = JSON.stringify( props.answers );
	const printed = readAnswers( props.answers );
	const kept = draft?.answers ?? NO_ANSWERS;
	// Who comes from results that this tab led to goes on where they were.
	const isAddressNew =
		draft?.address !== address && JSON.stringify( mergeAnswers( printed, kept ) ) !== JSON.stringify( kept );
	const before = isAddressNew ? mergeAnswers( printed, kept ) : mergeAnswers( kept, printed );
	const all = mergeAnswers( changedAnswers( answersIn( form ), printed ), before );
	const answers = { ...all, zipCode: all.zipCode || postalCode( storedZip() ) };
	const last = isAddressNew ? undefined : draft?.step;

	return {
		answers,
		flow,
		// Nobody comes back behind a question that has no answer.
		step:
			( last && stepsOf( flow ).find( ( name ) => name === last || ! isAnswered( name, answers ) ) ) ??
			'homeSize',
		counted: draft?.counted ?? [],
		address: isAddressNew ? address : ( draft?.address ?? '' ),
	};
}
