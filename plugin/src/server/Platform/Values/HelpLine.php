<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The number of a help banner and its opening hours. Two lines have different hours; no number is ever shown with the hours of the other.
 */
final readonly class HelpLine {
	private function __construct(
		public string $number,
		/** Empty if the number's hours are unknown. */
		public string $hours,
	) {}

	/** @param string $own the banner's own number; empty for the site's */
	public static function of( Settings $settings, string $own = '' ): self {
		$number = PhoneNumber::first_usable( $own );

		if ( '' !== $number ) {
			return new self( $number, '' );
		}

		$number = PhoneNumber::first_usable( $settings->string( 'customer_service_phone' ) );

		if ( '' !== $number ) {
			return new self( $number, __( 'Monday to Friday, 8am to 6pm CST', 'hvac-blocks' ) );
		}

		$number = PhoneNumber::first_usable( $settings->string( 'support_phone' ) );

		return '' !== $number
			? new self( $number, __( 'Monday to Friday, 7am to 5pm CST', 'hvac-blocks' ) )
			: new self( PhoneNumber::first_usable( $settings->string( 'default_routing_number' ) ), '' );
	}
}
