import { useState } from '@wordpress/element';
import { ask, problemOf } from '../shared/api';
import { useResource } from '../shared/use-resource';
import { outcomeOf, type Outcome } from './outcome';
import type { Lead } from './types';

/** One lead, and a way to send it again. */
export function useLead( reference: string ) {
	const path = `/leads/${ encodeURIComponent( reference ) }`;
	const { data: lead, problem, isLoading, reload, replace } = useResource< Lead >( path );
	const [ isRetrying, setIsRetrying ] = useState( false );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );

	async function retry(): Promise< void > {
		setIsRetrying( true );
		setOutcome( null );

		try {
			const sent = await ask< Lead >( `${ path }/retry`, { method: 'POST' } );

			replace( sent );
			setOutcome( outcomeOf( sent.deliveries ) );
		} catch ( error: unknown ) {
			setOutcome( { status: 'error', message: problemOf( error ).message } );
			reload();
		} finally {
			setIsRetrying( false );
		}
	}

	return { lead, problem, isLoading, reload, replace, retry, isRetrying, outcome };
}
