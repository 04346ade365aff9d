<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ViewModel => new ViewModel(
	props: array( 'level' => $attributes->int( 'level' ) ),
	slots: array(
		'heading' => $attributes->text( 'heading', __( '__TITLE__', 'hvac-blocks' ) ),
		'text'    => $attributes->text( 'text', __( 'What a visitor reads here.', 'hvac-blocks' ) ),
	),
);
