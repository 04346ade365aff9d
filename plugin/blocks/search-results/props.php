<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Site\SiteSearch\ResultsView;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ViewModel => new ViewModel(
	props: ( new ResultsView( $context, $attributes->int( 'level' ) ) )->props(),
	slots: array( 'heading' => $attributes->text( 'heading', __( 'Search results', 'hvac-blocks' ) ) ),
);
