<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The dealers nearest to a place, by the index `area`: those in the rectangle around it that are actually within the radius.
 *
 * Where more dealers than a crowd are in the rectangle, the largest of some smaller ones without a crowd is searched instead, and widened if it has too
 * few. So a search reads about as many rows among a million dealers as among a hundred thousand, and finds the same ones.
 */
final readonly class NearestDealers {
	/** Up to so many dealers are counted; more in one rectangle are a crowd. */
	public const COUNTED = 400;

	/** Each smaller rectangle has two fifths of the area of the one before, the last a two-thousandth of the first. */
	private const SMALLER    = 1.6;
	private const RECTANGLES = 8;

	private const MOST_BANDS = 80;

	/** More than any table has: makes the database compute each haversine once, instead of separately for the condition, the order and the result. */
	private const ALL = 2147483647;

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * The dealers within a radius and those whose coverage includes the place's ZIP code, at any distance.
	 *
	 * @param int $most where there is a crowd, so many of the nearest are found
	 * @return array{array<int, float>, array<int, true>, bool} by ID: the haversines of the nearest, in order; those that cover the ZIP code, at most one more than are counted; whether more are near than are counted, and neither these nor those that cover the ZIP code were read
	 */
	public function around( Place $location, float $radius, int $most ): array {
		$smaller = $this->radii( $location, $radius );
		$found   = $this->near_and_covering( $location, $radius, array() !== $smaller );

		// Nobody, or a crowd.
		if ( array() !== $smaller && array( array(), array() ) === $found ) {
			$step = $this->crowded( $location, array( ...$smaller, $radius ) );

			if ( null !== $step && $step < count( $smaller ) ) {
				return array( $this->nearest_of_crowd( $location, array( ...array_slice( $smaller, max( 0, $step - 1 ) ), $radius ), $most ), array(), true );
			}

			$found = null === $step ? $found : $this->near_and_covering( $location, $radius, false );
		}

		return array( ...$found, false );
	}

	/** @return array{array<int, float>, array<int, true>} both of `around()`, by one query; none if there must be no crowd */
	private function near_and_covering( Place $location, float $radius, bool $is_alone ): array {
		[ $near, $values ]    = $this->query( $location, $radius, self::COUNTED );
		[ $crowd, $crowding ] = $is_alone ? $this->crowd( $location, $radius ) : array( 'NULL', array() );
		$haversines           = array();
		$covering             = array();

		// Without the distance of covering dealers: it requires reading each row, and most of them are also near.
		$rows = Query::rows(
			$this->wpdb,
			"SELECT id, haversine FROM ($near) near WHERE ($crowd) IS NULL
			UNION ALL SELECT id, haversine FROM (SELECT dealer_id AS id, NULL AS haversine FROM %i WHERE zip = %s AND ($crowd) IS NULL LIMIT %d) covering",
			...array( ...$values, ...$crowding, DealerTables::coverage( $this->wpdb ), $location->zip, ...$crowding, self::COUNTED + 1 )
		);

		foreach ( $rows as $row ) {
			if ( $row->has( 'haversine' ) ) {
				$haversines[ $row->int( 'id' ) ] = $row->float( 'haversine' );
			} else {
				$covering[ $row->int( 'id' ) ] = true;
			}
		}

		return array( $haversines, $covering );
	}

	/** @return array<int, float> the haversines of the nearest within the radius by ID, in order */
	public function nearest( Place $location, float $radius, int $most ): array {
		[ $query, $values ] = $this->query( $location, $radius, $most );

		return self::haversines( Query::rows( $this->wpdb, $query, ...$values ) );
	}

	/** @return array<int, float> the haversines of the nearest beyond the radius whose coverage includes the place's ZIP code by ID, in order */
	public function covering( Place $location, float $radius, int $most ): array {
		$query = 'SELECT id, haversine FROM (SELECT dealers.id AS id, ' . self::haversine() . ' AS haversine FROM %i coverage INNER JOIN %i dealers ON dealers.id = coverage.dealer_id WHERE coverage.zip = %s LIMIT %d) covering
			WHERE haversine > %.17fe0 ORDER BY haversine, id LIMIT %d';

		return self::haversines( Query::rows( $this->wpdb, $query, ...array( ...self::point( $location ), DealerTables::coverage( $this->wpdb ), DealerTables::dealers( $this->wpdb ), $location->zip, self::ALL, Sphere::haversine( $radius ), $most ) ) );
	}

	/**
	 * @param non-empty-list<float> $radii in ascending order
	 * @return array<int, float> the haversines of the nearest by ID, in order
	 */
	private function nearest_of_crowd( Place $location, array $radii, int $most ): array {
		foreach ( $radii as $radius ) {
			$near = $this->nearest( $location, $radius, $most );

			if ( count( $near ) >= $most ) {
				break;
			}
		}

		return $near;
	}

	/**
	 * Returns the first of the radii in whose rectangle there is a crowd, null if there is none; the database reads no further ones.
	 *
	 * @param list<float> $radii in ascending order
	 */
	private function crowded( Place $location, array $radii ): ?int {
		$cases  = array();
		$values = array();

		foreach ( $radii as $step => $radius ) {
			[ $crowd, $crowding ] = $this->crowd( $location, $radius );
			$cases[]              = "WHEN ($crowd) IS NOT NULL THEN %d";
			array_push( $values, ...$crowding, ...array( $step ) );
		}

		$step = Query::value( $this->wpdb, 'SELECT CASE ' . implode( ' ', $cases ) . ' END', ...$values );

		return null === $step ? null : (int) $step;
	}

	/** @return list<float> smaller radii, in ascending order; none if the rectangle of one of them is not within the radius, near a pole or across the date line */
	private function radii( Place $location, float $radius ): array {
		$radii                           = array_map( static fn ( int $step ): float => $radius / self::SMALLER ** $step, range( self::RECTANGLES, 1 ) );
		[ $south, $north, $west, $east ] = Sphere::box( $location->lat, $location->lon, end( $radii ) );

		foreach ( array( $south, $north ) as $lat ) {
			foreach ( array( $west, $east ) as $lon ) {
				if ( Sphere::between( $location->lat, $location->lon, $lat, $lon ) > $radius ) {
					return array();
				}
			}
		}

		return $radii;
	}

	/** @return array{literal-string, list<string|int|float>} the query for a dealer beyond the crowd in a rectangle, with its values */
	private function crowd( Place $location, float $radius ): array {
		[ $box, $values ] = self::box( $location, $radius );

		return array( "SELECT 1 FROM %i WHERE $box LIMIT 1 OFFSET %d", array( DealerTables::dealers( $this->wpdb ), ...$values, self::COUNTED ) );
	}

	/** @return array{literal-string, list<string|int|float>} the query for the nearest dealers, with its values */
	private function query( Place $location, float $radius, int $most ): array {
		[ $box, $values ] = self::box( $location, $radius );

		return array(
			'SELECT id, haversine FROM (SELECT id, ' . self::haversine() . " AS haversine FROM %i WHERE $box LIMIT %d) boxed
			WHERE haversine <= %.17fe0 ORDER BY haversine, id LIMIT %d",
			array( ...self::point( $location ), DealerTables::dealers( $this->wpdb ), ...$values, self::ALL, Sphere::haversine( $radius ), $most ),
		);
	}

	/**
	 * @param list<Row> $rows
	 * @return array<int, float> by ID
	 */
	private static function haversines( array $rows ): array {
		$haversines = array();

		foreach ( $rows as $row ) {
			$haversines[ $row->int( 'id' ) ] = $row->float( 'haversine' );
		}

		return $haversines;
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
	public static function haversine(): string {
		return '(POW(SIN(RADIANS(lat - %.10fe0) / 2), 2) + %.17fe0 * COS(RADIANS(lat)) * POW(SIN(RADIANS(lon - %.10fe0) / 2), 2))';
	}

	/** @return array{float, float, float} */
	public static function point( Place $location ): array {
		return array( $location->lat, cos( deg2rad( $location->lat ) ), $location->lon );
	}
}
