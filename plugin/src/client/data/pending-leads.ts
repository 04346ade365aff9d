import { type Lead, type Outcome, sendLead } from './send-lead';

/** The loader of every page looks for this name. */
const STORAGE_KEY = 'hvac-blocks:waiting';
/** Milliseconds after which nobody expects an answer any more. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds until every tab surely reads from the storage what another has written. */
const STORAGE_SYNC_MS = 10_000;

/** What is said of a lead that another page sends on, in the language of its form. */
export interface PendingTexts {
	sent: string;
	/** "Your reference is {reference}." */
	reference: string;
	failed: string;
	close: string;
}

/** A lead on its way, and where to. */
export interface PendingLead {
	url: string;
	lead: Lead;
	/** When it was to be sent, in milliseconds. */
	since: number;
	texts: PendingTexts;
}

const keyOf = ( { lead }: PendingLead ) => lead.idempotencyKey;

/**
 * Leads that were sent and not answered yet. They outlive the tab: whichever page of the site comes next sends them on.
 * The shorter for it, since they hold a person's address.
 */
export function pendingLeads(): PendingLead[] {
	try {
		const kept: unknown = JSON.parse( localStorage.getItem( STORAGE_KEY ) ?? '[]' );
		return Array.isArray( kept ) ? kept.filter( ( { since } ) => Date.now() - since < MAX_AGE_MS ) : [];
	} catch {
		return [];
	}
}

export const keepPending = ( pending: PendingLead ): void =>
	storePending( [ ...pendingLeads().filter( ( each ) => keyOf( each ) !== keyOf( pending ) ), pending ] );

export const dropPending = ( key: string ): void =>
	storePending( pendingLeads().filter( ( each ) => keyOf( each ) !== key ) );

function storePending( leads: PendingLead[] ): void {
	try {
		if ( leads.length > 0 ) {
			localStorage.setItem( STORAGE_KEY, JSON.stringify( leads ) );
		} else {
			localStorage.removeItem( STORAGE_KEY );
		}
	} catch {
		// Without storage a lead waits as long as the page.
	}
}

/** Sends a lead while no other tab does. Where tabs cannot agree, its key still makes one lead of it. */
export const sendWithLock = ( url: string, lead: Lead ): Promise< Outcome > =>
	withLock( lead.idempotencyKey, () => sendLead( url, lead ) );

/**
 * Sends on a lead that some other form or page could not send.
 *
 * @return what became of it in the end; null where it is another's already, or has to go on waiting
 */
export const resendPending = ( { url, lead }: PendingLead ): Promise< Outcome | null > =>
	withLock( lead.idempotencyKey, async () => {
		const isWaiting = pendingLeads().some( ( each ) => keyOf( each ) === lead.idempotencyKey );

		if ( ! isWaiting || ( await isSent( lead.idempotencyKey ) ) ) {
			return null;
		}

		const outcome = await sendLead( url, lead );

		if ( outcome.kind === 'unreached' || ( outcome.kind === 'failed' && ! outcome.isFinal ) ) {
			return null;
		}

		dropPending( lead.idempotencyKey );
		await markSent( lead.idempotencyKey );
		return outcome;
	} );

async function withLock< T >( key: string, task: () => Promise< T > ): Promise< T > {
	const manager = locks();

	return manager ? await manager.request( `hvac-blocks:lead:${ key }`, task ) : await task();
}

const sentLockName = ( key: string ) => `hvac-blocks:sent:${ key }`;

/** Tabs agree on locks at once, on the storage only a moment later: who has sent a lead holds this one for as long. */
const markSent = ( key: string ): Promise< void > =>
	new Promise( ( done ) => {
		const hold = () => {
			done();
			return new Promise( ( release ) => setTimeout( release, STORAGE_SYNC_MS ) );
		};

		if ( ! locks()?.request( sentLockName( key ), hold ) ) {
			done();
		}
	} );

async function isSent( key: string ): Promise< boolean > {
	const { held = [] } = ( await locks()?.query() ) ?? {};

	return held.some( ( { name } ) => name === sentLockName( key ) );
}

/** A page without a secure origin has none. */
const locks = (): LockManager | undefined => ( navigator as Partial< Navigator > ).locks;
