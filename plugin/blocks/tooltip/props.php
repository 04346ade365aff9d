<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ViewModel => new ViewModel(
	props: array( 'id' => $context->id ),
	slots: array(
		'content'         => $attributes->text( 'content', __( 'What is SEER2?', 'hvac-blocks' ) ),
		'tooltip_content' => $attributes->text( 'tooltip_content', __( 'SEER2 tells you how much cooling a system delivers for the electricity it uses over a season. Higher is better.', 'hvac-blocks' ) ),
	),
);
