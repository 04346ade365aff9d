<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

defined( 'ABSPATH' ) || exit;

/** The twin of `Claim::state()` in SQL. */
final class ClaimStateSql {
	/**
	 * @param ClaimState|null $state null for all
	 * @param literal-string $from  the SQL for the first day, NULL for none
	 * @param literal-string $until the SQL for the last day, NULL for none
	 * @return array{literal-string, list<string>} a condition, and the values to prepare it with
	 */
	public static function where( ?ClaimState $state, string $today, string $from, string $until ): array {
		$soon = SiteCalendar::after( $today, Claim::soon_days() );

		return match ( $state ) {
			null                 => array( '1 = 1', array() ),
			ClaimState::Expired  => array( "$until < %s", array( $today ) ),
			ClaimState::Upcoming => array( "$from > %s AND ( $until IS NULL OR $until >= %s )", array( $today, $today ) ),
			ClaimState::Expiring => array( "$until >= %s AND $until <= %s AND ( $from IS NULL OR $from <= %s )", array( $today, $soon, $today ) ),
			ClaimState::Valid    => array( "( $until IS NULL OR $until > %s ) AND ( $from IS NULL OR $from <= %s )", array( $soon, $today ) ),
		};
	}
}
