<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

defined( 'ABSPATH' ) || exit;

/** A destination of another plugin, returned by the filter `hvac_blocks_lead_destinations`. */
interface AddedDestination extends LeadDestination {
	/** What administrators call it, in the language in force. */
	public function label(): string;
}
