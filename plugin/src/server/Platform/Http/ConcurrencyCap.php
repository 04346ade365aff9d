<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\Lease;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the number of PHP workers that wait for upstreams at the same time, including those waiting for another's answer, so that enough are left for
 * other requests. Calls beyond the limit fail at once as busy.
 */
final readonly class ConcurrencyCap implements UpstreamClient {
	private const RETRY_AFTER = 1;

	public function __construct( private UpstreamClient $inner, private SharedState $state, private Settings $settings ) {}

	public function send( UpstreamRequest $request ): UpstreamAnswer {
		// The slot of a worker that dies inside is freed when it expires.
		$seconds = 3 * $this->settings->int( 'upstream_timeout_seconds' ) + 2;
		$most    = $this->settings->int( 'upstream_max_concurrent' );

		for ( $number = 1; $number <= $most; ++$number ) {
			$answer = Lease::run( $this->state, "place:$number", $seconds, fn (): UpstreamAnswer => $this->inner->send( $request ) );

			if ( null !== $answer ) {
				return $answer;
			}
		}

		$busy = FailureReason::Busy->failure( retry_after: self::RETRY_AFTER );

		throw $busy;
	}
}
