<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

defined( 'ABSPATH' ) || exit;

/** Addresses that refer to a page elsewhere. */
interface RedirectSource {
	/**
	 * Returns the page's address; null if the path refers to none that visitors may see.
	 *
	 * @param string $path as requested, below the site's address, without slashes at its ends
	 */
	public function page( string $path ): ?string;
}
