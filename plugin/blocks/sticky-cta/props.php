<?php
declare(strict_types=1);

use HvacBlocks\Blocks\Attributes;
use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\Printing\Address;
use HvacBlocks\Blocks\ViewModel;
use HvacBlocks\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$href = Address::written( $attributes->text( 'button_url' ) ) ?: $context->service( SitePages::class )->page( 'resources/system-recommendation-tool', $context->language );

	return new ViewModel(
		props: array( 'href' => $href ),
		slots: array( 'button_text' => $attributes->text_or( 'button_text', __( 'Get a Free Online Estimate', 'hvac-blocks' ) ) ),
		needs: array( 'page' => $href ),
	);
};
