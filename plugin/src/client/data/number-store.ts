import { NO_ANSWER, type Answer } from '../domain/tracked-number';

/** What a number is requested for: each is requested once per session. */
export interface TrackedLine {
	/** The routing group. */
	group: string;
	/** The marketing code. */
	code: string;
	/** The number printed for the group. */
	number: string;
	dealer: { id: string; name: string };
}

/** The storage key of a line's number. */
export const storageKey = ( { group, code, dealer }: TrackedLine ): string =>
	`hvac-blocks:number:${ JSON.stringify( [ code, group, dealer.id ] ) }`;

/** The number that this session received earlier; null if it has not asked yet. */
export function storedNumber( line: TrackedLine ): Answer | null {
	try {
		const stored = JSON.parse( sessionStorage.getItem( storageKey( line ) ) ?? 'null' );
		return typeof stored?.number === 'string' ? { ...NO_ANSWER, ...stored } : null;
	} catch {
		return null;
	}
}

/** Stores an answer for the session, or for the page if the browser forbids storage. */
export function storeNumber( line: TrackedLine, answer: Answer ): void {
	try {
		sessionStorage.setItem( storageKey( line ), JSON.stringify( answer ) );
	} catch {
		// Storage is full or forbidden.
	}
}
