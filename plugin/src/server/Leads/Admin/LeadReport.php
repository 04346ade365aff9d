<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use DateTimeImmutable;
use HvacBlocks\Leads\Intake\LeadCounter;
use HvacBlocks\Leads\Statistics\CountTables;
use HvacBlocks\Leads\Statistics\DailyCounts;
use HvacBlocks\Leads\Statistics\ReportPeriod;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The number of leads by day of the site's time zone and form, and how many of the visitors who searched became leads. The site's own self-tests and
 * suspected spam are not counted.
 *
 * @phpstan-type Day array{day: string, counts: array<string, int>}
 * @phpstan-type Funnel array{searches: int, opens: int, successes: int}
 */
final readonly class LeadReport {
	private const MOST_PRODUCTS = 100;

	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	/** @return list<Day> every day of the period; a form without leads on a day is missing */
	public function days( ReportPeriod $period ): array {
		/** @var array<string, Day> $days */
		$days = array();

		foreach ( $period->days() as $day ) {
			$days[ $day ] = array(
				'day'    => $day,
				'counts' => array(),
			);
		}

		foreach ( self::stretches( $period ) as [ $from, $to, $offset ] ) {
			// West of Greenwich the time is subtracted: some drivers do not accept a negative interval.
			$day = $offset < 0 ? 'DATE( DATE_SUB( created, INTERVAL %d SECOND ) )' : 'DATE( DATE_ADD( created, INTERVAL %d SECOND ) )';
			$sql = "SELECT form, $day AS day, COUNT(*) AS total FROM %i WHERE is_test = 0 AND created >= %s AND created < %s AND status <> 'quarantined' GROUP BY form, $day";

			$rows = Query::rows( $this->wpdb, $sql, abs( $offset ), $this->tables->leads, gmdate( 'Y-m-d H:i:s', $from ), gmdate( 'Y-m-d H:i:s', $to ), abs( $offset ) );

			foreach ( $rows as $row ) {
				$day  = $row->string( 'day' );
				$form = $row->string( 'form' );

				if ( isset( $days[ $day ] ) ) {
					$days[ $day ]['counts'][ $form ] = ( $days[ $day ]['counts'][ $form ] ?? 0 ) + $row->int( 'total' );
				}
			}
		}

		return array_values( $days );
	}

	/** @return array<string, int> the numbers of leads by the ID of the product that they are about, in descending order */
	public function products( ReportPeriod $period ): array {
		[ $from, $to ] = self::limits( $period );
		$totals        = array();

		foreach ( Query::rows( $this->wpdb, "SELECT product_id, COUNT(*) AS total FROM %i WHERE is_test = 0 AND product_id <> '' AND created >= %s AND created < %s AND status <> 'quarantined' GROUP BY product_id ORDER BY total DESC, product_id LIMIT %d", $this->tables->leads, gmdate( 'Y-m-d H:i:s', $from ), gmdate( 'Y-m-d H:i:s', $to ), self::MOST_PRODUCTS ) as $row ) {
			$totals[ $row->string( 'product_id' ) ] = $row->int( 'total' );
		}

		return $totals;
	}

	/** @return Funnel */
	public function funnel( ReportPeriod $period ): array {
		$rows = Query::rows( $this->wpdb, 'SELECT event, SUM(total) AS total FROM %i WHERE day BETWEEN %s AND %s GROUP BY event', CountTables::name( $this->wpdb ), $period->from, $period->to );

		$counts = array();

		foreach ( $rows as $row ) {
			$name            = str_starts_with( $row->string( 'event' ), 'search_' ) ? 'search' : $row->string( 'event' );
			$counts[ $name ] = ( $counts[ $name ] ?? 0 ) + $row->int( 'total' );
		}

		return array(
			'searches'  => $counts['search'] ?? 0,
			'opens'     => $counts[ DailyCounts::FORM_OPENED ] ?? 0,
			'successes' => $counts[ LeadCounter::STORED ] ?? 0,
		);
	}

	/**
	 * Splits the period into ranges with a constant offset from UTC: a day on which the clocks change is two.
	 *
	 * @return list<array{int, int, int}> first second, the second after the last, offset
	 */
	private static function stretches( ReportPeriod $period ): array {
		$zone      = wp_timezone();
		$stretches = array();

		[ $begin, $end ] = self::limits( $period );

		$changes   = $zone->getTransitions( $begin, $end );
		// A zone that is just an offset has none.
		$changes = false === $changes || array() === $changes ? array( array( 'ts' => $begin, 'offset' => $zone->getOffset( new DateTimeImmutable( "@$begin" ) ) ) ) : $changes;

		foreach ( $changes as $index => $change ) {
			$from = max( $begin, $change['ts'] );
			$to   = min( $end, $changes[ $index + 1 ]['ts'] ?? $end );

			if ( $from < $to ) {
				$stretches[] = array( $from, $to, $change['offset'] );
			}
		}

		return $stretches;
	}

	/** @return array{int, int} the first second, and the second after the last */
	private static function limits( ReportPeriod $period ): array {
		return array( ( new DateTimeImmutable( $period->from, wp_timezone() ) )->getTimestamp(), ( new DateTimeImmutable( "$period->to +1 day", wp_timezone() ) )->getTimestamp() );
	}
}
