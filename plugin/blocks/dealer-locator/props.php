<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Blocks\Slider\SliderView;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Locator\DealerCard;
use HvacBlocks\Locator\DealerFilters;
use HvacBlocks\Locator\LocatorAddress;
use HvacBlocks\Locator\LocatorPage;
use HvacBlocks\Locator\LocatorResults;
use HvacBlocks\Locator\LocatorTexts;
use HvacBlocks\Locator\Waiting;
use HvacBlocks\Maps\MapConfig;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{variant?: string, heading?: string, label?: string, help?: string, button?: string, resultsHeading?: string, modalTitle?: string, allDealers?: string, placeholder?: string, slider?: array<string, mixed>, level?: int, showFilters?: bool} $attributes
 * @return array<string, mixed>
 */
return static function ( array $attributes, BlockContext $context ): array {
	$variant  = in_array( $attributes['variant'] ?? '', array( 'test', 'slider' ), true ) ? $attributes['variant'] : 'finder';
	$is_paged = 'slider' !== $variant;
	$settings = $context->services->settings;
	$pages    = $context->services->pages;
	$address  = LocatorAddress::from_query( $context->query );
	// A slider shows the nearest dealers, whichever page or filters an address names.
	$address = $is_paged ? $address : new LocatorAddress( $address->place );
	$mode    = SearchMode::of_page( $settings, $context->path );
	$level   = is_int( $attributes['level'] ?? null ) ? $attributes['level'] : 2;
	$phone   = $settings->string( 'support_phone' );
	$filters = array();

	foreach ( $is_paged && ( $attributes['showFilters'] ?? true ) ? DealerFilters::labels() : array() as $key => $label ) {
		$filters[] = array(
			'key'  => $key,
			'text' => $label,
		);
	}

	$model = array(
		'id'          => $context->id,
		'variant'     => $variant,
		'lang'        => $context->language->value,
		'level'       => $level,
		'placeholder' => ( $attributes['placeholder'] ?? '' ) ?: __( 'Enter Postal/Zip Code', 'hvac-blocks' ),
		'error'       => isset( $context->query['zipcode'] ) && '' === $address->place ? __( 'Zip code or city is required', 'hvac-blocks' ) : '',
		'address'     => array(
			'place'   => $address->place,
			'from'    => $address->from,
			'filters' => $address->filters,
			'view'    => $address->view,
		),
		'search'      => LocatorResults::of( $address, $mode, $context->services->dealers, LocatorPage::size( $is_paged ? 'size' : 'slides' ) ),
		'route'       => array(
			'url'  => rest_url( 'hvac-blocks/v1/dealers' ),
			'mode' => $mode->value,
		),
		'unit'        => $settings->string( 'distance_unit' ),
		'frame'       => DealerCard::config( $context, $level + 2 ),
		'map'         => $is_paged ? MapConfig::of( $settings, $context->language ) : null,
		'slider'      => $is_paged ? null : array( 'label' => __( 'Dealers near you', 'hvac-blocks' ) ) + SliderView::props(
			"{$context->id}-slider",
			$attributes['slider'] ?? null,
			// A part of the next card says that there is more.
			array( 'mobile' => array( 'slides_per_view' => '1.1' ) )
		),
		'filters'     => $filters,
		// Whoever comes with a place in the address has entered it already.
		'isOpen'      => 'test' === $variant && '' === $address->place,
		// In the editor and the gallery, which are no page, the dialog stands among the rest.
		'isModal'     => 'test' === $variant && '' !== $context->path,
		'seeAll'      => $pages->dealer_locator( $context->language ),
		'findMore'    => $pages->find_a_dealer( $context->language ),
		'phone'       => array(
			'text' => $phone,
			'href' => DealerCard::telephone( $phone ),
		),
		'texts'       => LocatorTexts::all(),
		'needs'       => array( 'dealers' => '' ),
		'island'      => 'finder' === $variant ? '' : $variant,
		'slots'       => array(
			'heading'        => $attributes['heading'] ?? __( 'Find a dealer near you', 'hvac-blocks' ),
			'label'          => ( $attributes['label'] ?? '' ) ?: __( 'ZIP code or city', 'hvac-blocks' ),
			'help'           => $attributes['help'] ?? __( 'For example 75024, M5V 2T6 or Plano, TX', 'hvac-blocks' ),
			'button'         => ( $attributes['button'] ?? '' ) ?: __( 'Find dealers', 'hvac-blocks' ),
			'resultsHeading' => ( $attributes['resultsHeading'] ?? '' ) ?: __( 'Dealers near you', 'hvac-blocks' ),
			'modalTitle'     => ( $attributes['modalTitle'] ?? '' ) ?: __( 'Please enter your Zip code', 'hvac-blocks' ),
			'allDealers'     => ( $attributes['allDealers'] ?? '' ) ?: __( 'See all dealers', 'hvac-blocks' ),
		),
	);

	return $model + Waiting::of( $model );
};
