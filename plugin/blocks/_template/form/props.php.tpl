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
	form: '__FORM__',
	heading: __( '__TITLE__', 'hvac-blocks' ),
	intro: __( 'Tell us how to reach you. It takes about two minutes.', 'hvac-blocks' ),
);
