<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Leads\Intake\LeadCounter;
use HvacBlocks\Leads\Statistics\CountTables;
use HvacBlocks\Leads\Statistics\DailyCounts;
use HvacBlocks\Leads\Statistics\ReportPeriod;
use HvacBlocks\Leads\Store\LeadDays;
use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The number of leads by day of the site's time zone and form, and how many of the visitors who searched became leads. The site's own self-tests and
 * suspected spam are not counted.
 *
 * @phpstan-import-type Count from LeadDays
 * @phpstan-type Day array{day: string, counts: array<string, int>}
 * @phpstan-type Funnel array{searches: int, opens: int, successes: int}
 */
final readonly class LeadReport {
	private const MOST_PRODUCTS = 100;

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @param list<Count> $counts
	 * @return list<Day> every day of the period; a form without leads on a day is missing
	 */
	public static function days( ReportPeriod $period, array $counts ): array {
		/** @var array<string, Day> $days */
		$days = array();

		foreach ( $period->days() as $day ) {
			$days[ $day ] = array(
				'day'    => $day,
				'counts' => array(),
			);
		}

		foreach ( $counts as [ 'day' => $day, 'form' => $form, 'total' => $total ] ) {
			if ( isset( $days[ $day ] ) ) {
				$days[ $day ]['counts'][ $form ] = ( $days[ $day ]['counts'][ $form ] ?? 0 ) + $total;
			}
		}

		return array_values( $days );
	}

	/**
	 * @param list<Count> $counts
	 * @return array<string, int> the numbers of leads by the ID of the product that they are about, in descending order
	 */
	public static function products( array $counts ): array {
		$totals = array();

		foreach ( $counts as [ 'product' => $product, 'total' => $total ] ) {
			if ( '' !== $product ) {
				$totals[ $product ] = ( $totals[ $product ] ?? 0 ) + $total;
			}
		}

		ksort( $totals );
		arsort( $totals );

		return array_slice( $totals, 0, self::MOST_PRODUCTS, true );
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
}
