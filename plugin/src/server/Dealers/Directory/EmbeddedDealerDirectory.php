<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Database\Query;
use HvacBlocks\Dealers\Dealer;
use HvacBlocks\Dealers\Store\DealerRow;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Locations\Location;
use HvacBlocks\Locations\LocationDirectory;
use HvacBlocks\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The dealers of this site.
 *
 * A search asks two things: first the index `area` for the rectangle around the place, of which it keeps what is truly within the
 * radius, together with the dealers whose coverage names the ZIP; then for the rows of the nearest hundred. Both modes have the same
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
		private LocationDirectory $locations,
		private Settings $settings,
	) {}

	public function search( string $query, SearchMode $mode ): SearchResult {
		$location = $this->locations->find( $query );

		return null === $location ? SearchResult::nowhere() : $this->around( $location );
	}

	public function get( string $company_id ): ?Dealer {
		return 1 === preg_match( '/^[\w-]{1,64}$/D', $company_id ) ? $this->store->get( $company_id )?->dealer : null;
	}

	private function around( Location $location ): SearchResult {
		$steps               = $this->steps();
		$radius              = array_shift( $steps );
		[ $near, $covering ] = $this->near_and_covering( $location, $radius );

		while ( array() === $near && array() === $covering && array() !== $steps ) {
			$radius = array_shift( $steps );
			$near   = $this->nearest( $location, $radius, self::COUNTED );
		}

		$within = count( $near ) < self::COUNTED ? count( $near ) : $this->count_within( $location, $radius );
		$beyond = array_filter( $covering, static fn ( float $haversine ): bool => $haversine > Sphere::haversine( $radius ) );
		$found  = array_slice( $near, 0, self::MOST, true ) + $beyond;

		if ( array() === $found ) {
			return new SearchResult( $location, $radius, 0, array(), $this->beyond( $location, $radius ) );
		}

		// Equal distances keep one order, so that pages of one answer neither repeat nor lose a dealer. The nearest have it already.
		if ( array() !== $beyond ) {
			uksort( $found, static fn ( int $a, int $b ): int => array( $found[ $a ], $a ) <=> array( $found[ $b ], $b ) );
		}

		return new SearchResult( $location, $radius, $within + count( $beyond ), $this->dealers( array_slice( $found, 0, self::MOST, true ) ) );
	}

	/** The nearest dealer of all, where there is none within the radius. Rings that hold nobody cost a look into the index each. */
	private function beyond( Location $location, float $radius ): ?Dealer {
		do {
			$radius  = min( self::FARTHEST, $radius * self::WIDER );
			$nearest = $this->nearest( $location, $radius, 1 );
		} while ( array() === $nearest && $radius < self::FARTHEST );

		return $this->dealers( $nearest )[0] ?? null;
	}

	/** @return array<int, float> the haversines of the nearest dealers by ID, in order */
	private function nearest( Location $location, float $radius, int $most ): array {
		return $this->haversines( ...$this->nearest_query( $location, $radius, $most ) )[0];
	}

	/** @return array{array<int, float>, array<int, float>} the haversines by ID: of the nearest, in order, and of those whose coverage names the place's ZIP */
	private function near_and_covering( Location $location, float $radius ): array {
		[ $nearest, $values ] = $this->nearest_query( $location, $radius, self::COUNTED );

		return $this->haversines(
			"SELECT id, haversine, 0 AS covers FROM ($nearest) near UNION ALL
			SELECT id, " . self::haversine() . ' AS haversine, 1 AS covers FROM %i coverage INNER JOIN %i dealers ON dealers.id = coverage.dealer_id
			WHERE coverage.zip = %s',
			array( ...$values, ...self::point( $location ), DealerTables::coverage( $this->wpdb ), DealerTables::dealers( $this->wpdb ), $location->zip )
		);
	}

	/** @return array{literal-string, list<string|int|float>} the query for the nearest dealers, with its values */
	private function nearest_query( Location $location, float $radius, int $most ): array {
		[ $box, $values ] = self::box( $location, $radius );

		return array(
			'SELECT id, haversine FROM (SELECT id, ' . self::haversine() . " AS haversine FROM %i WHERE $box) boxed
			WHERE haversine <= %.17f ORDER BY haversine, id LIMIT %d",
			array( ...self::point( $location ), DealerTables::dealers( $this->wpdb ), ...$values, Sphere::haversine( $radius ), $most ),
		);
	}

	private function count_within( Location $location, int $radius ): int {
		[ $box, $values ] = self::box( $location, $radius );

		$query  = "SELECT COUNT(*) FROM %i WHERE $box AND " . self::haversine() . ' <= %.17f';
		$values = array( DealerTables::dealers( $this->wpdb ), ...$values, ...self::point( $location ), Sphere::haversine( $radius ) );

		return (int) Query::value( $this->wpdb, $query, ...$values );
	}

	/**
	 * @param array<int, float> $haversines by ID, in the order wanted
	 * @return list<Dealer>
	 */
	private function dealers( array $haversines ): array {
		if ( array() === $haversines ) {
			return array();
		}

		$ids    = array_keys( $haversines );
		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$rows     = Query::rows( $this->wpdb, "SELECT * FROM %i WHERE id IN ($places)", DealerTables::dealers( $this->wpdb ), ...$ids );
		$coverage = $this->store->coverage_of( $rows );
		$dealers  = array();

		foreach ( $rows as $row ) {
			$id             = $row->int( 'id' );
			$dealers[ $id ] = DealerRow::dealer( $row, $coverage[ $id ] ?? array(), round( Sphere::miles( $haversines[ $id ] ), 1 ) );
		}

		// The database gives them in any order.
		return array_values( array_filter( array_map( static fn ( int $id ): ?Dealer => $dealers[ $id ] ?? null, $ids ) ) );
	}

	/**
	 * @param literal-string $query
	 * @param list<string|int|float> $values
	 * @return array{array<int, float>, array<int, float>} by ID; the second are those that the query says cover
	 */
	private function haversines( string $query, array $values ): array {
		$rows = Query::rows( $this->wpdb, $query, ...$values );

		$near     = array();
		$covering = array();

		foreach ( $rows as $row ) {
			if ( $row->bool( 'covers' ) ) {
				$covering[ $row->int( 'id' ) ] = $row->float( 'haversine' );
			} else {
				$near[ $row->int( 'id' ) ] = $row->float( 'haversine' );
			}
		}

		return array( $near, $covering );
	}

	/**
	 * The rectangle around a place, as SQL with its values.
	 *
	 * @return array{literal-string, list<int|float>}
	 */
	private static function box( Location $location, float $radius ): array {
		[ $south, $north, $west, $east ] = Sphere::box( $location->lat, $location->lon, $radius );

		$first = Sphere::band( max( -90.0, $south ) );
		$last  = Sphere::band( min( 90.0, $north ) );

		// Named one by one, each band leads to its own stretch of the index; of too many the list costs more than it saves.
		if ( $last - $first >= self::MOST_BANDS ) {
			return array( 'band BETWEEN %d AND %d AND lon BETWEEN %.10f AND %.10f', array( $first, $last, $west, $east ) );
		}

		$bands  = range( $first, $last );
		$places = implode( ',', array_fill( 0, count( $bands ), '%d' ) );

		return array( "band IN ($places) AND lon BETWEEN %.10f AND %.10f", array( ...$bands, $west, $east ) );
	}

	/**
	 * The haversine between a dealer and `point()`, as SQL with three placeholders.
	 *
	 * @return literal-string
	 */
	private static function haversine(): string {
		return '(POW(SIN(RADIANS(lat - %.10f) / 2), 2) + %.17f * COS(RADIANS(lat)) * POW(SIN(RADIANS(lon - %.10f) / 2), 2))';
	}

	/** @return array{float, float, float} */
	private static function point( Location $location ): array {
		return array( $location->lat, cos( deg2rad( $location->lat ) ), $location->lon );
	}

	/** @return non-empty-list<int> */
	private function steps(): array {
		$steps = $this->settings->ints( 'dealer_radius_steps' );
		sort( $steps );

		return array() === $steps ? array( 25 ) : $steps;
	}
}
