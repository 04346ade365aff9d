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
}
