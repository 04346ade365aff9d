<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use HvacBlocks\Testing\Racers;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** Several processes at the same time, on a database of their own: a test within a transaction cannot show this. */
final class TableStateRaceTest extends TestCase {
	private const RACERS = 3;
	private const ROUNDS = 20;

	public function test_of_all_who_add_at_one_time_one_does_and_no_count_is_lost(): void {
		$results = Racers::on_a_database_of_their_own( 'race.php', self::RACERS );

		self::assertSame( 2 * self::ROUNDS, array_sum( array_column( $results, 0 ) ), 'each lock has one owner' );
		self::assertSame( self::RACERS * self::ROUNDS, max( 0, ...array_column( $results, 1 ) ), 'the last one sees every count' );
	}
}
