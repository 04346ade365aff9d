<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The bundled postal areas: one indexed query, no network.
 *
 * A postal code identifies its place exactly. A name with a region ("Plano, TX", "Plano Texas") is searched in that region only. A name alone means the
 * place with the most postal areas, as an approximation of the largest population: "Portland" is in Oregon, "London" in Ontario, "Springfield" in
 * Massachusetts.
 */
final readonly class EmbeddedPostalAreaDirectory implements PostalAreaDirectory {
	/** The longest name has 28 characters; the rest is room for a region, a country and a postal code. */
	private const LONGEST_QUERY = 120;

	/** All areas at once would take 40 MB. */
	private const ROWS_A_QUERY = 4000;

	/** @param PostalAreaFile|null $bundled answers until the table is complete; null if nothing should */
	public function __construct(
		private wpdb $wpdb,
		private ?PostalAreaFile $bundled = null,
	) {}

	public function find( string $query ): ?Place {
		$query = trim( $query );

		if ( '' === $query || strlen( $query ) > self::LONGEST_QUERY ) {
			return null;
		}

		$text = PlaceQuery::plain( $query );
		$area = PostalCode::area( $text );

		if ( null !== $area ) {
			return $this->by_area( $area, $query );
		}

		$area = PostalCode::area_at_end( $text );

		return ( null === $area ? null : $this->by_area( $area, $query ) )
			?? $this->by_code_first( $text, $query )
			// An unknown code does not invalidate the city before it.
			?? $this->by_name( null === $area ? $text : PostalCode::without_end( $text ), $query );
	}

	/**
	 * Returns the positions of many postal areas.
	 *
	 * @param list<string> $codes
	 * @return array<array-key, array{string, float, float}> region, latitude and longitude by code, without unknown ones
	 */
	public function postal_areas( array $codes ): array {
		$found = array();

		foreach ( array() === $codes ? array() : $this->areas( $codes ) as $row ) {
			$found[ $row->string( 'code' ) ] = array( $row->string( 'region' ), $row->float( 'lat' ), $row->float( 'lon' ) );
		}

		return $found;
	}

	/** @return iterable<Row> every area, in the order of the codes */
	public function all(): iterable {
		$bundled = $this->bundled_until_complete();

		if ( null !== $bundled ) {
			yield from $bundled->all();

			return;
		}

		$code = '';

		do {
			$rows = $this->rows( 'code > %s ORDER BY code LIMIT ' . self::ROWS_A_QUERY, array( $code ) );
			yield from $rows;
			$code = array() === $rows ? '' : end( $rows )->string( 'code' );
		} while ( count( $rows ) === self::ROWS_A_QUERY );
	}

	private function by_area( string $area, string $query ): ?Place {
		$row = $this->areas( array( $area ) )[0] ?? null;

		return null === $row ? null : self::location( $row, $query );
	}

	/** A code at the beginning counts if the rest means the same place: "75024, TX", but not the house number of "12345 Main St, Plano, TX". */
	private function by_code_first( string $text, string $query ): ?Place {
		[ $area, $rest ] = PlaceQuery::code_first( $text ) ?? array( null, '' );
		$place           = null === $area ? null : $this->by_area( $area, $query );

		if ( null === $place ) {
			return null;
		}

		$is_same = static fn ( array $reading ): bool => PlaceName::key( $place->name ) === $reading[0] && ( null === $reading[1] || $reading[1] === $place->region_code );

		return Regions::code( $rest ) === $place->region_code || array() !== array_filter( PlaceQuery::readings( $rest ), $is_same ) ? $place : null;
	}

	private function by_name( string $text, string $query ): ?Place {
		$readings = PlaceQuery::readings( $text );

		if ( array() === $readings ) {
			return null;
		}

		$rows = $this->named( array_values( array_unique( array_column( $readings, 0 ) ) ) );

		foreach ( $readings as [ $key, $region ] ) {
			foreach ( $rows as $row ) {
				if ( $row->string( 'search_name' ) === $key && ( null === $region || $row->string( 'region' ) === $region ) ) {
					return self::location( $row, $query );
				}
			}
		}

		return null;
	}

	/**
	 * @param non-empty-list<string> $areas
	 * @return list<Row>
	 */
	private function areas( array $areas ): array {
		$bundled = $this->bundled_until_complete();

		if ( null !== $bundled ) {
			return array_values( array_filter( array_map( $bundled->area( ... ), $areas ) ) );
		}

		$places = implode( ',', array_fill( 0, count( $areas ), '%s' ) );

		return $this->rows( "code IN ($places)", $areas );
	}

	/**
	 * @param non-empty-list<string> $keys
	 * @return list<Row> the places of these names, the highest weight first
	 */
	private function named( array $keys ): array {
		$bundled = $this->bundled_until_complete();

		if ( null !== $bundled ) {
			return $bundled->named( $keys );
		}

		$places = implode( ',', array_fill( 0, count( $keys ), '%s' ) );

		return $this->rows( "search_name IN ($places) AND weight > 0 ORDER BY weight DESC, code", $keys );
	}

	/** With half a table, the small Portland could be taken for the large one. */
	private function bundled_until_complete(): ?PostalAreaFile {
		return PostalAreaLoader::is_complete() ? null : $this->bundled;
	}

	/**
	 * @param literal-string $condition
	 * @param list<string> $values
	 * @return list<Row>
	 */
	private function rows( string $condition, array $values ): array {
		return Query::rows( $this->wpdb, "SELECT code, name, search_name, region, lat, lon, weight FROM %i WHERE $condition", PostalAreaTables::name( $this->wpdb ), ...$values );
	}

	private static function location( Row $row, string $query ): Place {
		return new Place(
			query: $query,
			zip: $row->string( 'code' ),
			name: $row->string( 'name' ),
			region: Regions::name( $row->string( 'region' ) ),
			region_code: $row->string( 'region' ),
			country: Regions::country( $row->string( 'region' ) ),
			lat: $row->float( 'lat' ),
			lon: $row->float( 'lon' ),
		);
	}
}
