import { useRef, useState } from '@wordpress/element';
import type { DeletedDealers, DeletedLeads, DeletedRebates } from './answers';
import { apiRequest, problemOf } from './api';

/** The result of one request of a bulk action; the next one resumes at `after`. */
export type BulkStep = DeletedLeads;

/** An action on many rows. */
export interface BulkAction {
	/** The buttons' text. */
	verb: string;
	isDestructive: boolean;
	/** Receives the number also as it is written. */
	question: ( number: number, text: string ) => string;
	/** What happens to the rows. */
	explanation: string;
	/**
	 * Processes as many rows as one request may; large numbers take several requests, so that none exceeds the
	 * server's time limit.
	 */
	step: ( isAll: boolean, after: number ) => Promise< BulkStep >;
	outcome: ( done: number, skipped: number ) => string;
}

export interface Bulk {
	/** The action that waits for confirmation, or is running. */
	action: BulkAction | null;
	/** Rows processed so far; null if not running. */
	seen: number | null;
	problem: string;
	ask: ( action: BulkAction ) => void;
	/** Runs the action; after a failure, it resumes where it stopped. */
	run: ( isAll: boolean ) => Promise< void >;
	/** Stops after the current request, or closes the confirmation. */
	cancel: () => void;
}

/** The `step` of an action that deletes the selected rows, or all that match the filter. */
export const deletionOf =
	( path: string, ids: string[], filter: Record< string, string > ): BulkAction[ 'step' ] =>
	async ( isAll ) => {
		const { deleted, remaining } = await apiRequest< DeletedDealers | DeletedRebates >( path, {
			method: 'DELETE',
			data: isAll ? { ...filter, all: true } : { ids },
		} );

		return { done: deleted, skipped: 0, after: 0, more: deleted > 0 && remaining > 0 };
	};

const NONE = { done: 0, skipped: 0, after: 0 };

/**
 * Confirms, then processes many rows, request by request.
 *
 * @param onDone receives the outcome, however it ended, unless nothing was done
 */
export function useBulk( onDone: ( text: string ) => void ): Bulk {
	const [ action, setAction ] = useState< BulkAction | null >( null );
	const [ seen, setSeen ] = useState< number | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const sum = useRef( NONE );
	const isStopped = useRef( false );

	function close( { outcome }: BulkAction ): void {
		const { done, skipped } = sum.current;

		setAction( null );

		if ( done + skipped > 0 ) {
			onDone( outcome( done, skipped ) );
		}
	}

	return {
		action,
		seen,
		problem,
		ask( next ) {
			sum.current = NONE;
			isStopped.current = false;
			setProblem( '' );
			setAction( next );
		},
		async run( isAll ) {
			if ( ! action ) {
				return;
			}

			setProblem( '' );
			setSeen( sum.current.done + sum.current.skipped );

			try {
				for ( let more = true; more && ! isStopped.current; ) {
					const step = await action.step( isAll, sum.current.after );
					const { done, skipped } = sum.current;

					sum.current = { done: done + step.done, skipped: skipped + step.skipped, after: step.after };
					setSeen( sum.current.done + sum.current.skipped );
					( { more } = step );
				}

				close( action );
			} catch ( error: unknown ) {
				setProblem( problemOf( error ).message );
			} finally {
				setSeen( null );
			}
		},
		cancel() {
			if ( seen !== null ) {
				isStopped.current = true;
			} else if ( action ) {
				close( action );
			}
		},
	};
}
