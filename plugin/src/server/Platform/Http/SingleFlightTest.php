<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use HvacBlocks\Testing\Upstreams\ScriptedClient;

defined( 'ABSPATH' ) || exit;

/** The state plays the role of concurrent requests: see ArrayState::$meanwhile. */
final class SingleFlightTest extends TestCase {
	use MockUpstream;

	private ArrayState $state;

	private ScriptedClient $inner;

	private SingleFlight $flights;

	protected function setUp(): void {
		$this->state   = new ArrayState();
		$this->inner   = new ScriptedClient( static fn (): array => array( 'mine' ) );
		$this->flights = new SingleFlight( $this->inner, $this->state, $this->settings() );
	}

	public function test_alone_it_calls(): void {
		self::assertSame( array( 'mine' ), $this->flights->send( $this->request() )->data );
		self::assertFalse( $this->flights->send( self::another() )->kept );
		self::assertCount( 2, $this->inner->requests );
	}

	public function test_who_comes_second_gets_what_the_first_brings(): void {
		$this->take_off();
		$this->land_after( 3, array( 'answer' => ( new UpstreamAnswer( 200, array( 'theirs' ) ) )->to_array() ) );

		$answer = $this->flights->send( $this->request() );

		self::assertSame( array( 'theirs' ), $answer->data );
		self::assertTrue( $answer->kept );
		self::assertSame( array(), $this->inner->requests );
	}

	public function test_who_comes_second_fails_with_the_first(): void {
		$this->take_off();
		$this->land_after( 3, array( 'failure' => ( new UpstreamFailure( FailureReason::BadStatus, 503, 9 ) )->to_array() ) );

		try {
			$this->flights->send( $this->request() );
			self::fail( 'It did not fail.' );
		} catch ( UpstreamFailure $failure ) {
			self::assertSame( array( FailureReason::BadStatus, 503, 9 ), array( $failure->reason, $failure->status, $failure->retry_after ) );
		}
	}

	public function test_an_outcome_of_an_earlier_flight_is_not_taken(): void {
		$this->state->set( 'landed:' . $this->request()->key(), array( 'flight' => 'earlier', 'answer' => ( new UpstreamAnswer( 200, array( 'old' ) ) )->to_array() ), 10 );
		$this->take_off();
		$this->land_after( 4, array( 'answer' => ( new UpstreamAnswer( 200, array( 'theirs' ) ) )->to_array() ) );

		self::assertSame( array( 'theirs' ), $this->flights->send( $this->request() )->data );
	}

	public function test_who_waits_in_vain_is_told_so_in_time(): void {
		$this->take_off();
		$since = microtime( true );

		try {
			$this->flights->send( $this->request() );
			self::fail( 'It did not fail.' );
		} catch ( UpstreamFailure $failure ) {
			self::assertSame( FailureReason::Busy, $failure->reason );
			self::assertLessThan( 3.5, microtime( true ) - $since );
			self::assertSame( array(), $this->inner->requests );
		}
	}

	public function test_who_asked_while_one_was_in_the_air_and_comes_when_it_has_landed_gets_what_it_brought(): void {
		$this->flights->send( $this->request() );

		self::assertTrue( $this->flights->send( $this->request() )->kept );
		self::assertCount( 1, $this->inner->requests );
		self::assertNull( $this->state->get( 'flight:' . $this->request()->key() ) );
	}

	public function test_what_landed_longer_ago_is_not_taken(): void {
		$this->state->set( 'landed:' . $this->request()->key(), array( 'at' => microtime( true ) - 1.1, 'answer' => ( new UpstreamAnswer( 200, array( 'old' ) ) )->to_array() ), 10 );

		self::assertSame( array( 'mine' ), $this->flights->send( $this->request() )->data );
	}

	public function test_a_failed_flight_makes_way_for_the_next(): void {
		$this->inner->answer = ScriptedClient::failing()->answer;

		try {
			$this->flights->send( $this->request() );
			self::fail( 'It did not fail.' );
		} catch ( UpstreamFailure ) {
			self::assertNull( $this->state->get( 'flight:' . $this->request()->key() ) );
		}
	}

	public function test_posts_are_each_sent(): void {
		$post = UpstreamRequest::post( 'leads', 'https://crm.example.com/', array() );
		$this->state->add( 'flight:' . $post->key(), 'x', 60 );

		self::assertSame( 200, $this->flights->send( $post )->status );
	}

	private function take_off(): void {
		$this->state->add( 'flight:' . $this->request()->key(), 'theirs', 60 );
	}

	/** @param array<string, mixed> $outcome */
	private function land_after( int $reads, array $outcome ): void {
		$this->state->meanwhile = function ( string $name, ArrayState $state ) use ( &$reads, $outcome ): void {
			if ( 0 === --$reads ) {
				$state->set( 'landed:' . $this->request()->key(), array( 'flight' => 'theirs' ) + $outcome, 10 );
				$state->delete( 'flight:' . $this->request()->key() );
			}
		};
	}

	private static function another(): UpstreamRequest {
		return UpstreamRequest::get( 'dealers', 'https://dealers.example.com/', array( 'q' => 'b' ), array() );
	}

	private function request(): UpstreamRequest {
		return UpstreamRequest::get( 'dealers', 'https://dealers.example.com/', array( 'q' => 'a' ), array() );
	}
}
