<?php
declare(strict_types=1);

use HvacBlocks\Blocks\Attributes;
use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ViewModel => new ViewModel( wrapper: array( 'aria-hidden' => 'true' ) );
