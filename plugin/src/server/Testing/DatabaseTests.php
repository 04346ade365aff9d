<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Database\Query;

defined( 'ABSPATH' ) || exit;

/**
 * The test classes whose tests sent a statement of the plugin's own: only they may end otherwise on another database.
 *
 * `HVAC_DATABASE_TESTS` names the file that gets their names, one a line, when the process ends.
 */
final class DatabaseTests {
	/** Frames between wpdb's filter and the caller of Query. */
	private const DEPTH = 12;

	/** @var array<string, true> */
	private static array $classes = array();

	private static string $current = '';

	/** @param class-string $test */
	public static function begin( string $test ): void {
		$file = (string) getenv( 'HVAC_DATABASE_TESTS' );

		if ( '' === $file ) {
			return;
		}
		if ( '' === self::$current ) {
			register_shutdown_function( static fn () => file_put_contents( $file, implode( "\n", array_keys( self::$classes ) ) ) );
		}

		self::$current = $test;
		if ( ! isset( self::$classes[ $test ] ) ) {
			add_filter( 'query', self::look( ... ), 998 );
		}
	}

	/** Another process of the test may send any statement. */
	public static function reach(): void {
		self::$classes[ self::$current ] = true;
	}

	private static function look( string $query ): string {
		// Each is the caller of the one before it, and the plugin's statements have one caller: Query.
		foreach ( isset( self::$classes[ self::$current ] ) ? array() : debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, self::DEPTH ) as $frame ) {
			if ( Query::class === ( $frame['class'] ?? '' ) ) {
				self::reach();
			}
		}

		return $query;
	}
}
