<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Store;

use HvacBlocks\Offers\Catalog\Records\ProductCategory;
use HvacBlocks\Offers\Catalog\Records\ProductTier;

defined( 'ABSPATH' ) || exit;

/** Which products visitors ask for; what is null or empty is not asked. */
final readonly class ProductQuery {
	/**
	 * @param string       $country `US` or `CA`
	 * @param string       $search  part of a name, or the beginning of an ID
	 * @param list<string> $ids     only these, in this order
	 */
	public function __construct(
		public ?ProductCategory $category = null,
		public ?ProductTier $tier = null,
		public string $country = '',
		public ?float $least_seer2 = null,
		public ?float $least_afue = null,
		public ?float $most_noise = null,
		public string $stages = '',
		public string $search = '',
		public array $ids = array(),
		public ProductSort $sort = ProductSort::Tier,
	) {}
}
