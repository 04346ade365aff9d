<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

defined( 'ABSPATH' ) || exit;

/** Addresses that stand for a page elsewhere. */
interface RedirectSource {
	/**
	 * The page's address; null where the path stands for none that visitors may see.
	 *
	 * @param string $path as it was asked for, below the site's address, without slashes around it
	 */
	public function page( string $path ): ?string;
}
