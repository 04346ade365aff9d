<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** Why an upstream gave no usable answer. */
enum FailureReason: string {
	case Timeout        = 'timeout';
	case Refused        = 'refused';
	case BadStatus      = 'bad_status';
	case Garbage        = 'garbage';
	case TooLarge       = 'too_large';
	case Redirected     = 'redirected';
	case PrivateAddress = 'private_address';
	case BadAddress     = 'bad_address';
	case CircuitOpen    = 'circuit_open';
	case Busy           = 'busy';
	case LoginRefused   = 'login_refused';
	case OtherHostKey   = 'other_host_key';
	case NoFile         = 'no_file';
	case Unsupported    = 'unsupported';

	/**
	 * @param int|null $status      the HTTP status, if there was one
	 * @param int|null $retry_after the seconds after which to retry, requested by the upstream or known otherwise
	 */
	public function failure( ?int $status = null, ?int $retry_after = null ): UpstreamFailure {
		return new UpstreamFailure( $this, $status, $retry_after );
	}
}
