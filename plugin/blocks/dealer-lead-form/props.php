<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Leads\FormBlocks\FormPanel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ViewModel => FormPanel::view_model(
	$context,
	$attributes,
	form: 'dealer-lead',
	heading: __( 'Get a quote for your home', 'hvac-blocks' ),
	intro: __( 'Complete two short steps and a dealer near you will get in touch.', 'hvac-blocks' ),
);
