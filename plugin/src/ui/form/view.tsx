import {
	CONSENT,
	type FormErrors,
	type FormField,
	type FormProps,
	type FormStep,
	type FormValues,
} from '@client/domain/form';
import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { View as Field } from '@ui/field/view';
import { Icon } from '@ui/icon/view';
import type { CSSProperties, ReactNode } from 'react';
import { Sent } from './sent';
import { type FormBehaviour, nameInPost, useForm } from './use-form';

/** The twin of `Blocks\FormView`. */
export interface FormViewProps {
	id: string;
	/** `POST /leads`. */
	action: string;
	tokenUrl: string;
	/** The page, with the form's id as its fragment: where a browser without JavaScript comes back to. */
	pageUrl: string;
	companyId: string;
	form: FormProps;
	step: number;
	values: FormValues;
	consented: boolean;
	errors: FormErrors;
	summary: Array< { name: string; message: string } >;
	/** About the form as a whole. */
	notice: string;
	/** Where another dealer is found, beside the notice; empty where that is of no use. */
	dealers: string;
	/** Of the lead that was sent; empty before. */
	reference: string;
	texts: { optional: string; dealers: string; help: string; sentHeading: string; sentText: string };
	phone: string;
	/** Of the block's heading; the steps' headings stand below it. */
	level: number;
	/** Called once the lead is stored. */
	onSent?: ( reference: string, values: FormValues ) => void;
}

/** A form of one or more steps. PHP prints all of them; the style shows one where scripts run. */
export function View( props: FormViewProps ) {
	const { id, form, action, pageUrl, companyId, texts } = props;
	const behaviour = useForm( props );
	const { summary, notice, failure, reference, isSending } = behaviour;

	if ( reference !== '' ) {
		return (
			<Sent
				id={ id }
				level={ props.level }
				heading={ texts.sentHeading }
				text={ texts.sentText }
				reference={ reference }
				template={ form.texts.reference ?? '' }
			/>
		);
	}

	return (
		<form
			ref={ behaviour.element }
			className="hvac-form"
			id={ id }
			action={ action }
			method="post"
			noValidate
			onSubmit={ behaviour.onSubmit }
			onInput={ behaviour.onInput }
			onBlur={ behaviour.onBlur }
		>
			<input type="hidden" name="form" value={ form.name } />
			<input type="hidden" name="lang" value={ form.lang } />
			<input type="hidden" name="source" value={ form.source } />
			<input type="hidden" name="companyId" value={ companyId } />
			<input type="hidden" name="consentVersion" value={ form.consent?.version ?? '' } />
			<input type="hidden" name="pageUrl" value={ pageUrl } />
			<div className="hvac-visually-hidden" aria-hidden="true">
				<label htmlFor={ `${ id }-website` }>{ form.texts.trap }</label>
				<input
					id={ `${ id }-website` }
					name="website"
					type="text"
					defaultValue=""
					tabIndex={ -1 }
					autoComplete="off"
				/>
			</div>
			{ notice !== '' && <Failure id={ `${ id }-notice` } message={ notice } props={ props } /> }
			{ summary.length > 0 && (
				<div
					className="hvac-notice hvac-notice--error hvac-form__summary"
					id={ `${ id }-summary` }
					role="alert"
					tabIndex={ -1 }
				>
					<Icon svg={ icons.circleAlert } />
					<div>
						<p className="hvac-form__summary-title">{ form.messages.invalid }</p>
						<ul className="hvac-form__summary-list">
							{ summary.map( ( { name, message } ) => (
								<li key={ name }>
									<a
										href={ `#${ id }-${ name }` }
										onClick={ ( event ) => behaviour.onError( event, name ) }
									>
										{ message }
									</a>
								</li>
							) ) }
						</ul>
					</div>
				</div>
			) }
			<p className="hvac-form__note">{ form.texts.required }</p>
			{ form.steps.map( ( each, index ) => (
				<Step key={ index } props={ props } behaviour={ behaviour } step={ each } index={ index }>
					{ index === form.steps.length - 1 && failure !== '' && (
						<Failure id={ id } message={ failure } props={ props } />
					) }
				</Step>
			) ) }
			<p className="hvac-visually-hidden" role="status">
				{ isSending ? form.texts.sending : '' }
			</p>
		</form>
	);
}

/** What went wrong, in plain words, and another way. */
function Failure( {
	id,
	message,
	props: { texts, phone, dealers },
}: {
	id: string;
	message: string;
	props: FormViewProps;
} ) {
	return (
		<div
			className="hvac-notice hvac-notice--error hvac-form__failure"
			id={ `${ id }-failure` }
			role="alert"
			tabIndex={ -1 }
		>
			<Icon svg={ icons.circleAlert } />
			<div>
				<p className="hvac-form__failure-text">{ message }</p>
				{ dealers !== '' && (
					<p>
						<a className="hvac-form__link" href={ dealers }>
							{ texts.dealers }
						</a>
					</p>
				) }
				<p>
					<span>{ texts.help }</span>{ ' ' }
					<a className="hvac-form__phone" href={ `tel:${ phone.replace( /[^0-9+]/g, '' ) }` }>
						{ phone }
					</a>
				</p>
			</div>
		</div>
	);
}

interface StepProps {
	props: FormViewProps;
	behaviour: FormBehaviour;
	step: FormStep;
	index: number;
	children: ReactNode;
}

/** One step, with a button of its own: it sends the form where no script runs. */
function Step( { props, behaviour, step, index, children }: StepProps ) {
	const { id, form, texts, values, consented } = props;
	const { errors, isSending } = behaviour;
	const isEditor = useIsEditor();
	const Heading = `h${ props.level + 1 }` as 'h3';
	const title = `${ id }-step-${ index + 1 }`;
	const count = form.steps.length;
	const field = ( part: Omit< FormField, 'rules' >, value: string ) => (
		<Field
			key={ part.name }
			id={ `${ id }-${ part.name }` }
			name={ nameInPost( part.name ) }
			field={ part }
			value={ value }
			error={ errors[ part.name ] ?? '' }
			optional={ texts.optional }
		/>
	);

	return (
		<div
			className="hvac-form__step"
			role="group"
			aria-labelledby={ title }
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
			<Heading className="hvac-form__title" id={ title } tabIndex={ -1 }>
				{ count > 1 && (
					<span className="hvac-form__count">
						{ fill( form.texts.stepOf ?? '', { step: index + 1, steps: count } ) }
					</span>
				) }
				<span>{ step.title }</span>
			</Heading>
			<div className="hvac-form__fields">
				{ step.fields.map( ( part ) => field( part, values[ part.name ] ?? '' ) ) }
			</div>
			{ step.consent && form.consent && (
				<div className="hvac-form__consent">
					{ field(
						{ ...CHECKBOX, label: form.consent.text, required: form.consent.required },
						consented ? '1' : ''
					) }
				</div>
			) }
			{ children }
			<div className="hvac-form__actions">
				<Button isBusy={ isSending } isEditor={ isEditor } isNext={ index < count - 1 }>
					<Slot as="span" className="hvac-form__label" name={ index < count - 1 ? 'next' : 'submit' } />
					{ index === count - 1 && (
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

const CHECKBOX = {
	name: CONSENT,
	type: 'checkbox',
	help: '',
	placeholder: '',
	autocomplete: '',
	inputmode: '',
	maxLength: 0,
	options: [],
};

interface ButtonProps {
	isBusy: boolean;
	isEditor: boolean;
	isNext: boolean;
	children: ReactNode;
}

/** In the editor an element that text can be typed into, since a space presses a button there. */
function Button( { isBusy, isEditor, isNext, children }: ButtonProps ) {
	const className = `hvac-button ${ isNext ? 'hvac-form__next' : 'hvac-form__submit' }`;

	return isEditor ? (
		<div className={ className }>{ children }</div>
	) : (
		<button type="submit" className={ className } aria-busy={ isBusy } aria-disabled={ isBusy }>
			{ children }
		</button>
	);
}
