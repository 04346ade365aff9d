<?php
declare(strict_types=1);

use HvacBlocks\Blocks\Attributes;
use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => $context->is_empty ? null : new ViewModel();
