<?php
declare(strict_types=1);

use HvacBlocks\Blocks\BlockContext;
use HvacBlocks\Dealers\DealerCard;
use HvacBlocks\Dealers\DealerFilters;
use HvacBlocks\Dealers\LocatorAddress;
use HvacBlocks\Dealers\LocatorPage;
use HvacBlocks\Dealers\LocatorResults;
use HvacBlocks\Dealers\LocatorTexts;
use HvacBlocks\Dealers\SearchMode;

defined( 'ABSPATH' ) || exit;

/**
 * @param array{heading?: string, label?: string, help?: string, button?: string, resultsHeading?: string, placeholder?: string, level?: int, showFilters?: bool} $attributes
 * @return array<string, mixed>
 */
return static function ( array $attributes, BlockContext $context ): array {
	$address = LocatorAddress::from_query( $context->query );
	// The campaign whose page asks for the dealers of the campaign.
	$mode    = str_contains( trailingslashit( $context->path ), '/campaigns/mg/repair-or-replace/' ) ? SearchMode::Campaign : SearchMode::Standard;
	$level   = is_int( $attributes['level'] ?? null ) ? $attributes['level'] : 2;
	$phone   = $context->services->settings->string( 'support_phone' );
	$filters = array();

	foreach ( DealerFilters::labels() as $key => $label ) {
		$filters[] = array(
			'key'  => $key,
			'text' => $label,
		);
	}

	return array(
		'id'          => $context->id,
		'lang'        => $context->language->value,
		'level'       => $level,
		'placeholder' => ( $attributes['placeholder'] ?? '' ) ?: __( 'Enter Postal/Zip Code', 'hvac-blocks' ),
		'error'       => isset( $context->query['zipcode'] ) && '' === $address->place ? __( 'Zip code or city is required', 'hvac-blocks' ) : '',
		'address'     => array(
			'place'   => $address->place,
			'from'    => $address->from,
			'filters' => $address->filters,
		),
		'search'      => LocatorResults::of( $address, $mode, $context->services->dealers, LocatorPage::size( 'size' ) ),
		'route'       => array(
			'url'  => rest_url( 'hvac-blocks/v1/dealers' ),
			'mode' => $mode->value,
		),
		'frame'       => DealerCard::frame( $context, $level + 2 ),
		'filters'     => ( $attributes['showFilters'] ?? true ) ? $filters : array(),
		'findMore'    => $context->services->pages->find_a_dealer( $context->language ),
		'phone'       => array(
			'text' => $phone,
			'href' => DealerCard::telephone( $phone ),
		),
		'texts'       => LocatorTexts::all(),
		'needs'       => array( 'dealers' => '' ),
		'slots'       => array(
			'heading'        => $attributes['heading'] ?? __( 'Find a dealer near you', 'hvac-blocks' ),
			'label'          => ( $attributes['label'] ?? '' ) ?: __( 'ZIP code or city', 'hvac-blocks' ),
			'help'           => $attributes['help'] ?? __( 'For example 75024, M5V 2T6 or Plano, TX', 'hvac-blocks' ),
			'button'         => ( $attributes['button'] ?? '' ) ?: __( 'Find dealers', 'hvac-blocks' ),
			'resultsHeading' => ( $attributes['resultsHeading'] ?? '' ) ?: __( 'Dealers near you', 'hvac-blocks' ),
		),
	);
};
