<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Dealers\PostalAreas\Names\NamedPlace;
use HvacBlocks\Dealers\PostalAreas\Names\PlaceChoices;
use HvacBlocks\Dealers\PostalAreas\Names\PlaceName;
use HvacBlocks\Dealers\PostalAreas\Names\PlaceNames;
use HvacBlocks\Dealers\PostalAreas\Names\PlaceQuery;
use HvacBlocks\Dealers\PostalAreas\Names\PlaceReadings;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The bundled postal areas and names of places: one query by primary key, no network.
 *
 * A postal code identifies its place exactly. A name with a region ("Plano, TX", "Plano Texas") is searched in that region only. A name alone means the
 * largest place: "Portland" is in Oregon, "London" in Ontario, "Springfield" in Missouri.
 */
final readonly class EmbeddedPostalAreaDirectory implements PostalAreaDirectory {
	/** The longest name has 28 characters; the rest is room for a region, a country and a postal code. */
	private const LONGEST_QUERY = 120;

	/** All areas at once would take 40 MB. */
	private const ROWS_A_QUERY = 1000;

	/** From a visitor's position to the nearest postal area; a visitor who is farther away is in another country. */
	private const FARTHEST_MILES = 70;

	/** @param PostalAreaFile|null $bundled answers until the table is complete; null if nothing should */
	public function __construct(
		private wpdb $wpdb,
		private ?PostalAreaFile $bundled = null,
		private PlaceNames $names = new PlaceNames(),
	) {}

	public function find( string $query ): ?Place {
		$query = trim( $query );

		if ( '' === $query || strlen( $query ) > self::LONGEST_QUERY ) {
			return null;
		}

		$asked = PlaceQuery::of( $query );

		if ( null !== $asked->only_country || $asked->is_military() ) {
			return null;
		}

		$area = PostalCode::area( $asked->text );

		return null === $area ? $this->by_address( $asked, $query ) ?? $this->by_name( $asked, $query ) : $this->by_area( $area, $query );
	}

	public function others( string $query, ?Place $found ): array {
		return ( new PlaceChoices( $this->names ) )->others( PlaceQuery::of( substr( trim( $query ), 0, self::LONGEST_QUERY ) ), $found );
	}

	/**
	 * Returns the places that a visitor may be typing, the largest first, at most eight.
	 *
	 * @return list<NamedPlace>
	 */
	public function suggestions( string $typed ): array {
		return ( new PlaceChoices( $this->names ) )->suggestions( substr( $typed, 0, self::LONGEST_QUERY ) );
	}

	/** Returns the inhabited postal area nearest to a point; null if none is within about 70 miles. */
	public function around( float $lat, float $lon ): ?Place {
		$nearest = null;
		$least   = INF;

		foreach ( $this->areas_around( $lat, $lon ) as $row ) {
			$distance = Sphere::between( $lat, $lon, $row->float( 'lat' ), $row->float( 'lon' ) );
			$nearest  = $distance < $least ? $row : $nearest;
			$least    = min( $least, $distance );
		}

		return null === $nearest || $least > self::FARTHEST_MILES ? null : self::location( $nearest, '' );
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

	/**
	 * Returns the place of a code in an address. A code at the end counts; another one counts if the rest does not mean another place: "75024 Plano", but
	 * not the house number of "12345 Main St, Plano, TX".
	 */
	private function by_address( PlaceQuery $asked, string $query ): ?Place {
		foreach ( $asked->codes() as [ $area, $before, $after ] ) {
			$rest  = trim( "$before, $after", ' ,' );
			$place = $this->by_area( $area, $query );

			if ( null !== $place && ( '' === $after || $this->agrees( $place, $rest, '' === $before ) ) ) {
				return $place;
			}

			// An unknown code does not invalidate the city beside it.
			$place = null === $place ? $this->by_name( PlaceQuery::of( $rest ), $query ) : null;

			if ( null !== $place ) {
				return $place;
			}
		}

		return null;
	}

	/** @param bool $may_be_house whether the code may be a house number, since it begins the text */
	private function agrees( Place $place, string $rest, bool $may_be_house ): bool {
		$named = Regions::code( $rest ) === $place->region_code ? null : $this->by_name( PlaceQuery::of( $rest ), '' );

		return null === $named || ( $named->region_code === $place->region_code && ( ! $may_be_house || PlaceName::key( $named->name ) === PlaceName::key( $place->name ) ) );
	}

	private function by_name( PlaceQuery $asked, string $query ): ?Place {
		$least = null === PlaceReadings::region( $asked ) ? 1 : PlaceReadings::NAMESAKE_OF_REGION;

		foreach ( PlaceReadings::of( $asked ) as $reading ) {
			foreach ( $this->names->of( $reading ) as $named ) {
				$area = $named->size < $least ? null : $this->areas( array( $named->zip ) )[0] ?? null;

				if ( null !== $area ) {
					return self::location( $area, $query, $named );
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

	/** @return iterable<Row> */
	private function areas_around( float $lat, float $lon ): iterable {
		$bundled = $this->bundled_until_complete();

		if ( null !== $bundled ) {
			return $bundled->all();
		}

		$squares = array();

		foreach ( array( -1, 1 ) as $north ) {
			foreach ( array( -1, 1 ) as $east ) {
				$squares[] = MapSquare::around( $lat + $north, $lon + $east )->number();
			}
		}

		$near = 'square IN (%d, %d, %d, %d) AND ABS(lat - %f) < 1 AND ABS(lon - %f) < 2';

		return $this->rows( $near, array( ...$squares, $lat, $lon ) );
	}

	/** Half a table lacks most places. */
	private function bundled_until_complete(): ?PostalAreaFile {
		return PostalAreaLoader::is_complete() ? null : $this->bundled;
	}

	/**
	 * @param literal-string $condition
	 * @param list<string|int|float> $values
	 * @return list<Row>
	 */
	private function rows( string $condition, array $values ): array {
		return Query::rows( $this->wpdb, "SELECT code, name, region, lat, lon FROM %i WHERE $condition", PostalAreaTables::name( $this->wpdb ), ...$values );
	}

	private static function location( Row $area, string $query, ?NamedPlace $named = null ): Place {
		return new Place(
			query: $query,
			zip: $area->string( 'code' ),
			name: $named->name ?? $area->string( 'name' ),
			region: Regions::name( $area->string( 'region' ) ),
			region_code: $area->string( 'region' ),
			country: Regions::country( $area->string( 'region' ) ),
			lat: $named->lat ?? $area->float( 'lat' ),
			lon: $named->lon ?? $area->float( 'lon' ),
		);
	}
}
