<?php
declare(strict_types=1);

namespace HvacBlocks\Http;

defined( 'ABSPATH' ) || exit;

/** Why an upstream failed and what to do about it, in an administrator's words. */
final class FailureText {
	public static function of( UpstreamFailure $failure ): string {
		return match ( $failure->reason ) {
			FailureReason::Timeout        => __( 'The service did not answer in time.', 'hvac-blocks' ),
			FailureReason::Refused        => __( 'The service cannot be reached. Check its address, and whether it is running.', 'hvac-blocks' ),
			FailureReason::BadStatus      => self::of_status( (int) $failure->status ),
			FailureReason::Garbage        => __( 'The service answered, but not with the data this site expects.', 'hvac-blocks' ),
			FailureReason::TooLarge       => __( 'The service answered with more data than this site accepts (1 MB).', 'hvac-blocks' ),
			FailureReason::Redirected     => __( 'The service sends callers on to another address. Set that address instead.', 'hvac-blocks' ),
			FailureReason::PrivateAddress => __( 'The address lies in a private network. Name its host in the setting for private hosts if that is meant.', 'hvac-blocks' ),
			FailureReason::BadAddress     => __( 'The address is not complete. Write one that starts with https://', 'hvac-blocks' ),
			FailureReason::CircuitOpen    => __( 'The service failed several times in a row and is left alone for a moment.', 'hvac-blocks' ),
			FailureReason::Busy           => __( 'This site is waiting for other services already. It will be tried again.', 'hvac-blocks' ),
		};
	}

	private static function of_status( int $status ): string {
		return match ( true ) {
			401 === $status || 403 === $status => __( 'The service refused this site. Check the key.', 'hvac-blocks' ),
			404 === $status => __( 'The service has nothing at this address (status 404).', 'hvac-blocks' ),
			429 === $status => __( 'The service was asked too often (status 429).', 'hvac-blocks' ),
			/* translators: %d: an HTTP status such as 503 */
			default => sprintf( __( 'The service answered with status %d.', 'hvac-blocks' ), $status ),
		};
	}
}
