<?php
/** A test block that shows its inner blocks as slides. */
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Slider\SliderView;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => $context->is_empty ? null : new ViewModel(
	props: array(
		'slider' => array(
			'label'  => 'Offers',
			'slides' => SliderView::slides( $context ),
		) + SliderView::props( "$context->id-slider", $attributes->value( 'slider' ) ),
	)
);
