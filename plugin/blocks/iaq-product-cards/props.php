<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => $context->is_empty ? null : new ViewModel(
	props: array( 'level' => $attributes->int( 'level' ) ),
	slots: array(
		'heading' => $attributes->text( 'heading', __( 'Cleaner, more comfortable air', 'hvac-blocks' ) ),
		'intro'   => $attributes->text( 'intro', __( 'Products that work with your heating and cooling system to improve the air in your home.', 'hvac-blocks' ) ),
	),
	wrapper: array( 'class' => 'hvac-section' ),
);
