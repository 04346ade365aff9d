<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * One domain of the plugin: its parts that other domains need, as public properties, and what it brings to WordPress. A module with routes, commands,
 * screens or something for blocks implements a contributor's interface, too.
 *
 * Every page of the site waits for the constructor and for `features()`: they build what most requests need and defer the rest in closures.
 */
interface Module {
	/** @return list<Feature> in the order they boot */
	public function features(): array;
}
