<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerCard;
use HvacBlocks\Dealers\DealerSearch\DealerSearchHydration;
use HvacBlocks\Dealers\DealerSearch\DealerSearchTexts;
use HvacBlocks\Dealers\DealerSearch\NearbyDealers;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Records\ZipCoverage;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\EarlyScript;
use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\HydrationMoment;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$coverage = ZipCoverage::from_attribute( $attributes->list( 'zipcodeCoverage' ) );
	$nowhere  = array() === $coverage->zips;
	$place    = $context->query( 'zipcode' );
	$mode     = SearchMode::of_page( $context->service( Settings::class ), $context->path );
	$company  = $attributes->text( 'companyId' );
	$ask      = static fn (): array => NearbyDealers::covering( $context->service( DealerDirectory::class ), $place, $mode, $company );
	$answer   = $coverage->covers( $place ) ? $ask() : array( 'status' => 'unasked' );
	$level    = $attributes->int( 'level' );
	$cardConfig    = DealerCard::config( $context, $level + 1 );
	$phone    = $context->service( Settings::class )->string( 'support_phone' );
	// A tracked number is requested once the card is visible.
	$moment = 'known' === $answer['status'] && null !== $cardConfig['tracking'] ? HydrationMoment::Visible : HydrationMoment::Touch;

	return new ViewModel(
		props: array(
			'id'       => $context->id,
			'lang'     => $context->language->value,
			'level'    => $level,
			'coverage' => $coverage->zips,
			'zip'      => $place,
			'company'  => $company,
			'answer'   => $answer,
			// The editor, which is not a page, shows a card whatever the ZIP codes.
			'sample'   => '' === $context->path ? $ask()['dealer'] ?? null : null,
			'cardConfig'    => $cardConfig,
			'route'    => array(
				'url'  => rest_url( 'hvac-blocks/v1/dealers' ),
				'mode' => $mode->value,
			),
			'phone'    => array(
				'text' => $phone,
				'href' => DealerCard::telephone( $phone ),
			),
			'findMore' => $context->service( SitePages::class )->find_a_dealer( $context->language ),
			'texts'    => array_intersect_key( DealerSearchTexts::all(), array_flip( array( 'failed', 'failedHelp', 'retry', 'nobody', 'nobodyHelp', 'findMore' ) ) ) + array( 'more' => __( 'More about this dealer', 'hvac-blocks' ) ),
		),
		slots: array( 'heading' => $attributes->text( 'heading', __( 'Your local dealer', 'hvac-blocks' ) ) ),
		wrapper: $nowhere ? array( 'hidden' => 'hidden' ) : array(),
		needs: array( 'dealers' => '' ) + ( $nowhere ? array( 'coverage' => '' ) : array() ),
		// Without ZIP codes the card is never shown.
		hydration: $nowhere ? Hydration::none() : DealerSearchHydration::about( $place, $moment ),
		// The server answers a place in the address.
		early: match ( true ) {
			$nowhere => new EarlyScript( variant: 'nowhere' ),
			'' === $place => new EarlyScript(),
			default => null,
		},
	);
};
