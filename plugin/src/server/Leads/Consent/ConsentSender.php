<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Who asks for a consent: the brand, and its postal address, which CASL (s. 6) wants to be named. */
final readonly class ConsentSender {
	public function __construct( public string $brand, private string $address = '' ) {}

	public static function of( Settings $settings ): self {
		return new self( $settings->string( 'brand_name' ), trim( $settings->string( 'postal_address' ) ) );
	}

	/** @return array{brand: string, sender: string} the values of `ConsentText::PLACES`; without an address, the sender is the brand */
	public function places(): array {
		return array(
			'brand'  => $this->brand,
			'sender' => '' === $this->address ? $this->brand : "{$this->brand} ({$this->address})",
		);
	}
}
