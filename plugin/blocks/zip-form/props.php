<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\Printing\Address;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{heading?: string, label?: string, help?: string, button?: string, placeholder?: string, layout?: string, level?: int, target?: string} $attributes */
	$target   = Address::written( $attributes['target'] ?? '' ) ?: $context->services->pages->dealer_locator( $context->language );
	$required = __( 'Zip code or city is required', 'hvac-blocks' );

	return array(
		'id'          => $context->id,
		'level'       => is_int( $attributes['level'] ?? null ) ? $attributes['level'] : 2,
		'layout'      => 'inline' === ( $attributes['layout'] ?? '' ) ? 'inline' : 'stacked',
		'action'      => $target,
		'placeholder' => ( $attributes['placeholder'] ?? '' ) ?: __( 'Enter Postal/Zip Code', 'hvac-blocks' ),
		// A form that came back without a place: the browser that sent it has no JavaScript to say so before.
		'error'       => isset( $context->query['zipcode'] ) && '' === $context->query( 'zipcode' ) ? $required : '',
		'texts'       => array( 'required' => $required ),
		'needs'       => array(
			'dealers' => '',
			'page'    => $target,
		),
		'slots'       => array(
			'heading' => $attributes['heading'] ?? __( 'Find a dealer near you', 'hvac-blocks' ),
			'label'   => ( $attributes['label'] ?? '' ) ?: __( 'ZIP code or city', 'hvac-blocks' ),
			'help'    => $attributes['help'] ?? '',
			'button'  => ( $attributes['button'] ?? '' ) ?: __( 'Find dealers', 'hvac-blocks' ),
		),
	);
};
