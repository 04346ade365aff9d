<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Testing\TestCase;
use RuntimeException;
use wpdb;

defined( 'ABSPATH' ) || exit;

final class TransactionTest extends TestCase {
	public function test_gives_what_the_work_returns(): void {
		self::assertSame( 7, ( new Transaction( self::connected() ) )->run( static fn (): int => 7 ) );
	}

	public function test_work_over_two_connections_is_not_done(): void {
		$wpdb = self::connected();

		$this->expectException( RuntimeException::class );
		( new Transaction( $wpdb ) )->run( static fn () => $wpdb->query( 'lose' ) );
	}

	public function test_a_connection_that_is_lost_while_it_confirms_is_not_done(): void {
		$this->expectException( RuntimeException::class );
		( new Transaction( self::connected( 'COMMIT' ) ) )->run( static fn (): int => 7 );
	}

	public function test_a_connection_that_is_lost_before_it_begins_is_done(): void {
		self::assertSame( 7, ( new Transaction( self::connected( 'START TRANSACTION' ) ) )->run( static fn (): int => 7 ) );
	}

	public function test_a_statement_that_fails_takes_the_others_with_it(): void {
		$wpdb = self::wpdb();
		$wpdb->suppress_errors();

		try {
			( new Transaction( $wpdb ) )->run(
				static function () use ( $wpdb ): void {
					$wpdb->insert( $wpdb->options, array( 'option_name' => 'hvac_half', 'option_value' => '1' ) );
					// The result is not checked.
					$wpdb->query( 'DELETE FROM hvac_no_such_table' );
				}
			);
			self::fail( 'The work is not done.' );
		} catch ( DatabaseFailure ) {
			self::assertFalse( get_option( 'hvac_half' ) );
		} finally {
			$wpdb->suppress_errors( false );
		}
	}

	public function test_what_follows_a_lost_connection_is_not_kept_either(): void {
		if ( 'mariadb' !== getenv( 'HVAC_TEST_DB' ) ) {
			self::markTestSkipped( 'SQLite has no connections to lose: HVAC_TEST_DB=mariadb.' );
		}

		// A separate connection: the test's own must outlive it.
		remove_all_filters( 'query' );
		$wpdb  = new wpdb( self::constant( 'DB_USER' ), self::constant( 'DB_PASSWORD' ), self::constant( 'DB_NAME' ), self::constant( 'DB_HOST' ) );
		$table = self::wpdb()->prefix . 'hvac_lost';
		$wpdb->query( (string) $wpdb->prepare( 'CREATE TABLE %i ( word varchar(20) ) ENGINE=InnoDB', $table ) );

		try {
			( new Transaction( $wpdb ) )->run(
				static function () use ( $wpdb, $table ): void {
					$wpdb->insert( $table, array( 'word' => 'before' ) );
					self::wpdb()->query( (string) self::wpdb()->prepare( 'KILL %d', (int) $wpdb->get_var( 'SELECT CONNECTION_ID()' ) ) );
					self::assertSame( 1, $wpdb->insert( $table, array( 'word' => 'after' ) ), 'wpdb goes on over another connection' );
				}
			);
			self::fail( 'The work is not done.' );
		} catch ( DatabaseFailure ) {
			self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $table ) ) );
			self::assertSame( '1', $wpdb->get_var( 'SELECT @@autocommit' ), 'later statements are kept by themselves again' );
		} finally {
			$wpdb->query( (string) $wpdb->prepare( 'DROP TABLE %i', $table ) );
		}
	}

	private static function constant( string $name ): string {
		$value = constant( $name );

		return is_string( $value ) ? $value : '';
	}

	/** A database that answers everything, and whose connection changes after a statement. */
	private static function connected( string $lost_by = 'lose' ): wpdb {
		return new class( $lost_by ) extends wpdb {
			public function __construct( private string $lost_by ) {
				$this->dbh = mysqli_init();
			}

			/** @return int */
			public function query( $query ) {
				if ( $query === $this->lost_by ) {
					$this->dbh = mysqli_init();
				}

				return 1;
			}
		};
	}
}
