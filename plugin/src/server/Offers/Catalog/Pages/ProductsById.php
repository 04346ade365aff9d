<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Catalog\Store\ProductQuery;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;

defined( 'ABSPATH' ) || exit;

/** Products that a block, another product or an address names, ready to be shown. */
final class ProductsById {
	private function __construct() {}

	/**
	 * @param list<string> $ids
	 * @param string       $country only products for it: `US` or `CA`; empty for any
	 * @param list<string> $files   the fields of files that are shown
	 * @return array<string, StoredProduct> by ID in lower case, in the order of the IDs; without products that are gone
	 * @throws Unavailable
	 */
	public static function find( ProductDirectory $catalog, array $ids, string $country = '', array $files = array( 'picture' ) ): array {
		// A query without IDs asks for all products.
		$found = array() === $ids ? array() : $catalog->find( new ProductQuery( country: $country, ids: $ids ) );
		$by_id = array();
		ProductFiles::prime( $found, $files );

		foreach ( $found as $stored ) {
			$by_id[ strtolower( $stored->key() ) ] = $stored;
		}

		return $by_id;
	}
}
