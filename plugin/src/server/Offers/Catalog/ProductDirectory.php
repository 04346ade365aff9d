<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Offers\Catalog\Store\ProductQuery;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;

defined( 'ABSPATH' ) || exit;

/** The products that visitors see today, for blocks and routes. */
interface ProductDirectory {
	/** @return list<StoredProduct> */
	public function find( ProductQuery $query, int $offset = 0, int $most = 100 ): array;

	public function count( ProductQuery $query ): int;

	/** @return array<string, int> the numbers of products, by category */
	public function counts(): array;

	/** Also one that is no longer sold. */
	public function get( string $id ): ?StoredProduct;

	/** Returns the product that the current page is about; null if it is about none. */
	public function of_page(): ?StoredProduct;
}
