<?php
declare(strict_types=1);

use HvacBlocks\Blocks\Attributes;
use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\ViewModel;
use HvacBlocks\DealerPages\ProfileView;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => ProfileView::of( $context, $attributes->text( 'companyId' ), $attributes->int( 'level' ) );
