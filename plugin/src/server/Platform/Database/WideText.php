<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps emoji and other four-byte characters if a table or the connection only supports three bytes (`utf8mb3`): wpdb rejects such text, or the database
 * replaces them with "?".
 *
 * Each is stored as four noncharacters (U+FDD0 to U+FDEF, five bits each), which Unicode reserves for such use and no text contains. Reading converts
 * them back, also after the table has been converted.
 */
final readonly class WideText {
	private const WIDE  = '/[\x{10000}-\x{10FFFF}]/u';
	private const NAMES = '/(?:\xEF\xB7[\x90-\xAF])+/';

	/**
	 * @param array<array-key, string|int|float> $values of a statement, including the names of its tables
	 * @return array<array-key, string|int|float> in a form that its tables can store
	 */
	public static function stored( wpdb $wpdb, array $values ): array {
		foreach ( $values as $value ) {
			if ( is_string( $value ) && 1 === preg_match( '/[\xF0-\xF4]/', $value ) ) {
				return self::is_narrow( $wpdb, $values ) ? array_map( static fn ( string|int|float $one ): string|int|float => is_string( $one ) ? self::encoded( $one ) : $one, $values ) : $values;
			}
		}

		return $values;
	}

	/** Returns stored text in its original form. */
	public static function read( string $stored ): string {
		return str_contains( $stored, "\xEF\xB7" ) ? (string) preg_replace_callback( self::NAMES, static fn ( array $found ): string => self::decoded( $found[0] ), $stored ) : $stored;
	}

	/**
	 * Only the plugin's own tables: others read the data in WordPress' tables.
	 *
	 * @param array<array-key, string|int|float> $values
	 */
	private static function is_narrow( wpdb $wpdb, array $values ): bool {
		foreach ( $values as $value ) {
			if ( is_string( $value ) && str_starts_with( $value, $wpdb->prefix . 'hvac_blocks_' ) ) {
				// wpdb caches it. For a missing column it returns the table's charset; for another database, nothing.
				$charset = $wpdb->get_col_charset( $value, '' );

				if ( is_string( $charset ) && ( 'utf8mb4' !== $charset || 'utf8mb4' !== $wpdb->charset ) ) {
					return true;
				}
			}
		}

		return false;
	}

	private static function encoded( string $text ): string {
		return preg_replace_callback(
			self::WIDE,
			static function ( array $found ): string {
				$bytes = array_map( ord( ... ), str_split( $found[0] ) );
				$bits  = ( ( $bytes[0] & 7 ) << 18 | ( $bytes[1] & 63 ) << 12 | ( $bytes[2] & 63 ) << 6 | $bytes[3] & 63 ) - 0x10000;

				return implode( '', array_map( static fn ( int $shift ): string => "\xEF\xB7" . chr( 0x90 + ( $bits >> $shift & 31 ) ), array( 15, 10, 5, 0 ) ) );
			},
			$text
		) ?? $text;
	}

	/** @param string $run of noncharacters; incomplete groups at the end of a column are dropped */
	private static function decoded( string $run ): string {
		$text = '';

		foreach ( array_filter( str_split( $run, 12 ), static fn ( string $four ): bool => 12 === strlen( $four ) ) as $four ) {
			$code = 0x10000;

			foreach ( array( 15, 10, 5, 0 ) as $index => $shift ) {
				$code += ord( $four[ 3 * $index + 2 ] ) - 0x90 << $shift;
			}

			$text .= chr( 0xF0 | $code >> 18 ) . chr( 0x80 | $code >> 12 & 63 ) . chr( 0x80 | $code >> 6 & 63 ) . chr( 0x80 | $code & 63 );
		}

		return $text;
	}
}
