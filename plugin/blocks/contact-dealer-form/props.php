<?php
declare(strict_types=1);

use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Leads\FormBlocks\FormPanel;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ViewModel => FormPanel::view_model(
	$context,
	$attributes,
	form: 'contact-dealer',
	heading: null === DealerProfileAddress::company_id( $context->path ) ? __( 'Contact a dealer', 'hvac-blocks' ) : __( 'Contact this dealer', 'hvac-blocks' ),
	intro: __( 'Tell us how to reach you. It takes about two minutes.', 'hvac-blocks' ),
);
