<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest\Early;

use HvacBlocks\Kernel\Route;

defined( 'ABSPATH' ) || exit;

/** A public route whose plain successes can be made as soon as plugins are loaded: without a user, a theme, translations or an upstream. */
interface EarlyRoute extends Route {
	/**
	 * Whether `respond()` answers these arguments with 200, from this site's own data.
	 *
	 * @param array<string, string> $arguments by name; without `lang` and `rest_route`
	 */
	public function answers_early( array $arguments ): bool;
}
