<?php
declare(strict_types=1);

namespace HvacBlocks\Http;

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

	/** Whether nothing was sent at all, so that trying again is not a second try. */
	public function is_before_sending(): bool {
		return match ( $this ) {
			self::CircuitOpen, self::Busy, self::PrivateAddress, self::BadAddress => true,
			default => false,
		};
	}
}
