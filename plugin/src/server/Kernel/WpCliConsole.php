<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use WP_CLI;

use function WP_CLI\Utils\format_items;

defined( 'ABSPATH' ) || exit;

/** WP-CLI's terminal. */
final readonly class WpCliConsole implements Console {
	public function line( string $text ): void {
		WP_CLI::line( $text );
	}

	public function progress( string $text ): void {
		// Progress is for people: a pipe receives only the results.
		fwrite( STDERR, "\r" . str_pad( $text, 78 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the terminal.
	}

	public function success( string $text ): void {
		WP_CLI::success( $text );
	}

	public function warning( string $text ): void {
		WP_CLI::warning( $text );
	}

	public function items( string $format, array $rows, array $fields ): void {
		format_items( $format, $rows, $fields );
	}

	public function confirm( string $question ): bool {
		WP_CLI::confirm( $question );

		return true;
	}

	public function fail( string $text ): void {
		WP_CLI::error( $text );
	}
}
