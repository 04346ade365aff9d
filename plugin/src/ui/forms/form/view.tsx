import { countFormOpen } from '@client/data/count-form-open';
import { View as Steps } from '@ui/forms/steps/view';
import { Consent } from './consent';
import { Failure, PendingNotice } from './notices';
import type { FormViewProps } from './props';
import { SuccessMessage } from './success-message';
import { useForm } from './use-form';

export type { FormViewProps } from './props';

/** A form of one or more steps. PHP prints all of them; with scripts, the style shows one. */
export function View( props: FormViewProps ) {
	const { id, form, action, texts } = props;
	const behaviour = useForm( props );
	const { steps, notice, reference, sending } = behaviour;
	const status = { no: '', sending: form.texts.sending, pending: form.texts.waiting }[ sending ];

	if ( reference !== '' ) {
		return (
			<SuccessMessage
				id={ id }
				level={ props.level }
				heading={ texts.sentHeading }
				text={ texts.sentText }
				reference={ reference }
				template={ form.texts.reference ?? '' }
			/>
		);
	}

	const above = ( index: number ) => (
		<>
			{ index === form.steps.length - 1 && props.wizard && <Answers { ...props.wizard } /> }
			{ form.steps[ index ]?.consent && <Consent props={ props } behaviour={ behaviour } /> }
			{ index === form.steps.length - 1 && (
				<>
					{ form.legal.map( ( text ) => (
						<p key={ text } className="hvac-form__legal">
							{ text }
						</p>
					) ) }
					{ steps.failure !== '' && <Failure id={ id } message={ steps.failure } props={ props } /> }
					{ sending === 'pending' && <PendingNotice { ...props } /> }
				</>
			) }
		</>
	);

	return (
		<form
			ref={ steps.element }
			className="hvac-form"
			id={ id }
			action={ action }
			method="post"
			// Each field has its own autocomplete value; this keeps the browser from checking a box again after a
			// reload.
			autoComplete="off"
			noValidate
			onSubmit={ steps.onSubmit }
			onFocus={ ( { currentTarget } ) => countFormOpen( currentTarget, form.name ) }
			onInput={ steps.onInput }
			onBlur={ steps.onBlur }
		>
			<Hidden { ...props } />
			{ props.product && <p className="hvac-form__product">{ props.product.text }</p> }
			{ notice !== '' && <Failure id={ `${ id }-notice` } message={ notice } props={ props } /> }
			<Steps { ...props } steps={ steps } isBusy={ sending === 'sending' } above={ above } />
			<p className="hvac-visually-hidden" role="status">
				{ status }
			</p>
		</form>
	);
}

/** Everything that is sent with the form, so that nothing is hidden from the visitor. */
const Answers = ( { title, rows }: NonNullable< FormViewProps[ 'wizard' ] > ) => (
	<div className="hvac-form__answers">
		<p className="hvac-form__answers-title">{ title }</p>
		<dl>
			{ rows.map( ( { name, label, value } ) => (
				<div key={ name }>
					<dt>{ label }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
		</dl>
	</div>
);

/** Hidden fields. The last one is a honeypot for bots; its name means nothing to password managers. */
const Hidden = ( { id, form, companyId, pageUrl, product, wizard }: FormViewProps ) => (
	<>
		<input type="hidden" name="form" value={ form.name } />
		<input type="hidden" name="lang" value={ form.lang } />
		<input type="hidden" name="source" value={ form.source } />
		<input type="hidden" name="companyId" value={ companyId } />
		<input type="hidden" name="consentVersion" value={ form.consent?.version ?? '' } />
		<input type="hidden" name="pageUrl" value={ pageUrl } />
		{ form.marketing && <input type="hidden" name="marketingVersion" value={ form.marketing.version } /> }
		{ product && <input type="hidden" name="product" value={ product.id } /> }
		{ Object.entries( wizard?.values ?? {} ).map( ( [ name, value ] ) => (
			<input key={ name } type="hidden" name={ `wizard[${ name }]` } value={ value } />
		) ) }
		<div className="hvac-visually-hidden" aria-hidden="true">
			<label htmlFor={ `${ id }-x7` }>{ form.texts.trap }</label>
			<input
				id={ `${ id }-x7` }
				name="x7"
				type="text"
				defaultValue=""
				tabIndex={ -1 }
				autoComplete="off"
				data-1p-ignore="true"
				data-lpignore="true"
				data-bwignore="true"
				data-protonpass-ignore="true"
				data-form-type="other"
			/>
		</div>
	</>
);
