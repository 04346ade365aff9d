<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Admin;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Kernel\Capability;

defined( 'ABSPATH' ) || exit;

/** The page on which products are imported and exported; WordPress' own list shows them. */
final class ProductsScreen {
	public static function get(): Screen {
		return new Screen( 'products', static fn (): string => __( 'Import products', 'hvac-blocks' ), Capability::MANAGE_PRODUCTS, 'product-imports', 26 );
	}
}
