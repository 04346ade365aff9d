<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use DateTimeImmutable;
use HvacBlocks\Leads\Statistics\ReportPeriod;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Database\Transaction;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The number of leads by day of the site's time zone, form and product, without self-tests and suspected spam.
 *
 * A day that is over is counted once and kept. Whatever changes the number of leads of a day calls `forget()` in the same transaction; the next report
 * counts that day anew. A kept day has a row without a form, whose product is the time zone it was counted in: days of another zone do not count.
 *
 * @phpstan-type Count array{day: string, form: string, product: string, total: int}
 */
final readonly class LeadDays {
	/** Leads that arrive at midnight are stored by then, and the clocks of all web nodes are past it. */
	private const OVER = HOUR_IN_SECONDS;

	/** So many days are counted by one statement: their leads cannot change meanwhile. */
	private const AT_ONCE = 31;

	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	/** @return list<Count> a clock change makes two of a day */
	public function of( ReportPeriod $period ): array {
		$zone  = wp_timezone()->getName();
		$rows  = Query::rows( $this->wpdb, 'SELECT day, form, product_id, total FROM %i WHERE day BETWEEN %s AND %s', $this->tables->days, $period->from, $period->to );
		$known = array();

		foreach ( $rows as $row ) {
			if ( '' === $row->string( 'form' ) && $row->string( 'product_id' ) === $zone ) {
				$known[ $row->string( 'day' ) ] = true;
			}
		}

		$counts = array_filter( $rows, static fn ( Row $row ): bool => '' !== $row->string( 'form' ) && isset( $known[ $row->string( 'day' ) ] ) );

		foreach ( self::runs( array_diff( $period->days(), array_keys( $known ) ) ) as [ $first, $last ] ) {
			$over = min( $last, self::last_over() );

			if ( $first <= $over && $this->keep( $first, $over, $zone ) ) {
				array_push( $counts, ...Query::rows( $this->wpdb, "SELECT day, form, product_id, total FROM %i WHERE day BETWEEN %s AND %s AND form <> ''", $this->tables->days, $first, $over ) );
				$first = ReportPeriod::shifted( $over, 1 );
			}

			array_push( $counts, ...$first <= $last ? $this->counted( $first, $last ) : array() );
		}

		return array_values( array_map(
			static fn ( Row $row ): array => array(
				'day'     => $row->string( 'day' ),
				'form'    => $row->string( 'form' ),
				'product' => $row->string( 'product_id' ),
				'total'   => $row->int( 'total' ),
			),
			$counts
		) );
	}

	/**
	 * Has the day of a lead counted anew.
	 *
	 * @param string $created the lead's time: its day begins in its time zone up to a day before or after UTC's
	 */
	public static function forget( wpdb $wpdb, LeadTables $tables, string $created ): void {
		$day = substr( $created, 0, 10 );

		Query::run( $wpdb, 'DELETE FROM %i WHERE day BETWEEN %s AND %s', $tables->days, ReportPeriod::shifted( $day, -1 ), ReportPeriod::shifted( $day, 1 ) );
	}

	/** @return list<Row> */
	private function counted( string $first, string $last ): array {
		$rows = array();

		foreach ( self::stretches( $first, $last ) as $stretch ) {
			[ $select, $values ] = $this->select( ...$stretch );
			array_push( $rows, ...Query::rows( $this->wpdb, $select, ...$values ) );
		}

		return $rows;
	}

	/** Counts days that are over, and keeps the counts; @return bool whether it could */
	private function keep( string $first, string $last, string $zone ): bool {
		try {
			( new Transaction( $this->wpdb ) )->run(
				function () use ( $first, $last, $zone ): void {
					Query::run( $this->wpdb, 'DELETE FROM %i WHERE day BETWEEN %s AND %s', $this->tables->days, $first, $last );

					// One statement, which locks the leads that it counts: a lead that is being deleted is either gone already, or forgets the count.
					foreach ( self::stretches( $first, $last ) as $stretch ) {
						[ $select, $values ] = $this->select( ...$stretch );
						Query::run( $this->wpdb, "INSERT INTO %i ( day, form, product_id, utc_offset, total ) $select", $this->tables->days, ...$values );
					}

					$days = self::days( $first, $last );
					$rows = implode( ', ', array_fill( 0, count( $days ), "( %s, '', %s, 0, 0 )" ) );

					Query::run( $this->wpdb, "INSERT INTO %i ( day, form, product_id, utc_offset, total ) VALUES $rows", $this->tables->days, ...array_merge( ...array_map( static fn ( string $day ): array => array( $day, $zone ), $days ) ) );
				}
			);

			return true;
		} catch ( DatabaseFailure ) {
			return false;
		}
	}

	/** @return array{literal-string, list<string|int>} the query for a range with a constant offset from UTC, with its values */
	private function select( int $from, int $to, int $offset ): array {
		// West of Greenwich the time is subtracted: some drivers do not accept a negative interval.
		$day = $offset < 0 ? 'DATE( DATE_SUB( created, INTERVAL %d SECOND ) )' : 'DATE( DATE_ADD( created, INTERVAL %d SECOND ) )';

		return array(
			"SELECT $day AS day, form, product_id, %d AS utc_offset, COUNT(*) AS total FROM %i WHERE is_test = 0 AND created >= %s AND created < %s AND status <> 'quarantined' GROUP BY $day, form, product_id",
			array( abs( $offset ), $offset, $this->tables->leads, gmdate( 'Y-m-d H:i:s', $from ), gmdate( 'Y-m-d H:i:s', $to ), abs( $offset ) ),
		);
	}

	/**
	 * Splits days into ranges with a constant offset from UTC: a day on which the clocks change is two.
	 *
	 * @return list<array{int, int, int}> first second, the second after the last, offset
	 */
	private static function stretches( string $first, string $last ): array {
		$zone      = wp_timezone();
		$stretches = array();
		$begin     = self::start_of( $first );
		$end       = self::start_of( ReportPeriod::shifted( $last, 1 ) );
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

	/**
	 * @param array<string> $days in order
	 * @return list<array{string, string}> the first and the last day of each run of successive days, in parts of `AT_ONCE`
	 */
	private static function runs( array $days ): array {
		$runs  = array();
		$first = '';
		$last  = '';

		foreach ( array( ...$days, '' ) as $day ) {
			if ( '' !== $last && ( '' === $day || ReportPeriod::shifted( $last, 1 ) !== $day || ReportPeriod::shifted( $first, self::AT_ONCE ) === $day ) ) {
				$runs[] = array( $first, $last );
				$first  = '';
			}

			$first = '' === $first ? $day : $first;
			$last  = $day;
		}

		return $runs;
	}

	/** @return list<string> */
	private static function days( string $first, string $last ): array {
		for ( $days = array( $first ); end( $days ) < $last; ) {
			$days[] = ReportPeriod::shifted( end( $days ), 1 );
		}

		return $days;
	}

	/** Returns the last day that is over. */
	private static function last_over(): string {
		return ReportPeriod::shifted( (string) wp_date( 'Y-m-d', time() - self::OVER ), -1 );
	}

	private static function start_of( string $day ): int {
		return ( new DateTimeImmutable( $day, wp_timezone() ) )->getTimestamp();
	}
}
