import { countFormOpen } from '@client/data/form-opens';
import { Failure, PendingNotice, Summary } from './notices';
import type { FormViewProps } from './props';
import { Sent } from './sent';
import { Step } from './step';
import { useForm } from './use-form';

export type { FormViewProps } from './props';

/** A form of one or more steps. PHP prints all of them; the style shows one where scripts run. */
export function View( props: FormViewProps ) {
	const { id, form, action, texts } = props;
	const behaviour = useForm( props );
	const { summary, notice, failure, reference, sending } = behaviour;
	const status = { no: '', sending: form.texts.sending, pending: form.texts.waiting }[ sending ];

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
			// What is typed says by itself what it is; a box that was ticked before a reload is not ticked again by the browser.
			autoComplete="off"
			noValidate
			onSubmit={ behaviour.onSubmit }
			onFocus={ ( { currentTarget } ) => countFormOpen( currentTarget, form.name ) }
			onInput={ behaviour.onInput }
			onBlur={ behaviour.onBlur }
		>
			<Hidden { ...props } />
			{ notice !== '' && <Failure id={ `${ id }-notice` } message={ notice } props={ props } /> }
			{ summary.length > 0 && (
				<Summary
					id={ id }
					title={ form.messages.invalid ?? '' }
					items={ summary }
					onError={ behaviour.onError }
				/>
			) }
			{ form.texts.required !== '' && <p className="hvac-form__note">{ form.texts.required }</p> }
			{ form.steps.map( ( each, index ) => (
				<Step key={ index } props={ props } behaviour={ behaviour } step={ each } index={ index }>
					{ index === form.steps.length - 1 && failure !== '' && (
						<Failure id={ id } message={ failure } props={ props } />
					) }
					{ index === form.steps.length - 1 && sending === 'pending' && <PendingNotice { ...props } /> }
				</Step>
			) ) }
			<p className="hvac-visually-hidden" role="status">
				{ status }
			</p>
		</form>
	);
}

/** What is posted and not seen; the last is for machines, which fill in what they find. */
const Hidden = ( { id, form, companyId, pageUrl }: FormViewProps ) => (
	<>
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
	</>
);
