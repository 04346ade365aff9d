<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Catalog\Pages\ComparedProduct;
use HvacBlocks\Offers\Catalog\Pages\ProductAddress;
use HvacBlocks\Offers\Catalog\Pages\ProductFiles;
use HvacBlocks\Offers\Catalog\Records\ProductCategory;
use HvacBlocks\Offers\Catalog\Records\ProductFields;
use HvacBlocks\Offers\Catalog\Records\ProductTier;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A product as the public routes return it: its texts in the request's language, and only the fields that it has. */
final class ProductSchema {
	private const TEXTS = array( 'headline', 'description' );

	/** Not of interest to visitors, or returned in another form. */
	private const HIDDEN = array( 'priceFirstDay', 'priceLastDay', 'priceSource', 'priceCurrency', 'picture', 'gallery', 'features', 'firstDay', 'lastDay', 'serials' );

	private function __construct() {}

	/** @return array<string, mixed> */
	public static function properties(): array {
		$text   = array( 'type' => 'string' );
		$fields = self::fields();

		return array(
			'id'          => $text,
			'name'        => $text,
			'url'         => $text,
			'category'    => array( 'type' => 'string', 'enum' => array_column( ProductCategory::cases(), 'value' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			'tier'        => array( 'type' => 'string', 'enum' => array( '', ...array_column( ProductTier::cases(), 'value' ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			'headline'    => $text,
			'description' => $text,
			'features'    => Schema::list( $text ),
			'picture'     => $text,
			'price'       => array(
				'description' => __( 'The lowest installed price; null if none holds today.', 'hvac-blocks' ),
				'type'        => array( 'object', 'null' ),
				'properties'  => array(
					'from'     => array( 'type' => 'number' ),
					'currency' => $text,
					'lastDay'  => $text,
				),
			),
			'documents'   => Schema::list( Schema::object( array_fill_keys( array( 'label', 'href', 'lang' ), $text ) ) ),
			'isSold'      => array( 'type' => 'boolean' ),
			'comparison'  => array(
				'description'          => __( 'Its column in a product comparison, by the fields of the block; null if its category is not compared.', 'hvac-blocks' ),
				'type'                 => array( 'object', 'null' ),
				'additionalProperties' => $text,
			),
			'figures'     => Schema::object( array_combine( $fields, array_map( ProductFields::schema( ... ), $fields ) ) ),
		);
	}

	/** @return array<string, mixed> */
	public static function answer( StoredProduct $stored, Language $language ): array {
		$product = $stored->product;
		$today   = ( new SiteCalendar() )->today();
		$price   = $product->number( 'priceFrom' );

		return array(
			'id'          => $product->id,
			'name'        => $product->name( $language ),
			'url'         => ProductAddress::of( $stored, $language ),
			'category'    => $product->category->value,
			'tier'        => $product->tier->value ?? '',
			'headline'    => $product->text( 'headline', $language ),
			'description' => $product->text( 'description', $language ),
			'features'    => $product->items( 'features', $language ),
			'picture'     => ProductFiles::picture( $stored, '100vw' )['src'] ?? '',
			'price'       => null === $price || ! $product->price_claim()->state( $today )->is_shown() ? null : array(
				'from'     => $price,
				'currency' => '' === $product->text( 'priceCurrency' ) ? 'USD' : $product->text( 'priceCurrency' ),
				'lastDay'  => $product->text( 'priceLastDay' ),
			),
			'documents'   => ProductFiles::documents( $stored, $language ),
			'isSold'      => $product->is_sold( $today ),
			'comparison'  => ComparedProduct::typed( $stored, $language ),
			'figures'     => (object) array_intersect_key( $product->values, array_flip( self::fields() ) ),
		);
	}

	/** @return list<string> the fields that are returned as figures */
	private static function fields(): array {
		return array_values(
			array_filter(
				array_keys( ProductFields::all() ),
				static fn ( string $name ): bool => ! ( ProductFields::all()[ $name ]['isTranslated'] ?? false ) && ! in_array( $name, array( ...self::TEXTS, ...self::HIDDEN, 'priceFrom' ), true )
			)
		);
	}
}
