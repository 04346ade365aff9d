<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

defined( 'ABSPATH' ) || exit;

/** The positions of postal areas, for records whose fields are checked against one another. */
final class PostalAreaCheck {
	/** Beyond this number, areas are read from an index of all 43,000, some 3 MB that takes a tenth of a second to build. */
	private const MOST_BY_QUERY = 500;

	/** Miles from an area's point to its farthest corner. Northern areas are large: X0A is Baffin Island. */
	private const WIDTH       = 100;
	private const WIDTH_NORTH = 900;

	/** The parts of a degree: as many as the list of areas has. */
	private const PARTS = 10_000;

	private const BITS_OF_LON   = 22;
	private const BITS_OF_POINT = 43;

	/** @var array<array-key, int>|null region and point by code, as in `packed()` */
	private ?array $index = null;

	/** @var array<array-key, int> the same of the loaded codes, without an index */
	private array $some = array();

	/** @var array<string, array<int, true>>|null the one-degree squares that areas may reach into, by region; all of them under '' */
	private ?array $cells = null;

	public function __construct( private readonly EmbeddedPostalAreaDirectory $locations ) {}

	/** @param array<array-key, mixed> $codes the keys are the codes about which `region()` and `area()` will be asked */
	public function load( array $codes ): void {
		if ( null === $this->index && count( $codes ) <= self::MOST_BY_QUERY ) {
			$this->some = array_map( self::packed( ... ), $this->locations->postal_areas( array_map( strval( ... ), array_keys( $codes ) ) ) );
		} else {
			$this->index();
		}
	}

	/** Returns the region of a loaded code; null if the code is unknown. */
	public function region( string $code ): ?string {
		$area = ( $this->index ?? $this->some )[ $code ] ?? null;

		return null === $area ? null : self::region_of( $area );
	}

	/**
	 * @param list<string> $codes loaded ones
	 * @return list<string> those outside the region, without unknown ones
	 */
	public function outside( string $region, array $codes ): array {
		$areas = $this->index ?? $this->some;

		return array_values( array_filter( $codes, static fn ( string $code ): bool => isset( $areas[ $code ] ) && self::region_of( $areas[ $code ] ) !== $region ) );
	}

	/** @return array{string, float, float}|null region, latitude and longitude of a loaded code; null if the code is unknown */
	public function area( string $code ): ?array {
		$area = ( $this->index ?? $this->some )[ $code ] ?? null;

		return null === $area ? null : self::unpacked( $area );
	}

	/** Returns the point of a region's city; null if there is no such city. */
	public function city( string $city, string $region ): ?Place {
		$place = '' === $city || '' === $region ? null : $this->locations->find( "$city, $region" );

		return $place?->region_code === $region ? $place : null;
	}

	/** Whether a point is among the areas of a region, or of any region if it is empty. */
	public function holds( string $region, float $lat, float $lon ): bool {
		$this->cells ??= $this->cells();

		return isset( $this->cells[ $region ][ self::cell( (int) floor( $lat ), (int) floor( $lon ) ) ] );
	}

	/** Returns the maximum distance in miles between an area's known point and any other point in it. */
	public static function width( string $region, string $code ): int {
		return 'AK' === $region || in_array( $region, array( 'NT', 'NU', 'YT' ), true ) || ( 'CA' === Regions::country( $region ) && '0' === ( $code[1] ?? '' ) ) ? self::WIDTH_NORTH : self::WIDTH;
	}

	/** @return array<string, array<int, true>> */
	private function cells(): array {
		$cells = array( '' => array() );

		foreach ( $this->index() as $code => $area ) {
			[ $region, $lat, $lon ] = self::unpacked( $area );
			$is_wide                = self::WIDTH_NORTH === self::width( $region, (string) $code );

			foreach ( $is_wide ? range( -4, 4 ) : range( -1, 1 ) as $north ) {
				foreach ( $is_wide ? range( -8, 8 ) : range( -2, 2 ) as $east ) {
					$cell                      = self::cell( (int) floor( $lat ) + $north, (int) floor( $lon ) + $east );
					$cells[ $region ][ $cell ] = true;
					$cells[''][ $cell ]        = true;
				}
			}
		}

		return $cells;
	}

	private static function cell( int $lat, int $lon ): int {
		return $lat * 360 + $lon;
	}

	/** @return array<array-key, int> */
	private function index(): array {
		if ( null === $this->index ) {
			$this->index = array();

			foreach ( $this->locations->all() as $row ) {
				$this->index[ $row->string( 'code' ) ] = self::packed( array( $row->string( 'region' ), $row->float( 'lat' ), $row->float( 'lon' ) ) );
			}
		}

		return $this->index;
	}

	/**
	 * Returns an area as one number: the letters of its region, then its latitude and longitude from 0 up. A third of the memory of an array.
	 *
	 * @param array{string, float, float} $area
	 */
	private static function packed( array $area ): int {
		$lat = (int) round( ( $area[1] + 90 ) * self::PARTS );
		$lon = (int) round( ( $area[2] + 180 ) * self::PARTS );

		return ( ord( $area[0][0] ?? ' ' ) << 8 | ord( $area[0][1] ?? ' ' ) ) << self::BITS_OF_POINT | $lat << self::BITS_OF_LON | $lon;
	}

	/** @return array{string, float, float} */
	private static function unpacked( int $area ): array {
		$lat = $area >> self::BITS_OF_LON & ( 1 << self::BITS_OF_POINT - self::BITS_OF_LON ) - 1;
		$lon = $area & ( 1 << self::BITS_OF_LON ) - 1;

		return array( self::region_of( $area ), fdiv( $lat - 90 * self::PARTS, self::PARTS ), fdiv( $lon - 180 * self::PARTS, self::PARTS ) );
	}

	private static function region_of( int $area ): string {
		return chr( $area >> self::BITS_OF_POINT + 8 ) . chr( $area >> self::BITS_OF_POINT & 255 );
	}
}
