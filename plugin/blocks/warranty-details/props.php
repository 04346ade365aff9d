<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => $context->is_empty ? null : new ViewModel(
	props: array( 'level' => $attributes->int( 'level' ) ),
	slots: array(
		'heading' => $attributes->text( 'heading', __( 'Warranty documents', 'hvac-blocks' ) ),
		'intro'   => $attributes->text( 'intro', __( 'Choose the type of your unit. Each document says what is covered, for how long, and what you have to do.', 'hvac-blocks' ) ),
		'note'    => $attributes->text( 'note', __( 'Not sure which unit you have? Its type and serial number are on the rating plate, often on the side or behind the door.', 'hvac-blocks' ) ),
	),
	wrapper: array( 'class' => 'hvac-section' ),
);
