<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class SuppressedErrorsTest extends TestCase {
	public function test_of_a_query_that_fails_nothing_stands_in_the_log(): void {
		$log    = (string) tempnam( sys_get_temp_dir(), 'hvac' );
		$before = (string) ini_set( 'error_log', $log );

		try {
			$done = SuppressedErrors::in( self::wpdb(), static fn (): mixed => self::wpdb()->query( "SELECT 'ana@example.com' FROM no_such_table" ) );

			self::assertFalse( $done );
			self::assertStringNotContainsString( 'ana@example.com', (string) file_get_contents( $log ) );
		} finally {
			ini_set( 'error_log', $before );
			unlink( $log );
		}
	}

	public function test_later_ones_are_told_again(): void {
		$wpdb   = self::wpdb();
		$before = $wpdb->suppress_errors( false );
		SuppressedErrors::in( $wpdb, static fn (): int => 1 );

		self::assertFalse( $wpdb->suppress_errors( (bool) $before ) );
	}
}
