<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestSite;

defined( 'ABSPATH' ) || exit;

/** Several processes on a database of their own: a test within a transaction cannot show this. */
final class LeadDeliveryRaceTest extends TestCase {
	private const LEADS   = 20;
	private const WORKERS = 3;

	private string $database;
	private string $file;

	public function test_workers_at_one_time_send_each_lead_once(): void {
		$reports = $this->on_a_database_of_its_own(
			fn (): array => $this->workers( 'deliver', (string) ( microtime( true ) + 1.5 ), self::WORKERS )
		);
		$sent    = $this->sent();

		self::assertCount( self::LEADS, $sent );
		self::assertCount( self::LEADS, array_unique( $sent ) );
		self::assertSame( self::LEADS, array_sum( array_map( static fn ( string $said ): int => self::delivered( $said ), $reports ) ) );
	}

	public function test_a_worker_killed_between_sending_and_noting_loses_nothing(): void {
		$reports = $this->on_a_database_of_its_own(
			function (): array {
				self::assertSame( array( '' ), $this->workers( 'die', '0', 1 ), 'it was killed' );
				self::assertCount( 1, $this->sent(), 'after it had sent one' );

				// Its lease is still valid: the others are delivered, and this one waits.
				$while = $this->workers( 'deliver', '0', 1 );
				$this->end_leases();

				return array( ...$while, ...$this->workers( 'deliver', '0', 1 ) );
			}
		);
		$sent    = $this->sent();

		self::assertSame( array( self::LEADS - 1, 1 ), array_map( self::delivered( ... ), $reports ) );
		self::assertCount( self::LEADS + 1, $sent );
		self::assertCount( self::LEADS, array_unique( $sent ), 'the one that came twice has the same key' );
		self::assertSame( $sent[0], $sent[ self::LEADS ] );
	}

	/**
	 * @param \Closure(): list<string> $work
	 * @return list<string>
	 */
	private function on_a_database_of_its_own( \Closure $work ): array {
		$site = $GLOBALS['hvac_test_site'];
		self::assertInstanceOf( TestSite::class, $site );

		$this->database = 'hvac_delivery_race_' . getmypid();
		$this->file     = (string) tempnam( sys_get_temp_dir(), 'hvac' );
		$site->make_database( $this->database );

		try {
			self::assertSame( array( '' ), $this->workers( 'prepare', (string) self::LEADS, 1 ) );

			return $work();
		} finally {
			$site->database->drop( $this->database );
		}
	}

	/** @return list<string> the output of each */
	private function workers( string $what, string $value, int $count ): array {
		$processes = array();
		$said      = array();

		for ( $worker = 0; $worker < $count; ++$worker ) {
			$processes[] = popen( 'exec ' . implode( ' ', array_map( escapeshellarg( ... ), array( PHP_BINARY, dirname( __DIR__, 2 ) . '/Testing/delivery-race.php', $this->database, $what, $value, $this->file ) ) ), 'r' );
		}

		foreach ( $processes as $process ) {
			self::assertIsResource( $process );
			$said[] = trim( (string) stream_get_contents( $process ) );
			pclose( $process );
		}

		return $said;
	}

	private function end_leases(): void {
		self::assertSame( array( '' ), $this->workers( 'end-leases', '0', 1 ) );
	}

	/** @return list<string> the keys sent to the service, in order */
	private function sent(): array {
		return array_values( array_filter( explode( "\n", (string) file_get_contents( $this->file ) ), static fn ( string $line ): bool => '' !== $line ) );
	}

	private static function delivered( string $said ): int {
		$report = json_decode( $said, true );
		self::assertIsArray( $report, $said );
		self::assertIsInt( $report[0] );

		return $report[0];
	}
}
