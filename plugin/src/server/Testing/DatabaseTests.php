<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Platform\Database\Query;
use PHPUnit\Framework\TestCase as PhpUnitTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * The test classes with the same result on any database: each of their tests ran, sent no statement of the plugin's own and started no other process on
 * a database.
 *
 * `HVAC_ANY_DATABASE_TESTS` names the file for their names, one per line, written when the process ends.
 */
final class DatabaseTests {
	/** Frames between wpdb's filter and the caller of Query. */
	private const DEPTH = 12;

	/** @var array<string, bool> by class, whether a database may determine its result */
	private static array $classes = array();

	private static string $current = '';

	public static function begin( PhpUnitTestCase $test ): void {
		$file = (string) getenv( 'HVAC_ANY_DATABASE_TESTS' );

		if ( '' === $file ) {
			return;
		}
		if ( '' === self::$current ) {
			register_shutdown_function( static fn () => file_put_contents( $file, implode( "\n", array_keys( self::$classes, false, true ) ) ) );
		}

		self::$current                   = $test::class;
		self::$classes[ self::$current ] ??= false;

		if ( ! self::$classes[ self::$current ] ) {
			add_filter( 'query', self::look( ... ), 998 );
		}
	}

	/** A test skipped here may run on another database. */
	public static function end( PhpUnitTestCase $test ): void {
		if ( $test->status()->isSkipped() ) {
			self::reach();
		}
	}

	/** Another process of the test may send any statement. */
	public static function reach(): void {
		self::$classes[ self::$current ] = true;
	}

	private static function look( string $query ): string {
		// Each frame is the caller of the one before it, and the plugin's statements have one caller: Query.
		foreach ( self::$classes[ self::$current ] ? array() : debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, self::DEPTH ) as $frame ) {
			if ( Query::class === ( $frame['class'] ?? '' ) ) {
				self::reach();
			}
		}

		return $query;
	}
}
