import {
	CONSENT,
	type FormErrors,
	type FormField,
	type FormValues,
	namesOf,
	orderedErrors,
	stepOfErrors,
} from '@client/domain/form';
import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { FocusEvent, FormEvent, MouseEvent, RefObject } from 'react';
import { DraftStore, uuid } from './draft';
import { type Outcome, send } from './send';
import { FormToken } from './token';
import type { FormViewProps } from './view';

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
	isSending: boolean;
}

export interface FormBehaviour extends State {
	element: RefObject< HTMLFormElement >;
	onSubmit: ( event: FormEvent< HTMLFormElement > ) => void;
	onInput: ( event: FormEvent< HTMLFormElement > ) => void;
	onBlur: ( event: FocusEvent< HTMLFormElement > ) => void;
	onBack: () => void;
	/** A press on a message of the summary. */
	onError: ( event: MouseEvent, name: string ) => void;
}

export const nameInPost = ( field: string ) => ( field === CONSENT ? CONSENT : `fields[${ field }]` );

type Control = HTMLInputElement | HTMLSelectElement;

/** What a form does: one step at a time, messages, a draft, sending once. What is typed lives in the document alone. */
export function useForm( props: FormViewProps ): FormBehaviour {
	const { id, form, action, tokenUrl, onSent } = props;
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
		isSending: false,
	} ) );
	const change = ( part: Partial< State > ) => setState( ( before ) => ( { ...before, ...part } ) );
	const fields = form.steps.flatMap( ( step ) => step.fields );

	// Without the schema (the network failed) the server's messages do.
	const schema = (): Promise< Schema | null > =>
		( loading.current ??= import( '@hvac-blocks/form-schema' ).then(
			( module ) => ( loaded.current = module ),
			() => {
				loading.current = undefined;
				return null;
			}
		) );

	const control = ( name: string ) => element.current?.elements.namedItem( nameInPost( name ) ) as Control | null;
	const isConsented = () => ( control( CONSENT ) as HTMLInputElement | null )?.checked ?? false;
	const values = (): FormValues =>
		Object.fromEntries( fields.map( ( { name } ) => [ name, control( name )?.value ?? '' ] ) );

	useEffect( () => {
		if ( isEditor || props.reference ) {
			return;
		}

		token.current = new FormToken( tokenUrl );
		schema();

		// What stands in a field already was typed before this script came.
		Object.entries( draft.read().values ).forEach( ( [ name, value ] ) => {
			const empty = control( name );

			if ( empty && empty.value === '' && value !== '' ) {
				empty.value = value;
				empty.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			}
		} );
		// At the first interaction and never again.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	useEffect( () => {
		if ( focusNext.current ) {
			document.getElementById( focusNext.current )?.focus();
			focusNext.current = '';
		}
	} );

	// Messages of other steps stay until those steps are looked at again.
	const withoutStep = ( at: number ): FormErrors => {
		const names = form.steps.slice( at, at + 1 ).flatMap( namesOf );
		return Object.fromEntries( Object.entries( state.errors ).filter( ( [ name ] ) => ! names.includes( name ) ) );
	};

	const goTo = ( step: number, errors: FormErrors ) => {
		focusNext.current = `${ id }-step-${ step + 1 }`;
		change( { step, errors, summary: orderedErrors( form.steps, errors ), failure: '' } );
	};

	const showErrors = ( errors: FormErrors ) => {
		focusNext.current = `${ id }-summary`;
		change( {
			step: stepOfErrors( form, errors ),
			errors,
			summary: orderedErrors( form.steps, errors ),
			failure: '',
			isSending: false,
		} );
	};

	const showFailure = ( failure: string ) => {
		focusNext.current = `${ id }-failure`;
		change( { failure, isSending: false } );
	};

	const finish = ( outcome: Outcome ) => {
		if ( outcome.kind === 'sent' ) {
			draft.clear();
			focusNext.current = `${ id }-sent`;
			change( { reference: outcome.reference, isSending: false } );
			onSent?.( outcome.reference, values() );
		} else if ( outcome.kind === 'invalid' && stepOfErrors( form, outcome.errors ) !== -1 ) {
			showErrors( outcome.errors );
		} else {
			const own = outcome.kind === 'failed' ? outcome.message || form.messages[ outcome.reason ] : '';
			showFailure( own || form.messages.notStored || '' );
		}
	};

	const submit = async () => {
		const { key } = draft.read();
		const idempotencyKey = key || uuid();

		draft.write( { values: values(), key: idempotencyKey } );
		change( { errors: {}, summary: [], notice: '', failure: '', isSending: true } );

		finish(
			await send( action, {
				form: form.name,
				lang: form.lang,
				source: form.source,
				companyId: props.companyId,
				fields: values(),
				consent: isConsented(),
				consentVersion: form.consent?.version ?? '',
				pageUrl: window.location.href.split( '#' )[ 0 ] ?? '',
				idempotencyKey,
				token: token.current?.value() ?? '',
				website: ( element.current?.elements.namedItem( 'website' ) as HTMLInputElement | null )?.value ?? '',
			} )
		);
	};

	const press = async ( at: number ) => {
		const isLast = at === form.steps.length - 1;
		const steps = isLast ? form.steps : form.steps.slice( at, at + 1 );
		const errors = ( await schema() )?.validate( form, values(), isConsented(), steps ) ?? {};

		if ( Object.keys( errors ).length > 0 ) {
			showErrors( errors );
		} else if ( isLast ) {
			await submit();
		} else {
			goTo( at + 1, withoutStep( at ) );
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

	const onInput = ( { target }: FormEvent< HTMLFormElement > ) => {
		const name = nameOf( target as Control );

		draft.write( { values: values() } );

		if ( state.errors[ name ] && ! loaded.current?.validate( form, values(), isConsented() )[ name ] ) {
			change( { errors: { ...state.errors, [ name ]: '' } } );
		}
	};

	const onBlur = ( { target }: FocusEvent< HTMLFormElement > ) => {
		const field = fields.find( ( { name } ) => name === nameOf( target as unknown as Control ) );

		if ( field && isNumber( field ) && loaded.current ) {
			target.value = loaded.current.shown( field, target.value );
		}
	};

	const onBack = () => goTo( state.step - 1, state.errors );

	// The field may stand in a step that is not shown.
	const onError = ( event: MouseEvent, name: string ) => {
		event.preventDefault();
		focusNext.current = `${ id }-${ name }`;
		change( { step: stepOfErrors( form, { [ name ]: name } ) } );
	};

	return { ...state, element, onSubmit, onInput, onBlur, onBack, onError };
}

const nameOf = ( { name }: Control ): string => /^fields\[(.+)\]$/.exec( name )?.[ 1 ] ?? name;

const isNumber = ( { type }: FormField ) => type === 'tel' || type === 'zip';
