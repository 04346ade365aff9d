<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

final class LeaseTest extends TestCase {
	public function test_one_request_at_a_time_does_the_work(): void {
		$state = new ArrayState();
		$work  = static fn (): string => 'done';

		self::assertSame( array( null, 'done' ), Lease::run( $state, 'work', 60, static fn (): array => array( Lease::run( $state, 'work', 60, $work ), Lease::run( $state, 'other', 60, $work ) ) ) );
		self::assertSame( 'done', Lease::run( $state, 'work', 60, $work ) );
	}

	public function test_work_that_fails_frees_it(): void {
		$state = new ArrayState();

		try {
			Lease::run( $state, 'work', 60, static fn () => throw new RuntimeException( 'failed' ) );
			self::fail();
		} catch ( RuntimeException ) {
			self::assertNull( $state->get( 'work' ) );
		}
	}

	public function test_a_lease_that_ended_is_left_to_its_new_holder(): void {
		$state = new ArrayState();

		Lease::run( $state, 'work', 0, static fn () => $state->set( 'work', 'the next', 60 ) );
		self::assertSame( 'the next', $state->get( 'work' ) );
	}
}
