<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Platform\Settings\SettingsValidator;

defined( 'ABSPATH' ) || exit;

/** Checks the address and the headers that a person typed for the site's requests. */
final class RequestInput {
	/** The names that the plugin or the protocol sets, in lowercase. */
	private const RESERVED = array( 'content-type', 'content-length', 'host', 'idempotency-key', 'x-hvac-blocks-delivery', 'x-hvac-blocks-signature', 'transfer-encoding', 'connection' );

	public static function url_problem( string $url ): ?string {
		$parts    = (array) wp_parse_url( $url );
		$is_plain = 'https' !== strtolower( (string) ( $parts['scheme'] ?? '' ) ) && ! in_array( $parts['host'] ?? '', array( 'localhost', '127.0.0.1' ), true );

		return $is_plain ? __( 'Enter a full URL that starts with https://', 'hvac-blocks' ) : SettingsValidator::address_problem( $url );
	}

	public static function header_problem( string $name, string $value ): ?string {
		return match ( true ) {
			1 !== preg_match( '/^[A-Za-z][A-Za-z0-9-]*$/D', $name ) => __( 'A header’s name has letters, digits and hyphens.', 'hvac-blocks' ),
			in_array( strtolower( $name ), self::RESERVED, true ) => __( 'This header is set by the site.', 'hvac-blocks' ),
			1 !== preg_match( '/^[\x20-\x7E]+$/D', $value ) => __( 'Enter a value in plain letters, digits and signs.', 'hvac-blocks' ),
			default => null,
		};
	}
}
