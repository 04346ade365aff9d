<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the plugin that adds itself to WordPress' hooks.
 *
 * Assumptions:
 * - The constructor only stores; `boot()` only adds hooks; the hooked methods do the work.
 * - `boot()` is called once, while plugins load: before `init`, without a user or a query.
 */
interface Feature {
	public function boot(): void;
}
