<?php
declare(strict_types=1);

namespace HvacBlocks\Locations;

use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The bundled postal areas: one indexed query, no network.
 *
 * A postal code names its place exactly. A name with a region ("Plano, TX", "Plano Texas") is looked for in that region only. A
 * name alone means the place with the most postal areas, which stands for the most people: "Portland" is in Oregon,
 * "London" in Ontario, "Springfield" in Massachusetts.
 */
final readonly class EmbeddedLocationDirectory implements LocationDirectory {
	/** The longest name has 28 characters; the rest is room for a region, a country and a postal code. */
	private const LONGEST_QUERY = 120;

	public function __construct( private wpdb $wpdb ) {}

	public function find( string $query ): ?Location {
		$query = trim( $query );

		if ( '' === $query || strlen( $query ) > self::LONGEST_QUERY ) {
			return null;
		}

		$area = PostalCode::area( $query ) ?? PostalCode::area_at_end( $query );

		return null === $area ? $this->by_name( $query ) : $this->by_area( $area, $query );
	}

	/**
	 * The points of many postal areas at once.
	 *
	 * @param list<string> $areas
	 * @return array<array-key, array{float, float}> latitude and longitude by area, the unknown ones left out
	 */
	public function points( array $areas ): array {
		if ( array() === $areas ) {
			return array();
		}

		$places = implode( ',', array_fill( 0, count( $areas ), '%s' ) );
		$points = array();

		foreach ( $this->rows( "code IN ($places)", $areas ) as $row ) {
			$points[ $row['code'] ] = array( (float) $row['lat'], (float) $row['lon'] );
		}

		return $points;
	}

	private function by_area( string $area, string $query ): ?Location {
		$row = $this->rows( 'code = %s', array( $area ) )[0] ?? null;

		return null === $row ? null : self::location( $row, $query );
	}

	private function by_name( string $query ): ?Location {
		$readings = PlaceQuery::readings( $query );

		if ( array() === $readings ) {
			return null;
		}

		$keys   = array_values( array_unique( array_column( $readings, 0 ) ) );
		$places = implode( ',', array_fill( 0, count( $keys ), '%s' ) );
		$rows   = $this->rows( "search_name IN ($places) AND weight > 0 ORDER BY weight DESC, code", $keys );

		foreach ( $readings as [ $key, $region ] ) {
			foreach ( $rows as $row ) {
				if ( $row['search_name'] === $key && ( null === $region || $row['region'] === $region ) ) {
					return self::location( $row, $query );
				}
			}
		}

		return null;
	}

	/**
	 * @param literal-string $condition
	 * @param list<string> $values
	 * @return list<array{code: string, name: string, search_name: string, region: string, lat: string, lon: string}>
	 */
	private function rows( string $condition, array $values ): array {
		$query = "SELECT code, name, search_name, region, lat, lon FROM %i WHERE $condition";

		/** @var list<array{code: string, name: string, search_name: string, region: string, lat: string, lon: string}>|null $rows */
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- the conditions are literals of this class, with placeholders.
		$rows = $this->wpdb->get_results( (string) $this->wpdb->prepare( $query, LocationTables::name( $this->wpdb ), ...$values ), ARRAY_A );

		return $rows ?? array();
	}

	/** @param array{code: string, name: string, search_name: string, region: string, lat: string, lon: string} $row */
	private static function location( array $row, string $query ): Location {
		return new Location(
			query: $query,
			zip: $row['code'],
			name: $row['name'],
			region: Regions::name( $row['region'] ),
			region_code: $row['region'],
			country: Regions::country( $row['region'] ),
			lat: (float) $row['lat'],
			lon: (float) $row['lon'],
		);
	}
}
