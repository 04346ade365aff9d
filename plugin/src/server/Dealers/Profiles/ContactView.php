<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\DealerSearch\DealerCard;
use HvacBlocks\Dealers\Map\MapConfig;
use HvacBlocks\Dealers\Records\DealerTimeZone;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\EarlyScript;
use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\HydrationMoment;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The view model of the block `dealer-profile-contact`. */
final readonly class ContactView {
	/** Null if there is no dealer to contact. */
	public static function of( BlockContext $context, string $company_id, int $level ): ?ViewModel {
		$dealer = ProfileDealer::of( $context, $company_id )?->dealer;

		if ( null === $dealer ) {
			return null;
		}

		$card     = DealerCard::props( $context->id, DealerCard::trimmed( $dealer ), DealerCard::config( $context, $level ) );
		$hours    = HoursText::of( $dealer->opening_hours, $context->language );
		$zone     = array() === $hours ? '' : DealerTimeZone::of( $dealer );

		$props = array(
			'id'         => $context->id,
			'level'      => $level,
			'dealer'     => array(
				'id'   => $dealer->company_id,
				'name' => $dealer->name,
			),
			'phone'      => $card['phone'],
			'tracking'   => $card['tracking'],
			'address'    => $card['address'],
			'directions' => '' === $card['directionsHref'] ? null : array(
				'text' => __( 'Directions', 'hvac-blocks' ),
				'note' => __( '(opens in a new tab)', 'hvac-blocks' ),
				'href' => $card['directionsHref'],
			),
			'hours'      => $hours,
			// The page may be cached: the browser says which of the two is true.
			'now'        => '' === $zone ? array() : array(
				'open'   => __( 'Open now', 'hvac-blocks' ),
				'closed' => __( 'Closed now', 'hvac-blocks' ),
			),
			'emergency'  => array() === $hours && $dealer->emergency_service ? __( '24/7 Emergency Service', 'hvac-blocks' ) : '',
			'map'        => ! $dealer->show_address || null === $dealer->lat || null === $dealer->lon ? null : array(
				'config' => MapConfig::of( $context->service( Settings::class ), $context->language ),
				'marker' => array(
					'id'    => $dealer->company_id,
					'title' => $dealer->name,
					'lat'   => $dealer->lat,
					'lon'   => $dealer->lon,
				),
			),
			'texts'      => array(
				'contact' => __( 'Contact', 'hvac-blocks' ),
				'call'    => Text::fill( __( 'Call {name}', 'hvac-blocks' ), array( 'name' => $dealer->name ) ),
				'hours'   => __( 'Hours', 'hvac-blocks' ),
				'address' => __( 'Address', 'hvac-blocks' ),
				'showMap' => __( 'Show map', 'hvac-blocks' ),
				'map'     => Text::fill( __( 'Where to find {name}', 'hvac-blocks' ), array( 'name' => $dealer->name ) ),
			),
		);

		// A tracked number is requested once the printed one is visible.
		return new ViewModel(
			$props,
			wrapper: '' === $zone ? array() : array(
				'data-hours' => implode( ';', $dealer->opening_hours ),
				'data-zone'  => $zone,
			),
			hydration: new Hydration( null === $card['tracking'] ? null : HydrationMoment::Visible ),
			early: '' === $zone ? null : new EarlyScript(),
		);
	}
}
