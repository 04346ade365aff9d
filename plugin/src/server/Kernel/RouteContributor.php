<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/** A module with routes for visitors. It makes only the part that a REST request asks for. */
interface RouteContributor {
	/** @return array<string, Closure(): list<Route>> by the part of the path that follows the namespace: `dealers` makes `/dealers` and everything below it */
	public function routes(): array;
}
