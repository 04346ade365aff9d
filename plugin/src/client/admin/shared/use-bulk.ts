import { useRef, useState } from '@wordpress/element';
import { problemOf } from './api';

/** What one request did of many. */
export interface BulkStep {
	done: number;
	skipped: number;
	/** Where the next request goes on. */
	after: number;
	more: boolean;
}

/** One thing that can be done with many rows. */
export interface BulkAction {
	/** On its buttons. */
	verb: string;
	isDestructive: boolean;
	question: ( number: number ) => string;
	/** What becomes of the rows. */
	explanation: string;
	/** Does as many as one request may; very many go in several: none takes longer than a server allows. */
	step: ( isAll: boolean, after: number ) => Promise< BulkStep >;
	outcome: ( done: number, skipped: number ) => string;
}

export interface Bulk {
	/** What waits to be confirmed, or is under way. */
	action: BulkAction | null;
	/** How many rows it has seen; null while it rests. */
	seen: number | null;
	problem: string;
	ask: ( action: BulkAction ) => void;
	/** Runs the action; after a failure, it resumes where it stopped. */
	run: ( isAll: boolean ) => Promise< void >;
	/** Ends it after the request that is under way, or puts the question away. */
	cancel: () => void;
}

const NONE = { done: 0, skipped: 0, after: 0 };

/**
 * Asks, then acts on many rows, request by request.
 *
 * @param onDone gets what it came to, however it ended, unless nothing was done
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
