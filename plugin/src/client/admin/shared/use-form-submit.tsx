import { useEffect, useRef, useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import { problemOf, type ApiProblem } from './api';
import { Message } from './message';

/**
 * A form that is sent as a whole: once at a time, with what is wrong above its fields, and the focus on the first wrong one.
 *
 * @param send      saves what was typed; it is busy until the form is gone
 * @param onRefused before the problem is shown
 * @return for the form, above its fields, for each field, and for its button
 */
export function useFormSubmit( send: () => Promise< void >, onRefused?: ( problem: ApiProblem ) => void ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );
	const ref = useRef< HTMLFormElement >( null );

	useEffect( () => {
		ref.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
	}, [ problem ] );

	async function run( request: () => Promise< void >, isLast: boolean ): Promise< void > {
		if ( isBusy ) {
			return;
		}

		setIsBusy( true );
		setProblem( null );

		try {
			await request();
			setIsBusy( isLast );
		} catch ( error: unknown ) {
			const refused = problemOf( error );

			onRefused?.( refused );
			setProblem( refused );
			setIsBusy( false );
		}
	}

	return {
		form: {
			ref,
			noValidate: true,
			onSubmit: ( event: FormEvent ) => {
				event.preventDefault();
				void run( send, true );
			},
		},
		notice: <Message text={ problem?.message } />,
		messages: problem?.fields ?? {},
		/** Sends something else with what was typed, such as a preview, while the form stays. */
		also: ( request: () => Promise< void > ) => run( request, false ),
		button: {
			__next40pxDefaultSize: true,
			type: 'submit',
			variant: 'primary',
			isBusy,
			'aria-disabled': isBusy,
		} as const,
	};
}
