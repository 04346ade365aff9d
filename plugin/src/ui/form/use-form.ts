import type { ConsentText, Lead, Outcome } from '@client/data/send-lead';
import {
	type FormErrors,
	type FormField,
	type FormValues,
	isConsentAsked,
	namesOf,
	orderedErrors,
	stepOfErrors,
} from '@client/domain/form';
import { countryOf } from '@client/domain/form-country';
import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { FocusEvent, FormEvent, MouseEvent, RefObject } from 'react';
import { type Control, fieldOf, fillIn, isConsented, trapOf, untick, valuesOf, without } from './controls';
import { DraftStore, keyOf } from './draft';
import { failureOf } from './failure';
import { known } from './prefill';
import type { FormViewProps } from './props';
import { FormToken } from './token';
import { typePhone } from './type-phone';
import { type Sending, useSending } from './use-sending';

type Schema = typeof import( '@hvac-blocks/form-schema' );

interface State {
	step: number;
	/** Messages under the fields. */
	errors: FormErrors;
	/** What the last press found: it stays until the next one, so that nothing moves under what is being typed. */
	summary: Array< { name: string; message: string } >;
	/** What the page came with about the form as a whole; it stands above it. */
	notice: string;
	/** Why the last try to send failed; it stands above the button. */
	failure: string;
	reference: string;
	/** Whose states or provinces are listed; empty for all. */
	country: string;
	/** Whether these values need the box of the consent. */
	asksConsent: boolean;
	/** What is to be agreed to: the page's words, or others that the server has sent since. */
	consent: ConsentText;
}

export interface FormBehaviour extends State {
	element: RefObject< HTMLFormElement >;
	sending: Sending;
	onSubmit: ( event: FormEvent< HTMLFormElement > ) => void;
	onInput: ( event: FormEvent< HTMLFormElement > ) => void;
	onBlur: ( event: FocusEvent< HTMLFormElement > ) => void;
	onBack: () => void;
	/** A press on a message of the summary. */
	onError: ( event: MouseEvent, name: string ) => void;
}

/** What a form does: one step at a time, messages, a draft, sending once. What is typed lives in the document alone. */
export function useForm( props: FormViewProps ): FormBehaviour {
	const { id, form, action, companyId, tokenUrl, onSent } = props;
	const isEditor = useIsEditor();
	const element = useRef< HTMLFormElement >( null );
	const token = useRef< FormToken >();
	const loading = useRef< Promise< Schema | null > >();
	const loaded = useRef< Schema | null >( null );
	const isBusy = useRef( false );
	const focusNext = useRef( '' );
	const [ draft ] = useState( () => new DraftStore( form.name ) );
	const [ state, setState ] = useState< State >( () => ( {
		step: props.step,
		errors: props.errors,
		summary: props.summary,
		notice: props.notice,
		failure: '',
		reference: props.reference,
		country: '',
		asksConsent: isConsentAsked( form, props.values ),
		consent: { version: form.consent?.version ?? '', text: form.consent?.text ?? '' },
	} ) );
	const change = ( part: Partial< State > ) => setState( ( before ) => ( { ...before, ...part } ) );
	const fields = form.steps.flatMap( ( step ) => step.fields );
	const values = () => valuesOf( element.current, fields );
	const consented = () => isConsented( element.current ) && isConsentAsked( form, values() );
	const isActive = ! isEditor && props.reference === '';

	// Without the schema (the network failed) the server's messages do.
	const schema = (): Promise< Schema | null > =>
		( loading.current ??= import( '@hvac-blocks/form-schema' ).then(
			( module ) => ( loaded.current = module ),
			() => {
				loading.current = undefined;
				return null;
			}
		) );

	const follow = ( now: FormValues ) =>
		change( { country: countryOf( form.steps, now ), asksConsent: isConsentAsked( form, now ) } );

	useEffect( () => {
		if ( ! isActive ) {
			return;
		}

		token.current = new FormToken( tokenUrl );

		// What stands in a field already was typed before this script came.
		const [ kept, own ] = [ draft.read(), known( fields ) ];
		fields.forEach( ( field ) => fillIn( element.current, field, kept[ field.name ] || own[ field.name ] || '' ) );
		change( { asksConsent: isConsentAsked( form, values() ) } );
		// At the first interaction and never again.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	useEffect( () => {
		if ( focusNext.current ) {
			document.getElementById( focusNext.current )?.focus();
			focusNext.current = '';
		}
	} );

	const goTo = ( step: number, errors: FormErrors ) => {
		focusNext.current = `${ id }-step-${ step + 1 }`;
		change( { step, errors, summary: orderedErrors( form.steps, errors ), failure: '' } );
	};

	const showErrors = ( errors: FormErrors ) => {
		const summary = orderedErrors( form.steps, errors );

		// The first of the fields. The summary is an alert: it is said without the focus.
		focusNext.current = `${ id }-${ summary[ 0 ]?.name }`;
		change( { step: stepOfErrors( form, errors ), errors, summary, failure: '' } );
	};

	const finish = ( outcome: Outcome, lead: Lead ) => {
		if ( outcome.kind === 'sent' ) {
			draft.clear();
			focusNext.current = `${ id }-sent`;
			change( { reference: outcome.reference } );
			onSent?.( outcome.reference, lead.fields );
		} else if ( outcome.kind === 'invalid' && stepOfErrors( form, outcome.errors ) !== -1 ) {
			if ( outcome.consent ) {
				untick( element.current );
				change( { consent: outcome.consent } );
			}
			showErrors( outcome.errors );
		} else {
			focusNext.current = `${ id }-failure`;
			change( { failure: failureOf( outcome, form ) } );
		}
	};

	const { status, start, withdraw } = useSending( {
		action,
		form: form.name,
		companyId,
		isActive,
		texts: {
			sent: props.texts.sentHeading,
			reference: form.texts.reference ?? '',
			failed: form.messages.notStored ?? '',
			close: form.texts.close ?? '',
		},
		onOutcome: finish,
	} );

	const submit = () => {
		const lead = {
			form: form.name,
			lang: form.lang,
			source: form.source,
			companyId,
			fields: values(),
			consent: consented(),
			consentVersion: state.consent.version,
		};

		draft.write( lead.fields );
		change( { errors: {}, summary: [], notice: '', failure: '' } );

		return start( {
			...lead,
			pageUrl: window.location.href.split( '#' )[ 0 ] ?? '',
			idempotencyKey: keyOf( JSON.stringify( lead ) ),
			token: token.current?.value() ?? '',
			website: trapOf( element.current ),
		} );
	};

	const press = async ( at: number ) => {
		const isLast = at === form.steps.length - 1;
		const steps = isLast ? form.steps : form.steps.slice( at, at + 1 );
		const errors = ( await schema() )?.validate( form, values(), consented(), steps ) ?? {};

		if ( Object.keys( errors ).length > 0 ) {
			showErrors( errors );
		} else if ( isLast ) {
			await submit();
		} else {
			// Messages of other steps stay until those steps are looked at again.
			goTo( at + 1, without( state.errors, steps.flatMap( namesOf ) ) );
		}
	};

	const onSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();

		if ( isEditor || isBusy.current ) {
			return;
		}

		// The Enter key presses the first button of the form, shown or not; where steps cannot be hidden the last
		// button sends them all.
		const button = ( event.nativeEvent as SubmitEvent ).submitter;
		const step = button?.offsetParent && button.closest< HTMLElement >( '[data-step]' )?.dataset.step;

		isBusy.current = true;
		press( step ? Number( step ) : state.step ).finally( () => ( isBusy.current = false ) );
	};

	const typed = ( control: Control ): FormField | undefined =>
		fields.find( ( { name } ) => name === fieldOf( control ) );

	const onInput = ( event: FormEvent< HTMLFormElement > ) => {
		const control = event.target as Control;
		const name = fieldOf( control );

		// Looking at a form is not filling it in.
		schema();

		if ( typed( control )?.type === 'tel' && control instanceof HTMLInputElement ) {
			typePhone( control, event.nativeEvent as InputEvent, loaded.current?.shown, typed( control ) );
		}

		const now = values();
		draft.write( now );
		withdraw();
		follow( now );

		if ( state.errors[ name ] && ! loaded.current?.validate( form, now, consented() )[ name ] ) {
			change( { errors: { ...state.errors, [ name ]: '' } } );
		}
	};

	const onBlur = ( { target }: FocusEvent< HTMLFormElement > ) => {
		const control = target as unknown as Control;
		const field = typed( control );

		if ( field && loaded.current && [ 'tel', 'zip' ].includes( field.type ) ) {
			control.value = loaded.current.shown( field, control.value );
		}
	};

	const onBack = () => goTo( state.step - 1, state.errors );

	// The field may stand in a step that is not shown.
	const onError = ( event: MouseEvent, name: string ) => {
		event.preventDefault();
		focusNext.current = `${ id }-${ name }`;
		change( { step: stepOfErrors( form, { [ name ]: name } ) } );
	};

	return { ...state, sending: status, element, onSubmit, onInput, onBlur, onBack, onError };
}
