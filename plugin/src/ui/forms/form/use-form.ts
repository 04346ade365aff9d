import type { ConsentText, Lead, Outcome } from '@client/data/send-lead';
import { type FormValues, isConsentRequired, MARKETING, stepOfErrors } from '@client/domain/form';
import { useIsEditor } from '@hvac-blocks/view';
import type { Steps } from '@ui/forms/steps/types';
import { useSteps } from '@ui/forms/steps/use-steps';
import { useEffect, useRef, useState } from '@wordpress/element';
import { isConsented, nameInPost, honeypotValue, uncheckConsent } from './controls';
import { failureText } from './failure';
import { leadKey } from './lead-key';
import type { FormViewProps } from './props';
import { requestToken, type FormTokens } from './token';
import { type Sending, useSending } from './use-sending';

interface State {
	/** The page's initial message about the whole form, shown above it. */
	notice: string;
	reference: string;
	/** Whether these values require the consent's checkbox. */
	asksConsent: boolean;
	/** The consent's text: the page's, or a newer one from the server. */
	consent: ConsentText;
}

export interface FormBehaviour extends State {
	steps: Steps;
	sending: Sending;
}

/** Steps whose answers are sent as a lead: with a token, the consent, and a key that identifies duplicates. */
export function useForm( props: FormViewProps ): FormBehaviour {
	const { id, form, leadsUrl, companyId, tokenUrl, onSent } = props;
	const isActive = ! useIsEditor() && props.reference === '';
	const tokens = useRef< FormTokens >();
	const [ state, setState ] = useState< State >( () => ( {
		notice: props.notice,
		reference: props.reference,
		asksConsent: isConsentRequired( form, props.values ),
		consent: { version: form.consent?.version ?? '', text: form.consent?.text ?? '' },
	} ) );
	const change = ( part: Partial< State > ) => setState( ( before ) => ( { ...before, ...part } ) );

	const onChange = ( values: FormValues ) => {
		withdraw();
		change( { asksConsent: isConsentRequired( form, values ) } );
	};

	const onFinish = ( fields: FormValues ) => {
		const lead = {
			form: form.name,
			lang: form.lang,
			source: form.source,
			companyId,
			fields,
			consent: consented(),
			consentVersion: state.consent.version,
			...( form.marketing && {
				marketing: isConsented( steps.element.current, MARKETING ),
				marketingVersion: form.marketing.version,
			} ),
			...( props.product ? { product: props.product.id } : {} ),
			...( props.wizard ? { wizard: props.wizard.values } : {} ),
		};

		change( { notice: '' } );

		return start( {
			...lead,
			pageUrl: window.location.href.split( '#' )[ 0 ] ?? '',
			idempotencyKey: leadKey( JSON.stringify( lead ) ),
			token: tokens.current?.form() ?? '',
			x7: honeypotValue( steps.element.current ),
		} );
	};

	const consented = () => isConsented( steps.element.current ) && isConsentRequired( form, steps.values() );

	const steps = useSteps( {
		...props,
		isActive,
		nameOf: nameInPost,
		isConsented: consented,
		onChange,
		onFinish,
	} );

	useEffect( () => {
		if ( isActive ) {
			tokens.current = requestToken( tokenUrl, form.lang, steps.element.current );
		}
		// At the first interaction and never again.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	const finish = ( outcome: Outcome, lead: Lead ) => {
		if ( outcome.kind === 'sent' ) {
			steps.forget();
			steps.focusNext( `${ id }-sent` );
			change( { reference: outcome.reference } );
			onSent?.( outcome.reference, lead.fields );
		} else if ( outcome.kind === 'invalid' && stepOfErrors( form, outcome.errors ) !== -1 ) {
			if ( outcome.consent ) {
				uncheckConsent( steps.element.current );
				change( { consent: outcome.consent } );
			}
			steps.showErrors( outcome.errors );
		} else {
			steps.fail( failureText( outcome, form ) );
		}
	};

	const { status, start, withdraw } = useSending( {
		url: leadsUrl,
		form: form.name,
		companyId,
		isActive,
		texts: {
			sent: props.texts.sentHeading,
			reference: form.texts.reference ?? '',
			failed: form.messages.notStored ?? '',
			close: form.texts.close ?? '',
		},
		captcha: () => tokens.current?.captcha(),
		onOutcome: finish,
	} );

	return { ...state, steps, sending: status };
}
