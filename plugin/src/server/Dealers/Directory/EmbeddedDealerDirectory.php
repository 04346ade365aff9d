<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\PostalAreas\PostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerRow;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The dealers of this site.
 *
 * A search asks two things: first the index `area` for the rectangle around the place, of which it keeps what is truly within the
 * radius, together with the IDs of the dealers whose coverage names the ZIP; then for the rows of the nearest hundred. Both modes have the same
 * answer here.
 */
final readonly class EmbeddedDealerDirectory implements DealerDirectory {
	private const MOST       = 100;
	private const MOST_BANDS = 80;

	/** So many of the nearest are counted as they come, which costs less than to have the database count; more than these it counts. */
	private const COUNTED = 500;

	/** Each step beyond the widest radius is so many times as wide as the one before, up to half around the earth. */
	private const WIDER    = 1.5;
	private const FARTHEST = M_PI * Sphere::RADIUS;

	public function __construct(
		private wpdb $wpdb,
		private DealerStore $store,
		private PostalAreaDirectory $locations,
		private Settings $settings,
	) {}

	public function search( string $query, SearchMode $mode ): SearchResult {
		$location = $this->locations->find( $query );

		return null === $location ? SearchResult::nowhere() : $this->around( $location );
	}

	public function get( string $company_id ): ?Dealer {
		return 1 === preg_match( '/^[\w-]{1,64}$/D', $company_id ) ? $this->store->get( $company_id )?->dealer : null;
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
		// Whoever covers the place from beyond the radius is farther than all within.
		$shown = count( $near ) < self::MOST ? array_keys( $others ) : array();

		return new SearchResult( $location, $radius, $total, $this->dealers( $location, array_slice( $near, 0, self::MOST, true ), $shown ) );
	}

	/** The nearest dealer of all, where there is none within the radius. Rings that hold nobody cost a look into the index each. */
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

	/** @return array{array<int, float>, array<int, true>} by ID: the haversines of the nearest, in order, and those whose coverage names the place's ZIP, wherever they are */
	private function near_and_covering( Place $location, float $radius ): array {
		[ $nearest, $values ] = $this->nearest_query( $location, $radius, self::COUNTED );

		// Without the distance of who covers: it takes a look at each row, and most of them are near as well.
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
	 * The query for the nearest dealers, with its values. Its limit inside has the database work out each haversine once, and not for the
	 * condition, the order and the answer anew.
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

	/** How many there are within the radius, and beyond it of those whose coverage names the place's ZIP. */
	private function count( Place $location, int $radius ): int {
		[ $box, $values ] = self::box( $location, $radius );
		[ $table, $most ] = array( DealerTables::dealers( $this->wpdb ), Sphere::haversine( $radius ) );

		$query = "SELECT (SELECT COUNT(*) FROM %i WHERE $box AND " . self::haversine() . ' <= %.17fe0)
			+ (SELECT COUNT(*) FROM %i coverage INNER JOIN %i dealers ON dealers.id = coverage.dealer_id WHERE coverage.zip = %s AND ' . self::haversine() . ' > %.17fe0)';
		$point = self::point( $location );

		return (int) Query::value( $this->wpdb, $query, ...array( $table, ...$values, ...$point, $most, DealerTables::coverage( $this->wpdb ), $table, $location->zip, ...$point, $most ) );
	}

	/**
	 * @param array<int, float> $near   haversines by ID, in the order wanted
	 * @param list<int>         $others follow in the order of their distance, as far as there is room
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

		$coverage = $this->store->coverage_of( $rows );
		$dealers  = array();

		foreach ( $rows as $row ) {
			$id             = $row->int( 'id' );
			$dealers[ $id ] = DealerRow::dealer( $row, $coverage[ $id ] ?? array(), round( Sphere::miles( $near[ $id ] ?? $row->float( 'haversine' ) ), 1 ) );
		}

		$ordered = array_filter( array_map( static fn ( int $id ): ?Dealer => $dealers[ $id ] ?? null, array_keys( $near ) ) );

		// The database gives those that are near in any order, the others in theirs.
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

		// Named one by one, each band leads to its own stretch of the index; of too many the list costs more than it saves.
		if ( $last - $first >= self::MOST_BANDS ) {
			return array( 'band BETWEEN %d AND %d AND lon BETWEEN %.10fe0 AND %.10fe0', array( $first, $last, $west, $east ) );
		}

		$bands  = range( $first, $last );
		$places = implode( ',', array_fill( 0, count( $bands ), '%d' ) );

		return array( "band IN ($places) AND lon BETWEEN %.10fe0 AND %.10fe0", array( ...$bands, $west, $east ) );
	}

	/**
	 * The haversine between a dealer and `point()`, as SQL with three placeholders. The exponents make floating-point numbers of what would be decimal ones,
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
		$steps = $this->settings->ints( 'dealer_radius_steps' );
		sort( $steps );

		return array() === $steps ? array( 25 ) : $steps;
	}
}
