<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** A module with commands `wp hvac-blocks …`. */
interface CommandContributor {
	/** @return array<string, object> by name; only called on the command line */
	public function commands( Console $console ): array;
}
