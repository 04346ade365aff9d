<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** The server's error log; hosts may disable it. */
final class ErrorLog {
	public static function write( string $line ): void {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- an outage, and what is missing, belongs into the server's log.
		function_exists( 'error_log' ) && error_log( $line );
	}
}
