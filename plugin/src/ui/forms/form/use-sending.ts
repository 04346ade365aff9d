import {
	dropPending,
	keepPending,
	pendingLeads,
	type PendingTexts,
	sendWithLock,
	resendPending,
} from '@client/data/pending-leads';
import { type CaptchaToken, failedOutcome, type Lead, type Outcome } from '@client/data/send-lead';
import { useEffect, useRef, useState } from '@wordpress/element';

export type Sending = 'no' | 'sending' | 'pending';

/** Milliseconds between attempts without an answer. */
const RETRY_DELAYS_MS = [ 2000, 4000, 8000, 16000, 30000 ];
/** Attempts while the browser reports a connection; after these, the connection is not the cause. */
const MAX_TRIES = 4;

interface Options {
	url: string;
	form: string;
	companyId: string;
	isActive: boolean;
	/** Messages for a page that resends the lead. */
	texts: PendingTexts;
	captcha: CaptchaToken;
	/** Called with a lead's final outcome. */
	onOutcome: ( outcome: Outcome, lead: Lead ) => void;
}

/**
 * Sends one lead at a time: stored until it is answered, retried when there is a connection, always under the same
 * key.
 */
export function useSending( { url, form, companyId, isActive, texts, captcha, onOutcome }: Options ) {
	const [ status, setStatus ] = useState< Sending >( 'no' );
	const current = useRef< Lead | null >( null );
	const isTrying = useRef( false );
	const tries = useRef( 0 );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	// An attempt that ends later reports to the current view.
	const latestOnOutcome = useRef( onOutcome );
	latestOnOutcome.current = onOutcome;

	const attempt = async (): Promise< void > => {
		const lead = current.current;

		if ( ! lead || isTrying.current ) {
			return;
		}

		clearTimeout( timer.current );
		isTrying.current = true;
		tries.current++;
		const outcome = await sendWithLock( url, lead, captcha );
		isTrying.current = false;

		if ( current.current !== lead ) {
			// Withdrawn meanwhile, or replaced by the visitor's changes.
			return attempt();
		}

		if ( outcome.kind === 'unreached' && ( ! navigator.onLine || tries.current < MAX_TRIES ) ) {
			setStatus( 'pending' );
			timer.current = setTimeout(
				attempt,
				RETRY_DELAYS_MS[ Math.min( tries.current, RETRY_DELAYS_MS.length ) - 1 ]
			);
			return;
		}

		current.current = null;
		dropPending( lead.idempotencyKey );
		setStatus( 'no' );
		latestOnOutcome.current( outcome.kind === 'unreached' ? failedOutcome() : outcome, lead );
	};

	const start = ( lead: Lead ): Promise< void > => {
		current.current = lead;
		tries.current = 0;
		keepPending( { url, lead, since: Date.now(), texts } );
		setStatus( 'sending' );
		return attempt();
	};

	/** Cancels a pending lead, because the visitor is changing it. */
	const withdraw = (): void => {
		if ( status === 'pending' && current.current ) {
			clearTimeout( timer.current );
			dropPending( current.current.idempotencyKey );
			current.current = null;
			setStatus( 'no' );
		}
	};

	useEffect( () => {
		if ( ! isActive ) {
			return;
		}

		const retry = () => void attempt();
		window.addEventListener( 'online', retry );
		// A page restored from the back/forward cache has lost its requests.
		window.addEventListener( 'pageshow', retry );

		for ( const pending of pendingLeads() ) {
			const { lead } = pending;

			if ( lead.form === form && lead.companyId === companyId && ! current.current ) {
				current.current = lead;
				setStatus( 'pending' );
				retry();
			} else {
				// A lead from another form, whose page the visitor has left.
				void resendPending( pending );
			}
		}

		return () => {
			clearTimeout( timer.current );
			window.removeEventListener( 'online', retry );
			window.removeEventListener( 'pageshow', retry );
		};
		// Once: what is kept now was sent before this form came alive.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	// Only while a lead is pending, because this listener disables the back/forward cache.
	useEffect( () => {
		const hold = ( event: BeforeUnloadEvent ) => event.preventDefault();

		if ( status === 'pending' ) {
			window.addEventListener( 'beforeunload', hold );
		}
		return () => window.removeEventListener( 'beforeunload', hold );
	}, [ status ] );

	return { status, start, withdraw };
}
