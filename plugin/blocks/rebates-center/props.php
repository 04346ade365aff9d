<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchHydration;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\HydrationMoment;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Rebates\RebateList;
use HvacBlocks\Offers\Rebates\RebatePage;
use HvacBlocks\Offers\Rebates\RebateSearch;
use HvacBlocks\Offers\Rebates\RebateTexts;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\PhoneNumber;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$settings = $context->service( Settings::class );
	$place    = $context->query( 'zipcode' );
	$page     = 1 === preg_match( '/^\d{1,5}$/D', $context->query( 'rebates' ) ) ? max( 1, (int) $context->query( 'rebates' ) ) : 1;
	$texts    = RebateTexts::all();
	// On a product's page: those for it.
	$category = $context->service( ProductDirectory::class )->of_page()->product->category->value ?? '';
	$route    = rest_url( 'hvac-blocks/v1/rebates' );
	$phone    = $settings->string( 'support_phone' );

	return new ViewModel(
		props: array(
			'id'          => $context->id,
			'lang'        => $context->language->value,
			'level'       => $attributes->int( 'level' ),
			'place'       => $place,
			'page'        => $page,
			'pageSize'    => RebatePage::SIZE,
			'placeholder' => $attributes->plain( 'placeholder', __( 'Enter Postal/Zip Code', 'hvac-blocks' ) ),
			'error'       => isset( $context->query['zipcode'] ) && '' === $place ? $texts['required'] : '',
			// Not `search`: that name tells the loader of dealer pages that this is a dealer search.
			'answer'      => RebateList::answer( $place, $context->language, $page, $context->service( RebateSearch::class ), $category ),
			'routeUrl'    => '' === $category ? $route : add_query_arg( 'category', $category, $route ),
			'scriptUrl'   => $settings->bool( 'rebates_script' ) ? $settings->string( 'rebates_script_url' ) : '',
			'phone'       => '' === $phone ? null : array(
				'text' => $phone,
				'href' => PhoneNumber::href( $phone ),
			),
			'dealersUrl'  => $context->service( SitePages::class )->dealer_locator( $context->language ),
			'texts'       => $texts,
		),
		slots: array(
			'heading' => $attributes->text( 'heading', __( 'Find rebates for your home', 'hvac-blocks' ) ),
			'intro'   => $attributes->text( 'intro', __( 'Utilities, manufacturers and public programs often pay part of the price of an efficient system. See what applies where you live.', 'hvac-blocks' ) ),
			'label'   => $attributes->text_or( 'label', __( 'ZIP code or city', 'hvac-blocks' ) ),
			'help'    => $attributes->text( 'help', __( 'For example 75024, M5V 2T6 or Plano, TX', 'hvac-blocks' ) ),
			'button'  => $attributes->text_or( 'button', __( 'Find rebates', 'hvac-blocks' ) ),
			'note'    => $attributes->text( 'note', __( 'Each provider decides who qualifies and can change or end its offer at any time. Read the terms before you buy.', 'hvac-blocks' ) ),
		),
		needs: array( 'rebates' => '' ),
		hydration: DealerSearchHydration::about( $place, HydrationMoment::Touch ),
	);
};
