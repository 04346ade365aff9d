<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** Why an upstream failed and what to do about it, in an administrator's words. */
final class FailureText {
	public static function of( UpstreamFailure $failure ): string {
		return match ( $failure->reason ) {
			FailureReason::Timeout        => __( 'The service did not respond in time.', 'hvac-blocks' ),
			FailureReason::Refused        => __( 'The service cannot be reached. Check its URL and whether it is running.', 'hvac-blocks' ),
			FailureReason::BadStatus      => self::of_status( (int) $failure->status ),
			FailureReason::Garbage        => __( 'The service responded, but not with the data this site expects.', 'hvac-blocks' ),
			FailureReason::TooLarge       => __( 'The service returned more data than this site accepts.', 'hvac-blocks' ),
			FailureReason::Redirected     => __( 'The service redirects to another URL. Use that URL instead.', 'hvac-blocks' ),
			FailureReason::PrivateAddress => __( 'The URL points to a private network. If that is intended, add its host to the allowed private hosts.', 'hvac-blocks' ),
			FailureReason::BadAddress     => __( 'The URL is incomplete. Enter one that starts with https://', 'hvac-blocks' ),
			FailureReason::CircuitOpen    => __( 'The service failed several times in a row, so requests are paused for a moment.', 'hvac-blocks' ),
			FailureReason::Busy           => __( 'This site is already waiting for too many other services. It will try again.', 'hvac-blocks' ),
			FailureReason::LoginRefused   => __( 'The server rejected the user name or the password.', 'hvac-blocks' ),
			FailureReason::OtherHostKey   => __( 'The server’s key does not match the fingerprint, so nothing was sent. Ask the server’s operator whether the key has changed.', 'hvac-blocks' ),
			FailureReason::NoFile         => __( 'No file there has this name.', 'hvac-blocks' ),
			FailureReason::Unsupported    => __( 'This server’s PHP cannot use SFTP. It needs cURL 7.80 or later with libssh2. Ask your host, or use an https address or the uploads folder.', 'hvac-blocks' ),
		};
	}

	private static function of_status( int $status ): string {
		return match ( true ) {
			401 === $status || 403 === $status => __( 'The service rejected this site. Check the key.', 'hvac-blocks' ),
			404 === $status => __( 'The service found nothing at this URL (status 404).', 'hvac-blocks' ),
			429 === $status => __( 'The service received too many requests (status 429).', 'hvac-blocks' ),
			/* translators: %d: an HTTP status such as 503 */
			default => sprintf( __( 'The service returned status %d.', 'hvac-blocks' ), $status ),
		};
	}
}
