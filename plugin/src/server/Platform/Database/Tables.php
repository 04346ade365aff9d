<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The tables of one domain.
 *
 * Assumptions:
 * - `install()` brings any older version of the tables to the newest and may be called at any time, any number of times.
 * - `drop()` removes every trace; it is called only when the plugin is uninstalled.
 */
interface Tables {
	public function install(): void;

	public function drop(): void;
}
