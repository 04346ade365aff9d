<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

defined( 'ABSPATH' ) || exit;

/** How one attempt to deliver a lead ended. */
enum DeliveryOutcome: string {
	/** The destination has the lead. */
	case Delivered = 'delivered';

	/** It does not; it may take it later. */
	case Retry = 'retry';

	/** It refused the lead; asking again would not help. */
	case Failed = 'failed';
}
