/** Where a block's claim stands on a day. The twin of `Claims\Claim`; both run `contracts/claim.cases.json`. */
import contract from '@contracts/claim.json';

export type ClaimState = 'upcoming' | 'valid' | 'expiring' | 'expired';

/** What an editor should mend: no date at all, one that no calendar has, or an end before its beginning. */
export type ClaimProblem = 'undated' | 'invalid' | 'reversed';

/** Days as `2026-12-31`, not trusted. */
export interface ClaimDates {
	validFrom?: string;
	validUntil?: string;
}

const DAY = 24 * 60 * 60 * 1000;

const timeOf = ( day: string ): number => Date.parse( `${ day }T00:00:00Z` );

/** The text, if it is a day of the calendar; else empty. */
function dayOf( text: unknown ): string {
	if ( typeof text !== 'string' || ! /^[1-9]\d{3}-\d\d-\d\d$/.test( text ) || Number.isNaN( timeOf( text ) ) ) {
		return '';
	}

	return new Date( timeOf( text ) ).toISOString().startsWith( text ) ? text : '';
}

/** How many days follow until its last; 0 on the last, negative after it, null where it has no last day. */
export function daysLeft( { validUntil }: ClaimDates, today: string ): number | null {
	const until = dayOf( validUntil );

	return until === '' ? null : Math.round( ( timeOf( until ) - timeOf( today ) ) / DAY );
}

export function claimState( { validFrom, validUntil }: ClaimDates, today: string ): ClaimState {
	const left = daysLeft( { validUntil }, today );

	if ( left !== null && left < 0 ) {
		return 'expired';
	}
	if ( today < dayOf( validFrom ) ) {
		return 'upcoming';
	}

	return left !== null && left <= contract.soonDays ? 'expiring' : 'valid';
}

export function claimProblem( { validFrom = '', validUntil = '' }: ClaimDates ): ClaimProblem | null {
	const [ from, until ] = [ dayOf( validFrom ), dayOf( validUntil ) ];

	if ( from !== validFrom || until !== validUntil ) {
		return 'invalid';
	}
	if ( from === '' && until === '' ) {
		return 'undated';
	}

	return from !== '' && until !== '' && until < from ? 'reversed' : null;
}
