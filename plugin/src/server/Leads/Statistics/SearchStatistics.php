<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Dealers\PostalAreas\PostalAreaTables;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Languages\PageLanguage;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The statistics of a period. Days are totals of all places and places are totals of the whole period; the two are never combined.
 *
 * @phpstan-type Totals array{searches: int, found: int, nobody: int, nowhere: int}
 * @phpstan-type Day array{day: string, found: int, nobody: int, nowhere: int}
 * @phpstan-type Place array{zip: string, name: string, region: string, regionCode: string, lat: float|null, lon: float|null, searches: int, nobody: int, last: string}
 */
final readonly class SearchStatistics {
	/** The number of codes in one query. */
	private const AT_ONCE = 1000;

	private const PLACES = "SELECT subject, SUM(total) AS searches, SUM(CASE WHEN event = 'search_nobody' THEN total ELSE 0 END) AS nobody, MAX(day) AS last
		FROM %i WHERE event IN (%s, %s, %s) AND day BETWEEN %s AND %s AND subject <> '' GROUP BY subject";

	public function __construct( private wpdb $wpdb ) {}

	/** @return list<Day> every day of the period */
	public function days( ReportPeriod $period ): array {
		$days = array();

		foreach ( $period->days() as $day ) {
			$days[ $day ] = array(
				'day'     => $day,
				'found'   => 0,
				'nobody'  => 0,
				'nowhere' => 0,
			);
		}

		$rows = $this->rows( 'SELECT day, event, SUM(total) AS searches FROM %i WHERE event IN (%s, %s, %s) AND day BETWEEN %s AND %s GROUP BY day, event', $period );

		foreach ( $rows as $row ) {
			$day = $row->string( 'day' );

			if ( isset( $days[ $day ] ) ) {
				match ( SearchOutcome::tryFrom( $row->string( 'event' ) ) ) {
					SearchOutcome::Found   => $days[ $day ]['found']   = $row->int( 'searches' ),
					SearchOutcome::Nobody  => $days[ $day ]['nobody']  = $row->int( 'searches' ),
					SearchOutcome::Nowhere => $days[ $day ]['nowhere'] = $row->int( 'searches' ),
					null                   => null,
				};
			}
		}

		return array_values( $days );
	}

	/**
	 * @param list<Day> $days
	 * @return Totals
	 */
	public static function totals( array $days ): array {
		$found   = array_sum( array_column( $days, 'found' ) );
		$nobody  = array_sum( array_column( $days, 'nobody' ) );
		$nowhere = array_sum( array_column( $days, 'nowhere' ) );

		return array(
			'searches' => $found + $nobody + $nowhere,
			'found'    => $found,
			'nobody'   => $nobody,
			'nowhere'  => $nowhere,
		);
	}

	/** @return list<Place> the most searched places, in descending order */
	public function places( ReportPeriod $period, int $limit ): array {
		return $this->named( $this->rows( self::PLACES . ' ORDER BY searches DESC, subject LIMIT %d', $period, $limit ) );
	}

	/** @return list<Place> the places where searches found no dealer, in descending order */
	public function unserved( ReportPeriod $period, int $limit ): array {
		return $this->named( $this->rows( self::PLACES . " HAVING SUM(CASE WHEN event = 'search_nobody' THEN total ELSE 0 END) > 0 ORDER BY nobody DESC, subject LIMIT %d", $period, $limit ) );
	}

	/**
	 * @param literal-string $query with the placeholders for the table, the three events and the period
	 * @return list<Row>
	 */
	private function rows( string $query, ReportPeriod $period, int ...$more ): array {
		$events = array_column( SearchOutcome::cases(), 'value' );

		return Query::rows( $this->wpdb, $query, CountTables::name( $this->wpdb ), ...array( ...$events, $period->from, $period->to, ...array_values( $more ) ) );
	}

	/**
	 * @param list<Row> $rows
	 * @return list<Place>
	 */
	private function named( array $rows ): array {
		$known = $this->known( array_map( static fn ( Row $row ): string => $row->string( 'subject' ), $rows ) );

		return array_map(
			static function ( Row $row ) use ( $known ): array {
				$zip   = $row->string( 'subject' );
				$place = $known[ $zip ] ?? null;

				return array(
					'zip'        => $zip,
					'name'       => $place?->string( 'name' ) ?? '',
					'region'     => null === $place ? '' : Regions::name_in( $place->string( 'region' ), PageLanguage::current() ),
					'regionCode' => $place?->string( 'region' ) ?? '',
					'lat'        => null === $place ? null : (float) $place->string( 'lat' ),
					'lon'        => null === $place ? null : (float) $place->string( 'lon' ),
					'searches'   => $row->int( 'searches' ),
					'nobody'     => $row->int( 'nobody' ),
					'last'       => $row->string( 'last' ),
				);
			},
			$rows
		);
	}

	/**
	 * @param list<string> $codes
	 * @return array<array-key, Row> the bundled places by code
	 */
	private function known( array $codes ): array {
		$known = array();

		foreach ( array_chunk( $codes, self::AT_ONCE ) as $chunk ) {
			$places = implode( ',', array_fill( 0, count( $chunk ), '%s' ) );

			foreach ( Query::rows( $this->wpdb, "SELECT code, name, region, lat, lon FROM %i WHERE code IN ($places)", PostalAreaTables::name( $this->wpdb ), ...$chunk ) as $row ) {
				$known[ $row->string( 'code' ) ] = $row;
			}
		}

		return $known;
	}
}
