<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Slider\FlatSettings;
use HvacBlocks\Editing\Blocks\Slider\SliderHydration;
use HvacBlocks\Editing\Blocks\Slider\SliderView;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$heading = $attributes->text( 'heading' );
	$name    = $attributes->plain( 'label', Text::plain( $heading ) );
	$slides  = SliderView::slides( $context );
	$slider  = SliderView::props( "$context->id-slides", FlatSettings::of( $attributes ) );

	return $context->is_empty ? null : new ViewModel(
		props: array(
			'level'        => $attributes->int( 'level' ),
			'headingClass' => $context->lacks( $heading ) ? '' : 'hvac-slider__heading',
			'slider'       => array(
				'label'  => '' === $name ? __( 'Slides', 'hvac-blocks' ) : $name,
				'slides' => $slides,
			) + $slider,
		),
		slots: array( 'heading' => $heading ),
		hydration: SliderHydration::of( $slider['settings'], count( $slides ) ),
	);
};
