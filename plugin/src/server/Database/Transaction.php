<?php
declare(strict_types=1);

namespace HvacBlocks\Database;

use RuntimeException;
use Throwable;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** All of some work, or nothing of it. Not to be nested: the database would commit the outer one. */
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

		try {
			$result = $work();
			$this->must( 'COMMIT' );

			return $result;
		} catch ( Throwable $error ) {
			$this->wpdb->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- no API for transactions.

			throw $error;
		}
	}

	/** @param literal-string $statement */
	private function must( string $statement ): void {
		if ( false === $this->wpdb->query( $statement ) ) { // phpcs:ignore WordPress.DB -- one of two constants; no API for transactions.
			throw new RuntimeException( esc_html( "The database refused to $statement." ) );
		}
	}
}
