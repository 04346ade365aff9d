<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/** A module with routes for visitors. It makes a part of them on REST requests that ask for that part. */
interface RouteContributor {
	/** @return array<string, Closure(): list<Route>> by the part of their paths that follows the namespace: `dealers` makes `/dealers` and all below */
	public function routes(): array;
}
