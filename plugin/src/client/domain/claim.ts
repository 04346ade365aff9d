/** The state of a block's claim on a day. The twin of `Claims\Claim`; both run `contracts/claim.cases.json`. */
import contract from '@contracts/claim.json';

export type ClaimState = 'upcoming' | 'valid' | 'expiring' | 'expired';

/** A problem for the editor to fix: no date, an invalid date, or an end before the start. */
export type ClaimProblem = 'undated' | 'invalid' | 'reversed';

/** Dates as `2026-12-31`, not validated. */
export interface ClaimDates {
	validFrom?: string;
	validUntil?: string;
}

const DAY = 24 * 60 * 60 * 1000;

const timeOf = ( day: string ): number => Date.parse( `${ day }T00:00:00Z` );

/** The text if it is a valid date, otherwise empty. */
function dayOf( text: unknown ): string {
	if ( typeof text !== 'string' || ! /^[1-9]\d{3}-\d\d-\d\d$/.test( text ) || Number.isNaN( timeOf( text ) ) ) {
		return '';
	}

	return new Date( timeOf( text ) ).toISOString().startsWith( text ) ? text : '';
}

/** Days until the last one; 0 on the last, negative after it, null without a last day. */
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
