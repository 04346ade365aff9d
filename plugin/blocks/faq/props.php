<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => $context->is_empty ? null : new ViewModel(
	props: array( 'level' => $attributes->int( 'level' ) ),
	slots: array( 'title' => $attributes->text( 'title', __( 'Frequently asked questions', 'hvac-blocks' ) ) ),
);
