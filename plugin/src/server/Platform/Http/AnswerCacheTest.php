<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\ScriptedClient;

defined( 'ABSPATH' ) || exit;

final class AnswerCacheTest extends TestCase {
	private ArrayState $state;

	private ScriptedClient $inner;

	private AnswerCache $cache;

	protected function setUp(): void {
		$this->state = new ArrayState();
		$this->inner = new ScriptedClient( static fn ( UpstreamRequest $request, int $number ): array => array( 'answer' => $number ) );
		$this->cache = new AnswerCache( $this->inner, $this->state, $this->state->clock() );
	}

	public function test_a_fresh_answer_is_not_asked_for_again(): void {
		self::assertSame( array( 'answer' => 0 ), $this->ask()->data );
		$this->state->now += 59;

		$kept = $this->ask();

		self::assertSame( array( 'answer' => 0 ), $kept->data );
		self::assertTrue( $kept->kept );
		self::assertFalse( $kept->stale );
		self::assertCount( 1, $this->inner->requests );
	}

	public function test_an_old_answer_is_asked_for_again(): void {
		$this->ask();
		$this->state->now += 61;

		self::assertSame( array( 'answer' => 1 ), $this->ask()->data );
	}

	public function test_another_question_has_another_answer(): void {
		$this->ask();

		self::assertSame( array( 'answer' => 1 ), $this->ask( 'b' )->data );
	}

	public function test_the_last_good_answer_is_served_while_the_upstream_is_down(): void {
		$this->ask();
		$this->state->now += 61;
		$this->break_down();

		$stale = $this->ask();

		self::assertSame( array( 'answer' => 0 ), $stale->data );
		self::assertTrue( $stale->stale );

		// No request is repeated for a while, then one is.
		$this->ask();
		self::assertCount( 2, $this->inner->requests );
		$this->state->now += 6;
		$this->ask();
		self::assertCount( 3, $this->inner->requests );
	}

	public function test_an_answer_that_is_too_old_is_not_served(): void {
		$this->ask();
		$this->state->now += 60 + 600 + 1;
		$this->break_down();

		$this->expectException( UpstreamFailure::class );
		$this->ask();
	}

	public function test_a_failure_without_a_last_answer_is_remembered_for_seconds(): void {
		$this->break_down( FailureReason::Timeout );

		foreach ( array( 5, 4, 3 ) as $wait ) {
			$failure = $this->failure();

			self::assertSame( array( FailureReason::Timeout, $wait ), array( $failure->reason, $failure->retry_after ), 'it says when trying again makes sense' );
			self::assertCount( 1, $this->inner->requests );
			++$this->state->now;
		}

		$this->state->now += 6;
		$this->failure();
		self::assertCount( 2, $this->inner->requests );
	}

	public function test_what_the_upstream_refuses_for_itself_is_remembered_longer(): void {
		$this->break_down( FailureReason::BadStatus, 404 );
		$this->failure();
		$this->state->now += 30;

		self::assertSame( 404, $this->failure()->status );
		self::assertCount( 1, $this->inner->requests );
	}

	public function test_the_upstreams_own_wish_to_wait_longer_is_passed_on(): void {
		$this->inner->answer = static fn (): UpstreamFailure => new UpstreamFailure( FailureReason::BadStatus, 503, 120 );

		self::assertSame( array( 120, 120 ), array( $this->failure()->retry_after, $this->failure()->retry_after ) );
	}

	public function test_busy_is_not_remembered(): void {
		$this->break_down( FailureReason::Busy );

		self::assertSame( array( 1, 1 ), array( $this->failure()->retry_after, $this->failure()->retry_after ) );

		self::assertCount( 2, $this->inner->requests );
	}

	public function test_while_one_refreshes_the_others_get_the_old_answer(): void {
		$this->ask();
		$this->state->now += 61;

		$others = array();
		$this->inner->answer = function () use ( &$others ): array {
			$others[] = $this->ask();

			return array( 'answer' => 'new' );
		};

		self::assertSame( array( 'answer' => 'new' ), $this->ask()->data );
		self::assertSame( array( 'answer' => 0 ), $others[0]->data );
		self::assertTrue( $others[0]->stale );
		self::assertCount( 2, $this->inner->requests );
	}

	public function test_a_post_is_never_answered_from_the_cache(): void {
		$post = UpstreamRequest::post( 'leads', 'https://crm.example.com/', array( 'a' => 1 ) );

		$this->cache->send( $post );
		$this->cache->send( $post );

		self::assertCount( 2, $this->inner->requests );
		self::assertSame( array(), $this->state->names() );
	}

	public function test_no_name_of_what_is_kept_tells_a_key(): void {
		$this->ask( 'sekret' );

		self::assertCount( 1, $this->state->names() );
		self::assertMatchesRegularExpression( '/^answer:dealers:[0-9a-f]{32}$/', $this->state->names()[0] );
	}

	private function break_down( FailureReason $reason = FailureReason::Refused, ?int $status = null ): void {
		$this->inner->answer = ScriptedClient::failing( $reason, $status )->answer;
	}

	private function ask( string $q = 'a' ): UpstreamAnswer {
		return $this->cache->send( UpstreamRequest::get( 'dealers', 'https://dealers.example.com/', array( 'q' => $q ), array(), 60, 600 ) );
	}

	private function failure(): UpstreamFailure {
		try {
			$this->ask();
		} catch ( UpstreamFailure $failure ) {
			return $failure;
		}

		self::fail( 'It did not fail.' );
	}
}
