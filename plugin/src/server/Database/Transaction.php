<?php
declare(strict_types=1);

namespace HvacBlocks\Database;

use Closure;
use RuntimeException;
use Throwable;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * All of some work, or nothing of it. Not to be nested: the database would commit the outer one.
 *
 * wpdb opens a new connection where the old one is lost, even in the middle, and goes on; the database has forgotten by then what
 * came before. So work counts as done only if it was confirmed over the connection that it began with.
 */
final readonly class Transaction {
	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T what the work returns, once the database has confirmed it
	 * @throws Throwable what the work throws, after everything is undone
	 */
	public function run( callable $work ): mixed {
		$this->must( 'START TRANSACTION' );
		$connection = $this->connection();

		try {
			$result = $work();
			$this->must( 'COMMIT' );

			if ( $this->connection() !== $connection ) {
				throw new RuntimeException( 'The connection to the database was lost in the middle.' );
			}

			return $result;
		} catch ( Throwable $error ) {
			$this->wpdb->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- no API for transactions.

			throw $error;
		}
	}

	private function connection(): mixed {
		return Closure::bind( static fn ( wpdb $wpdb ): mixed => $wpdb->dbh, null, wpdb::class )( $this->wpdb );
	}

	/** @param literal-string $statement */
	private function must( string $statement ): void {
		if ( false === $this->wpdb->query( $statement ) ) { // phpcs:ignore WordPress.DB -- one of two constants; no API for transactions.
			throw new RuntimeException( esc_html( "The database refused to $statement." ) );
		}
	}
}
