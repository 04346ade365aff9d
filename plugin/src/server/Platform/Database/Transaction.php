<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use Closure;
use mysqli;
use Throwable;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * All of some work, or nothing of it. Not to be nested: the database would commit the outer one.
 *
 * wpdb opens a new connection where the old one is lost, even in the middle, and goes on; the database has forgotten by then what
 * came before. Of two transactions that wait for each other the database undoes one with a statement that fails; what that one does
 * afterwards would be kept without what came before. So work counts as done only if none of its statements failed, and if it was confirmed
 * over the connection that it began with.
 */
final readonly class Transaction {
	/** What wpdb asks each time that it opens a connection. */
	private const OPENED = 'incompatible_sql_modes';

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T what the work returns, once the database has confirmed it
	 * @throws DatabaseFailure where the database does not do all of it; everything is undone then
	 * @throws Throwable what the work throws, after everything is undone
	 */
	public function run( callable $work ): mixed {
		Query::run( $this->wpdb, 'START TRANSACTION' );

		$connection = $this->connection();
		$failures   = Query::failures();
		$held       = array();
		$hold       = function ( mixed $modes ) use ( $connection, &$held ): mixed {
			$new = $this->connection();

			// What the work goes on with over another connection is not kept statement by statement: it is undone, too.
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
				// The database undoes what it cannot confirm; the first error says why.
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
