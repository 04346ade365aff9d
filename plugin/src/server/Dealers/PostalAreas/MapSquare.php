<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

defined( 'ABSPATH' ) || exit;

/** A square of the built-in map: a tile of Web Mercator at its zoom, as in `contracts/map-data.json`. */
final readonly class MapSquare {
	/** The number of squares around the world, and from top to bottom. */
	public const ACROSS = 64;

	/** The steps in a square from left to right and from top to bottom. */
	public const STEPS = 2048;

	private const MAX_LATITUDE = 85.0511;

	public function __construct( public int $x, public int $y ) {}

	public static function around( float $lat, float $lon ): self {
		[ $x, $y ] = self::project( $lat, $lon );

		return new self( (int) floor( $x ), (int) floor( $y ) );
	}

	/** The square's number in the table of postal areas. 0 would be the corner in the Arctic Ocean. */
	public function number(): int {
		return self::ACROSS * $this->y + $this->x;
	}

	/** @return array{int, int} a point's position in this square, in steps from the left and from the top */
	public function steps_to( float $lat, float $lon ): array {
		[ $x, $y ] = self::project( $lat, $lon );

		return array( (int) round( ( $x - $this->x ) * self::STEPS ), (int) round( ( $y - $this->y ) * self::STEPS ) );
	}

	/** @return array{float, float} in squares from the map's left and top edges */
	private static function project( float $lat, float $lon ): array {
		$sine = sin( deg2rad( max( -self::MAX_LATITUDE, min( self::MAX_LATITUDE, $lat ) ) ) );

		return array( ( $lon + 180 ) / 360 * self::ACROSS, ( 0.5 - log( ( 1 + $sine ) / ( 1 - $sine ) ) / ( 4 * M_PI ) ) * self::ACROSS );
	}
}
