<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Offers\Catalog\Pages\ProductTexts;
use HvacBlocks\Offers\Catalog\Store\ProductsByEnd;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Offers\Claims\ClaimPlace;
use HvacBlocks\Offers\Claims\ClaimSource;
use HvacBlocks\Offers\Claims\ClaimState;
use HvacBlocks\Offers\Claims\ListedClaim;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * The installed prices and the ENERGY STAR criteria of products that are sold, in the list of dated claims.
 *
 * ENERGY STAR criteria hold from the first day of their year until other criteria follow, so they have no last day.
 */
final readonly class ProductClaims implements ClaimSource {
	/** Products per query. */
	private const STEP = 100;

	public function __construct( private ProductsByEnd $products ) {}

	public function count( ?ClaimState $state, string $today ): int {
		return $this->products->count( 'price', $state, $today ) + $this->products->count( 'energyStar', $state, $today );
	}

	public function each( ?ClaimState $state, string $today ): iterable {
		// Those without a last day come last in the list, so all criteria follow the prices.
		foreach ( array( 'price', 'energyStar' ) as $kind ) {
			$page = 0;

			do {
				$products = $this->products->page( $kind, $state, $today, ++$page, self::STEP );
				_prime_post_caches( array_map( static fn ( StoredProduct $stored ): int => $stored->post, $products ), false );

				foreach ( $products as $stored ) {
					yield self::listed( $stored, $kind );
				}
			} while ( self::STEP === count( $products ) );
		}
	}

	/** @param 'price'|'energyStar' $kind */
	private static function listed( StoredProduct $stored, string $kind ): ListedClaim {
		$product  = $stored->product;
		$is_price = 'price' === $kind;

		return new ListedClaim(
			"product-$kind-{$product->id}",
			$is_price ? __( 'Installed price', 'hvac-blocks' ) : 'ENERGY STAR',
			"{$stored->name()} ($product->id): " . ( $is_price ? ProductTexts::price( $product, Language::English ) : (string) $product->number( 'energyStarYear' ) ),
			$is_price ? $product->price_claim() : $product->energy_star_claim(),
			ClaimPlace::of_post( $stored->post )
		);
	}
}
