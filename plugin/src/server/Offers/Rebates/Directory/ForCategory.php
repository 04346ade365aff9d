<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Directory;

defined( 'ABSPATH' ) || exit;

/** A provider of rebates that knows which category of products each is for. */
interface ForCategory {
	/** @param string $category of products, as in `ProductCategory` */
	public function for_category( string $category ): RebateDirectory;
}
