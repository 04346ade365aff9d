<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\PictureLoading;
use HvacBlocks\Offers\Catalog\Pages\ComparedProduct;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Products\Product;
use HvacBlocks\Offers\Products\ProductFields;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	/** @var callable( string, Language ): array<string, string> $samples */
	$samples = require __DIR__ . '/samples.php';
	$sample  = $context->samples && '' !== $attributes->text( 'sample' ) ? $samples( $attributes->text( 'sample' ), $context->language ) : array();
	$image   = $attributes->value( 'image' );
	$labels  = ProductFields::labels();
	$name    = $attributes->text( 'product_name', $sample['product_name'] ?? '' );
	$unknown = __( 'Not specified', 'hvac-blocks' );
	$rich    = array();

	foreach ( array_keys( $labels ) as $field ) {
		$rich[ $field ] = $attributes->text( $field, $sample[ $field ] ?? '' );
	}

	$plain = array_map( Text::plain( ... ), $rich );

	$id      = trim( $attributes->text( 'product_id' ) );
	$product = $attributes->bool( 'typed' ) ? '' : $id;

	if ( '' !== $product ) {
		$none = array( 'type' => '', 'name' => '', 'href' => '', 'picture' => null, 'values' => array(), 'amount' => null, 'claim' => null, 'until' => '' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		// A page's comparison reads the products of all columns at once.
		$found = $context->is_edited ? ComparedProduct::columns( array( array( 'product' => $product ) ), $context->service( ProductDirectory::class ), $context->language ) : array( $none );

		return ! isset( $found[0] ) ? ViewModel::nothing( array( 'product' => $product ) ) : new ViewModel(
			props: $found[0] + array(
				'labels'  => $labels,
				'product' => $product,
				'unknown' => $unknown,
			),
		);
	}

	// Values of the catalog that were made typed ones keep its picture until another is chosen.
	$from_catalog = '' !== $id && null === $image ? ComparedProduct::picture( $id, $context->service( ProductDirectory::class ) ) : null;

	return $context->lacks( $name ) ? null : new ViewModel(
		props: array(
			'type'    => Text::plain( $attributes->text( 'product_type' ) ),
			'name'    => Text::plain( $name ),
			'href'    => Address::written( $attributes->text( 'product_link' ) ),
			'picture' => $from_catalog ?? Picture::of( $image, '14rem', '4/3', PictureLoading::Lazy, 'medium', $sample['illustration'] ?? '' )?->props(),
			'labels'  => $labels,
			'product' => '',
			'unknown' => $unknown,
		) + Product::facts( $plain, Claim::of( $attributes->values ), ( new SiteCalendar() )->today(), $context->language ),
		slots: array( 'product_name' => $name ) + $rich,
		needs: Picture::needs( $image ),
	);
};
