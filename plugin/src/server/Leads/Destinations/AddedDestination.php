<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

defined( 'ABSPATH' ) || exit;

/** A destination of another plugin, returned by the filter `hvac_blocks_lead_destinations`. */
interface AddedDestination extends LeadDestination {
	/** The label for administrators, in the current language. */
	public function label(): string;
}
