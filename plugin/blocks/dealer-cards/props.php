<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Locator\NearbyDealers;
use HvacBlocks\Locator\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{heading?: string, label?: string, help?: string, button?: string, placeholder?: string, level?: int, count?: int, solo?: bool, source?: string} $attributes
 * @return array<string, mixed>
 */
return static function ( array $attributes, BlockContext $context ): array {
	/** @var array{heading?: string, count?: int, solo?: bool, ...} $attributes */
	$settings = $context->services->settings;
	$single   = NearbyDealers::single_dealer( $settings );
	$is_solo  = $attributes['solo'] ?? false;
	$count    = $is_solo ? 1 : min( 12, max( 1, $attributes['count'] ?? 3 ) );
	$heading  = '' === $single ? __( 'Schedule service with a dealer near you', 'hvac-blocks' ) : __( 'Schedule service with us', 'hvac-blocks' );
	$model    = NearbyDealers::props( array( 'heading' => $attributes['heading'] ?? $heading ) + $attributes, $context, SearchMode::of_page( $settings, $context->path ), $count );
	$own      = array(
		'layout'   => $is_solo || '' !== $single ? 'solo' : 'cards',
		'count'    => $count,
		'isSingle' => '' !== $single,
	);

	if ( '' !== $single ) {
		$own['search'] = NearbyDealers::one( $context->services->dealers, $single );
		$own['needs']  = array();
	}

	$model = $own + $model;
	$waits = Waiting::of( $model );

	// The site's one dealer is here whatever a visitor enters.
	return $model + ( '' === $single ? $waits : array( 'hydrate' => $waits['hydrate'] ) );
};
