<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\CallTracking\PhoneLine;
use HvacBlocks\CallTracking\TrackingConfig;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{mobileButton?: bool|string, tabletButton?: bool|string, desktopButton?: bool|string, hideMobile?: bool|string, hideTablet?: bool|string, hideDesktop?: bool|string, buttonText?: string, leadingText?: string, companyId?: string} $attributes
 * @return array<string, mixed>
 */
return static function ( array $attributes, BlockContext $context ): array {
	$company  = $attributes['companyId'] ?? '';
	$line     = PhoneLine::of( $context, is_string( $company ) ? trim( $company ) : '' );
	$tracking = TrackingConfig::of( $context->services->settings, $context->language );
	$mode     = static fn ( string $device ): string => match ( true ) {
		wp_validate_boolean( $attributes[ "hide$device" ] ?? false ) => 'none',
		wp_validate_boolean( $attributes[ strtolower( $device ) . 'Button' ] ?? false ) => 'button',
		default => 'text',
	};

	return null === $line ? array( 'empty' => true, 'needs' => array( 'phone' => '' ) ) : array(
		'modes'    => array(
			'mobile'  => $mode( 'Mobile' ),
			'tablet'  => $mode( 'Tablet' ),
			'desktop' => $mode( 'Desktop' ),
		),
		'phone'    => $line->phone(),
		'dealer'   => array(
			'id'   => $line->company_id,
			'name' => $line->name,
		),
		'tracking' => $tracking,
		// Only a tracked number changes.
		'still'    => null === $tracking || '' === $line->group,
		'slots'    => array(
			'buttonText'  => $attributes['buttonText'] ?? __( 'Call Now', 'hvac-blocks' ),
			'leadingText' => $attributes['leadingText'] ?? __( 'Call us at', 'hvac-blocks' ),
		),
	);
};
