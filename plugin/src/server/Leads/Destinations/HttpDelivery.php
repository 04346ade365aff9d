<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Platform\Http\FailureText;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;

defined( 'ABSPATH' ) || exit;

/** Sends a lead to a service, and says what its response means; `docs/leads-upstream.md` explains it to those who run one. */
final class HttpDelivery {
	/** The service already has it: an earlier attempt reached it, but its response was lost. */
	private const TAKEN_BEFORE = 409;

	public static function send( UpstreamClient $client, UpstreamRequest $request ): DeliveryResult {
		return self::result( self::answer( $client, $request ) );
	}

	/** Returns the response, good or not. */
	public static function answer( UpstreamClient $client, UpstreamRequest $request ): UpstreamAnswer|UpstreamFailure {
		try {
			return $client->send( $request );
		} catch ( UpstreamFailure $failure ) {
			return $failure;
		}
	}

	public static function result( UpstreamAnswer|UpstreamFailure $answer ): DeliveryResult {
		if ( $answer instanceof UpstreamAnswer ) {
			/* translators: %d: an HTTP status such as 201 */
			return DeliveryResult::delivered( sprintf( __( 'The service accepted the lead (status %d).', 'hvac-blocks' ), $answer->status ) );
		}

		if ( self::TAKEN_BEFORE === $answer->status ) {
			return DeliveryResult::delivered( __( 'The service already has the lead (status 409).', 'hvac-blocks' ) );
		}

		$detail = FailureText::of( $answer );

		return self::is_final( $answer ) ? DeliveryResult::failed( $detail ) : DeliveryResult::retry( $detail, $answer->retry_after );
	}

	/** The service read the lead and rejects it; any other failure may be temporary. */
	private static function is_final( UpstreamFailure $failure ): bool {
		return null !== $failure->status && $failure->status >= 400 && $failure->status < 500 && ! in_array( $failure->status, array( 408, 425, 429 ), true );
	}
}
