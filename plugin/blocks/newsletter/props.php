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
	form: 'newsletter',
	heading: __( 'Advice and offers for your home', 'hvac-blocks' ),
	intro: __( 'About once a month: how to save energy, when to have your system serviced, and current rebates.', 'hvac-blocks' ),
);
