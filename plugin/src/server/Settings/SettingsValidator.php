<?php
declare(strict_types=1);

namespace HvacBlocks\Settings;

use HvacBlocks\Http\Cidr;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Decides whether a value may be a setting, and gives it the setting's type. */
final readonly class SettingsValidator {
	public function __construct( private SettingsSchema $schema ) {}

	/**
	 * The message why the value is refused; null where it is good.
	 *
	 * @param string|null $label what the message calls the setting, where that is not its key
	 */
	public function problem( string $key, mixed $value, ?string $label = null ): ?string {
		$schema = $this->schema->json_schema( $key );

		// An empty text is "not set" wherever that is also the default, whatever the format.
		if ( '' === $value && '' === $this->schema->default( $key ) ) {
			return null;
		}

		$valid = rest_validate_value_from_schema( $value, $schema, $label ?? $key );

		if ( is_wp_error( $valid ) ) {
			return self::reason( $valid, $schema, $value );
		}

		if ( 'uri' === ( $schema['format'] ?? '' ) ) {
			return self::address_problem( is_string( $value ) ? $value : '' );
		}

		return 'trusted_proxies' === $key ? self::networks_problem( $value ) : null;
	}

	/** The value in the setting's own type; call it only for a value without a problem. */
	public function typed( string $key, mixed $value ): mixed {
		$schema = $this->schema->json_schema( $key );

		if ( isset( $schema['format'] ) ) {
			return is_string( $value ) ? trim( $value ) : '';
		}

		return rest_sanitize_value_from_schema( $value, $schema );
	}

	/**
	 * WordPress' own message where people understand it; patterns and positions in lists are not for them.
	 *
	 * @param array<string, mixed> $schema
	 */
	private static function reason( WP_Error $error, array $schema, mixed $value ): string {
		/** @var array<string, mixed> $items */
		$items = $schema['items'] ?? array();

		foreach ( array() !== $items && is_array( $value ) ? $value : array() as $item ) {
			if ( is_scalar( $item ) && is_wp_error( rest_validate_value_from_schema( $item, $items ) ) ) {
				/* translators: %s: what was typed. */
				return sprintf( __( '“%s” cannot stand here.', 'hvac-blocks' ), (string) $item );
			}
		}

		return 'rest_invalid_pattern' === $error->get_error_code() ? __( 'This has a character that cannot stand here.', 'hvac-blocks' ) : $error->get_error_message();
	}

	private static function address_problem( string $url ): ?string {
		$parts = wp_parse_url( $url );

		if ( ! is_array( $parts ) || ! in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) || '' === ( $parts['host'] ?? '' ) ) {
			return __( 'Write a full address that starts with https://', 'hvac-blocks' );
		}

		if ( isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return __( 'Write the address without a user name and password.', 'hvac-blocks' );
		}

		return isset( $parts['fragment'] ) || 1 === preg_match( '/[\s<>"\\\\]/', $url ) ? __( 'This address has a character that cannot stand there.', 'hvac-blocks' ) : null;
	}

	private static function networks_problem( mixed $networks ): ?string {
		foreach ( wp_parse_list( is_array( $networks ) ? $networks : ( is_string( $networks ) ? $networks : '' ) ) as $network ) {
			if ( ! Cidr::is_valid( (string) $network ) ) {
				return __( 'Write IP addresses or networks such as 10.0.0.0/8.', 'hvac-blocks' );
			}
		}

		return null;
	}
}
