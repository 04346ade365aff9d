<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** A product as a schema.org node: what its page shows. */
final class ProductNode {
	private function __construct() {}

	/**
	 * @param string $today the price counts only while it holds
	 * @return array<string, mixed>
	 */
	public static function of( StoredProduct $stored, string $today ): array {
		$product  = $stored->product;
		$language = PageLanguage::current();
		$url      = ProductAddress::of( $stored, $language );
		$price    = $product->number( 'priceFrom' );
		$picture  = ProductFiles::picture( $stored, '100vw' )['src'] ?? '';
		$figures  = array_map(
			static fn ( array $figure ): array => array(
				'@type' => 'PropertyValue',
				'name'  => $figure['label'],
				'value' => $figure['value'],
			),
			ProductTexts::figures( $product, $language )
		);
		$values   = array(
			'@type'              => 'Product',
			'@id'                => "$url#product",
			'name'               => $product->name( $language ),
			'url'                => $url,
			'image'              => $picture,
			'description'        => $product->text( 'headline', $language ),
			'mpn'                => $product->id,
			'category'           => $product->category->label(),
			'additionalProperty' => $figures,
			'offers'             => null !== $price && $product->price_claim()->state( $today )->is_shown() ? array_filter(
				array(
					'@type'         => 'AggregateOffer',
					'lowPrice'      => $price,
					'priceCurrency' => '' === $product->text( 'priceCurrency' ) ? 'USD' : $product->text( 'priceCurrency' ),
					'availability'  => $product->is_sold( $today ) ? 'https://schema.org/InStock' : 'https://schema.org/Discontinued',
				)
			) : array(),
		);

		return array_filter( $values, static fn ( mixed $value ): bool => '' !== $value && array() !== $value );
	}
}
