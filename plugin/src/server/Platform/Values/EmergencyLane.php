<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The texts of `ui/dealers/emergency-lane` in the current language, for the start of anything that takes time. */
final class EmergencyLane {
	/** @return array{phone: array{text: string, href: string}|null, texts: array{title: string, hours: string, gas: string}} */
	public static function props( Settings $settings ): array {
		$line = HelpLine::of( $settings );

		return array(
			'phone' => '' === $line->number ? null : array(
				'text' => $line->number,
				'href' => PhoneNumber::href( $line->number ),
			),
			'texts' => array(
				'title' => __( 'No heat, no cooling or a smell of gas?', 'hvac-blocks' ),
				'hours' => $line->hours,
				'gas'   => __( 'If you smell gas, leave the house first. Then call your gas company or 911 from outside.', 'hvac-blocks' ),
			),
		);
	}
}
