<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/** Sends identical concurrent requests once; the others wait for that answer. */
final readonly class SingleFlight implements UpstreamClient {
	private const POLL_MICROSECONDS = 40_000;
	private const LANDED_SECONDS    = 10;

	/** An outcome this recent belongs to a request that was under way when this visitor asked. */
	private const JUST_NOW_SECONDS = 1;

	public function __construct( private UpstreamClient $inner, private SharedState $state, private Settings $settings ) {}

	public function send( UpstreamRequest $request ): UpstreamAnswer {
		if ( ! $request->is_shareable() ) {
			return $this->inner->send( $request );
		}

		$key    = $request->key();
		$flight = uniqid( '', true );

		if ( ! $this->state->add( "flight:$key", $flight, $this->longest() ) ) {
			return $this->wait( $key );
		}

		$landed = $this->state->get( "landed:$key" );

		if ( is_array( $landed ) && is_numeric( $landed['at'] ?? null ) && abs( microtime( true ) - (float) $landed['at'] ) < self::JUST_NOW_SECONDS ) {
			$this->state->delete( "flight:$key" );

			return self::outcome( $landed );
		}

		return $this->fly( $request, $key, $flight );
	}

	private function fly( UpstreamRequest $request, string $key, string $flight ): UpstreamAnswer {
		$outcome = array( 'flight' => $flight );

		try {
			$answer  = $this->inner->send( $request );
			$outcome = array( 'answer' => $answer->to_array() ) + $outcome;

			return $answer;
		} catch ( UpstreamFailure $failure ) {
			$outcome = array( 'failure' => $failure->to_array() ) + $outcome;

			throw $failure;
		} finally {
			$this->state->set( "landed:$key", array( 'at' => microtime( true ) ) + $outcome, self::LANDED_SECONDS );
			$this->state->delete( "flight:$key" );
		}
	}

	private function wait( string $key ): UpstreamAnswer {
		$flight = $this->state->get( "flight:$key" );
		$until  = microtime( true ) + $this->longest();

		do {
			$landed = $this->state->get( "landed:$key" );

			// The request may have finished between the two reads: then any outcome is from a moment ago.
			if ( is_array( $landed ) && ( null === $flight || $flight === ( $landed['flight'] ?? null ) ) ) {
				return self::outcome( $landed );
			}

			if ( null === $flight ) {
				break;
			}

			usleep( self::POLL_MICROSECONDS );
		} while ( microtime( true ) < $until );

		$busy = FailureReason::Busy->failure( retry_after: 1 );

		throw $busy;
	}

	/** @param array<array-key, mixed> $landed */
	private static function outcome( array $landed ): UpstreamAnswer {
		if ( is_array( $landed['answer'] ?? null ) ) {
			return UpstreamAnswer::from_array( $landed['answer'] );
		}

		$failure = UpstreamFailure::from_array( is_array( $landed['failure'] ?? null ) ? $landed['failure'] : array() );

		throw $failure;
	}

	/** The time for one attempt and its name lookup. */
	private function longest(): int {
		return 2 * $this->settings->int( 'upstream_timeout_seconds' ) + 1;
	}
}
