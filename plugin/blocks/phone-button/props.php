<?php
declare(strict_types=1);

use HvacBlocks\Dealers\CallTracking\PhoneLine;
use HvacBlocks\Dealers\CallTracking\TrackingConfig;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$line     = PhoneLine::of( $context, trim( $attributes->text( 'companyId' ) ) );
	$tracking = TrackingConfig::of( $context->service( Settings::class ), $context->language );
	$mode     = static fn ( string $hidden, string $button ): string => match ( true ) {
		$attributes->bool( $hidden ) => 'none',
		$attributes->bool( $button ) => 'button',
		default => 'text',
	};

	return null === $line ? ViewModel::nothing( needs: array( 'phone' => '' ) ) : new ViewModel(
		props: array(
			'modes'    => array(
				'mobile'  => $mode( 'hideMobile', 'mobileButton' ),
				'tablet'  => $mode( 'hideTablet', 'tabletButton' ),
				'desktop' => $mode( 'hideDesktop', 'desktopButton' ),
			),
			'phone'    => $line->phone(),
			'dealer'   => array(
				'id'   => $line->company_id,
				'name' => $line->name,
			),
			'tracking' => $tracking,
		),
		slots: array(
			'buttonText'  => $attributes->text( 'buttonText', __( 'Call Now', 'hvac-blocks' ) ),
			'leadingText' => $attributes->text( 'leadingText', __( 'Call us at', 'hvac-blocks' ) ),
		),
		// Only a tracked number changes.
		hydration: null === $tracking || '' === $line->group ? Hydration::none() : new Hydration(),
	);
};
