<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Site\SiteSearch\AddressTerms;
use HvacBlocks\Site\SiteSearch\SearchForm;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$pages    = $context->service( SitePages::class );
	$language = $context->language;

	return new ViewModel(
		props: array(
			'level'  => $attributes->int( 'level' ),
			'search' => SearchForm::props( $context, AddressTerms::in( $context->path ) ),
			'links'  => array(
				array(
					'icon' => 'mapPin',
					'text' => __( 'Find a dealer near you', 'hvac-blocks' ),
					'href' => $pages->dealer_locator( $language ),
				),
				array(
					'icon' => 'list',
					'text' => __( 'All dealers', 'hvac-blocks' ),
					'href' => $pages->find_a_dealer( $language ),
				),
				array(
					'icon' => 'calendarCheck',
					'text' => __( 'Schedule service', 'hvac-blocks' ),
					'href' => $pages->schedule_service( $language ),
				),
				array(
					'icon' => 'arrowRight',
					'text' => __( 'Go to the home page', 'hvac-blocks' ),
					'href' => $pages->home( $language ),
				),
			),
		),
		slots: array(
			'heading' => $attributes->text( 'heading', __( 'This page does not exist', 'hvac-blocks' ) ),
			'text'    => $attributes->text( 'text', __( 'The address may be misspelled, or the page may have moved. These pages may help:', 'hvac-blocks' ) ),
		),
	);
};
