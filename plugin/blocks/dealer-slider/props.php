<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\Slider\SliderView;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Locator\LocatorPage;
use HvacBlocks\Locator\NearbyDealers;
use HvacBlocks\Locator\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{heading?: string, label?: string, help?: string, button?: string, placeholder?: string, level?: int, useTraneInfo?: bool|string, numberType?: string, slider?: array<string, mixed>} $attributes
 * @return array<string, mixed>
 */
return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{useTraneInfo?: bool|string, numberType?: string, slider?: array<string, mixed>, ...} $attributes */
	$mode  = filter_var( $attributes['useTraneInfo'] ?? false, FILTER_VALIDATE_BOOLEAN ) ? SearchMode::Campaign : SearchMode::of_page( $context->services->settings, $context->path );
	$model = NearbyDealers::props( $attributes, $context, $mode, LocatorPage::size( 'slides' ) );

	// Which number the cards show: that of call tracking, where it is on, or the dealer's own.
	if ( in_array( strtolower( $attributes['numberType'] ?? '' ), array( 'dealer', 'own', 'phone1' ), true ) ) {
		$model['frame'] = NearbyDealers::untracked( $model['frame'] );
	}

	$model = array(
		'slider' => array( 'label' => __( 'Dealers near you', 'hvac-blocks' ) ) + SliderView::props(
			"{$context->id}-slider",
			$attributes['slider'] ?? null,
			// A part of the next card says that there is more.
			array( 'mobile' => array( 'slides_per_view' => '1.1' ) )
		),
	) + $model;

	return $model + Waiting::of( $model );
};
