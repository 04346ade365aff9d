<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of `ui/dealers/emergency-lane` in the current language, for the start of anything that takes time.
 *
 * @phpstan-type Lane array{phone: array{text: string, href: string}|null, dealersUrl: string, texts: array{title: string, hours: string, gas: string, dealers: string}}
 */
final class EmergencyLane {
	/**
	 * @param string $dealers_url the address of the dealer search
	 * @return Lane
	 */
	public static function props( Settings $settings, string $dealers_url ): array {
		$line = HelpLine::of( $settings );

		return array(
			'phone'      => '' === $line->number ? null : array(
				'text' => $line->number,
				'href' => PhoneNumber::href( $line->number ),
			),
			'dealersUrl' => add_query_arg( 'filter', 'emergency', $dealers_url ),
			'texts'      => array(
				'title'   => __( 'No heat or no cooling?', 'hvac-blocks' ),
				'hours'   => $line->hours,
				'gas'     => self::gas(),
				'dealers' => __( 'Find a dealer with 24/7 service', 'hvac-blocks' ),
			),
		);
	}

	/** The only advice about gas and carbon monoxide that blocks give. It comes before any phone number of the site. */
	public static function gas(): string {
		return __( 'Smell gas, or is a CO alarm sounding? Leave now. Call 911 or your gas company from outside.', 'hvac-blocks' );
	}
}
