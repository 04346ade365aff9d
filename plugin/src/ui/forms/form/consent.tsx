import { CONSENT, MARKETING } from '@client/domain/form';
import { useIsEditor } from '@hvac-blocks/view';
import { StepField } from '@ui/forms/steps/field';
import type { FormViewProps } from './props';
import type { FormBehaviour } from './use-form';

interface Props {
	props: FormViewProps;
	behaviour: FormBehaviour;
}

/** What the visitor agrees to: the consent as a checkbox or text alone, the optional one for marketing, and the policy. */
export function Consent( { props, behaviour }: Props ) {
	const { marketing } = props.form;

	return (
		<>
			<Required props={ props } behaviour={ behaviour } />
			{ marketing && (
				<div className="hvac-form__consent" data-asked>
					<StepField
						props={ props }
						steps={ behaviour.steps }
						field={ { ...CHECKBOX, name: MARKETING, label: marketing.text, required: false } }
						value={ props.wantsMarketing ? '1' : '' }
					/>
				</div>
			) }
			{ props.privacyUrl !== '' && (
				<p className="hvac-form__legal">
					<a className="hvac-form__link" href={ props.privacyUrl }>
						{ props.texts.privacy }
					</a>
				</p>
			) }
		</>
	);
}

function Required( { props, behaviour }: Props ) {
	const { consent } = props.form;
	const isEditor = useIsEditor();

	if ( ! consent ) {
		return null;
	}

	return consent.box ? (
		<div className="hvac-form__consent" data-asked={ isEditor || behaviour.asksConsent }>
			<StepField
				props={ props }
				steps={ behaviour.steps }
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
