<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchHydration;
use HvacBlocks\Dealers\DealerSearch\DealerSearchPage;
use HvacBlocks\Dealers\DealerSearch\NearbyDealers;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Slider\FlatSettings;
use HvacBlocks\Editing\Blocks\Slider\SliderView;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$mode    = $attributes->bool( 'useTraneInfo' ) ? SearchMode::Campaign : SearchMode::of_page( $context->service( Settings::class ), $context->path );
	$nearest = NearbyDealers::props( $attributes, $context, $mode, DealerSearchPage::size( 'slides' ) );

	// Which number the cards show: the tracked one if call tracking is on, or the dealer's own.
	if ( in_array( strtolower( $attributes->text( 'numberType' ) ), array( 'dealer', 'own', 'phone1' ), true ) ) {
		$nearest['cardConfig'] = NearbyDealers::untracked( $nearest['cardConfig'] );
	}

	$props = array(
		'slider' => array( 'label' => __( 'Dealers near you', 'hvac-blocks' ) ) + SliderView::props(
			"{$context->id}-slider",
			FlatSettings::of( $attributes ),
			// A visible part of the next card shows that there are more.
			array( 'mobile' => array( 'slides_per_view' => '1.1' ) )
		),
	) + $nearest;

	return new ViewModel(
		props: $props,
		slots: NearbyDealers::slots( $attributes, __( 'Find a dealer near you', 'hvac-blocks' ) ),
		needs: array( 'dealers' => '' ),
		hydration: DealerSearchHydration::of( $props ),
	);
};
