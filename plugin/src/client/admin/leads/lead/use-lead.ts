import { useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { apiRequest, problemOf } from '../../shared/api';
import { useResource } from '../../shared/use-resource';
import { outcomeOf, type Outcome } from '../outcome';
import type { Lead } from '../types';

/**
 * One lead, and ways to send it: again, or although it looks like spam.
 *
 * @param reference
 * @param list      what the list was narrowed to and in which order: it decides what stands beside the lead
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

	/** Takes what another request says of the lead, which need not be all. */
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
