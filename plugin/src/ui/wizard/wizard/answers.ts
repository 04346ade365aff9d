import { homeSizeOf, NO_ANSWERS, readAnswers, type StepName, type WizardAnswers } from '@client/domain/wizard';
import { postalCode } from '@client/domain/form-rules';

/** The answers are in the form: choices made before hydration count, too. */
export function answersIn( form: HTMLFormElement ): WizardAnswers {
	const data = new FormData( form );

	return readAnswers( {
		// From the slider; the list after it is for browsers without a script.
		homeSize: data.get( 'homeSize[]' ),
		outdoorUnit: data.get( 'outdoorUnit' ),
		indoorUnit: data.get( 'indoorUnit' ),
		buyingFactors: data.getAll( 'buyingFactors[]' ),
		issues: data.getAll( 'issues[]' ),
		zipCode: data.get( 'zipCode' ),
	} );
}

export function fillIn( form: HTMLFormElement, answers: WizardAnswers ): void {
	const chosen = new Set( [
		`outdoorUnit=${ answers.outdoorUnit }`,
		`indoorUnit=${ answers.indoorUnit }`,
		...answers.buyingFactors.map( ( value ) => `buyingFactors[]=${ value }` ),
		...answers.issues.map( ( value ) => `issues[]=${ value }` ),
	] );

	for ( const control of form.querySelectorAll( 'input' ) ) {
		if ( control.type === 'range' ) {
			control.value = String( homeSizeOf( answers.homeSize )?.stop );
		} else if ( control.name === 'zipCode' ) {
			control.value = answers.zipCode;
		} else {
			control.checked = chosen.has( `${ control.name }=${ control.value }` );
		}
	}
}

/** Whether a step has a valid answer. */
export function isAnswered( step: StepName, answers: WizardAnswers ): boolean {
	const answer = answers[ step ];

	return step === 'zipCode' ? postalCode( answers.zipCode ) !== '' : answer.length > 0;
}

/** Whether a question allows several choices. */
export const isMultipleChoice = ( step: StepName ): boolean => step === 'buyingFactors' || step === 'issues';

const isFilled = ( first: string[], second: string[] ) => ( first.length > 0 ? first : second );

/** Fills gaps in some answers with others. */
export const mergeAnswers = ( some: WizardAnswers, others: WizardAnswers ): WizardAnswers => ( {
	homeSize: some.homeSize === NO_ANSWERS.homeSize ? others.homeSize : some.homeSize,
	outdoorUnit: some.outdoorUnit || others.outdoorUnit,
	indoorUnit: some.indoorUnit || others.indoorUnit,
	issues: isFilled( some.issues, others.issues ),
	buyingFactors: isFilled( some.buyingFactors, others.buyingFactors ),
	zipCode: some.zipCode || others.zipCode,
	isServiceArea: some.isServiceArea || others.isServiceArea,
} );

/** The answers that differ from what was printed: the visitor's choices before hydration. */
export const changedAnswers = ( now: WizardAnswers, printed: WizardAnswers ): WizardAnswers => ( {
	...NO_ANSWERS,
	...Object.fromEntries(
		Object.entries( now ).filter(
			( [ name, answer ] ) => String( answer ) !== String( printed[ name as StepName ] )
		)
	),
} );
