<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use Closure;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * Stops calling an upstream that fails repeatedly: no request waits for it until one attempt after a pause succeeds.
 */
final readonly class CircuitBreaker implements UpstreamClient {
	public const FAILURES      = 5;
	public const PAUSE_SECONDS = 30;

	/** Failures further apart than this do not count as repeated. */
	private const WINDOW_SECONDS = 60;
	private const PROBE_SECONDS  = 20;
	private const FORGET_SECONDS = 3600;

	/** The seconds for which a logged failure is not logged again. */
	private const QUIET_SECONDS = 3600;

	/** @param (Closure(): int)|null $now a clock other than the machine's */
	public function __construct( private UpstreamClient $inner, private SharedState $state, private UpstreamLog $log = new UpstreamLog(), private ?Closure $now = null ) {}

	public function send( UpstreamRequest $request ): UpstreamAnswer {
		$name  = $request->origin();
		$until = $this->state->get( "open:$name" );
		$probe = is_int( $until );

		if ( $probe ) {
			$wait = $until - $this->now();

			if ( $wait > 0 || ! $this->state->add( "probe:$name", 1, self::PROBE_SECONDS ) ) {
				$open = FailureReason::CircuitOpen->failure( retry_after: max( 1, $wait ) );

				throw $open;
			}
		}

		try {
			$answer = $this->inner->send( $request );
			$this->healthy( $name, $probe );

			return $answer;
		} catch ( UpstreamFailure $failure ) {
			// A file that moved or is too large says nothing of the others on its server.
			$is_of_file = $request->is_file && in_array( $failure->reason, array( FailureReason::Redirected, FailureReason::TooLarge ), true );

			if ( ! $is_of_file && $failure->is_outage() ) {
				$this->tell( $name, $request, $failure );
				$this->failed( $name, $request, $failure, $probe );
			} elseif ( FailureReason::Busy !== $failure->reason ) {
				$this->healthy( $name, $probe );
			}

			throw $failure;
		} finally {
			if ( $probe ) {
				$this->state->delete( "probe:$name" );
			}
		}
	}

	private function tell( string $name, UpstreamRequest $request, UpstreamFailure $failure ): void {
		if ( $this->state->add( "told:$name:" . substr( md5( $failure->getMessage() ), 0, 8 ), 1, self::QUIET_SECONDS ) ) {
			$this->log->failed( $request, $failure );
		}
	}

	private function healthy( string $name, bool $probe ): void {
		if ( $probe ) {
			$this->state->delete( "open:$name" );
			$this->state->delete( "failures:$name" );
		} elseif ( null !== $this->state->get( "failures:$name" ) ) {
			$this->state->delete( "failures:$name" );
		}
	}

	private function failed( string $name, UpstreamRequest $request, UpstreamFailure $failure, bool $probe ): void {
		$count = $this->state->increment( "failures:$name", 1, self::WINDOW_SECONDS );

		if ( ! $probe && $count < self::FAILURES ) {
			return;
		}

		$this->state->set( "open:$name", $this->now() + max( self::PAUSE_SECONDS, min( self::WINDOW_SECONDS, $failure->retry_after ?? 0 ) ), self::FORGET_SECONDS );

		// Calls that were under way when the circuit opened fail, too, and so may the next attempts: one line for all.
		if ( ! $probe && self::FAILURES === $count ) {
			$this->log->cut_off( $request, $failure, $count );
		}
	}

	private function now(): int {
		return null === $this->now ? time() : ( $this->now )();
	}
}
