<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Offers\Claims\Claim;

defined( 'ABSPATH' ) || exit;

return static fn ( Attributes $attributes, BlockContext $context ): ?ViewModel => $context->is_empty ? null : new ViewModel(
	props: array(
		'level' => $attributes->int( 'level' ),
		'claim' => Claim::of( $attributes->values )->props( $context->language ),
	),
	slots: array(
		'heading' => $attributes->text( 'heading', __( 'Types of warranty', 'hvac-blocks' ) ),
		'intro'   => $attributes->text( 'intro', __( 'Register a new system soon after installation: it doubles the years of coverage.', 'hvac-blocks' ) ),
		'note'    => $attributes->text( 'note', __( 'Some places, such as California and Quebec, do not require registration for the longer coverage. Where the law says otherwise, the law applies.', 'hvac-blocks' ) ),
	),
	wrapper: array( 'class' => 'hvac-section' ),
);
