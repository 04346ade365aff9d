<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * One domain of the plugin: its parts that other domains need, as public properties, and what it brings to WordPress.
 *
 * Assumptions:
 * - Every page of the site waits for the constructor and for `features()`: they build what most requests need and defer the rest in closures.
 * - `routes()` is called on REST requests to the plugin, and makes those of them that are asked for; `admin_routes()` on those of
 *   administrators and editors, `commands()` on the command line alone.
 */
interface Module {
	/** @return list<Feature> in the order they boot */
	public function features(): array;

	/** @return array<string, Closure(): list<Route>> for visitors, by the part of their paths that follows the namespace: `dealers` makes `/dealers` and all below */
	public function routes(): array;

	/** @return list<Route> for editors and administrators, below `/admin` and `/editor` */
	public function admin_routes(): array;

	/** @return array<string, object> the commands `wp hvac-blocks …` by their names */
	public function commands( Console $console ): array;
}
