<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchHydration;
use HvacBlocks\Dealers\PostalAreas\PostalAreaDirectory;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\EarlyScript;
use HvacBlocks\Editing\Blocks\HydrationMoment;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$north    = $attributes->text( 'north_campaign_text', __( 'Winters here are long. A high-efficiency furnace or a cold-climate heat pump keeps every room warm for less.', 'hvac-blocks' ) );
	$south    = $attributes->text( 'south_campaign_text', __( 'Summers here are long. A high-efficiency air conditioner or heat pump keeps every room cool for less.', 'hvac-blocks' ) );
	/** @var 'north'|'south' $unknown block.json names them */
	$unknown  = $attributes->text( 'default_region' );
	$northern = $context->service( Settings::class )->strings( 'northern_regions' );
	$place    = $context->query( 'zipcode' );

	try {
		$code = '' === $place ? '' : $context->service( PostalAreaDirectory::class )->find( $place )->region_code ?? '';
	} catch ( Unavailable ) {
		// The text for an unknown region.
		$code = '';
	}

	$region = in_array( $code, $northern, true ) ? 'north' : 'south';

	return $context->lacks( $north . $south ) ? null : new ViewModel(
		props: array(
			'place'    => $place,
			'northern' => $northern,
			'unknown'  => $unknown,
			'url'      => rest_url( 'hvac-blocks/v1/location' ),
			'texts'    => array(
				'north' => __( 'In the north', 'hvac-blocks' ),
				'south' => __( 'In the south', 'hvac-blocks' ),
			),
		),
		slots: array(
			'north_campaign_text' => $north,
			'south_campaign_text' => $south,
		),
		wrapper: array( 'data-region' => '' === $code ? $unknown : $region ),
		hydration: DealerSearchHydration::about( $place, HydrationMoment::Touch ),
		// The server answers a place in the address.
		early: '' === $place ? new EarlyScript() : null,
	);
};
