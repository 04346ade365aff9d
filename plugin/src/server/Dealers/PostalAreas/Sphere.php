<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

defined( 'ABSPATH' ) || exit;

/**
 * Distances on a spherical earth, in miles.
 *
 * The haversine of the angle between two points grows with their distance, so the database compares and sorts haversines, which take three functions per
 * row, and only the answer's rows are converted to miles.
 */
final class Sphere {
	public const RADIUS = 3958.7613;

	/** The number of bands in a degree of latitude, each some 17 miles wide. */
	public const BANDS = 4;

	/** Returns the number of a latitude's band. */
	public static function band( float $lat ): int {
		return (int) floor( $lat * self::BANDS );
	}

	public static function haversine( float $miles ): float {
		return sin( $miles / ( 2 * self::RADIUS ) ) ** 2;
	}

	public static function miles( float $haversine ): float {
		return 2 * self::RADIUS * asin( sqrt( min( 1.0, max( 0.0, $haversine ) ) ) );
	}

	/** Returns the miles between two points in degrees. */
	public static function between( float $lat, float $lon, float $other_lat, float $other_lon ): float {
		return self::miles( sin( deg2rad( $other_lat - $lat ) / 2 ) ** 2 + cos( deg2rad( $lat ) ) * cos( deg2rad( $other_lat ) ) * sin( deg2rad( $other_lon - $lon ) / 2 ) ** 2 );
	}

	/**
	 * Returns the smallest rectangle that contains all points within this many miles.
	 *
	 * @return array{float, float, float, float} south, north, west, east
	 */
	public static function box( float $lat, float $lon, float $miles ): array {
		$angle = $miles / self::RADIUS;
		$south = $lat - rad2deg( $angle );
		$north = $lat + rad2deg( $angle );

		if ( $south > -90 && $north < 90 ) {
			$half = rad2deg( asin( min( 1.0, sin( $angle ) / cos( deg2rad( $lat ) ) ) ) );

			if ( $lon - $half >= -180 && $lon + $half <= 180 ) {
				return array( $south, $north, $lon - $half, $lon + $half );
			}
		}

		// Across a pole or the date line: every longitude, and the exact distance decides.
		return array( $south, $north, -180.0, 180.0 );
	}
}
