<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Store\Lead;

defined( 'ABSPATH' ) || exit;

/** A destination that receives only some of the leads that are stored while it is active. */
interface SelectiveDestination extends LeadDestination {
	public function takes( Lead $lead ): bool;
}
