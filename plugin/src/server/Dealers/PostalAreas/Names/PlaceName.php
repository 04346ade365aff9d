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
}
