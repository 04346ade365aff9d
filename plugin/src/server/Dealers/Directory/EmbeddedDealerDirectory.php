<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\PostalAreas\PostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerNames;
use HvacBlocks\Dealers\Store\DealerRow;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The dealers of this site.
 *
 * A search runs two queries: the first uses the index `area` for the rectangle around the place and keeps the dealers actually within the radius,
 * together with the IDs of the dealers whose coverage includes the ZIP code; the second reads the rows of the nearest hundred. Both modes have the same
 * answer here.
 */
final readonly class EmbeddedDealerDirectory implements SearchesNames, SearchesWithin {
	private const MOST       = 100;
	private const MOST_BANDS = 80;

	/** Of so many dealers with a name the nearest are found: as many rows are read in some milliseconds. */
	private const NAMESAKES = 1000;

	/** Up to this number the nearest are counted in PHP, which is cheaper than a count by the database; beyond it the database counts. */
	private const COUNTED = 500;

	/** Each step beyond the widest radius is this many times as wide as the previous one, up to half the earth's circumference. */
	private const WIDER    = 1.5;
	private const FARTHEST = M_PI * Sphere::RADIUS;

	public function __construct(
		private wpdb $wpdb,
		private DealerStore $store,
		private PostalAreaDirectory $locations,
		private Settings $settings,
		private int $first_step = 0,
	) {}

	public function within( int $miles ): self {
		return new self( $this->wpdb, $this->store, $this->locations, $this->settings, $miles );
	}

	public function search( string $query, SearchMode $mode ): SearchResult {
		$location = $this->locations->find( $query );
		$others   = RegionPages::existing( $this->locations->others( $query, $location ), $this->has_dealers( ... ) );

		return null === $location ? SearchResult::of_names( $this->named( $query, '', self::MOST_NAMED ), $others ) : $this->around( $location )->with_others( $others );
	}

	public function named( string $name, string $near, int $most ): array {
		$place = '' === $near ? null : $this->locations->find( $near );
		$ids   = ( new DealerNames( $this->wpdb ) )->ids( $name, null === $place ? $most : self::NAMESAKES );

		if ( null !== $place ) {
			return array_slice( $this->dealers( $place, array(), $ids ), 0, $most );
		}

		return array() === $ids ? array() : array_map( static fn ( StoredDealer $stored ): Dealer => $stored->dealer, $this->store->by_ids( $ids ) );
	}

	public function get( string $company_id ): ?Dealer {
		return RecordId::is( $company_id ) ? $this->store->get( $company_id )?->dealer : null;
	}

	private function has_dealers( string $region ): bool {
		return null !== Query::value( $this->wpdb, 'SELECT 1 FROM %i WHERE state = %s LIMIT 1', DealerTables::dealers( $this->wpdb ), $region );
	}

	private function around( Place $location ): SearchResult {
		$steps               = $this->steps();
		$radius              = array_shift( $steps );
		[ $near, $covering ] = $this->near_and_covering( $location, $radius );

		while ( array() === $near && array() === $covering && array() !== $steps ) {
			$radius = array_shift( $steps );
			$near   = $this->nearest( $location, $radius, self::COUNTED );
		}

		if ( array() === $near && array() === $covering ) {
			return new SearchResult( $location, $radius, 0, array(), $this->beyond( $location, $radius ) );
		}

		$others = array_diff_key( $covering, $near );
		$total  = count( $near ) < self::COUNTED ? count( $near ) + count( $others ) : $this->count( $location, $radius );
		// Dealers that cover the ZIP code from outside the radius sort last.
		$shown = count( $near ) < self::MOST ? array_keys( $others ) : array();

		return new SearchResult( $location, $radius, $total, $this->dealers( $location, array_slice( $near, 0, self::MOST, true ), $shown ) );
	}

	/** Returns the nearest dealer overall if there is none within the radius. Each empty ring costs one index lookup. */
	private function beyond( Place $location, float $radius ): ?Dealer {
		do {
			$radius  = min( self::FARTHEST, $radius * self::WIDER );
			$nearest = $this->nearest( $location, $radius, 1 );
		} while ( array() === $nearest && $radius < self::FARTHEST );

		return $this->dealers( $location, $nearest )[0] ?? null;
	}

	/** @return array<int, float> the haversines of the nearest dealers by ID, in order */
	private function nearest( Place $location, float $radius, int $most ): array {
		[ $nearest, $values ] = $this->nearest_query( $location, $radius, $most );

		return self::near_and_others( Query::rows( $this->wpdb, $nearest, ...$values ) )[0];
	}

	/** @return array{array<int, float>, array<int, true>} by ID: the haversines of the nearest, in order, and those whose coverage includes the place's ZIP code, at any distance */
	private function near_and_covering( Place $location, float $radius ): array {
		[ $nearest, $values ] = $this->nearest_query( $location, $radius, self::COUNTED );

		// Without the distance of covering dealers: it requires reading each row, and most of them are also near.
		$rows = Query::rows(
			$this->wpdb,
			"SELECT id, haversine FROM ($nearest) near UNION ALL SELECT dealer_id AS id, NULL AS haversine FROM %i WHERE zip = %s",
			...array( ...$values, DealerTables::coverage( $this->wpdb ), $location->zip )
		);

		return self::near_and_others( $rows );
	}

	/**
	 * @param list<Row> $rows
	 * @return array{array<int, float>, array<int, true>} by ID: the haversines of those that have one, and the others
	 */
	private static function near_and_others( array $rows ): array {
		$near   = array();
		$others = array();

		foreach ( $rows as $row ) {
			if ( $row->has( 'haversine' ) ) {
				$near[ $row->int( 'id' ) ] = $row->float( 'haversine' );
			} else {
				$others[ $row->int( 'id' ) ] = true;
			}
		}

		return array( $near, $others );
	}

	/**
	 * Returns the query for the nearest dealers, with its values. The inner limit makes the database compute each haversine once, instead of separately
	 * for the condition, the order and the result.
	 *
	 * @return array{literal-string, list<string|int|float>}
	 */
	private function nearest_query( Place $location, float $radius, int $most ): array {
		[ $box, $values ] = self::box( $location, $radius );

		return array(
			'SELECT id, haversine FROM (SELECT id, ' . self::haversine() . " AS haversine FROM %i WHERE $box LIMIT 2147483647) boxed
			WHERE haversine <= %.17fe0 ORDER BY haversine, id LIMIT %d",
			array( ...self::point( $location ), DealerTables::dealers( $this->wpdb ), ...$values, Sphere::haversine( $radius ), $most ),
		);
	}

	/** Counts the dealers within the radius, and those beyond it whose coverage includes the place's ZIP code. */
	private function count( Place $location, int $radius ): int {
		[ $box, $values ] = self::box( $location, $radius );
		[ $table, $most ] = array( DealerTables::dealers( $this->wpdb ), Sphere::haversine( $radius ) );

		$query = "SELECT (SELECT COUNT(*) FROM %i WHERE $box AND " . self::haversine() . ' <= %.17fe0)
			+ (SELECT COUNT(*) FROM %i coverage INNER JOIN %i dealers ON dealers.id = coverage.dealer_id WHERE coverage.zip = %s AND ' . self::haversine() . ' > %.17fe0)';
		$point = self::point( $location );

		return (int) Query::value( $this->wpdb, $query, ...array( $table, ...$values, ...$point, $most, DealerTables::coverage( $this->wpdb ), $table, $location->zip, ...$point, $most ) );
	}

	/**
	 * @param array<int, float> $near   haversines by ID, in the requested order
	 * @param list<int>         $others follow in the order of their distance, if there is room
	 * @return list<Dealer>
	 */
	private function dealers( Place $location, array $near, array $others = array() ): array {
		$ids = array( ...array_keys( $near ), ...$others );

		if ( array() === $ids ) {
			return array();
		}

		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$table  = DealerTables::dealers( $this->wpdb );
		$rows   = array() === $others
			? Query::rows( $this->wpdb, "SELECT * FROM %i WHERE id IN ($places)", $table, ...$ids )
			// Equal distances keep one order, so that pages of one answer neither repeat nor lose a dealer.
			: Query::rows( $this->wpdb, 'SELECT *, ' . self::haversine() . " AS haversine FROM %i WHERE id IN ($places) ORDER BY haversine, id LIMIT %d", ...array( ...self::point( $location ), $table, ...$ids, self::MOST ) );

		$dealers = array();

		foreach ( $rows as $row ) {
			$id             = $row->int( 'id' );
			$dealers[ $id ] = DealerRow::dealer( $row, round( Sphere::miles( $near[ $id ] ?? $row->float( 'haversine' ) ), 1 ) );
		}

		$ordered = array_filter( array_map( static fn ( int $id ): ?Dealer => $dealers[ $id ] ?? null, array_keys( $near ) ) );

		// The database returns the near ones in any order, the others in theirs.
		return array_values( array( ...$ordered, ...array_diff_key( $dealers, $near ) ) );
	}

	/**
	 * The rectangle around a place, as SQL with its values.
	 *
	 * @return array{literal-string, list<int|float>}
	 */
	private static function box( Place $location, float $radius ): array {
		[ $south, $north, $west, $east ] = Sphere::box( $location->lat, $location->lon, $radius );

		$first = Sphere::band( max( -90.0, $south ) );
		$last  = Sphere::band( min( 90.0, $north ) );

		// Listed one by one, each band uses its own range of the index; with too many, the list costs more than it saves.
		if ( $last - $first >= self::MOST_BANDS ) {
			return array( 'band BETWEEN %d AND %d AND lon BETWEEN %.10fe0 AND %.10fe0', array( $first, $last, $west, $east ) );
		}

		$bands  = range( $first, $last );
		$places = implode( ',', array_fill( 0, count( $bands ), '%d' ) );

		return array( "band IN ($places) AND lon BETWEEN %.10fe0 AND %.10fe0", array( ...$bands, $west, $east ) );
	}

	/**
	 * The haversine between a dealer and `point()`, as SQL with three placeholders. The exponents make the numbers floating-point instead of decimal,
	 * which the database would convert for each row.
	 *
	 * @return literal-string
	 */
	private static function haversine(): string {
		return '(POW(SIN(RADIANS(lat - %.10fe0) / 2), 2) + %.17fe0 * COS(RADIANS(lat)) * POW(SIN(RADIANS(lon - %.10fe0) / 2), 2))';
	}

	/** @return array{float, float, float} */
	private static function point( Place $location ): array {
		return array( $location->lat, cos( deg2rad( $location->lat ) ), $location->lon );
	}

	/** @return non-empty-list<int> */
	private function steps(): array {
		$steps = ChosenDistance::steps( $this->settings ) ?: array( 25 );
		$from  = array_search( $this->first_step, $steps, true );

		return false === $from ? $steps : array( $this->first_step, ...array_slice( $steps, $from + 1 ) );
	}
}
