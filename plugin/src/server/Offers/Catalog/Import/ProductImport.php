<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Import;

use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Platform\Import\Importer;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Imports the products of a file into the site. */
final readonly class ProductImport extends Importer {
	public function __construct( wpdb $wpdb, ProductStore $store ) {
		parent::__construct( $wpdb, new ProductTarget( $wpdb, $store ) );
	}
}
