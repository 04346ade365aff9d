<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

use Closure;
use HvacBlocks\Kernel\Cidr;
use HvacBlocks\Kernel\RecordId;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Decides whether a value is valid for a setting, and converts it to the setting's type. */
final readonly class SettingsValidator {
	/** All settings are read with every request, so a map must be a short list. */
	private const MOST_ROWS = 500;

	/** @param array<string, Closure( mixed ): ?string> $row_rules by control, why a row of such a setting is rejected: the rules of the domain that reads it */
	public function __construct( private SettingsSchema $schema, private array $row_rules = array() ) {}

	/**
	 * Returns why the value is rejected; null if it is valid.
	 *
	 * @param string|null $label the setting's name in the message, if it is not the key
	 */
	public function problem( string $key, mixed $value, ?string $label = null ): ?string {
		if ( $this->has_rows( $key ) ) {
			return array_values( $this->problems( $key, $value, $label ) )[0] ?? null;
		}

		$schema = $this->schema->json_schema( $key );

		// An empty text means "not set" if that is also the default, whatever the format.
		if ( '' === $value && '' === $this->schema->default( $key ) ) {
			return null;
		}

		$valid = rest_validate_value_from_schema( $value, $schema, $label ?? $key );

		if ( is_wp_error( $valid ) ) {
			return self::reason( $valid, $schema, $value, $this->schema->texts( $key )['invalid'] );
		}

		if ( 'uri' === ( $schema['format'] ?? '' ) ) {
			return self::address_problem( is_string( $value ) ? $value : '' );
		}

		return match ( $key ) {
			'trusted_proxies' => self::networks_problem( $value ),
			'first_language_hosts' => self::hosts_problem( $value ),
			default => null,
		};
	}

	/**
	 * Returns the messages by subject: the key, or `key.row` for one row of a map or a table.
	 *
	 * @return array<string, string> empty if the value is valid
	 */
	public function problems( string $key, mixed $value, ?string $label = null ): array {
		if ( 'routes' === $this->schema->control( $key ) ) {
			return $this->route_problems( $key, $value, $label ?? $key );
		}

		if ( ! $this->schema->is_map( $key ) ) {
			$problem = $this->problem( $key, $value, $label );

			return null === $problem ? array() : array( $key => $problem );
		}

		if ( ! is_array( $value ) || count( $value ) > self::MOST_ROWS ) {
			/* translators: %d: a number. */
			return array( $key => sprintf( __( 'Enter a list of up to %d dealers.', 'hvac-blocks' ), self::MOST_ROWS ) );
		}

		$problems = array();

		foreach ( $value as $row => $item ) {
			$problem = $this->row_problem( $key, (string) $row, $item );

			if ( null !== $problem ) {
				$problems[ "$key.$row" ] = $problem;
			}
		}

		return $problems;
	}

	/** Returns the value in the setting's own type; call it only for a value without a problem. */
	public function typed( string $key, mixed $value ): mixed {
		if ( $this->schema->is_map( $key ) ) {
			return array_map( static fn ( mixed $item ): string => is_string( $item ) ? trim( $item ) : '', is_array( $value ) ? $value : array() );
		}

		$schema = $this->schema->json_schema( $key );

		if ( isset( $schema['format'] ) ) {
			return is_string( $value ) ? trim( $value ) : '';
		}

		if ( 'path' === $this->schema->control( $key ) ) {
			return is_string( $value ) ? trim( $value, "/ \n" ) : '';
		}

		return rest_sanitize_value_from_schema( $value, $schema );
	}

	private function has_rows( string $key ): bool {
		return $this->schema->is_map( $key ) || 'routes' === $this->schema->control( $key );
	}

	/** @return array<string, string> */
	private function route_problems( string $key, mixed $value, string $label ): array {
		$schema = $this->schema->json_schema( $key );
		$rows   = is_array( $value ) ? array_values( $value ) : array();
		$items  = is_array( $schema['items'] ?? null ) ? $schema['items'] : array();

		// The rows are checked one by one below, so that each has its own message.
		$valid = rest_validate_value_from_schema( $value, array_diff_key( $schema, array( 'items' => null ) ), $label );

		// WordPress also accepts comma-separated words as a list.
		if ( is_wp_error( $valid ) || ! is_array( $value ) ) {
			return array( $key => is_wp_error( $valid ) ? $valid->get_error_message() : __( 'Enter a list of rules.', 'hvac-blocks' ) );
		}

		$problems = array();

		foreach ( $rows as $number => $row ) {
			$problem = is_array( $row ) && '' !== ( $row['value'] ?? '' ) && '' !== ( $row['to'] ?? '' ) && true !== rest_validate_value_from_schema( $row, $items, $label )
				? __( 'This rule is not valid.', 'hvac-blocks' )
				: ( isset( $this->row_rules['routes'] ) ? $this->row_rules['routes']( $row ) : null );

			if ( null !== $problem ) {
				$problems[ "$key.$number" ] = $problem;
			}
		}

		return $problems;
	}

	private function row_problem( string $key, string $row, mixed $item ): ?string {
		if ( ! RecordId::is( $row ) ) {
			return __( 'A company ID can contain only letters, digits, hyphens and underscores.', 'hvac-blocks' );
		}

		$item    = is_string( $item ) ? trim( $item ) : '';
		$schema  = $this->schema->json_schema( $key )['additionalProperties'] ?? null;
		$schema  = is_array( $schema ) ? $schema : array();
		$longest = $schema['maxLength'] ?? null;

		if ( is_int( $longest ) && mb_strlen( $item ) > $longest ) {
			/* translators: %d: a number of characters. */
			return sprintf( __( 'This is longer than %d characters.', 'hvac-blocks' ), $longest );
		}

		// An address that visitors open may have a fragment.
		return 'uri' === ( $schema['format'] ?? '' ) ? self::address_problem( $item, with_fragment: true ) : null;
	}

	/**
	 * WordPress' own message if people can understand it; patterns and positions in lists are not for them.
	 *
	 * @param array<string, mixed> $schema
	 */
	private static function reason( WP_Error $error, array $schema, mixed $value, string $invalid ): string {
		/** @var array<string, mixed> $items */
		$items = $schema['items'] ?? array();

		foreach ( array() !== $items && is_array( $value ) ? $value : array() as $item ) {
			if ( is_scalar( $item ) && is_wp_error( rest_validate_value_from_schema( $item, $items ) ) ) {
				/* translators: %s: what was typed. */
				return trim( sprintf( __( '“%s” is not allowed here.', 'hvac-blocks' ), (string) $item ) . " $invalid" );
			}
		}

		if ( 'rest_invalid_pattern' !== $error->get_error_code() ) {
			return $error->get_error_message();
		}

		return '' === $invalid ? __( 'This contains a character that is not allowed.', 'hvac-blocks' ) : $invalid;
	}

	/** Returns why an address cannot be called or opened; null if it can. */
	public static function address_problem( string $url, bool $with_fragment = false ): ?string {
		$parts = wp_parse_url( $url );

		if ( ! is_array( $parts ) || ! in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) || '' === ( $parts['host'] ?? '' ) ) {
			return __( 'Enter a full URL that starts with https://', 'hvac-blocks' );
		}

		if ( isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return __( 'Enter the URL without a user name and password.', 'hvac-blocks' );
		}

		return ! $with_fragment && isset( $parts['fragment'] ) || 1 === preg_match( '/[\s<>"\\\\]/', $url ) ? __( 'This address contains a character that is not allowed.', 'hvac-blocks' ) : null;
	}

	/** Two languages for one host. */
	private static function hosts_problem( mixed $lines ): ?string {
		$hosts = array_map( static fn ( mixed $line ): string => is_string( $line ) ? strtolower( trim( explode( '=', $line )[0] ) ) : '', is_array( $lines ) ? $lines : array() );
		$twice = array_key_first( array_diff_key( $hosts, array_unique( $hosts ) ) );

		/* translators: %s: a host name. */
		return null === $twice ? null : sprintf( __( '“%s” is listed twice.', 'hvac-blocks' ), $hosts[ $twice ] );
	}

	private static function networks_problem( mixed $networks ): ?string {
		foreach ( wp_parse_list( is_array( $networks ) ? $networks : ( is_string( $networks ) ? $networks : '' ) ) as $network ) {
			if ( ! Cidr::is_valid( (string) $network ) ) {
				return __( 'Enter IP addresses or networks such as 10.0.0.0/8.', 'hvac-blocks' );
			}
		}

		return null;
	}
}
