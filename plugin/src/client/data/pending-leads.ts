import { type CaptchaToken, type Lead, type Outcome, sendLead } from './send-lead';

/** Every page's loader looks for this name. */
const STORAGE_KEY = 'hvac-blocks:waiting';
/** Milliseconds after which an answer is no longer expected. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds until every tab reliably reads what another has written to the storage. */
const STORAGE_SYNC_MS = 10_000;

/** Messages for a lead that another page resends, in the language of its form. */
export interface PendingTexts {
	sent: string;
	/** "Your reference is {reference}." */
	reference: string;
	failed: string;
	close: string;
}

/** A lead on its way, and its destination. */
export interface PendingLead {
	url: string;
	lead: Lead;
	/** When it was submitted, in milliseconds. */
	since: number;
	texts: PendingTexts;
}

const keyOf = ( { lead }: PendingLead ) => lead.idempotencyKey;

/**
 * Leads that were sent but not answered yet. They outlive the tab: the next page of the site resends them. Kept only
 * briefly, since they contain personal data.
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
		// Without storage a lead waits only while the page is open.
	}
}

/** Sends a lead while no other tab does. If tabs cannot coordinate, its key still prevents a duplicate. */
export const sendWithLock = ( url: string, lead: Lead, captcha: CaptchaToken ): Promise< Outcome > =>
	withLock( lead.idempotencyKey, () => sendLead( url, lead, captcha ) );

/**
 * Resends a lead that another form or page could not send.
 *
 * @return the final outcome; null if another tab handles it, or if it must keep waiting
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

/** Locks are shared between tabs at once, storage only a moment later: a sent lead keeps this lock for that long. */
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

/** Insecure origins have none. */
const locks = (): LockManager | undefined => ( navigator as Partial< Navigator > ).locks;
