import type { ReactNode } from 'react';
import type { Steps, StepsProps } from './types';
import { Step } from './step';
import { Summary } from './summary';

interface Props extends StepsProps {
	/** From `useSteps()`. */
	steps: Steps;
	/** Whether the last button's action is in progress. */
	isBusy?: boolean;
	/** Content above a step's buttons. */
	above?: ( index: number ) => ReactNode;
}

/** A form's steps below a summary of errors. PHP prints every step; with scripts, the style shows one. */
export const View = ( { steps, isBusy = false, above, ...props }: Props ) => (
	<>
		{ steps.summary.length > 0 && (
			<Summary
				id={ props.id }
				title={ props.form.messages.invalid ?? '' }
				items={ steps.summary }
				onError={ steps.onError }
			/>
		) }
		{ props.form.texts.required !== '' && <p className="hvac-form__note">{ props.form.texts.required }</p> }
		{ props.form.steps.map( ( step, index ) => (
			<Step key={ index } props={ props } steps={ steps } step={ step } index={ index } isBusy={ isBusy }>
				{ above?.( index ) }
			</Step>
		) ) }
	</>
);
