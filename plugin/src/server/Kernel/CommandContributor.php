<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** A module with commands `wp hvac-blocks …`. */
interface CommandContributor {
	/** @return array<string, object> by their names; only the command line asks */
	public function commands( Console $console ): array;
}
