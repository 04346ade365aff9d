<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerCard;
use HvacBlocks\Dealers\DealerSearch\DealerFilters;
use HvacBlocks\Dealers\DealerSearch\DealerSearchAddress;
use HvacBlocks\Dealers\DealerSearch\DealerSearchHydration;
use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;
use HvacBlocks\Dealers\DealerSearch\DealerSearchResults;
use HvacBlocks\Dealers\DealerSearch\DealerSearchTexts;
use HvacBlocks\Dealers\Directory\ChosenDistance;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\DealerSort;
use HvacBlocks\Dealers\Directory\OffersNames;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Map\MapConfig;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Slider\FlatSettings;
use HvacBlocks\Editing\Blocks\Slider\SliderView;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	/** @var 'finder'|'test'|'slider' $variant block.json names them */
	$variant  = $attributes->text( 'variant' );
	$is_paged = 'slider' !== $variant;
	$settings = $context->service( Settings::class );
	$pages    = $context->service( SitePages::class );
	$address  = DealerSearchAddress::from_query( $context->query );
	// A slider shows the nearest dealers, whatever page or filters the address names.
	$address = $is_paged ? $address : new DealerSearchAddress( $address->place );
	$mode    = SearchMode::of_page( $settings, $context->path );
	$level   = $attributes->int( 'level' );
	$phone   = $settings->string( 'support_phone' );
	$filters = array();
	$radius  = (int) ( $context->query['radius'] ?? 0 );
	// Only the filters' panel has the choice.
	$distances = 'finder' === $variant ? ChosenDistance::choices( $settings ) : array();
	$radius    = in_array( $radius, $distances, true ) ? $radius : 0;

	foreach ( $is_paged && $attributes->bool( 'showFilters' ) ? DealerFilters::choices( $settings->string( 'brand_name' ) ) : array() as $key => $label ) {
		$filters[] = array(
			'key'  => $key,
			'text' => $label,
		);
	}

	// Only the filters' panel has the choice.
	$sort      = 'finder' === $variant ? DealerSort::of( $context->query['sort'] ?? '' ) : DealerSort::Nearest;
	$directory = $context->service( DealerDirectory::class );
	$has_names = $directory instanceof OffersNames && null !== $directory->names();

	$search = DealerSearchResults::of( $address, $mode, $sort->in( ChosenDistance::in( $directory, $radius ) ), DealerSearchPage::size( $is_paged ? 'size' : 'slides' ) );
	$cards  = DealerCard::config( $context, $level + 2 );
	$props  = array(
		'id'          => $context->id,
		'variant'     => $variant,
		'lang'        => $context->language->value,
		'level'       => $level,
		'placeholder' => $attributes->plain( 'placeholder', __( 'Enter Postal/Zip Code', 'hvac-blocks' ) ),
		'error'       => isset( $context->query['zipcode'] ) && '' === $address->place ? __( 'Zip code or city is required', 'hvac-blocks' ) : '',
		'address'     => array(
			'place'   => $address->place,
			'from'    => $address->from,
			'filters' => $address->filters,
			'view'    => $address->view,
		),
		'search'      => $search,
		'route'       => array(
			'url'  => add_query_arg( array_filter( array( 'radius' => $radius, 'sort' => DealerSort::Nearest === $sort ? '' : $sort->value ) ), rest_url( 'hvac-blocks/v1/dealers' ) ),
			'mode' => $mode->value,
		),
		'unit'        => $cards['unit'],
		'cardConfig'  => $cards,
		'map'         => $is_paged ? MapConfig::of( $settings, $context->language ) : null,
		'slider'      => $is_paged ? null : array( 'label' => __( 'Dealers near you', 'hvac-blocks' ) ) + SliderView::props(
			"{$context->id}-slider",
			FlatSettings::of( $attributes ),
			// A visible part of the next card shows that there are more.
			array( 'mobile' => array( 'slides_per_view' => '1.1' ) )
		),
		'filters'     => $filters,
		'distances'   => $distances,
		'sorts'       => 'finder' === $variant ? DealerSearchTexts::sorts( $sort, $search['dealers'] ?? array() ) : array(),
		'sort'        => $sort->value,
		// A place in the address has already been entered.
		'isOpen'      => 'test' === $variant && '' === $address->place,
		// In the editor and the gallery, which are not pages, the dialog is shown inline.
		'isModal'     => 'test' === $variant && '' !== $context->path,
		'seeAll'      => $pages->dealer_locator( $context->language ),
		'findMore'    => $pages->find_a_dealer( $context->language ),
		'phone'       => array(
			'text' => $phone,
			'href' => DealerCard::telephone( $phone ),
		),
		'texts'       => DealerSearchTexts::sorted( $sort ),
	);

	return new ViewModel(
		props: $props,
		slots: array(
			'heading'        => $attributes->text( 'heading', __( 'Find a dealer near you', 'hvac-blocks' ) ),
			'label'          => $attributes->text_or( 'label', __( 'ZIP code or city', 'hvac-blocks' ) ),
			'help'           => $attributes->text( 'help', $has_names ? __( 'For example 75024, M5V 2T6, Plano, TX, or a dealer’s name', 'hvac-blocks' ) : __( 'For example 75024, M5V 2T6 or Plano, TX', 'hvac-blocks' ) ),
			'button'         => $attributes->text_or( 'button', _x( 'Find dealers', 'button beside a place', 'hvac-blocks' ) ),
			'resultsHeading' => $attributes->text_or( 'resultsHeading', __( 'Dealers near you', 'hvac-blocks' ) ),
			'modalTitle'     => $attributes->text_or( 'modalTitle', __( 'Please enter your Zip code', 'hvac-blocks' ) ),
			'allDealers'     => $attributes->text_or( 'allDealers', __( 'See all dealers', 'hvac-blocks' ) ),
		),
		needs: array( 'dealers' => '' ),
		hydration: DealerSearchHydration::of( $props, 'finder' === $variant ? '' : $variant ),
	);
};
