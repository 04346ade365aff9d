<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\ScriptedClient;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class CircuitBreakerTest extends TestCase {
	private ArrayState $state;

	private ScriptedClient $inner;

	private CircuitBreaker $breaker;

	/** @var list<string> */
	private array $log = array();

	protected function setUp(): void {
		$this->state   = new ArrayState();
		$this->inner   = ScriptedClient::failing( FailureReason::Timeout );
		$this->breaker = new CircuitBreaker( $this->inner, $this->state, new UpstreamLog( function ( string $line ): void {
			$this->log[] = $line;
		} ), $this->state->clock() );
	}

	public function test_after_five_failures_nobody_is_sent_there(): void {
		self::assertSame( array_fill( 0, 5, 'timeout' ), $this->ask( 5 ) );
		self::assertSame( array( 'circuit_open', 'circuit_open' ), $this->ask( 2 ) );
		self::assertCount( 5, $this->inner->requests );
		self::assertSame( 30, $this->last?->retry_after );
	}

	public function test_files_that_moved_or_are_too_large_leave_their_server_open(): void {
		$reasons = array( FailureReason::Redirected, FailureReason::TooLarge );

		for ( $number = 0; $number < 2 * CircuitBreaker::FAILURES; $number++ ) {
			$this->inner->answer = ScriptedClient::failing( $reasons[ $number % 2 ] )->answer;

			try {
				$this->breaker->send( UpstreamRequest::file( 'files', 'https://example.com/a.pdf', 'application/pdf' ) );
				self::fail( 'No failure.' );
			} catch ( UpstreamFailure $failure ) {
				self::assertSame( $reasons[ $number % 2 ], $failure->reason );
			}
		}

		self::assertSame( array(), $this->log );
	}

	public function test_after_a_pause_one_is_sent_there_and_opens_or_closes_it(): void {
		$this->ask( 5 );
		$this->state->now += 30;

		self::assertSame( array( 'timeout', 'circuit_open' ), $this->ask( 2 ) );
		self::assertCount( 6, $this->inner->requests );

		$this->state->now += 30;
		$this->recover();

		self::assertSame( array( 'ok', 'ok' ), $this->ask( 2 ) );
	}

	public function test_while_one_probes_the_others_are_turned_away(): void {
		$this->ask( 5 );
		$this->state->now += 30;

		$others              = array();
		$this->inner->answer = function () use ( &$others ): array {
			$others = array( ...$others, ...$this->ask( 1 ) );

			return array();
		};

		self::assertSame( array( 'ok' ), $this->ask( 1 ) );
		self::assertSame( array( 'circuit_open' ), $others );
	}

	public function test_a_success_forgets_the_failures_before_it(): void {
		$this->ask( 4 );
		$this->recover();
		$this->ask( 1 );
		$this->inner->answer = ScriptedClient::failing()->answer;

		self::assertSame( array_fill( 0, 4, 'refused' ), $this->ask( 4 ) );
	}

	#[DataProvider( 'harmless' )]
	public function test_what_does_not_speak_against_the_upstream_does_not_count( FailureReason $reason, ?int $status ): void {
		$this->inner->answer = ScriptedClient::failing( $reason, $status )->answer;

		self::assertSame( array_fill( 0, 9, $reason->value ), $this->ask( 9 ) );
	}

	/** @return array<string, array{FailureReason, int|null}> */
	public static function harmless(): array {
		return array(
			'no such place' => array( FailureReason::BadStatus, 400 ),
			'taken before'  => array( FailureReason::BadStatus, 409 ),
			'busy'          => array( FailureReason::Busy, null ),
		);
	}

	public function test_a_failure_and_an_opening_are_logged_once_and_without_secrets(): void {
		$this->ask( 1 );
		self::assertCount( 1, $this->log );
		self::assertStringContainsString( 'failed with "timeout"', $this->log[0] );

		$this->ask( 8 );
		$this->state->now += 30;
		$this->ask( 3 );
		$this->state->now += 3000;
		$this->ask( 3 );

		self::assertCount( 2, $this->log );
		self::assertStringContainsString( '5 times in a row', $this->log[1] );

		foreach ( $this->log as $line ) {
			self::assertStringContainsString( 'location', $line );
			self::assertStringContainsString( 'places.example.com', $line );
			self::assertStringNotContainsString( 'sekret', $line );
			self::assertStringNotContainsString( '75024', $line );
		}
	}

	public function test_another_failure_is_logged_and_the_same_again_after_an_hour(): void {
		$this->ask( 1 );
		$this->inner->answer = static fn (): UpstreamFailure => new UpstreamFailure( FailureReason::Garbage, 200 );
		$this->ask( 2 );
		self::assertCount( 2, $this->log );

		$this->state->now += 3600;
		$this->ask( 2 );
		self::assertCount( 3, $this->log );
	}

	public function test_what_an_upstream_refuses_for_good_reasons_is_not_logged(): void {
		$this->inner->answer = static fn (): UpstreamFailure => new UpstreamFailure( FailureReason::BadStatus, 400 );
		$this->ask( 3 );

		self::assertSame( array(), $this->log );
	}

	public function test_another_address_starts_with_a_clean_record(): void {
		$this->ask( 5 );
		$this->recover();

		self::assertSame( 200, $this->breaker->send( UpstreamRequest::get( 'location', 'https://new.example.com/', array(), array() ) )->status );
	}

	public function test_the_upstreams_own_wish_to_be_left_alone_is_heard(): void {
		$this->inner->answer = static fn (): UpstreamFailure => new UpstreamFailure( FailureReason::BadStatus, 429, 45 );
		$this->ask( 5 );
		$this->state->now += 44;

		self::assertSame( array( 'circuit_open' ), $this->ask( 1 ) );
	}

	private ?UpstreamFailure $last = null;

	/** @return list<string> the result of each call */
	private function ask( int $times ): array {
		$ends = array();

		for ( $time = 0; $time < $times; ++$time ) {
			try {
				$this->breaker->send( UpstreamRequest::get( 'location', 'https://places.example.com/', array( 'key' => 'sekret', 'q' => '75024' ), array() ) );
				$ends[] = 'ok';
			} catch ( UpstreamFailure $failure ) {
				$this->last = $failure;
				$ends[]     = $failure->reason->value;
			}
		}

		return $ends;
	}

	private function recover(): void {
		$this->inner->answer = static fn (): array => array();
	}
}
