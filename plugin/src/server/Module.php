<?php
declare(strict_types=1);

namespace HvacBlocks;

use HvacBlocks\Cli\Console;
use HvacBlocks\Rest\Route;

defined( 'ABSPATH' ) || exit;

/**
 * One domain of the plugin: its parts that other domains need, as public properties, and what it brings to WordPress.
 *
 * Assumptions:
 * - Every page of the site waits for the constructor and for `features()`: they make what most requests need, and of the rest closures.
 * - `routes()` and `admin_routes()` are called on REST requests that ask for such routes, `commands()` on the command line alone.
 */
interface Module {
	/** @return list<Feature> in the order they boot */
	public function features(): array;

	/** @return list<Route> for visitors */
	public function routes(): array;

	/** @return list<Route> for editors and administrators, below `/admin` and `/editor` */
	public function admin_routes(): array;

	/** @return array<string, object> the commands `wp hvac-blocks …` by their names */
	public function commands( Console $console ): array;
}
