import type { FormStep } from '@client/domain/form';
import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { Icon } from '@ui/controls/icon/view';
import type { CSSProperties, ReactNode } from 'react';
import { StepField } from './field';
import type { Steps, StepsProps } from './types';

interface StepProps {
	props: StepsProps;
	steps: Steps;
	step: FormStep;
	index: number;
	isBusy: boolean;
	/** Content above the buttons. */
	children: ReactNode;
}

/** One step with its button, which sends the form without scripts. */
export function Step( { props, steps, step, index, isBusy, children }: StepProps ) {
	const { id, form, values } = props;
	const isEditor = useIsEditor();
	const Heading = `h${ props.level + 1 }` as 'h3';
	const title = `${ id }-step-${ index + 1 }`;
	const count = form.steps.length;
	const isLast = index === count - 1;
	const hasTitle = step.title !== '';

	return (
		<div
			className="hvac-form__step"
			role={ hasTitle ? 'group' : undefined }
			aria-labelledby={ hasTitle ? title : undefined }
			data-step={ index }
			data-current={ isEditor || steps.step === index }
		>
			{ count > 1 && (
				<div
					className="hvac-form__progress"
					aria-hidden="true"
					style={
						{ '--hvac-form-done': `${ Math.round( ( 100 * ( index + 1 ) ) / count ) }%` } as CSSProperties
					}
				/>
			) }
			{ hasTitle && (
				<Heading className="hvac-form__title" id={ title } tabIndex={ -1 }>
					{ count > 1 && (
						<span className="hvac-form__count">
							{ fill( form.texts.stepOf ?? '', { step: index + 1, steps: count } ) }
						</span>
					) }
					<span>{ step.title }</span>
				</Heading>
			) }
			<div className="hvac-form__fields">
				{ step.fields.map( ( part ) => (
					<StepField
						key={ part.name }
						props={ props }
						steps={ steps }
						field={ part }
						value={ values[ part.name ] ?? '' }
					/>
				) ) }
			</div>
			{ children }
			<div className="hvac-form__actions">
				<Button isBusy={ isBusy } isNext={ ! isLast }>
					<Slot as="span" className="hvac-form__label" name={ isLast ? 'submit' : 'next' } />
					{ isLast && (
						<span className="hvac-form__sending" aria-hidden={ ! isBusy }>
							{ form.texts.sending }
						</span>
					) }
				</Button>
				{ index > 0 && (
					<button
						type="button"
						className="hvac-button hvac-button--quiet hvac-form__back"
						onClick={ steps.onBack }
					>
						<Icon svg={ icons.arrowLeft } />
						<span>{ form.texts.back }</span>
					</button>
				) }
			</div>
		</div>
	);
}

interface ButtonProps {
	isBusy: boolean;
	isNext: boolean;
	children: ReactNode;
}

/** In the editor a different element, because a space in its text would press a button. */
function Button( { isBusy, isNext, children }: ButtonProps ) {
	const className = `hvac-button ${ isNext ? 'hvac-form__next' : 'hvac-form__submit' }`;

	return useIsEditor() ? (
		<div className={ className }>{ children }</div>
	) : (
		<button type="submit" className={ className } aria-busy={ isBusy || undefined } aria-disabled={ isBusy }>
			{ children }
		</button>
	);
}
