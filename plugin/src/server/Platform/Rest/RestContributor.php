<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

defined( 'ABSPATH' ) || exit;

/** A module whose routes are not limited as all others are. */
interface RestContributor {
	public function for_rest(): RestContributions;
}
