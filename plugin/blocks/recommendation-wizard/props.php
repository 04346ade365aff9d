<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\EarlyScript;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Offers\Recommendation\WizardView;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	/** @var 'normal'|'bottom'|'system' $mode block.json names them */
	$mode  = $attributes->text( 'mode' );
	$props = WizardView::props( $context, $attributes->int( 'level' ) );

	return new ViewModel(
		props: array(
			...$props,
			'mode'  => $mode,
			'texts' => $props['texts'] + array( 'close' => __( 'Close', 'hvac-blocks' ) ),
		),
		slots: array(
			'title'  => $attributes->text_or( 'title', __( 'System recommender', 'hvac-blocks' ) ),
			'intro'  => $attributes->text( 'intro' ),
			'button' => $attributes->text_or( 'button', __( 'Find my system', 'hvac-blocks' ) ),
		),
		needs: array( 'page' => $props['resultsUrl'] ),
		early: 'system' === $mode ? new EarlyScript( needs_content: true ) : null,
	);
};
