<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use DateTimeImmutable;
use HvacBlocks\Leads\Statistics\DailyCounts;
use HvacBlocks\Leads\Statistics\ReportPeriod;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The dashboard's figures about leads: how many arrived, by form and period, and how many are undelivered or suspected spam. Two queries.
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

	/** Seconds for which an object cache may keep the counts. */
	private const KEPT = MINUTE_IN_SECONDS;

	private const CACHE_GROUP = 'hvac-blocks-leads';

	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

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
		$days = array_map( self::start_of( ... ), array( 7, 14, 30, 60 ) );
		// No form has an empty name, and a list needs one.
		$forms = array( '', ...$this->forms() );
		$rows  = $this->rows(
			'SELECT form AS name, SUM( CASE WHEN created >= %s THEN 1 ELSE 0 END ) AS in7, SUM( CASE WHEN created >= %s AND created < %s THEN 1 ELSE 0 END ) AS in14, SUM( CASE WHEN created >= %s THEN 1 ELSE 0 END ) AS in30, SUM( CASE WHEN created < %s THEN 1 ELSE 0 END ) AS in60
				FROM %i WHERE is_test = 0 AND form IN ( ' . implode( ', ', array_fill( 0, count( $forms ), '%s' ) ) . " ) AND created >= %s AND status <> 'quarantined' GROUP BY form
			UNION ALL SELECT '/failed', COUNT(*), 0, 0, 0 FROM %i WHERE is_test = 0 AND status = %s
			UNION ALL SELECT '/suspected', COUNT(*), 0, 0, 0 FROM %i WHERE is_test = 0 AND status = %s
			UNION ALL SELECT '/retrying', COUNT( DISTINCT lead_id ), 0, 0, 0 FROM %i WHERE state = 'waiting' AND ( attempts > 1 OR ( attempts = 1 AND claim_id = '' ) )",
			...array( $days[0], $days[1], $days[0], $days[2], $days[2] ),
			...array( $this->tables->leads, ...$forms, $days[3] ),
			...array( $this->tables->leads, LeadStatus::Failed->value ),
			...array( $this->tables->leads, LeadStatus::Quarantined->value ),
			...array( $this->tables->deliveries )
		);

		$overview = array(
			'forms'    => array(),
			'failed'   => 0,
			'retrying' => 0,
			'suspected' => 0,
		);

		foreach ( $rows as $row ) {
			$name = $row->string( 'name' );

			// A slash: no form has such a name.
			match ( $name ) {
				'/failed'   => $overview['failed']   = $row->int( 'in7' ),
				'/retrying' => $overview['retrying'] = $row->int( 'in7' ),
				'/suspected' => $overview['suspected'] = $row->int( 'in7' ),
				default     => $overview['forms'][ $name ] = array(
					7  => $row->int( 'in7' ),
					14 => $row->int( 'in14' ),
					30 => $row->int( 'in30' ),
					60 => $row->int( 'in60' ),
				),
			};
		}

		ksort( $overview['forms'] );

		return $overview;
	}

	/**
	 * Returns the forms of the leads, including those that no longer exist. With their names, the database counts a range of dates in an index
	 * (`by_form`) for each; without them, it reads the whole index. Selecting `is_test` makes MariaDB read one entry for each form here.
	 *
	 * @return list<string>
	 */
	private function forms(): array {
		return array_map(
			static fn ( Row $row ): string => $row->string( 'form' ),
			$this->rows( 'SELECT DISTINCT is_test, form FROM %i', $this->tables->leads )
		);
	}

	/**
	 * @param literal-string $sql
	 * @return list<Row>
	 * @throws DatabaseFailure
	 */
	private function rows( string $sql, string ...$values ): array {
		return Query::rows( $this->wpdb, $sql, ...$values );
	}

	/** Returns when the first of this many days began, today being the last, in UTC. */
	private static function start_of( int $days ): string {
		return gmdate( 'Y-m-d H:i:s', ( new DateTimeImmutable( ReportPeriod::shifted( DailyCounts::today(), 1 - $days ), wp_timezone() ) )->getTimestamp() );
	}
}
