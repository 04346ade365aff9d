<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => $context->is_empty ? null : new ViewModel(
	props: array( 'level' => $attributes->int( 'level' ) ),
	slots: array(
		'heading' => $attributes->text( 'heading', __( 'Related articles', 'hvac-blocks' ) ),
		'intro'   => $attributes->text( 'intro' ),
	),
	wrapper: array( 'class' => 'hvac-section' ),
);
