<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Offers\Catalog\Pages\ManualView;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$props = ManualView::props( $context, $attributes->int( 'level' ) );

	return null === $props ? ViewModel::nothing( array( 'products' => '' ) ) : new ViewModel(
		props: $props,
		slots: array(
			'heading' => $attributes->text( 'heading', __( 'Find the manual', 'hvac-blocks' ) ),
			'intro'   => $attributes->text( 'intro', __( 'Enter the model number on the unit’s nameplate, or its beginning.', 'hvac-blocks' ) ),
		),
		wrapper: array( 'class' => 'hvac-section' ),
	);
};
