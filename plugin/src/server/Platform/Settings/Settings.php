<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

use Closure;
use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's settings: a constant `HVAC_BLOCKS_<KEY>` overrides the stored value, the stored value overrides the default.
 *
 * Assumptions:
 * - All are one autoloaded option, so that reading one costs no query.
 * - A constant or stored value that its schema rejects counts as missing.
 * - Reading an unknown key, or another type than the setting's own, is a programming error and throws.
 */
final readonly class Settings {
	public const OPTION = 'hvac_blocks_settings';

	public SettingsValidator $validator;

	/** @param array<string, Closure( mixed ): ?string> $row_rules see `SettingsValidator` */
	public function __construct( private SettingsSchema $schema = new SettingsSchema(), array $row_rules = array() ) {
		$this->validator = new SettingsValidator( $schema, $row_rules );
	}

	public function string( string $key ): string {
		$value = $this->value( $key );

		return is_string( $value ) ? $value : throw self::mistaken( esc_html( $key ), 'a string' );
	}

	public function int( string $key ): int {
		$value = $this->value( $key );

		return is_int( $value ) ? $value : throw self::mistaken( esc_html( $key ), 'an integer' );
	}

	public function bool( string $key ): bool {
		$value = $this->value( $key );

		return is_bool( $value ) ? $value : throw self::mistaken( esc_html( $key ), 'a boolean' );
	}

	/**
	 * Whether a domain's records come from a service: the settings choose it and have its address.
	 *
	 * @param string $domain the prefix of its settings, `{domain}_provider` and `{domain}_url`
	 */
	public function has_service( string $domain ): bool {
		return 'http' === $this->string( "{$domain}_provider" ) && '' !== $this->string( "{$domain}_url" );
	}

	/** @return list<string> */
	public function strings( string $key ): array {
		return array_map( self::text( ... ), array_values( $this->items( $key ) ) );
	}

	/** @return list<int> */
	public function ints( string $key ): array {
		return array_map( static fn ( mixed $item ): int => is_numeric( $item ) ? (int) $item : 0, array_values( $this->items( $key ) ) );
	}

	/** @return array<string, string> */
	public function map( string $key ): array {
		$map = array();

		foreach ( $this->items( $key ) as $name => $item ) {
			$map[ (string) $name ] = self::text( $item );
		}

		return $map;
	}

	/** Returns the effective value, in the setting's own type. */
	public function value( string $key ): mixed {
		return ( defined( $this->schema->constant_name( $key ) ) ? $this->constant( $key ) : null ) ?? $this->in_force( $key, $this->stored() );
	}

	/**
	 * Returns the effective value if these were stored and there were no constant.
	 *
	 * @param array<array-key, mixed> $stored
	 */
	public function in_force( string $key, array $stored ): mixed {
		return array_key_exists( $key, $stored ) && null === $this->validator->problem( $key, $stored[ $key ] )
			? $this->validator->typed( $key, $stored[ $key ] )
			: $this->schema->default( $key );
	}

	/** Returns the raw value, valid or not: a cheap way to see whether it changed. Null if nothing is set. */
	public function given( string $key ): mixed {
		$name     = $this->schema->constant_name( $key );
		$constant = defined( $name ) ? constant( $name ) : null;

		return $constant ?? $this->stored()[ $key ] ?? null;
	}

	/** Whether wp-config.php fixes the setting, so that it cannot be changed in the browser. */
	public function is_locked( string $key ): bool {
		return null !== $this->constant( $key );
	}

	/** Whether a value other than the default is effective. */
	public function is_set( string $key ): bool {
		return $this->value( $key ) !== $this->schema->default( $key );
	}

	/** @return array<string, mixed> the stored values, whether valid or not */
	public function stored(): array {
		$stored = get_option( self::OPTION, array() );

		/** @var array<string, mixed> $stored */
		$stored = is_array( $stored ) ? $stored : array();

		return $stored;
	}

	private function constant( string $key ): mixed {
		// Before the name is looked up, so that an unknown key throws.
		$setting = $this->schema->get( $key );
		$name    = $this->schema->constant_name( $key );
		$value   = defined( $name ) ? constant( $name ) : null;

		// A constant set from a missing environment variable.
		if ( null === $value || false === $value && 'boolean' !== ( $setting['type'] ?? '' ) ) {
			return null;
		}

		return null === $this->validator->problem( $key, $value ) ? $this->validator->typed( $key, $value ) : null;
	}

	/** @return array<array-key, mixed> */
	private function items( string $key ): array {
		$value = $this->value( $key );

		return is_array( $value ) ? $value : throw self::mistaken( esc_html( $key ), 'a list or a map' );
	}

	private static function text( mixed $item ): string {
		return is_scalar( $item ) ? (string) $item : '';
	}

	private static function mistaken( string $key, string $type ): InvalidArgumentException {
		return new InvalidArgumentException( "The setting '$key' is not $type." );
	}
}
