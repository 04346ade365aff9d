import type { ReactNode } from 'react';
import type { Steps, StepsProps } from './types';
import { Step } from './step';
import { Summary } from './summary';

interface Props extends StepsProps {
	/** What `useSteps()` gave. */
	steps: Steps;
	/** Whether what the last button asks for is being done. */
	isBusy?: boolean;
	/** What stands above the buttons of a step. */
	above?: ( index: number ) => ReactNode;
}

/** The steps of a form, and above them all that is wrong. PHP prints every step; the style shows one where scripts run. */
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
