<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

// Unreachable until the placement's script shows it; search engines take no snippet from it.
return static fn ( Attributes $attributes, BlockContext $context ): ViewModel => new ViewModel(
	wrapper: array(
		'inert'          => 'inert',
		'aria-hidden'    => 'true',
		'data-nosnippet' => 'true',
	),
);
