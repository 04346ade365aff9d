<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

defined( 'ABSPATH' ) || exit;

/** The positions of postal areas, for records whose fields are checked against one another. */
final class PostalAreaCheck {
	/** Beyond this number, areas are read from an index of all 43,000, some 4 MB that takes a tenth of a second to build. */
	private const MOST_BY_QUERY = 500;

	/** Miles from an area's point to its farthest corner. Northern areas are large: X0A is Baffin Island. */
	private const WIDTH       = 100;
	private const WIDTH_NORTH = 900;

	/** @var array<array-key, string>|null the region, and the point as two doubles, by code */
	private ?array $index = null;

	/** @var array<array-key, string> the same of the loaded codes, without an index */
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

		return null === $area ? null : substr( $area, 0, 2 );
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

	/** @return array<array-key, string> */
	private function index(): array {
		if ( null === $this->index ) {
			$this->index = array();

			foreach ( $this->locations->all() as $row ) {
				$this->index[ $row->string( 'code' ) ] = self::packed( array( $row->string( 'region' ), $row->float( 'lat' ), $row->float( 'lon' ) ) );
			}
		}

		return $this->index;
	}

	/** @param array{string, float, float} $area */
	private static function packed( array $area ): string {
		return $area[0] . pack( 'E2', $area[1], $area[2] );
	}

	/** @return array{string, float, float} */
	private static function unpacked( string $area ): array {
		/** @var array{1: float, 2: float} $point */
		$point = unpack( 'E2', $area, 2 );

		return array( substr( $area, 0, 2 ), $point[1], $point[2] );
	}
}
