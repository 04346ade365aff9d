<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

defined( 'ABSPATH' ) || exit;

/** Whether another plugin's entry can be a setting; in English, for its developers. */
final readonly class AddedSetting {
	private const KEY = '/^' . AddedSettings::PREFIX . '[a-z0-9][a-z0-9_]{0,50}$/D';

	/** Screen controls that suit lists; all others follow from the type. */
	private const CONTROLS = array( '', 'lines', 'numbers' );

	public static function is_section( string $name, mixed $title ): bool {
		return 1 === preg_match( self::KEY, $name ) && true === rest_validate_value_from_schema( $title, self::text() );
	}

	/** @param list<string> $sections existing ones */
	public static function problem( string $key, mixed $setting, array $sections ): ?string {
		if ( 1 !== preg_match( self::KEY, $key ) ) {
			return 'Its key must begin with "' . AddedSettings::PREFIX . '", followed by small letters, digits and underscores.';
		}

		$valid = rest_validate_value_from_schema( $setting, self::schema( $sections ), $key );

		if ( ! is_array( $setting ) || is_wp_error( $valid ) ) {
			return is_wp_error( $valid ) ? $valid->get_error_message() : 'It is no array.';
		}

		$type    = $setting['type'] ?? '';
		$default = $setting['default'] ?? null;
		$fits    = match ( $type ) {
			'string'  => is_string( $default ),
			'boolean' => is_bool( $default ),
			'integer' => is_int( $default ),
			default   => is_array( $default ) && array_is_list( $default ) && isset( $setting['items'] ),
		};

		/** @var array<string, mixed> $json */
		$json = array_intersect_key( $setting, array_flip( SettingsSchema::JSON_SCHEMA ) );

		return match ( true ) {
			isset( $json['pattern'] ) && false === @preg_match( '#' . str_replace( '#', '\\#', is_string( $json['pattern'] ) ? $json['pattern'] : '' ) . '#u', '' ) => 'Its pattern is no regular expression.', // phpcs:ignore WordPress.PHP.NoSilencedErrors -- there is no other way to ask.
			! $fits, '' !== $default && true !== rest_validate_value_from_schema( $default, $json, $key ) => 'Its default must be one of its values.',
			'string' === $type && ! isset( $json['maxLength'] ) && ! isset( $json['enum'] ) => 'A text must have a maxLength.',
			'array' === $type && ! isset( $json['maxItems'] ) => 'A list must have maxItems.',
			default => null,
		};
	}

	/**
	 * @param list<string> $sections
	 * @return array<string, mixed>
	 */
	private static function schema( array $sections ): array {
		$whole  = array( 'type' => 'integer' );
		$items  = array(
			'type'                 => 'object',
			'properties'           => array(
				'type'      => array( 'type' => 'string', 'enum' => array( 'string', 'integer' ), 'required' => true ),
				'enum'      => array( 'type' => 'array', 'minItems' => 1 ),
				'minimum'   => $whole,
				'maximum'   => $whole,
				'maxLength' => $whole,
			),
			'additionalProperties' => false,
		);
		$values = array( 'type' => 'array', 'items' => array( 'type' => array( 'string', 'integer' ) ), 'minItems' => 1 );

		return array(
			'type'                 => 'object',
			'properties'           => array(
				'type'      => array( 'type' => 'string', 'enum' => array( 'string', 'boolean', 'integer', 'array' ), 'required' => true ),
				'section'   => array( 'type' => 'string', 'enum' => $sections, 'required' => true ),
				'label'     => self::text() + array( 'required' => true ),
				'help'      => self::text(),
				'invalid'   => self::text(),
				'default'   => array( 'type' => array( 'boolean', 'integer', 'string', 'array' ), 'required' => true ),
				'format'    => array( 'type' => 'string', 'enum' => array( 'uri', 'email' ) ),
				'enum'      => $values,
				'choices'   => array( 'type' => 'object', 'additionalProperties' => self::text() ),
				'items'     => $items,
				'pattern'   => array( 'type' => 'string' ),
				'minimum'   => $whole,
				'maximum'   => $whole,
				'minLength' => $whole,
				'maxLength' => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 2000 ),
				'minItems'  => $whole,
				'maxItems'  => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 500 ),
				'control'   => array( 'type' => 'string', 'enum' => self::CONTROLS ),
				'when'      => array( 'type' => 'object' ),
				'secret'    => array( 'type' => 'boolean' ),
				'privilege' => array( 'type' => 'string', 'enum' => array_column( Privilege::cases(), 'value' ) ),
			),
			'additionalProperties' => false,
		);
	}

	/** @return array<string, mixed> */
	private static function text(): array {
		return array(
			'type'                 => array( 'string', 'object' ),
			'minLength'            => 1,
			'properties'           => array(
				't'      => array( 'type' => 'string', 'minLength' => 1, 'required' => true ),
				'domain' => array( 'type' => 'string' ),
			),
			'additionalProperties' => false,
		);
	}
}
