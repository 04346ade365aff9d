<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Names;

defined( 'ABSPATH' ) || exit;

/** Compares names of places. */
final class PlaceName {
	public const LENGTH = 64;

	private const SHORT = array(
		'saint'  => 'st',
		'sainte' => 'ste',
		'mount'  => 'mt',
		'fort'   => 'ft',
	);

	/** Shorter texts are similar to too many names. */
	private const SHORTEST_SIMILAR = 4;

	/** From this length on, two letters may differ. */
	private const LONG = 6;

	/**
	 * Returns one key for all spellings of a name: "St. Louis" and "Saint Louis", "Montréal" and "montreal", "O'Fallon" and "O Fallon". Only a to z and
	 * 0 to 9; empty if nothing is left.
	 */
	public static function key( string $name ): string {
		// A fixed locale: on a German site ö would become oe.
		$plain = strtolower( remove_accents( wp_check_invalid_utf8( $name ), 'en_US' ) );
		$words = preg_split( '/[^a-z0-9]+/', $plain, -1, PREG_SPLIT_NO_EMPTY );
		$words = array_map( static fn ( string $word ): string => self::SHORT[ $word ] ?? $word, $words ? $words : array() );

		return substr( implode( '', $words ), 0, self::LENGTH );
	}

	/** Returns how many letters of a key may differ from those of a name that it means; 0 if it is similar to too many names. */
	public static function tolerance( string $key ): int {
		return match ( true ) {
			strlen( $key ) < self::SHORTEST_SIMILAR || ctype_digit( $key ) => 0,
			strlen( $key ) < self::LONG => 1,
			default => 2,
		};
	}

	/** Returns the number of different letters of two keys; two that changed places count as one. */
	public static function difference( string $a, string $b ): int {
		$difference = levenshtein( $a, $b );

		return 2 === $difference && strlen( $a ) === strlen( $b ) && count_chars( $a, 1 ) === count_chars( $b, 1 ) ? 1 : $difference;
	}
}
