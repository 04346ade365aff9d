<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use Closure;
use HvacBlocks\Testing\TestCase;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Every table of the plugin, discovered, in every state in which a database cannot read it. No failed read passes for "there is none". */
final class UnreadableTablesTest extends TestCase {
	private static ?Closure $renaming = null;

	public function test_a_table_under_another_name(): void {
		$wpdb = self::wpdb();
		self::log_to_file();

		foreach ( SiteTables::names( $wpdb ) as $table ) {
			self::rename( $wpdb, $table, "{$table}_gone" );
			self::assert_unreadable( $wpdb, $table );
			self::rename( $wpdb, "{$table}_gone", $table );
			self::assert_readable( $wpdb, $table );
		}
	}

	public function test_a_table_that_another_connection_has_locked(): void {
		[ $wpdb, $other ] = self::two_connections();
		// MySQL waits for a second at least.
		$wpdb->query( 'SET SESSION lock_wait_timeout = 0' );

		foreach ( SiteTables::names( $wpdb ) as $table ) {
			$other->query( (string) $other->prepare( 'LOCK TABLES %i WRITE', $table ) );
			self::assert_throws( static fn () => Query::row( $wpdb, 'SELECT * FROM %i LIMIT 1', $table ), $table );
			$other->query( 'UNLOCK TABLES' );
			self::assert_readable( $wpdb, $table );
		}
	}

	public function test_a_user_who_may_not_read(): void {
		[ $wpdb, $other ] = self::two_connections();
		$name             = 'hvac_' . getmypid();
		$other->query( "CREATE USER '$name'@'localhost' IDENTIFIED BY 'secret'" );

		try {
			$other->query( (string) $other->prepare( 'GRANT SELECT ON %i.%i TO %s@localhost', self::constant( 'DB_NAME' ), $wpdb->options, $name ) );
			$limited = new wpdb( $name, 'secret', self::constant( 'DB_NAME' ), self::constant( 'DB_HOST' ) );
			self::assert_readable( $limited, $other->prefix . 'options' );

			foreach ( SiteTables::names( $other ) as $table ) {
				self::assert_unreadable( $limited, $table );
			}
		} finally {
			$other->query( "DROP USER '$name'@'localhost'" );
		}
	}

	public function test_a_connection_that_is_lost_is_made_again_and_gives_what_there_is(): void {
		[ $wpdb, $other ] = self::two_connections();

		foreach ( SiteTables::names( $other ) as $table ) {
			$rows = $other->get_var( (string) $other->prepare( 'SELECT COUNT(*) FROM %i', $table ) );
			self::lose( $wpdb, $other );
			self::assertSame( (string) $rows, Query::value( $wpdb, 'SELECT COUNT(*) FROM %i', $table ), $table );
		}
	}

	public function test_a_connection_that_is_lost_for_good_is_not_an_empty_table(): void {
		[ $wpdb, $other ] = self::two_connections();
		$tables           = SiteTables::names( $other );
		// From here on, wpdb returns instead of ending the request.
		/** @var array<string, int> $wp_actions */
		global $wp_actions;
		$wp_actions['template_redirect'] = 1;
		Closure::bind(
			static function () use ( $wpdb ): void {
				$wpdb->dbpassword        = 'another';
				$wpdb->dbuser            = 'nobody';
				$wpdb->reconnect_retries = 0;
			},
			null,
			wpdb::class
		)();
		self::lose( $wpdb, $other );

		foreach ( $tables as $table ) {
			self::assert_unreadable( $wpdb, $table );
		}
	}

	/** @return array{wpdb, wpdb} two connections besides the test's own */
	private static function two_connections(): array {
		if ( 'mariadb' !== getenv( 'HVAC_TEST_DB' ) ) {
			self::markTestSkipped( 'SQLite has neither connections nor users: HVAC_TEST_DB=mariadb.' );
		}

		self::log_to_file();
		remove_all_filters( 'query' );
		$made = static function (): wpdb {
			$wpdb = new wpdb( self::constant( 'DB_USER' ), self::constant( 'DB_PASSWORD' ), self::constant( 'DB_NAME' ), self::constant( 'DB_HOST' ) );
			$wpdb->set_prefix( self::wpdb()->prefix );
			$wpdb->suppress_errors();

			return $wpdb;
		};

		return array( $made(), $made() );
	}

	/** SQLite's driver renames no table, and rolls back a test's changes with the failing statement: there, statements use the other name. */
	private static function rename( wpdb $wpdb, string $from, string $to ): void {
		if ( 'mariadb' === getenv( 'HVAC_TEST_DB' ) ) {
			$wpdb->query( (string) $wpdb->prepare( 'ALTER TABLE %i RENAME TO %i', $from, $to ) );
		} elseif ( ! remove_filter( 'query', self::$renaming ?? '__return_true' ) ) {
			self::$renaming = static fn ( string $query ): string => str_replace( "`$from`", "`$to`", $query );
			add_filter( 'query', self::$renaming );
		}
	}

	private static function lose( wpdb $wpdb, wpdb $other ): void {
		$other->query( (string) $other->prepare( 'KILL %d', (int) $wpdb->get_var( 'SELECT CONNECTION_ID()' ) ) );
	}

	private static function assert_readable( wpdb $wpdb, string $table ): void {
		self::assertNotNull( Query::value( $wpdb, 'SELECT COUNT(*) FROM %i', $table ), $table );
	}

	private static function assert_unreadable( wpdb $wpdb, string $table ): void {
		foreach ( self::questions( $wpdb, $table ) as $ask ) {
			self::assert_throws( $ask, $table );
		}
	}

	/** @return list<Closure(): mixed> */
	private static function questions( wpdb $wpdb, string $table ): array {
		return array(
			static fn () => Query::rows( $wpdb, 'SELECT * FROM %i', $table ),
			static fn () => Query::row( $wpdb, 'SELECT * FROM %i LIMIT 1', $table ),
			static fn () => Query::value( $wpdb, 'SELECT COUNT(*) FROM %i', $table ),
			static fn () => Query::column( $wpdb, 'SELECT * FROM %i', $table ),
			static fn () => Query::run( $wpdb, 'DELETE FROM %i WHERE 1 = 0', $table ),
		);
	}

	/** @param Closure(): mixed $ask */
	private static function assert_throws( Closure $ask, string $table ): void {
		try {
			$ask();
		} catch ( DatabaseFailure ) {
			self::assertNotSame( '', $table );

			return;
		}

		self::fail( "$table passes for empty." );
	}

	private static function constant( string $name ): string {
		$value = constant( $name );

		return is_string( $value ) ? $value : '';
	}
}
