<?php
declare(strict_types=1);

namespace HvacBlocks\Database;

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

	/** A database that answers everything, and whose connection is another one after a statement. */
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
