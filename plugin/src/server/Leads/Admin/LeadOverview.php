<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Leads\Statistics\ReportPeriod;
use HvacBlocks\Leads\Store\LeadDays;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The dashboard's figures about leads: how many arrived, by form and period, and how many are undelivered or suspected spam. Three queries.
 *
 * Counts like the statistics: days of the site's time zone, including today; no self-tests, no suspected spam.
 *
 * @phpstan-type Counts array{7: int, 14: int, 30: int, 60: int}
 * @phpstan-type Overview array{forms: array<string, Counts>, failed: int, retrying: int, suspected: int}
 */
final readonly class LeadOverview {
	/** Each period in days, and the start of the previous one. */
	public const PERIODS = array(
		7  => 14,
		30 => 60,
	);

	/** Up to so many undelivered or suspected leads are counted; one more says that there are more. */
	public const MOST = 1000;

	/** Seconds for which an object cache may keep the counts. */
	private const KEPT = MINUTE_IN_SECONDS;

	private const CACHE_GROUP = 'hvac-blocks-leads';

	public function __construct( private wpdb $wpdb, private LeadTables $tables, private LeadDays $leads ) {}

	/**
	 * @return Overview by form, those of 7 and 30 days and of the previous periods, at 14 and 60; failed and retrying in leads
	 * @throws DatabaseFailure if the database does not answer
	 */
	public function read(): array {
		/** @var Overview|false $kept only this method writes it */
		$kept = wp_cache_get( 'overview', self::CACHE_GROUP );

		if ( is_array( $kept ) ) {
			return $kept;
		}

		$overview = $this->count();
		wp_cache_set( 'overview', $overview, self::CACHE_GROUP, self::KEPT );

		return $overview;
	}

	/**
	 * @return Overview
	 * @throws DatabaseFailure
	 */
	private function count(): array {
		$rows = Query::rows(
			$this->wpdb,
			"SELECT 'failed' AS name, COUNT(*) AS total FROM ( SELECT 1 FROM %i WHERE is_test = 0 AND status = %s LIMIT %d ) failed
			UNION ALL SELECT 'suspected', COUNT(*) FROM ( SELECT 1 FROM %i WHERE is_test = 0 AND status = %s LIMIT %d ) suspected
			UNION ALL SELECT 'retrying', COUNT( DISTINCT lead_id ) FROM ( SELECT lead_id FROM %i WHERE state = 'waiting' AND ( attempts > 1 OR ( attempts = 1 AND claim_id = '' ) ) LIMIT %d ) retrying",
			...array( $this->tables->leads, LeadStatus::Failed->value, self::MOST + 1 ),
			...array( $this->tables->leads, LeadStatus::Quarantined->value, self::MOST + 1 ),
			...array( $this->tables->deliveries, self::MOST + 1 )
		);
		$waiting = array_column( array_map( static fn ( Row $row ): array => array( $row->string( 'name' ), $row->int( 'total' ) ), $rows ), 1, 0 );

		return array(
			'forms'     => $this->forms(),
			'failed'    => $waiting['failed'] ?? 0,
			'retrying'  => $waiting['retrying'] ?? 0,
			'suspected' => $waiting['suspected'] ?? 0,
		);
	}

	/** @return array<string, Counts> */
	private function forms(): array {
		$starts = array_map( static fn ( int $days ): string => ReportPeriod::last( $days )->from, array( 7, 14, 30 ) );
		$forms  = array();

		foreach ( $this->leads->of( ReportPeriod::last( 60 ) ) as [ 'day' => $day, 'form' => $form, 'total' => $total ] ) {
			$forms[ $form ] ??= array(
				7  => 0,
				14 => 0,
				30 => 0,
				60 => 0,
			);

			$forms[ $form ][7]  += $day >= $starts[0] ? $total : 0;
			$forms[ $form ][14] += $day >= $starts[1] && $day < $starts[0] ? $total : 0;
			$forms[ $form ][30] += $day >= $starts[2] ? $total : 0;
			$forms[ $form ][60] += $day < $starts[2] ? $total : 0;
		}

		ksort( $forms );

		return $forms;
	}
}
