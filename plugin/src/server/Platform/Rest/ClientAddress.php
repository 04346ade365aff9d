<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\Cidr;
use HvacBlocks\Kernel\IpAddress;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The network address of a request. A header is trusted only as far as trusted proxies wrote it. */
final readonly class ClientAddress {
	public function __construct( private Settings $settings ) {}

	/** An IP address without a port, IPv4 in its own form; an empty string if the server gives none. */
	public function current(): string {
		$trusted = $this->settings->strings( 'trusted_proxies' );
		$address = IpAddress::without_port( self::header( 'REMOTE_ADDR' ) );

		if ( array() === $trusted || ! Cidr::any_contains( $trusted, $address ) ) {
			return $address;
		}

		// Each proxy appends its caller: from the right, the first address that is not a trusted proxy is the visitor.
		foreach ( array_reverse( explode( ',', self::header( 'HTTP_X_FORWARDED_FOR' ) ) ) as $hop ) {
			$hop = IpAddress::without_port( $hop );

			if ( '' === $hop ) {
				break;
			}

			$address = $hop;

			if ( ! Cidr::any_contains( $trusted, $hop ) ) {
				break;
			}
		}

		return $address;
	}

	private static function header( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only taken for an address.

		return is_string( $value ) ? $value : '';
	}
}
