<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchHydration;
use HvacBlocks\Dealers\DealerSearch\NearbyDealers;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Records\SingleDealer;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$settings = $context->service( Settings::class );
	$single   = SingleDealer::of( $settings, $context->path );
	$is_solo  = $attributes->bool( 'solo' );
	$count    = $is_solo ? 1 : min( 12, max( 1, $attributes->int( 'count' ) ) );
	$heading  = '' === $single ? __( 'Schedule service with a dealer near you', 'hvac-blocks' ) : __( 'Schedule service with us', 'hvac-blocks' );
	$props    = array(
		'layout'   => $is_solo || '' !== $single ? 'solo' : 'cards',
		'count'    => $count,
		'isSingle' => '' !== $single,
	);

	if ( '' !== $single ) {
		$props['search'] = NearbyDealers::one( $context->service( DealerDirectory::class ), $single );
	}

	$props += NearbyDealers::props( $attributes, $context, SearchMode::of_page( $settings, $context->path ), $count );

	return new ViewModel(
		props: $props,
		slots: NearbyDealers::slots( $attributes, $heading ),
		needs: '' === $single ? array( 'dealers' => '' ) : array(),
		// The site's only dealer is shown whatever a visitor enters.
		hydration: DealerSearchHydration::of( $props, follows_visitor: '' === $single ),
	);
};
