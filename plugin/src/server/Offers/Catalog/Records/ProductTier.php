<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Records;

defined( 'ABSPATH' ) || exit;

/** How a product ranks within its category. */
enum ProductTier: string {
	case Good   = 'good';
	case Better = 'better';
	case Best   = 'best';

	/** The name that visitors see. */
	public function label(): string {
		return match ( $this ) {
			self::Good   => _x( 'Essential', 'tier of a heating and cooling system', 'hvac-blocks' ),
			self::Better => _x( 'Comfort', 'tier of a heating and cooling system', 'hvac-blocks' ),
			self::Best   => _x( 'Premium', 'tier of a heating and cooling system', 'hvac-blocks' ),
		};
	}
}
