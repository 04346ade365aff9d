<?php
declare(strict_types=1);

use HvacBlocks\Dealers\Profiles\ProfileView;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => ProfileView::of( $context, $attributes->text( 'companyId' ), $attributes->int( 'level' ) );
