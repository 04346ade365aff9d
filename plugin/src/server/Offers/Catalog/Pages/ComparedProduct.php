<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Products\Product;
use HvacBlocks\Offers\Products\ProductFields;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * Products of the catalog as columns of a comparison.
 *
 * @phpstan-import-type Props from Product
 * @phpstan-import-type Value from Product
 */
final class ComparedProduct {
	/** The most products in an address: as many as a table shows side by side. */
	private const MOST = 4;

	/** Of a picture. */
	private const WIDTH = '14rem';

	/** The number of each category's tab; coils and indoor air quality have none. */
	private const TABS = array(
		'air-conditioners' => 1,
		'heat-pumps'       => 2,
		'furnaces'         => 3,
		'air-handlers'     => 4,
		'ductless-systems' => 5,
		'packaged-systems' => 6,
		'oil-furnaces'     => 7,
	);

	private function __construct() {}

	/**
	 * Returns the products that an address names: `?products=A,B`, or `?products[]=A&products[]=B` of a form.
	 *
	 * @param string $asked from the query, not trusted
	 * @return list<Props> without those that do not exist or have no tab
	 */
	public static function asked( string $asked, ProductDirectory $catalog, Language $language ): array {
		$ids = array_slice( array_values( array_unique( array_filter( array_map( trim( ... ), explode( ',', $asked ) ), RecordId::is( ... ) ) ) ), 0, self::MOST );

		return array_values( array_filter( array_map( static fn ( StoredProduct $stored ): ?array => self::props( $stored, $language ), ProductsById::find( $catalog, $ids ) ) ) );
	}

	/**
	 * Returns the columns of a comparison; a column with a `product` is that of the catalog, with one search for all.
	 *
	 * @param list<array<string, mixed>> $columns the models of its products
	 * @return list<array<string, mixed>> without products that are gone
	 */
	public static function columns( array $columns, ProductDirectory $catalog, Language $language ): array {
		$ids   = array_values( array_unique( array_filter( array_map( self::id( ... ), $columns ) ) ) );
		$props = array_map( static fn ( StoredProduct $stored ): ?array => self::props( $stored, $language ), ProductsById::find( $catalog, $ids ) );

		return array_values( array_filter( array_map( static fn ( array $column ): ?array => '' === self::id( $column ) ? $column : $props[ strtolower( self::id( $column ) ) ] ?? null, $columns ) ) );
	}

	/** @param array<string, mixed> $column */
	private static function id( array $column ): string {
		return is_string( $column['product'] ?? null ) ? $column['product'] : '';
	}

	/**
	 * Returns a product as an editor would type it, by the specification's names, so that it can be changed.
	 *
	 * @return array<string, string>|null null if its category is not compared
	 */
	public static function typed( StoredProduct $stored, Language $language ): ?array {
		$props = self::props( $stored, $language );
		$price = $stored->product->number( 'priceFrom' );

		return null === $props ? null : array_filter(
			array(
				'product_type' => $props['type'],
				'product_name' => $props['name'],
				'product_link' => $props['href'],
				// A number is formatted in each language; a currency of its own is text.
				...array_map( static fn ( array $value ): string => in_array( $value['mark'], array( 'yes', 'no' ), true ) ? ucfirst( $value['mark'] ) : $value['text'], $props['values'] ),
				...( null === $props['amount'] || 'CAD' === $stored->product->text( 'priceCurrency' ) ? array() : array( ProductFields::PRICE => (string) $price ) ),
			)
		);
	}

	/** @return array<string, mixed>|null the props of the `ui` part `media/picture`; null if the product is gone, has no picture or cannot be read */
	public static function picture( string $id, ProductDirectory $catalog ): ?array {
		try {
			$found = ProductsById::find( $catalog, array( $id ) );
		} catch ( Unavailable ) {
			return null;
		}

		return isset( $found[ strtolower( $id ) ] ) ? ProductFiles::picture( $found[ strtolower( $id ) ], self::WIDTH ) : null;
	}

	/** @return Props|null null if its category is not compared */
	public static function props( StoredProduct $stored, Language $language ): ?array {
		$product = $stored->product;
		$tab     = self::TABS[ $product->category->value ] ?? null;
		$claim   = $product->price_claim();
		$is_now  = $claim->state( ( new SiteCalendar() )->today() )->is_shown();
		$price   = $is_now ? ProductTexts::price( $product, $language ) : '';

		return null === $tab ? null : array(
			'type'    => (string) $tab,
			'name'    => $product->name( $language ),
			'href'    => ProductAddress::of( $stored, $language ),
			'picture' => ProductFiles::picture( $stored, self::WIDTH ),
			'values'  => array_filter( array( ProductFields::PRICE => self::value( $price, 'amount' ) ) + self::figures( $product, $language ), static fn ( array $value ): bool => '' !== $value['text'] ),
			'amount'  => $is_now ? $product->number( 'priceFrom' ) : null,
			'claim'   => '' === $price ? null : $claim->props( $language ),
			'until'   => $claim->until,
		);
	}

	/** @return array<string, Value> by the specification's names */
	private static function figures( CatalogProduct $product, Language $language ): array {
		$texts = array_column( ProductTexts::figures( $product, $language ), 'value', 'field' );
		$is    = static fn ( bool $is_so ): array => self::value( $is_so ? __( 'Yes', 'hvac-blocks' ) : __( 'No', 'hvac-blocks' ), $is_so ? 'yes' : 'no' );

		return array(
			'cooling_strength'           => self::value( $texts['tons'] ?? '' ),
			'stages'                     => self::value( $texts['stages'] ?? '' ),
			'speeds'                     => self::value( $texts['speeds'] ?? '' ),
			'fuel_type'                  => self::value( $texts['fuel'] ?? '' ),
			'noise_level'                => self::value( $texts['noise'] ?? '' ),
			'comfort_link_communication' => $is( $product->has( 'comfortLink' ) ),
			'efficiency'                 => self::value( implode( ', ', array_intersect_key( $texts, array_flip( array( 'seer2', 'hspf2', 'afue' ) ) ) ) ),
			'energy_savings'             => self::value( $texts['energySavings'] ?? '' ),
			ProductFields::ENERGY_STAR   => $is( null !== $product->number( 'energyStarYear' ) ),
		);
	}

	/**
	 * @param ''|'yes'|'no'|'amount' $mark
	 * @return Value
	 */
	private static function value( string $text, string $mark = '' ): array {
		return array(
			'text' => $text,
			'mark' => '' === $text ? '' : $mark,
		);
	}
}
