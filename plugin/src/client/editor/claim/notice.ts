import { claimProblem, claimState, daysLeft, type ClaimDates } from '@client/domain/claim';
import { sentence } from '@client/domain/text';
import { getBlockType } from '@wordpress/blocks';
import { date } from '@wordpress/date';
import { __, _n } from '@wordpress/i18n';
import { dayText } from '../../data/user-day';

export interface ClaimAttributes extends ClaimDates {
	source?: string;
	sourceUrl?: string;
	expired?: string;
	expiredText?: string;
}

/** Today in the site's time zone. */
export const siteToday = (): string => date( 'Y-m-d', undefined, undefined );

/** The scope of a claim: the whole block, or the price of a block that is also shown without it. */
export type Claimed = 'block' | 'price';

interface Schema {
	role?: string;
	type?: unknown;
	enum?: unknown[];
	default?: unknown;
}

const OF_A_CLAIM = [ 'validFrom', 'validUntil', 'source', 'sourceUrl' ];

/** Content, or a figure in it; a choice from a list is a setting. */
const isContent = ( { role, type, enum: choices }: Schema = {} ): boolean =>
	role === 'content' || ( ( type === 'number' || type === 'integer' ) && ! choices );

/** Whether an editor has entered something: a new block has no dates and no source yet, and nothing is wrong with that. */
export function isBegun( block: string, attributes: object ): boolean {
	const { attributes: schema = {} } = ( getBlockType( block ) ?? {} ) as { attributes?: Record< string, Schema > };

	return Object.entries( attributes ).some(
		( [ name, value ] ) =>
			Boolean( value ) &&
			value !== schema[ name ]?.default &&
			( OF_A_CLAIM.includes( name ) || isContent( schema[ name ] ) )
	);
}

/** What an editor should know about a claim's dates; empty if all is well. */
export function claimNotice( claim: ClaimAttributes, claimed: Claimed = 'block', today = siteToday() ): string {
	const problem = claimProblem( claim );

	if ( claimed === 'price' ) {
		// Products do not need a price, and prices do not need to end.
		return problem === 'undated' ? '' : priceNotice( claim, problem, today );
	}
	switch ( problem ) {
		case 'undated':
			return __(
				'This block has no dates. Under Validity, enter when the claim starts and ends.',
				'hvac-blocks'
			);
		case 'invalid':
			return __( 'This block has an invalid date, which pages ignore.', 'hvac-blocks' );
		case 'reversed':
			return __( 'The last day is before the first day, so pages never show this block.', 'hvac-blocks' );
	}

	switch ( claimState( claim, today ) ) {
		case 'upcoming':
			return sentence(
				/* translators: %s: a date. */
				__( 'Pages show this block starting %s.', 'hvac-blocks' ),
				dayText( claim.validFrom ?? '' )
			);
		case 'expiring':
			return expiringText( claim, daysLeft( claim, today ) ?? 0 );
		case 'expired':
			return expiredText( claim );
		default:
			return '';
	}
}

function priceNotice( claim: ClaimAttributes, problem: ReturnType< typeof claimProblem >, today: string ): string {
	if ( problem === 'invalid' ) {
		return __( 'The price has an invalid date, which pages ignore.', 'hvac-blocks' );
	}
	if ( problem === 'reversed' ) {
		return __( 'The last day is before the first day, so pages never show the price.', 'hvac-blocks' );
	}

	switch ( claimState( claim, today ) ) {
		case 'upcoming':
			return sentence(
				/* translators: %s: a date. */
				__( 'Pages show the price starting %s.', 'hvac-blocks' ),
				dayText( claim.validFrom ?? '' )
			);
		case 'expiring':
			return sentence(
				/* translators: %s: a date. */
				__( 'The price expires soon. Its last day is %s.', 'hvac-blocks' ),
				dayText( claim.validUntil ?? '' )
			);
		case 'expired':
			return sentence(
				/* translators: %s: a date. */
				__( 'The price expired on %s. Pages no longer show it.', 'hvac-blocks' ),
				dayText( claim.validUntil ?? '' )
			);
		default:
			return '';
	}
}

const expiringText = ( { validUntil }: ClaimAttributes, days: number ): string =>
	days === 0
		? __( 'This block expires at the end of today.', 'hvac-blocks' )
		: sentence(
				/* translators: 1: number of days, 2: a date. */
				_n(
					'This block expires in %1$d day. Its last day is %2$s.',
					'This block expires in %1$d days. Its last day is %2$s.',
					days,
					'hvac-blocks'
				),
				days,
				dayText( validUntil ?? '' )
			);

function expiredText( { validUntil, expired, expiredText: text = '' }: ClaimAttributes ): string {
	const day = dayText( validUntil ?? '' );

	return expired === 'text' && text.trim() !== ''
		? /* translators: %s: a date. */
			sentence( __( 'This block expired on %s. Pages show its replacement text.', 'hvac-blocks' ), day )
		: /* translators: %s: a date. */
			sentence( __( 'This block expired on %s. Pages do not show it.', 'hvac-blocks' ), day );
}
