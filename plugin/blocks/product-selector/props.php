<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\EarlyScript;
use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\Slider\SliderUse;
use HvacBlocks\Editing\Blocks\Slider\SliderView;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	/** @var callable( list<string>, string ): list<array{id: string, slot: string, text: string, picture: array<string, mixed>|null}> $choices_of */
	$choices_of = require __DIR__ . '/choices.php';
	$choices    = $choices_of( $context->inner, $context->id );

	return $context->is_empty ? null : new ViewModel(
		props: array(
			'id'      => $context->id,
			'level'   => $attributes->int( 'level' ),
			'choices' => $choices,
			// Section 9 of the specification. The style has the same numbers, so they are not settings.
			'row'     => SliderView::props(
				"$context->id-row",
				null,
				array(
					'mobile' => array(
						'slides_per_view' => '2.3',
						'dots_navigation' => 'false',
					),
					'tablet' => array(
						'slides_per_view' => '3',
						'dots_navigation' => 'false',
					),
					'desk'   => array( 'active' => 'false' ),
				),
				new SliderUse(
					breakpoints: array(
						'tablet' => 500,
						'desk'   => 1000,
					),
					gaps: array(
						'mobile' => 12,
						'tablet' => 12,
					),
					step: 2,
					counts: true,
					scrolls: true
				)
			),
			'texts'   => array( 'choices' => __( 'Product categories', 'hvac-blocks' ) ),
		),
		slots: array(
			'heading' => $attributes->text( 'heading', __( 'Which product are you looking for?', 'hvac-blocks' ) ),
			'intro'   => $attributes->text( 'intro', __( 'Choose a category to see what it does for your home.', 'hvac-blocks' ) ),
		),
		// There is nothing to choose between.
		hydration: count( $choices ) > 1 ? new Hydration() : Hydration::none(),
		early: count( $choices ) > 1 ? new EarlyScript( needs_content: true ) : null,
	);
};
