<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$href = Address::written( $attributes->text( 'button_url' ) ) ?: $context->service( SitePages::class )->find_a_dealer( $context->language );

	return '' === $context->link( $href ) ? null : new ViewModel(
		props: array(
			'href'  => $href,
			'texts' => array( 'label' => __( 'Next step', 'hvac-blocks' ) ),
		),
		slots: array(
			'text'        => $attributes->text( 'text', __( 'Talk to a heating and cooling dealer near you.', 'hvac-blocks' ) ),
			'button_text' => $attributes->text_or( 'button_text', __( 'Find a dealer', 'hvac-blocks' ) ),
		),
		needs: array( 'page' => $href ),
	);
};
