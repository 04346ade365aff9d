<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * One domain of the plugin: the parts that other domains need, as public properties, and its features in WordPress. A module with routes, commands,
 * screens or contributions to blocks also implements a contributor's interface.
 *
 * Every page of the site waits for the constructor and for `features()`: they create what most requests need and defer the rest in closures.
 */
interface Module {
	/** @return list<Feature> in boot order */
	public function features(): array;
}
