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

	/**
	 * @param int|null $status      the HTTP status, where there was one
	 * @param int|null $retry_after the seconds the upstream asks to wait, or after which trying again makes sense
	 */
	public function failure( ?int $status = null, ?int $retry_after = null ): UpstreamFailure {
		return new UpstreamFailure( $this, $status, $retry_after );
	}
}
