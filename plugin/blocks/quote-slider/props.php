<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Slider\SliderHydration;
use HvacBlocks\Editing\Blocks\Slider\SliderUse;
use HvacBlocks\Editing\Blocks\Slider\SliderView;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$own     = __( 'What homeowners say', 'hvac-blocks' );
	$heading = $attributes->text( 'heading', $own );
	$slides  = SliderView::slides( $context );
	$slider  = SliderView::props(
		"$context->id-quotes",
		null,
		array_fill_keys(
			array( 'desk', 'tablet', 'mobile' ),
			array(
				'slides_per_view'   => '1',
				'transition_effect' => 'fade',
				'dots_navigation'   => 'false',
			)
		),
		new SliderUse( speed: 400, wraps: true, counts: true )
	);

	return $context->is_empty ? null : new ViewModel(
		props: array(
			'level'        => $attributes->int( 'level' ),
			'headingClass' => $context->lacks( $heading ) ? '' : 'hvac-section__heading hvac-quote-slider__heading',
			'slider'       => array(
				'label'  => Text::plain( $heading ) ?: $own,
				'slides' => $slides,
			) + $slider,
		),
		slots: array( 'heading' => $heading ),
		wrapper: array( 'class' => 'hvac-section' ),
		hydration: SliderHydration::of( $slider['settings'], count( $slides ) ),
	);
};
