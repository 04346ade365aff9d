<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use Closure;
use HvacBlocks\Kernel\ErrorLog;
use HvacBlocks\Kernel\Unavailable;
use mysqli;
use RuntimeException;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The database did not do what was asked; none of it is done. The message names the part, never the data. */
final class DatabaseFailure extends RuntimeException implements Unavailable {
	/** Seconds: longer than a short lock, shorter than a visitor's patience. */
	private const RETRY_AFTER = 30;

	/** The database asks for a retry: another statement held a lock for too long, or this one was chosen to end a deadlock. */
	private const CONTENTION = array( 1205, self::DEADLOCK );

	private const DEADLOCK = 1213;

	public function retry_after(): int {
		return self::RETRY_AFTER;
	}

	/**
	 * For a statement that wpdb has just failed to run. The log shows it without its values, and the page that needed it is not cached.
	 *
	 * @internal for `Query`
	 * @param literal-string                     $sql
	 * @param array<array-key, string|int|float> $values
	 */
	public static function of( wpdb $wpdb, string $sql, array $values ): self {
		$number = self::number( $wpdb );
		$named  = (string) preg_replace_callback(
			'/%(?:%|i|s|d|[\d.]*[fFe])/',
			static function ( array $placeholder ) use ( &$values ): string {
				$value = '%%' === $placeholder[0] ? '%' : (string) array_shift( $values );

				return in_array( $placeholder[0], array( '%%', '%i' ), true ) ? $value : $placeholder[0];
			},
			$sql
		);

		ErrorLog::write( "HVAC Blocks: the database failed ($number) at: " . substr( (string) preg_replace( '/\s+/', ' ', $named ), 0, 300 ) );
		NotCached::page();

		return new self( "The database failed ($number). The server's error log names the statement.", $number );
	}

	/**
	 * Whether the database asks to retry the statement that it has just refused.
	 *
	 * @internal for `Query`
	 */
	public static function was_contention( wpdb $wpdb ): bool {
		return in_array( self::number( $wpdb ), self::CONTENTION, true );
	}

	private static function number( wpdb $wpdb ): int {
		$connection = Closure::bind( static fn ( wpdb $wpdb ): mixed => $wpdb->dbh, null, wpdb::class )( $wpdb );
		$number     = $connection instanceof mysqli ? (int) $connection->errno : 0;

		return 0 === $number && str_contains( $wpdb->last_error, 'try restarting transaction' ) ? self::DEADLOCK : $number;
	}
}
