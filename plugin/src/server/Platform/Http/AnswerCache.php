<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use Closure;
use HvacBlocks\Platform\Database\NotCached;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * Caches good responses for as long as their request allows, and serves the last good one while the upstream is down. A failed request is not repeated
 * for some seconds; while one visitor refreshes a response, all others receive the old one.
 */
final readonly class AnswerCache implements UpstreamClient {
	private const OUTAGE_SECONDS  = 5;
	private const REFUSAL_SECONDS = 60;
	private const REFRESH_SECONDS = 12;

	/** @param (Closure(): int)|null $now a clock other than the machine's */
	public function __construct( private UpstreamClient $inner, private SharedState $state, private ?Closure $now = null ) {}

	public function send( UpstreamRequest $request ): UpstreamAnswer {
		try {
			return $this->answer( $request );
		} catch ( UpstreamFailure $failure ) {
			NotCached::page();

			throw $failure;
		}
	}

	private function answer( UpstreamRequest $request ): UpstreamAnswer {
		if ( ! $request->is_shareable() || $request->fresh_seconds < 1 ) {
			return $this->inner->send( $request );
		}

		$key  = $request->key();
		$kept = $this->kept( $key );

		if ( null !== $kept && $kept['until'] > $this->now() ) {
			return UpstreamAnswer::from_array( $kept['answer'] );
		}

		$stale  = null === $kept ? null : UpstreamAnswer::from_array( $kept['answer'], true );
		$failed = $this->state->get( "failed:$key" );

		if ( is_array( $failed ) ) {
			$failure = UpstreamFailure::from_array( $failed )->not_before( max( 1, ( is_int( $failed['until'] ?? null ) ? $failed['until'] : 0 ) - $this->now() ) );

			return $stale ?? throw $failure;
		}

		if ( null !== $stale && ! $this->state->add( "refresh:$key", 1, self::REFRESH_SECONDS ) ) {
			return $stale;
		}

		try {
			return $this->keep( $key, $request, $this->inner->send( $request ) );
		} catch ( UpstreamFailure $failure ) {
			$later = $failure->not_before( $this->remember( $key, $failure ) );

			return $stale ?? throw $later;
		} finally {
			if ( null !== $stale ) {
				$this->state->delete( "refresh:$key" );
			}
		}
	}

	private function keep( string $key, UpstreamRequest $request, UpstreamAnswer $answer ): UpstreamAnswer {
		// Another visitor's call brought it, and caches it.
		if ( $answer->kept ) {
			return $answer;
		}

		$this->state->set(
			"answer:$key",
			array(
				'until'  => $this->now() + $request->fresh_seconds,
				'answer' => $answer->to_array(),
			),
			$request->fresh_seconds + $request->stale_seconds
		);

		return $answer;
	}

	/** @return int the seconds for which no request is sent there again */
	private function remember( string $key, UpstreamFailure $failure ): int {
		if ( FailureReason::Busy === $failure->reason ) {
			return 1;
		}

		$seconds = $failure->is_outage() || FailureReason::CircuitOpen === $failure->reason ? self::OUTAGE_SECONDS : self::REFUSAL_SECONDS;
		$this->state->set( "failed:$key", array( 'until' => $this->now() + $seconds ) + $failure->to_array(), $seconds );

		return $seconds;
	}

	/** @return array{until: int, answer: array<array-key, mixed>}|null */
	private function kept( string $key ): ?array {
		$kept   = $this->state->get( "answer:$key" );
		$until  = is_array( $kept ) ? $kept['until'] ?? null : null;
		$answer = is_array( $kept ) ? $kept['answer'] ?? null : null;

		return is_int( $until ) && is_array( $answer ) ? compact( 'until', 'answer' ) : null;
	}

	private function now(): int {
		return null === $this->now ? time() : ( $this->now )();
	}
}
