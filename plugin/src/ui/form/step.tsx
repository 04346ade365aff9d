import { CONSENT, type FormField, type FormStep } from '@client/domain/form';
import { optionsIn } from '@client/domain/form-country';
import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { View as Field } from '@ui/field/view';
import { Icon } from '@ui/icon/view';
import type { CSSProperties, ReactNode } from 'react';
import { nameInPost } from './controls';
import type { FormViewProps } from './props';
import type { FormBehaviour } from './use-form';

interface StepProps {
	props: FormViewProps;
	behaviour: FormBehaviour;
	step: FormStep;
	index: number;
	/** Stands above the buttons. */
	children: ReactNode;
}

/** One step, with a button of its own: it sends the form where no script runs. */
export function Step( { props, behaviour, step, index, children }: StepProps ) {
	const { id, form, values } = props;
	const isEditor = useIsEditor();
	const Heading = `h${ props.level + 1 }` as 'h3';
	const title = `${ id }-step-${ index + 1 }`;
	const count = form.steps.length;
	const isLast = index === count - 1;
	const hasTitle = step.title !== '';
	const isSending = behaviour.sending === 'sending';

	return (
		<div
			className="hvac-form__step"
			role={ hasTitle ? 'group' : undefined }
			aria-labelledby={ hasTitle ? title : undefined }
			data-step={ index }
			data-current={ isEditor || behaviour.step === index }
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
					<Part
						key={ part.name }
						props={ props }
						behaviour={ behaviour }
						field={ part }
						value={ values[ part.name ] ?? '' }
					/>
				) ) }
			</div>
			{ step.consent && <Consent props={ props } behaviour={ behaviour } /> }
			{ isLast &&
				form.legal.map( ( text ) => (
					<p key={ text } className="hvac-form__legal">
						{ text }
					</p>
				) ) }
			{ children }
			<div className="hvac-form__actions">
				<Button isBusy={ isSending } isNext={ ! isLast }>
					<Slot as="span" className="hvac-form__label" name={ isLast ? 'submit' : 'next' } />
					{ isLast && (
						<span className="hvac-form__sending" aria-hidden={ ! isSending }>
							{ form.texts.sending }
						</span>
					) }
				</Button>
				{ index > 0 && (
					<button
						type="button"
						className="hvac-button hvac-button--quiet hvac-form__back"
						onClick={ behaviour.onBack }
					>
						<Icon svg={ icons.arrowLeft } />
						<span>{ form.texts.back }</span>
					</button>
				) }
			</div>
		</div>
	);
}

interface FieldProps {
	props: FormViewProps;
	behaviour: FormBehaviour;
	field: Omit< FormField, 'rules' >;
	value: string;
}

const Part = ( { props: { id, form, texts }, behaviour, field, value }: FieldProps ) => (
	<Field
		id={ `${ id }-${ field.name }` }
		name={ nameInPost( field.name ) }
		field={ { ...field, options: optionsIn( behaviour.country, field ) } }
		value={ value }
		error={ behaviour.errors[ field.name ] ?? '' }
		optional={ texts.optional }
		counter={ form.texts.counter ?? '' }
	/>
);

/** What the visitor agrees to: a box to tick, or words alone. */
function Consent( { props, behaviour }: Pick< StepProps, 'props' | 'behaviour' > ) {
	const { consent } = props.form;
	const isEditor = useIsEditor();

	if ( ! consent ) {
		return null;
	}

	return consent.box ? (
		<div className="hvac-form__consent" data-asked={ isEditor || behaviour.asksConsent }>
			<Part
				props={ props }
				behaviour={ behaviour }
				field={ { ...CHECKBOX, label: behaviour.consent.text, required: consent.required } }
				value={ props.consented ? '1' : '' }
			/>
		</div>
	) : (
		<p className="hvac-form__legal">{ behaviour.consent.text }</p>
	);
}

const CHECKBOX = {
	name: CONSENT,
	type: 'checkbox',
	help: '',
	placeholder: '',
	autocomplete: '',
	inputmode: '',
	maxLength: 0,
	default: '',
	options: [],
};

interface ButtonProps {
	isBusy: boolean;
	isNext: boolean;
	children: ReactNode;
}

/** In the editor an element that text can be typed into, since a space presses a button there. */
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
