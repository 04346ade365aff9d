<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

defined( 'ABSPATH' ) || exit;

/**
 * A line of the postal area file: a single area or, in the bundled file, all areas whose codes begin alike, packed in columns. docs/data.md describes
 * both.
 */
final class PostalAreaLine {
	/** This many letters end a number; the same number of letters mean that it continues. */
	private const BASE = 45;

	private const PLAIN  = 7;
	private const PACKED = 8;

	/**
	 * Returns the areas of a line in the order of their codes; none if it is not a line of areas.
	 *
	 * @return list<array{string, string, string, string, string, string, string}> code, name, region, latitude, longitude, weight, 1 if the map shows it and 0 if not
	 */
	public static function rows( string $line ): array {
		$cells = explode( "\t", rtrim( $line, "\n" ) );

		return match ( count( $cells ) ) {
			// The map shows it if the line does not say otherwise.
			self::PLAIN - 1 => array( array( ...$cells, '1' ) ),
			self::PLAIN     => array( $cells ),
			self::PACKED    => self::unpacked( $cells ),
			default         => array(),
		};
	}

	/**
	 * @param array{string, string, string, string, string, string, string, string} $cells
	 * @return list<array{string, string, string, string, string, string, string}>
	 */
	private static function unpacked( array $cells ): array {
		[ $head, $codes, $names, $regions, $lats, $lons, $weights, $hidden ] = $cells;

		$names     = explode( ';', $names );
		$regions   = explode( ';', $regions );
		$lats      = self::numbers( $lats );
		$lons      = self::numbers( $lons );
		$weights   = self::numbers( $weights );
		$hidden    = self::places( self::numbers( $hidden ) );
		$american  = ctype_digit( $head );
		$rows      = array();
		$code      = 0;
		$lat       = 0;
		$lon       = 0;
		$name      = '';
		$region    = '';

		foreach ( self::numbers( $codes ) as $index => $step ) {
			$code += $step;
			$lat  += $lats[ $index ] ?? 0;
			$lon  += $lons[ $index ] ?? 0;

			// An empty name is the same as the previous area's.
			$name   = ( $names[ $index ] ?? '' ) ?: $name; // phpcs:ignore Universal.Operators.DisallowShortTernary
			$region = ( $regions[ $index ] ?? '' ) ?: $region; // phpcs:ignore Universal.Operators.DisallowShortTernary
			$rows[] = array(
				$head . ( $american ? sprintf( '%03d', $code ) : strtoupper( str_pad( base_convert( (string) $code, 10, 36 ), 2, '0', STR_PAD_LEFT ) ) ),
				$name,
				$region,
				sprintf( '%.3F', $lat / 1000 ),
				sprintf( '%.3F', $lon / 1000 ),
				(string) ( $weights[ $index ] ?? 0 ),
				isset( $hidden[ $index ] ) ? '0' : '1',
			);
		}

		return $rows;
	}

	/**
	 * @param list<int> $steps each from the previous place
	 * @return array<int, true> by place
	 */
	private static function places( array $steps ): array {
		$places = array();
		$place  = 0;

		foreach ( $steps as $step ) {
			$place           += $step;
			$places[ $place ] = true;
		}

		return $places;
	}

	/**
	 * Each number consists of base-45 digits, the lowest first, in the letters from `#` to `~` without the backslash; its lowest bit is the sign.
	 *
	 * @return list<int>
	 */
	private static function numbers( string $text ): array {
		$numbers = array();
		$value   = 0;
		$weight  = 1;

		foreach ( str_split( $text ) as $letter ) {
			$byte    = ord( $letter );
			$digit   = $byte - ( $byte > 92 ? 36 : 35 );
			$value  += ( $digit % self::BASE ) * $weight;
			$weight *= self::BASE;

			if ( $digit < self::BASE ) {
				$numbers[] = 0 === $value % 2 ? intdiv( $value, 2 ) : -intdiv( $value + 1, 2 );
				$value     = 0;
				$weight    = 1;
			}
		}

		return $numbers;
	}
}
