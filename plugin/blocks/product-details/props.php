<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Offers\Catalog\Pages\ProductView;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Catalog\Store\ProductQuery;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$catalog = $context->service( ProductDirectory::class );
	$id      = trim( $attributes->text( 'productId' ) );
	$stored  = '' === $id ? $catalog->of_page() : $catalog->get( $id );

	// The site editor shows a template with the first product.
	$stored ??= $context->is_edited && '' === $id ? $catalog->find( new ProductQuery(), 0, 1 )[0] ?? null : null;

	if ( null === $stored ) {
		return '' === $id ? null : ViewModel::nothing( array( 'models' => $id ) );
	}

	return new ViewModel( ProductView::details( $stored, $context, $attributes->int( 'level' ) ) );
};
