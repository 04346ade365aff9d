<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$href = Address::written( $attributes->text( 'button_url' ) ) ?: $context->page( 'resources/system-recommendation-tool' );

	return '' === $context->link( $href ) ? null : new ViewModel(
		props: array( 'href' => $href ),
		slots: array( 'button_text' => $attributes->text_or( 'button_text', __( 'Get a Free Online Estimate', 'hvac-blocks' ) ) ),
		needs: array( 'page' => $href ),
	);
};
