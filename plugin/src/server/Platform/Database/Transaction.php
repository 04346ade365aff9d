<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use Closure;
use mysqli;
use Throwable;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Runs all of some work or none of it. Do not nest: the database would commit the outer transaction.
 *
 * If the connection is lost, wpdb opens a new one, even in the middle, and continues; by then the database has discarded the earlier statements. If two
 * transactions wait for each other, the database rolls back one of them, failing a statement; the later statements of that one would be kept without the
 * earlier ones. So work counts as done only if none of its statements failed, and if it was committed on the connection that it began with.
 */
final readonly class Transaction {
	/** wpdb applies this filter each time that it opens a connection. */
	private const OPENED = 'incompatible_sql_modes';

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T the result of the work, once the database has committed it
	 * @throws DatabaseFailure if the database does not do all of it; everything is rolled back
	 * @throws Throwable whatever the work throws, after everything is rolled back
	 */
	public function run( callable $work ): mixed {
		Query::run( $this->wpdb, 'START TRANSACTION' );

		$connection = $this->connection();
		$failures   = Query::failures();
		$held       = array();
		$hold       = function ( mixed $modes ) use ( $connection, &$held ): mixed {
			$new = $this->connection();

			// Further statements on another connection would be kept one by one: they are rolled back, too.
			if ( $new !== $connection && $new instanceof mysqli ) {
				$new->autocommit( false );
				$held[] = $new;
			}

			return $modes;
		};

		add_filter( self::OPENED, $hold );

		try {
			$result = $work();
			$this->check( $connection, $failures );
			Query::run( $this->wpdb, 'COMMIT' );
			$this->check( $connection, $failures );

			return $result;
		} catch ( Throwable $error ) {
			try {
				Query::run( $this->wpdb, 'ROLLBACK' );
			} catch ( DatabaseFailure ) {
				// The database rolls back what it cannot commit; the first error states the cause.
				throw $error;
			}

			throw $error;
		} finally {
			remove_filter( self::OPENED, $hold );

			if ( in_array( $this->connection(), $held, true ) ) {
				end( $held )->autocommit( true );
			}
		}
	}

	/** @throws DatabaseFailure */
	private function check( mixed $connection, int $failures ): void {
		if ( $this->connection() !== $connection ) {
			throw new DatabaseFailure( 'The connection to the database was lost in the middle.' );
		}

		if ( Query::failures() > $failures ) {
			throw new DatabaseFailure( 'The database refused a part.' );
		}
	}

	private function connection(): mixed {
		return Closure::bind( static fn ( wpdb $wpdb ): mixed => $wpdb->dbh, null, wpdb::class )( $this->wpdb );
	}
}
