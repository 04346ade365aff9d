<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ViewModel => new ViewModel(
	props: array(
		'id'    => $context->id,
		'level' => $attributes->int( 'level' ),
		'texts' => array(
			'show' => __( 'Show more', 'hvac-blocks' ),
			'hide' => __( 'Show less', 'hvac-blocks' ),
		),
	),
	slots: array(
		'heading' => $attributes->text( 'heading', __( '__TITLE__', 'hvac-blocks' ) ),
		'text'    => $attributes->text( 'text', __( 'What a visitor reads here.', 'hvac-blocks' ) ),
	),
);
