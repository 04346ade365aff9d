<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Store;

use HvacBlocks\Offers\Claims\ClaimState;
use HvacBlocks\Offers\Claims\ClaimStateSql;
use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The rebates of this site in the order in which they end. */
final readonly class RebatesByEnd {
	/** The first and the last day, NULL for none. */
	private const DAYS = array( "NULLIF(starts, '')", "NULLIF(expires, '')" );

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @param ClaimState|null $state null for all
	 * @return list<StoredRebate> those without a last day come last
	 */
	public function page( ?ClaimState $state, string $today, int $page, int $per_page ): array {
		[ $where, $days ] = ClaimStateSql::where( $state, $today, ...self::DAYS );

		return array_map(
			StoredRebate::from_row( ... ),
			Query::rows( $this->wpdb, "SELECT * FROM %i WHERE $where ORDER BY expires = '', expires, id LIMIT %d OFFSET %d", RebateTables::rebates( $this->wpdb ), ...$days, ...array( $per_page, ( $page - 1 ) * $per_page ) )
		);
	}

	/** @param ClaimState|null $state null for all */
	public function count( ?ClaimState $state, string $today ): int {
		[ $where, $days ] = ClaimStateSql::where( $state, $today, ...self::DAYS );

		return (int) Query::value( $this->wpdb, "SELECT COUNT(*) FROM %i WHERE $where", RebateTables::rebates( $this->wpdb ), ...$days );
	}
}
