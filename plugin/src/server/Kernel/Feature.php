<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the plugin that hooks itself into WordPress.
 *
 * Assumptions:
 * - The constructor only stores; `boot()` only adds hooks; the hooked methods do the work.
 * - `boot()` is called once, while plugins load: before `init`, with no user and no query yet.
 */
interface Feature {
	public function boot(): void;
}
