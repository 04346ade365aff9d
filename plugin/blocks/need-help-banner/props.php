<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\CallTracking\PhoneNumber;

defined( 'ABSPATH' ) || exit;

return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{heading?: string, text?: string, buttonText?: string, hours?: string, safety?: string, phone: string, urgent: bool, level: int} $attributes */
	$is_urgent = $attributes['urgent'];
	$settings  = $context->services->settings;
	$number    = PhoneNumber::first_usable( $attributes['phone'], $settings->string( 'support_phone' ), $settings->string( 'default_routing_number' ) );

	return array(
		'id'     => $context->id,
		'level'  => $attributes['level'],
		'urgent' => $is_urgent,
		'phone'  => array(
			'text' => $number,
			'href' => PhoneNumber::href( $number ),
		),
		'slots'  => array(
			'heading'    => $attributes['heading'] ?? ( $is_urgent ? __( 'No heat or no cooling?', 'hvac-blocks' ) : __( 'Need help now?', 'hvac-blocks' ) ),
			'buttonText' => $attributes['buttonText'] ?? __( 'Call us', 'hvac-blocks' ),
			'hours'      => $attributes['hours'] ?? __( 'Monday to Friday, 8am to 6pm CST', 'hvac-blocks' ),
			'text'       => $attributes['text'] ?? ( $is_urgent ? __( 'Do not wait for an answer to a form. Our customer service finds you a dealer who can come.', 'hvac-blocks' ) : __( 'Our customer service answers your questions about systems, warranties and dealers.', 'hvac-blocks' ) ),
			'safety'     => $attributes['safety'] ?? ( $is_urgent ? __( 'If you smell gas, leave the house at once, touch no switch, and call your gas company or 911 from outside.', 'hvac-blocks' ) : '' ),
		),
	);
};
