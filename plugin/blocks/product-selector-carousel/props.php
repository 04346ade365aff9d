<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\Slider\SliderUse;
use HvacBlocks\Editing\Blocks\Slider\SliderView;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$slides = SliderView::slides( $context );

	return $context->is_empty ? null : new ViewModel(
		props: array(
			'level'  => $attributes->int( 'level' ),
			'slider' => array(
				'label'  => __( 'Products', 'hvac-blocks' ),
				'slides' => $slides,
			) + SliderView::props(
				"$context->id-slider",
				$attributes->object( 'slider' ),
				// A visible part of the next card shows that there are more.
				array(
					'mobile' => array( 'slides_per_view' => '1.15' ),
					'tablet' => array( 'slides_per_view' => '2.3' ),
				),
				new SliderUse( breakpoints: array( 'tablet' => 500, 'desk' => 1000 ), gaps: array( 'tablet' => 15, 'desk' => 24 ) )
			),
		),
		slots: array(
			'heading' => $attributes->text( 'heading', __( 'Explore our products', 'hvac-blocks' ) ),
			'intro'   => $attributes->text( 'intro', __( 'Heating, cooling and cleaner air for every kind of home.', 'hvac-blocks' ) ),
		),
		hydration: count( $slides ) > 1 ? new Hydration() : Hydration::none(),
	);
};
