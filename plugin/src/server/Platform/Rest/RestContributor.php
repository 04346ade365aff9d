<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

defined( 'ABSPATH' ) || exit;

/** A module whose routes have limits of their own. */
interface RestContributor {
	public function for_rest(): RestContributions;
}
