<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

defined( 'ABSPATH' ) || exit;

/** The outcome of a submitted lead. */
enum IntakeOutcome {
	case Stored;
	case Repeated;
	case Invalid;
	case UnknownDealer;
	case UnknownSource;
	case TooMany;
	/** By another plugin of the site. */
	case Refused;
	case NotStored;
}
