<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

defined( 'ABSPATH' ) || exit;

/** The outcome of one attempt to deliver a lead. */
enum DeliveryOutcome: string {
	/** The destination has the lead. */
	case Delivered = 'delivered';

	/** The destination does not have the lead, but may accept it later. */
	case Retry = 'retry';

	/** The destination refused the lead; retrying would not help. */
	case Failed = 'failed';
}
