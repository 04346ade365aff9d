<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

/** How many models of a category the catalog sells. */
final class CategoryCount {
	private function __construct() {}

	/** @return string "6 models"; empty if there are none, or the catalog cannot be read: what links to the category stays */
	public static function of( string $category, BlockContext $context ): string {
		try {
			$count = '' === $category ? 0 : $context->service( ProductDirectory::class )->counts()[ $category ] ?? 0;
		} catch ( Unavailable ) {
			return '';
		}

		/* translators: %s: a number of models of a product. */
		return 0 === $count ? '' : sprintf( _n( '%s model', '%s models', $count, 'hvac-blocks' ), Numbers::format( $count, 0, $context->language ) );
	}
}
