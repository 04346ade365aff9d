import { NO_ANSWER, type Answer } from '../domain/tracked-number';

/** Who is asked for: a session asks once for each. */
export interface TrackedLine {
	/** The routing group. */
	group: string;
	/** The marketing code. */
	code: string;
	/** The number that the page has for the group. */
	number: string;
	dealer: { id: string; name: string };
}

/** The name under which a session keeps a line's number. */
export const storageKey = ( { group, code, dealer }: TrackedLine ): string =>
	`hvac-blocks:number:${ JSON.stringify( [ code, group, dealer.id ] ) }`;

/** The number that this session got before; null where it did not ask yet. */
export function storedNumber( line: TrackedLine ): Answer | null {
	try {
		const stored = JSON.parse( sessionStorage.getItem( storageKey( line ) ) ?? 'null' );
		return typeof stored?.number === 'string' ? { ...NO_ANSWER, ...stored } : null;
	} catch {
		return null;
	}
}

/** Keeps what a session got; a browser that forbids storage keeps it for no longer than the page. */
export function storeNumber( line: TrackedLine, answer: Answer ): void {
	try {
		sessionStorage.setItem( storageKey( line ), JSON.stringify( answer ) );
	} catch {
		// Storage is full or forbidden.
	}
}
