import type { Lead } from './send';

const NAME = 'hvac-blocks:waiting';

/** A lead on its way, and where to. */
export interface Waiting {
	url: string;
	lead: Lead;
}

const isOf = ( key: string ) => ( each: Waiting ) => each.lead.idempotencyKey === key;

/** Leads that were sent and not answered yet, kept for the tab's life: the next form of the tab sends them on. */
export function waitingLeads(): Waiting[] {
	try {
		const kept: unknown = JSON.parse( sessionStorage.getItem( NAME ) ?? '[]' );
		return Array.isArray( kept ) ? kept : [];
	} catch {
		return [];
	}
}

export const keepWaiting = ( waiting: Waiting ): void =>
	store( [ ...waitingLeads().filter( ( each ) => ! isOf( waiting.lead.idempotencyKey )( each ) ), waiting ] );

export const dropWaiting = ( key: string ): void => store( waitingLeads().filter( ( each ) => ! isOf( key )( each ) ) );

function store( leads: Waiting[] ): void {
	try {
		if ( leads.length > 0 ) {
			sessionStorage.setItem( NAME, JSON.stringify( leads ) );
		} else {
			sessionStorage.removeItem( NAME );
		}
	} catch {
		// Without storage a lead waits as long as the page.
	}
}
