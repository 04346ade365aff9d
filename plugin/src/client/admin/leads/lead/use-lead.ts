import { useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { apiRequest, problemOf } from '../../shared/api';
import { useResource } from '../../shared/use-resource';
import { outcomeOf, type Outcome } from '../outcome';
import type { Lead } from '../types';

/**
 * One lead, with functions to send it: again, or despite looking like spam.
 *
 * @param reference
 * @param list      the list's filter and order, which determine the adjacent leads
 */
export function useLead( reference: string, list: Record< string, string > ) {
	const path = `/leads/${ encodeURIComponent( reference ) }`;
	const { data: lead, problem, isLoading, reload, replace } = useResource< Lead >( addQueryArgs( path, list ) );
	const [ isSending, setIsSending ] = useState( false );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );

	async function send( how: 'retry' | 'release' ): Promise< void > {
		setIsSending( true );
		setOutcome( null );

		try {
			const sent = await apiRequest< Lead >( addQueryArgs( `${ path }/${ how }`, list ), { method: 'POST' } );

			take( sent );
			setOutcome( outcomeOf( sent.deliveries ) );
		} catch ( error: unknown ) {
			setOutcome( { status: 'error', message: problemOf( error ).message } );
			reload();
		} finally {
			setIsSending( false );
		}
	}

	/** Merges what another request returned, which may be partial. */
	function take( change: Partial< Lead >, came?: Outcome ): void {
		if ( lead ) {
			replace( { ...lead, ...change } );
		}
		if ( came ) {
			setOutcome( came );
		}
	}

	return { lead, problem, isLoading, reload, take, send, isSending, outcome };
}
