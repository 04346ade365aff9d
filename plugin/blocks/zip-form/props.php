<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$target   = Address::target( $attributes->text( 'target' ) ) ?: $context->service( SitePages::class )->dealer_locator( $context->language );
	$required = __( 'Zip code or city is required', 'hvac-blocks' );

	return new ViewModel(
		props: array(
			'id'          => $context->id,
			'level'       => $attributes->int( 'level' ),
			'layout'      => $attributes->text( 'layout' ),
			'action'      => $target,
			'placeholder' => $attributes->plain( 'placeholder', __( 'Enter Postal/Zip Code', 'hvac-blocks' ) ),
			// A form that came back without a place: without JavaScript the browser could not say so before sending.
			'error'       => isset( $context->query['zipcode'] ) && '' === $context->query( 'zipcode' ) ? $required : '',
			'texts'       => array( 'required' => $required ),
		),
		slots: array(
			'heading' => $attributes->text( 'heading', __( 'Find a dealer near you', 'hvac-blocks' ) ),
			'label'   => $attributes->text_or( 'label', __( 'ZIP code or city', 'hvac-blocks' ) ),
			'help'    => $attributes->text( 'help' ),
			'button'  => $attributes->text_or( 'button', _x( 'Find dealers', 'button beside a place', 'hvac-blocks' ) ),
		),
		needs: array(
			'dealers' => '',
			'page'    => $target,
		),
	);
};
