import { readSession, writeSession } from '@client/data/session-json';
import { type FormErrors, namesOf, orderedErrors, stepOfErrors } from '@client/domain/form';
import { countryOf } from '@client/domain/form-country';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { FocusEvent, FormEvent, MouseEvent } from 'react';
import { type Control, controlsOf, fillIfUntouched, valueOf, withoutErrors } from './controls';
import { knownValues } from './prefill';
import { ignoreDoublePress } from './double-press';
import { formatPhoneInput } from './format-phone-input';
import type { Steps, StepsOptions, StepsState } from './types';

type Rules = typeof import( '@hvac-blocks/form-schema' );

// A press that waits for the form needs the rules next: they load while React hydrates.
if ( document.querySelector( '.hvac-form [aria-busy=true]' ) ) {
	import( '@hvac-blocks/form-schema' ).catch( () => {} );
}

/**
 * The steps of a form: one at a time, validated before the next, with the input stored for the tab's life. `useForm()`
 * sends the answers. What is typed is only in the document.
 */
export function useSteps( options: StepsOptions ): Steps {
	const { id, form, isActive, nameOf, isConsented, onChange, onFinish } = options;
	const element = useRef< HTMLFormElement >( null );
	const loading = useRef< Promise< Rules | null > >();
	const loaded = useRef< Rules | null >( null );
	const isBusy = useRef( false );
	const focused = useRef( '' );
	const [ state, setState ] = useState< StepsState >( {
		step: options.step,
		errors: options.errors,
		summary: options.summary,
		failure: '',
		country: '',
	} );
	// For the tab's life and no longer: it contains personal data.
	const draft = `hvac-blocks:form:${ form.name }`;
	const change = ( part: Partial< StepsState > ) => setState( ( before ) => ( { ...before, ...part } ) );
	const fields = form.steps.flatMap( ( step ) => step.fields );
	const controls = ( field: string ) => controlsOf( element.current, nameOf( field ) );
	const values = () => Object.fromEntries( fields.map( ( { name } ) => [ name, valueOf( controls( name ) ) ] ) );
	const check = ( steps = form.steps ) => loaded.current?.validate( form, values(), isConsented(), steps ) ?? {};

	// If the rules cannot be loaded (the network failed), the server validates.
	const rules = (): Promise< Rules | null > =>
		( loading.current ??= import( '@hvac-blocks/form-schema' ).then(
			( module ) => ( loaded.current = module ),
			() => {
				loading.current = undefined;
				return null;
			}
		) );

	const focusNext = ( target: string ) => {
		ignoreDoublePress();
		focused.current = target;
	};

	useEffect( () => {
		if ( ! isActive ) {
			return;
		}

		// Text already in a field was typed before hydration.
		const [ draftValues, knownFromBrowser ] = [ readSession( draft ), knownValues( fields ) ];
		fields.forEach( ( field ) =>
			fillIfUntouched(
				controls( field.name ),
				field,
				draftValues[ field.name ] || knownFromBrowser[ field.name ] || ''
			)
		);
		onChange( values() );
		// At the first interaction and never again.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	useEffect( () => {
		if ( focused.current ) {
			document.getElementById( focused.current )?.focus();
			focused.current = '';
		}
	} );

	const goTo = ( step: number, errors: FormErrors ) => {
		focusNext( `${ id }-step-${ step + 1 }` );
		change( { step, errors, summary: orderedErrors( form.steps, errors ), failure: '' } );
	};

	const showErrors = ( errors: FormErrors ) => {
		const summary = orderedErrors( form.steps, errors );

		// Focuses the first invalid field. The summary is an alert, which is announced without the focus.
		focusNext( `${ id }-${ summary[ 0 ]?.name }` );
		change( { step: stepOfErrors( form, errors ), errors, summary, failure: '' } );
	};

	const fail = ( failure: string ) => {
		focusNext( `${ id }-failure` );
		change( { failure } );
	};

	const press = async ( at: number ) => {
		const isLast = at === form.steps.length - 1;
		const steps = isLast ? form.steps : form.steps.slice( at, at + 1 );

		await rules();
		const errors = check( steps );

		if ( Object.keys( errors ).length > 0 ) {
			showErrors( errors );
		} else if ( isLast ) {
			const answers = values();
			writeSession( draft, answers );
			change( { errors: {}, summary: [], failure: '' } );
			await onFinish( answers );
		} else {
			// Errors of other steps stay until those steps are validated again.
			goTo( at + 1, withoutErrors( state.errors, steps.flatMap( namesOf ) ) );
		}
	};

	const onSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();

		if ( ! isActive || isBusy.current ) {
			return;
		}

		// The Enter key presses the form's first button, even if hidden; if steps cannot be hidden, the last button
		// sends them all.
		const button = ( event.nativeEvent as SubmitEvent ).submitter;
		const step = button?.offsetParent && button.closest< HTMLElement >( '[data-step]' )?.dataset.step;

		isBusy.current = true;
		press( step ? Number( step ) : state.step ).finally( () => ( isBusy.current = false ) );
	};

	const fieldOf = ( control: Control ) => fields.find( ( { name } ) => nameOf( name ) === control.name );

	const onInput = ( event: FormEvent< HTMLFormElement > ) => {
		const control = event.target as Control;
		const field = fieldOf( control );

		// Load the rules only when the visitor starts to fill in the form.
		rules();

		if ( field?.type === 'tel' && control instanceof HTMLInputElement ) {
			formatPhoneInput( control, event.nativeEvent as InputEvent, loaded.current?.displayValue, field );
		}

		const now = values();
		writeSession( draft, now );
		change( { country: countryOf( form.steps, now ) } );
		onChange( now );

		const name = field?.name ?? control.name;

		if ( state.errors[ name ] && ! check()[ name ] ) {
			// Autofill changes several fields at once.
			setState( ( before ) => ( { ...before, errors: { ...before.errors, [ name ]: '' } } ) );
		}
	};

	const onBlur = ( { target }: FocusEvent< HTMLFormElement > ) => {
		const control = target as unknown as Control;
		const field = fieldOf( control );

		if ( field && loaded.current && [ 'tel', 'zip' ].includes( field.type ) ) {
			control.value = loaded.current.displayValue( field, control.value );
		}
	};

	const onBack = () => goTo( state.step - 1, state.errors );

	// The field may be in a hidden step.
	const onError = ( event: MouseEvent, name: string ) => {
		event.preventDefault();
		focusNext( `${ id }-${ name }` );
		change( { step: stepOfErrors( form, { [ name ]: name } ) } );
	};

	return {
		...state,
		element,
		nameOf,
		values,
		onSubmit,
		onInput,
		onBlur,
		onBack,
		onError,
		showErrors,
		fail,
		focusNext,
		forget: () => writeSession( draft, null ),
	};
}
