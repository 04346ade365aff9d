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

	/**
	 * Returns products whose model number begins with a text, also those no longer sold; only one if it is the whole number.
	 *
	 * @param string $key of `ModelNumber`, not empty
	 * @return list<StoredProduct>
	 */
	public function of_model( string $key, int $most ): array;

	/** Returns the product whose model number is the beginning of a longer number, as on a nameplate. */
	public function of_nameplate( string $key ): ?StoredProduct;

	/**
	 * Returns the products whose serial numbers begin as a number does, or with a part of it, also those no longer sold; those that fit best.
	 *
	 * @param string $key of `ModelNumber`, not empty
	 * @return list<StoredProduct>
	 */
	public function of_serial( string $key, int $most ): array;

	/** Returns the product that the current page is about; null if it is about none. */
	public function of_page(): ?StoredProduct;
}
