<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** A module with routes for editors and administrators. */
interface AdminRouteContributor {
	/** @return list<Route> below `/admin` and `/editor` */
	public function admin_routes(): array;
}
