<?php
/** A block of the tests that shows its inner blocks as slides. */
declare(strict_types=1);

use HvacBlocks\Blocks\Attributes;
use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\Slider\SliderView;
use HvacBlocks\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => $context->is_empty ? null : new ViewModel(
	props: array(
		'slider' => array(
			'label'  => 'Offers',
			'slides' => SliderView::slides( $context ),
		) + SliderView::props( "$context->id-slider", $attributes->value( 'slider' ) ),
	)
);
