<?php
declare(strict_types=1);

namespace HvacBlocks\State;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestSite;

defined( 'ABSPATH' ) || exit;

/** Several processes at one time, on a database of their own: what a transaction around a test cannot show. */
final class TableStateRaceTest extends TestCase {
	private const RACERS = 3;
	private const ROUNDS = 20;

	public function test_of_all_who_add_at_one_time_one_does_and_no_count_is_lost(): void {
		$site = $GLOBALS['hvac_test_site'];
		self::assertInstanceOf( TestSite::class, $site );

		$name = 'hvac_race_' . getmypid();
		$site->database->create( $name );
		$site->database->restore( $name );

		try {
			self::assertSame( array( '' ), self::race( $name, 'prepare', 1 ) );

			$results = array_map( static fn ( string $said ): mixed => json_decode( $said, true ), self::race( $name, (string) ( microtime( true ) + 1.5 ), self::RACERS ) );
		} finally {
			$site->database->drop( $name );
		}

		self::assertSame( 2 * self::ROUNDS, array_sum( array_column( $results, 0 ) ), 'each lock has one owner' );
		self::assertSame( self::RACERS * self::ROUNDS, max( 0, ...array_column( $results, 1 ) ), 'the last one sees every count' );
	}

	/** @return list<string> what each process said */
	private static function race( string $name, string $start, int $racers ): array {
		$processes = array();
		$said      = array();

		for ( $racer = 0; $racer < $racers; ++$racer ) {
			$processes[] = popen( implode( ' ', array_map( escapeshellarg( ... ), array( PHP_BINARY, dirname( __DIR__ ) . '/Testing/race.php', $name, $start ) ) ), 'r' );
		}

		foreach ( $processes as $process ) {
			self::assertIsResource( $process );
			$said[] = trim( (string) stream_get_contents( $process ) );
			pclose( $process );
		}

		return $said;
	}
}
