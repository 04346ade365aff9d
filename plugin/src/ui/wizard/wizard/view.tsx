import { fill } from '@client/domain/text';
import { homeSizeOf, type StepName, type WizardAnswers } from '@client/domain/wizard';
import contract from '@contracts/wizard.json';
import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { View as EmergencyLane } from '@ui/dealers/emergency-lane/view';
import { Icon } from '@ui/controls/icon/view';
import type { CSSProperties } from 'react';
import { isMultipleChoice } from './answers';
import { Choices } from './choices';
import { PlaceField } from './place';
import { SizeField } from './size';
import type { Question, WizardProps } from './types';
import { useWizard, type Wizard } from './use-wizard';

/** The wizard: one question at a time. Without a script it is one form with all questions of the first flow. */
export function View( props: WizardProps ) {
	const { id, level, texts, questions } = props;
	const isEditor = useIsEditor();
	const wizard = useWizard( props, ! isEditor );
	const { step, steps, isBusy, canContinue } = wizard;
	const Heading = `h${ level }` as 'h2';
	const index = steps.indexOf( step );
	const isLast = index === steps.length - 1;
	const isOutside = wizard.place.state === 'outside';

	return (
		<form
			ref={ wizard.form }
			className="hvac-wizard"
			method="get"
			action={ props.resultsUrl }
			data-step={ step }
			onInput={ wizard.onChange }
			onSubmit={ wizard.onSubmit }
		>
			<div className="hvac-wizard__head">
				<Slot as={ Heading } className="hvac-wizard__heading" id={ `${ id }-title` } name="title" />
				<Slot as="p" className="hvac-wizard__intro" name="intro" />
			</div>
			<div className="hvac-wizard__lane">
				<EmergencyLane { ...props.lane } />
			</div>
			<div
				className="hvac-wizard__progress"
				aria-hidden="true"
				// The server does not know the visitor's flow; an early script may have corrected its HTML.
				suppressHydrationWarning
				style={
					{
						'--hvac-wizard-done': `${ Math.round( ( 100 * ( index + 1 ) ) / steps.length ) }%`,
					} as CSSProperties
				}
			/>
			{ index > 0 && <AnsweredSteps props={ props } wizard={ wizard } steps={ steps.slice( 0, index ) } /> }
			{ questions.map( ( question ) => (
				<Step key={ question.name } props={ props } wizard={ wizard } question={ question } />
			) ) }
			<div className="hvac-wizard__foot">
				<button
					type="button"
					className="hvac-button hvac-button--quiet hvac-wizard__back"
					hidden={ index === 0 }
					onClick={ () => wizard.goTo( steps[ index - 1 ] ?? 'homeSize' ) }
				>
					<Icon svg={ icons.arrowLeft } />
					<span>{ texts.back }</span>
				</button>
				<button
					type="submit"
					className="hvac-button hvac-wizard__next"
					data-last={ isLast }
					hidden={ ! canContinue && ! isMultipleChoice( step ) }
					disabled={ ! canContinue && isMultipleChoice( step ) }
					aria-busy={ isBusy || undefined }
					aria-describedby={ isMultipleChoice( step ) ? `${ id }-${ step }-help` : undefined }
				>
					<span className="hvac-wizard__continue">{ texts.continue }</span>
					<span className="hvac-wizard__finish">{ isOutside ? texts.dealers : texts.finish }</span>
				</button>
			</div>
		</form>
	);
}

interface StepProps {
	props: WizardProps;
	wizard: Wizard;
	question: Question;
}

function Step( { props, wizard, question }: StepProps ) {
	const { id, texts } = props;
	const { name } = question;
	const Heading = `h${ props.level + 1 }` as 'h3';
	const title = `${ id }-${ name }`;
	const place = wizard.steps.indexOf( name );

	return (
		<div
			className="hvac-wizard__step"
			role="group"
			aria-labelledby={ title }
			data-name={ name }
			data-current={ wizard.step === name }
		>
			<Heading className="hvac-wizard__question" id={ title } tabIndex={ -1 }>
				<span className="hvac-wizard__count" suppressHydrationWarning>
					{ place < 0 ? '' : fill( texts.stepOf, { step: place + 1, steps: wizard.steps.length } ) }
				</span>
				<span>{ question.title }</span>
			</Heading>
			<p className="hvac-wizard__help" id={ `${ title }-help` }>
				{ question.help }
			</p>
			{ name === 'homeSize' && <SizeField props={ props } wizard={ wizard } title={ title } /> }
			{ name === 'zipCode' && <PlaceField props={ props } wizard={ wizard } title={ title } /> }
			{ question.choices.length > 0 && (
				<Choices question={ question } chosen={ [ props.answers[ name ] ].flat() } title={ title } />
			) }
		</div>
	);
}

interface AnsweredStepsProps {
	props: WizardProps;
	wizard: Wizard;
	steps: StepName[];
}

/** The answers so far; each links back to its question. */
const AnsweredSteps = ( { props, wizard, steps }: AnsweredStepsProps ) => (
	<ul className="hvac-wizard__way" aria-label={ props.texts.way }>
		{ steps.map( ( step ) => {
			const answer = wordsOf( step, wizard.answers, props );

			return (
				<li key={ step }>
					<button
						type="button"
						className="hvac-wizard__answer"
						aria-label={ props.texts.change.replace( '%s', answer ) }
						onClick={ () => wizard.goTo( step ) }
					>
						{ answer }
					</button>
				</li>
			);
		} ) }
	</ul>
);

function wordsOf( step: StepName, answers: WizardAnswers, { sizes, texts, questions }: WizardProps ): string {
	if ( step === 'homeSize' ) {
		const size = homeSizeOf( answers.homeSize );

		return texts.area.replace( '%s', sizes[ size ? contract.homeSizes.indexOf( size ) : 0 ] ?? '' );
	}

	return ( questions.find( ( { name } ) => name === step )?.choices ?? [] )
		.filter(
			( { value } ) =>
				answers[ step ].includes( value ) && ( isMultipleChoice( step ) || answers[ step ] === value )
		)
		.map( ( { label } ) => label )
		.join( ', ' );
}
