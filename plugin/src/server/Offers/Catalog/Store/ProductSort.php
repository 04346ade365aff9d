<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Store;

defined( 'ABSPATH' ) || exit;

/** The orders of a list of products. */
enum ProductSort: string {
	case Tier       = 'tier';
	case Name       = 'name';
	case Price      = 'price';
	case Efficiency = 'efficiency';
	case Noise      = 'noise';

	/** @return literal-string products without the figure come last */
	public function sql(): string {
		return match ( $this ) {
			self::Tier       => "category, CASE tier WHEN 'good' THEN 1 WHEN 'better' THEN 2 WHEN 'best' THEN 3 ELSE 4 END, name, id",
			self::Name       => 'name, id',
			self::Price      => 'price IS NULL, price, name, id',
			self::Efficiency => 'COALESCE(seer2, afue) IS NULL, COALESCE(seer2, afue) DESC, name, id',
			self::Noise      => 'noise IS NULL, noise, name, id',
		};
	}
}
