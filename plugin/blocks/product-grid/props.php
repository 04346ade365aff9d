<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Offers\Catalog\Pages\GridView;
use HvacBlocks\Offers\Catalog\Records\ProductCategory;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$props    = GridView::props( $attributes, $context );
	$category = ProductCategory::tryFrom( $attributes->text( 'category' ) );

	return null === $props ? ViewModel::nothing( array( 'products' => $category->value ?? '', 'models' => trim( $attributes->text( 'ids' ) ) ) ) : new ViewModel(
		props: $props,
		slots: array(
			'heading' => $attributes->text( 'heading', $category?->label() ?? __( 'Products', 'hvac-blocks' ) ),
			'intro'   => $attributes->text( 'intro', __( 'Starting prices, installation included.', 'hvac-blocks' ) ),
		),
		wrapper: array( 'class' => 'hvac-section' ),
		needs: array( 'models' => $context->is_edited ? implode( ', ', GridView::unknown( $attributes, $context ) ) : '' ),
	);
};
