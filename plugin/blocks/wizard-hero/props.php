<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Overlay;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\PictureLoading;
use HvacBlocks\Offers\Recommendation\WizardView;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$large = $attributes->value( 'image_large' );
	$small = $attributes->value( 'image_small' );
	$level = $attributes->int( 'level' );
	// A block whose heading is the page's title is at the top.
	$when  = 1 === $level ? PictureLoading::High : PictureLoading::Lazy;
	$over  = Overlay::props( $attributes );
	$wide  = Picture::of( $large, array() === $over ? '(min-width: 48rem) 50vw, 100vw' : '100vw', '', $when, '1536x1536', 'daytime' );
	$slim  = null === $small || array() === $small ? null : Picture::of( $small, '100vw', '', $when );
	// Above the specification's mobile breakpoint of 412 pixels.
	$from  = 413;
	$props = WizardView::props( $context, min( 4, $level + 1 ) );
	/** @var 'normal'|'bottom'|'system' $mode block.json names them */
	$mode  = $attributes->text( 'mode' );
	$tool  = $context->service( SitePages::class )->recommendation_tool( $context->language );

	return new ViewModel(
		props: array(
			...$props,
			'mode'        => $mode,
			'heroLevel'   => $level,
			'toolUrl'     => $tool,
			...$over,
			'heroPicture' => ( null !== $slim && null !== $wide ? $slim->with_wide( $wide, $from ) : $wide ?? $slim )?->props(),
			'texts'       => $props['texts'] + array( 'close' => __( 'Close', 'hvac-blocks' ) ),
		),
		slots: array(
			'heading'     => $attributes->text( 'heading', __( 'Which system fits your home?', 'hvac-blocks' ) ),
			'sub_heading' => $attributes->text( 'sub_heading', __( 'Answer a few questions and see systems that fit, what they cost, and who installs them near you.', 'hvac-blocks' ) ),
			'button_text' => $attributes->text_or( 'button_text', __( 'Find my system', 'hvac-blocks' ) ),
			'title'       => $attributes->text_or( 'title', __( 'System recommender', 'hvac-blocks' ) ),
		),
		wrapper: array( 'class' => 'hvac-section' ),
		needs: Picture::needs( $large, $small ) + array( 'page' => $tool ),
	);
};
