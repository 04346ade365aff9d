<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use HvacBlocks\Testing\Upstreams\ScriptedClient;

defined( 'ABSPATH' ) || exit;

final class ConcurrencyCapTest extends TestCase {
	use MockUpstream;

	public function test_no_more_than_so_many_are_inside_at_one_time(): void {
		$state  = new ArrayState();
		$inside = 0;
		$most   = 0;
		$busy   = 0;
		$inner  = new ScriptedClient( static fn (): array => array() );
		$cap    = new ConcurrencyCap( $inner, $state, $this->settings( array( 'upstream_max_concurrent' => 3 ) ) );

		// Each call makes another one inside, as if another visitor came while it waits.
		$inner->answer = static function () use ( &$inside, &$most, &$busy, $cap ): array {
			$most = max( $most, ++$inside );

			try {
				$cap->send( UpstreamRequest::get( 'dealers', 'https://dealers.example.com/', array(), array() ) );
			} catch ( UpstreamFailure $failure ) {
				$busy += FailureReason::Busy === $failure->reason && 1 === $failure->retry_after ? 1 : 0;
			}

			--$inside;

			return array();
		};

		$cap->send( UpstreamRequest::get( 'dealers', 'https://dealers.example.com/', array(), array() ) );

		self::assertSame( 3, $most );
		self::assertSame( 1, $busy );
		self::assertSame( array(), $state->names(), 'every place is given back' );
	}

	public function test_a_failing_call_gives_its_place_back(): void {
		$state = new ArrayState();
		$cap   = new ConcurrencyCap( ScriptedClient::failing( FailureReason::Timeout ), $state, $this->settings() );

		try {
			$cap->send( UpstreamRequest::post( 'leads', 'https://crm.example.com/', array() ) );
			self::fail( 'It did not fail.' );
		} catch ( UpstreamFailure $failure ) {
			self::assertSame( FailureReason::Timeout, $failure->reason );
			self::assertSame( array(), $state->names() );
		}
	}

	public function test_the_place_of_a_worker_that_died_comes_back(): void {
		$state = new ArrayState();
		$cap   = new ConcurrencyCap( new ScriptedClient( static fn (): array => array() ), $state, $this->settings( array( 'upstream_max_concurrent' => 1 ) ) );

		$state->add( 'place:1', 'dead', 5 );
		$state->now += 5;

		self::assertSame( 200, $cap->send( UpstreamRequest::get( 'dealers', 'https://dealers.example.com/', array(), array() ) )->status );
	}
}
