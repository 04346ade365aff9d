<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles\Places;

use HvacBlocks\Dealers\PostalAreas\PostalAreaTables;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Dealers\Store\DealerRow;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The directory of this site's dealers: counted by the index of state and city, and cached until a dealer changes. */
final readonly class EmbeddedDealerPlaces implements DealerPlaces {
	private const SECONDS_CACHED = 86_400;

	// The maximum number of areas in a query.
	private const MOST_AREAS = 2000;

	public function __construct( private wpdb $wpdb, private Settings $settings ) {}

	public function regions(): array {
		$counts = array();

		foreach ( $this->counts( 'regions', 'SELECT state AS name, COUNT(*) AS dealers FROM %i GROUP BY state', array() ) as $region => $count ) {
			if ( Regions::code( (string) $region ) === $region ) {
				$counts[ $region ] = $count;
			}
		}

		return $counts;
	}

	public function cities( string $region ): array {
		return City::all( $this->counts( "cities:$region", 'SELECT city AS name, COUNT(*) AS dealers FROM %i WHERE state = %s GROUP BY city', array( $region ) ) );
	}

	/** @return array<string, int> the number of city names, by region */
	public function city_counts(): array {
		return array_intersect_key( $this->counts( 'city-counts', 'SELECT state AS name, COUNT(DISTINCT city) AS dealers FROM %i GROUP BY state', array() ), $this->regions() );
	}

	public function dealers( string $region, City $city, int $page ): array {
		if ( ! $this->is_ours() ) {
			return array();
		}

		$places = implode( ',', array_fill( 0, count( $city->spellings ), '%s' ) );
		$values = array( $region, ...$city->spellings, self::A_PAGE, ( $page - 1 ) * self::A_PAGE );
		$rows = Query::rows( $this->wpdb, "SELECT * FROM %i WHERE state = %s AND city IN ($places) ORDER BY name, id LIMIT %d OFFSET %d", DealerTables::dealers( $this->wpdb ), ...$values );

		return array_map( static fn ( Row $row ) => DealerRow::dealer( $row ), $rows );
	}

	public function names( array $areas ): array {
		$areas = array_slice( $areas, 0, self::MOST_AREAS );

		if ( array() === $areas ) {
			return array();
		}

		$places = implode( ',', array_fill( 0, count( $areas ), '%s' ) );
		$rows  = Query::rows( $this->wpdb, "SELECT DISTINCT name, region FROM %i WHERE code IN ($places) ORDER BY region, name", PostalAreaTables::name( $this->wpdb ), ...$areas );
		$names = array();

		foreach ( $rows as $row ) {
			$names[ $row->string( 'region' ) ][] = $row->string( 'name' );
		}

		return $names;
	}

	/**
	 * @param literal-string $query
	 * @param list<string> $values
	 * @return array<array-key, int> by name
	 */
	private function counts( string $name, string $query, array $values ): array {
		if ( ! $this->is_ours() ) {
			return array();
		}

		$key    = "places:$name:" . wp_cache_get_last_changed( DealerStore::CACHE_GROUP );
		$cached = wp_cache_get( $key, DealerStore::CACHE_GROUP );

		if ( ! is_array( $cached ) ) {
			$cached = array();

			foreach ( Query::rows( $this->wpdb, $query, DealerTables::dealers( $this->wpdb ), ...$values ) as $row ) {
				$cached[ $row->string( 'name' ) ] = $row->int( 'dealers' );
			}

			wp_cache_set( $key, $cached, DealerStore::CACHE_GROUP, self::SECONDS_CACHED );
		}

		/** @var array<array-key, int> $cached */
		return $cached;
	}

	/** Another service knows which dealers serve a place, but cannot list all dealers. */
	private function is_ours(): bool {
		return ! $this->settings->has_service( 'dealers' );
	}
}
